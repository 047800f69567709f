//! Who may ask: only a page that this server has sent.

use std::net::{IpAddr, SocketAddr};

use axum::http::header::{CONTENT_TYPE, HOST, HeaderName, ORIGIN};
use axum::http::{HeaderMap, StatusCode};
use minuet_words::message::ServerMessage;

/// A refusal: its status, and why.
pub(super) type Refusal = (StatusCode, ServerMessage);

/// Knows the names of this server.
///
/// A foreign page can make a browser send requests to 127.0.0.1, and can even give its own name that address
/// (DNS rebinding). Its name is then in `Host`, or in `Origin`.
#[derive(Clone, Debug)]
pub(super) struct Guard {
    address: SocketAddr,
    names: Vec<String>,
}

impl Guard {
    pub(super) fn new(address: SocketAddr, name: &str) -> Guard {
        let mut names = vec!["localhost".to_owned(), name.to_ascii_lowercase()];
        // Whoever may ask from elsewhere may use the name of this machine, as other machines know it.
        if !address.ip().is_loopback()
            && let Some(own) = own_name()
        {
            let own = own.to_ascii_lowercase();
            names.extend([format!("{own}.local"), own]);
        }
        Guard { address, names }
    }

    /// Refuses a request with a foreign `Host` or `Origin`.
    pub(super) fn admit(&self, headers: &HeaderMap) -> Result<(), Refusal> {
        let missing = (StatusCode::BAD_REQUEST, ServerMessage::HostMissing);
        let host = only(headers, HOST)?.ok_or(missing)?;
        if !self.knows(host) {
            let own = format!("http://{}/", self.address);
            let why = ServerMessage::HostForeign { host: host.to_owned(), own };
            return Err((StatusCode::FORBIDDEN, why));
        }
        let foreign = |origin: &str| {
            let why = ServerMessage::OriginForeign { origin: origin.to_owned() };
            (StatusCode::FORBIDDEN, why)
        };
        match only(headers, ORIGIN)? {
            Some(origin) if origin.strip_prefix("http://") != Some(host) => Err(foreign(origin)),
            _ => Ok(()),
        }
    }

    fn knows(&self, host: &str) -> bool {
        let (name, port) = match host.rsplit_once(':') {
            Some((name, port)) if !port.ends_with(']') => (name, port.parse().ok()),
            _ => (host, Some(80)),
        };
        let name = name.to_ascii_lowercase();
        let bare = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(&name);
        let here = match bare.parse::<IpAddr>() {
            // A bare address has no name behind it, so it cannot have been given a false one.
            Ok(ip) => !self.address.ip().is_loopback() || ip.is_loopback(),
            Err(_) => self.names.iter().any(|name| name == bare),
        };
        here && port == Some(self.address.port())
    }
}

/// What this machine is called.
fn own_name() -> Option<String> {
    #[cfg(unix)]
    return rustix::system::uname().nodename().to_str().ok().map(str::to_owned);
    #[cfg(not(unix))]
    return std::env::var("COMPUTERNAME").ok();
}

/// Refuses a body that does not say it is JSON: a foreign form cannot say so.
pub(super) fn is_json(headers: &HeaderMap) -> Result<(), Refusal> {
    let kind = only(headers, CONTENT_TYPE)?.unwrap_or("");
    let kind = kind.split(';').next().unwrap_or("").trim();
    if kind.eq_ignore_ascii_case("application/json") {
        return Ok(());
    }
    Err((StatusCode::UNSUPPORTED_MEDIA_TYPE, ServerMessage::NotJson))
}

/// The one value of a header.
fn only(headers: &HeaderMap, name: HeaderName) -> Result<Option<&str>, Refusal> {
    let mut values = headers.get_all(&name).iter();
    let bad =
        || (StatusCode::BAD_REQUEST, ServerMessage::HeaderUnreadable { name: name.to_string() });
    match (values.next(), values.next()) {
        (None, _) => Ok(None),
        (Some(value), None) => value.to_str().map(Some).map_err(|_| bad()),
        (Some(_), Some(_)) => Err(bad()),
    }
}

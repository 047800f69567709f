//! The address that the server listens on.

use std::io;
use std::net::{TcpListener, ToSocketAddrs};

use minuet_words::message::ServerMessage;

/// Where to listen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    /// The address or name of the machine: `127.0.0.1` mostly.
    pub host: String,
    /// The port.
    pub port: Port,
}

/// Which port to take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Port {
    /// The page's own, or the next free one.
    Usual,
    /// This one and no other; 0 takes any that is free.
    Only(u16),
}

impl Port {
    /// The page's own port: the year of the paper.
    pub const OWN: u16 = 2018;
    /// How many ports are tried.
    const TRIED: u16 = 100;
}

pub(super) fn listen(Address { host, port }: &Address) -> Result<TcpListener, ServerMessage> {
    let host = host.clone();
    match *port {
        Port::Only(port) => bind(&host, port).map_err(|error| ServerMessage::PortNotAvailable {
            host,
            port,
            error: error.to_string(),
        }),
        Port::Usual => {
            let (first, last) = (Port::OWN, Port::OWN + Port::TRIED - 1);
            for port in first..=last {
                match bind(&host, port) {
                    Ok(listener) => return Ok(listener),
                    Err(error) if error.kind() == io::ErrorKind::AddrInUse => {}
                    Err(error) => {
                        let error = error.to_string();
                        return Err(ServerMessage::HostNotAvailable { host, error });
                    }
                }
            }
            Err(ServerMessage::PortsAllTaken { host, first, last })
        }
    }
}

fn bind(host: &str, port: u16) -> io::Result<TcpListener> {
    let bare = host.trim_start_matches('[').trim_end_matches(']');
    let addresses: Vec<_> = (bare, port).to_socket_addrs()?.collect();
    TcpListener::bind(addresses.as_slice())
}

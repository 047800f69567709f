//! The address that is listened at.

use std::io;
use std::net::{TcpListener, ToSocketAddrs};

use thiserror::Error;

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

/// Why an address cannot be had.
#[derive(Debug, Error)]
pub enum ListenError {
    /// The port that was asked for.
    #[error("port {port} of {host} cannot be had: {error}; name another with --port, or none")]
    Port {
        /// The machine.
        host: String,
        /// The port.
        port: u16,
        /// What the system says.
        error: io::Error,
    },
    /// The machine.
    #[error("{host} cannot be listened at: {error}")]
    Host {
        /// The machine.
        host: String,
        /// What the system says.
        error: io::Error,
    },
    /// All ports that were tried.
    #[error("ports {} to {} of {host} are all taken; name another with --port", Port::OWN, Port::OWN + Port::TRIED - 1)]
    AllTaken {
        /// The machine.
        host: String,
    },
}

pub(super) fn listen(Address { host, port }: &Address) -> Result<TcpListener, ListenError> {
    let host = host.clone();
    match *port {
        Port::Only(port) => {
            bind(&host, port).map_err(|error| ListenError::Port { host, port, error })
        }
        Port::Usual => {
            for port in Port::OWN..Port::OWN + Port::TRIED {
                match bind(&host, port) {
                    Ok(listener) => return Ok(listener),
                    Err(error) if error.kind() == io::ErrorKind::AddrInUse => {}
                    Err(error) => return Err(ListenError::Host { host, error }),
                }
            }
            Err(ListenError::AllTaken { host })
        }
    }
}

fn bind(host: &str, port: u16) -> io::Result<TcpListener> {
    let bare = host.trim_start_matches('[').trim_end_matches(']');
    let addresses: Vec<_> = (bare, port).to_socket_addrs()?.collect();
    TcpListener::bind(addresses.as_slice())
}

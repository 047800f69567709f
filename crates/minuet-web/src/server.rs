//! The local server: a thin door to [`answer`](crate::answer), and the files of the page.

mod door;
mod files;
mod guard;
mod listen;

use std::io;
use std::net::SocketAddr;

use minuet_words::Language;
use tokio::runtime::Builder;

pub use files::page;
pub use listen::{Address, Port};
pub use minuet_words::message::ServerMessage;

/// Where the page is served.
#[derive(Debug)]
pub struct Server {
    listener: std::net::TcpListener,
    address: SocketAddr,
    name: String,
    language: Language,
}

impl Server {
    /// Takes the address, without answering yet. The page and its answers speak `language`.
    ///
    /// # Errors
    ///
    /// When the address is not available.
    pub fn bind(address: &Address, language: Language) -> Result<Server, ServerMessage> {
        let listener = listen::listen(address)?;
        let name = address.host.clone();
        match listener.local_addr() {
            Ok(address) => Ok(Server { listener, address, name, language }),
            Err(error) => {
                Err(ServerMessage::HostNotAvailable { host: name, error: error.to_string() })
            }
        }
    }

    /// The address of the page, for a browser on this machine.
    pub fn url(&self) -> String {
        let port = self.address.port();
        match self.address.ip() {
            ip if ip.is_unspecified() => format!("http://127.0.0.1:{port}/"),
            ip if ip.is_ipv6() => format!("http://[{ip}]:{port}/"),
            ip => format!("http://{ip}:{port}/"),
        }
    }

    /// Whether other machines may be able to open the page.
    pub fn is_open_to_others(&self) -> bool {
        !self.address.ip().is_loopback()
    }

    /// Answers until it is told to end: by Ctrl-C, or by a signal that asks for it.
    ///
    /// # Errors
    ///
    /// When the machine has no threads to spare.
    pub fn run(self) -> io::Result<()> {
        let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
        let ended = runtime.block_on(async move {
            self.listener.set_nonblocking(true)?;
            let listener = tokio::net::TcpListener::from_std(self.listener)?;
            let guard = guard::Guard::new(self.address, &self.name);
            tokio::select! {
                () = door::serve(listener, guard, self.language) => Ok(()),
                ended = ended() => ended,
            }
        });
        // Work that is under way is bounded, and nothing waits for it any more.
        runtime.shutdown_background();
        ended
    }
}

#[cfg(unix)]
async fn ended() -> io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut asked = signal(SignalKind::terminate())?;
    tokio::select! {
        interrupted = tokio::signal::ctrl_c() => interrupted,
        _ = asked.recv() => Ok(()),
    }
}

#[cfg(not(unix))]
async fn ended() -> io::Result<()> {
    tokio::signal::ctrl_c().await
}

//! `minuet serve`: the page, on this machine.

use std::process::{Command, Stdio};

use minuet_web::{Address, Port, Server};
use minuet_words::message::{CommandMessage, ServerMessage};

use crate::cli::Serve;
use crate::exit::{Exit, Failure};
use crate::output;
use crate::speech::{complain, language};

pub(crate) fn run(args: &Serve) -> Result<Exit, Failure> {
    let port = args.port.map_or(Port::Usual, Port::Only);
    let address = Address { host: args.host.clone(), port };
    let server = Server::bind(&address, language()).map_err(|why| match why {
        ServerMessage::PortNotAvailable { .. } | ServerMessage::PortsAllTaken { .. } => {
            Failure::from(CommandMessage::ChooseAnotherPort(why))
        }
        other => other.into(),
    })?;
    let url = server.url();
    output::print(format!("{url}\n"))?;
    if server.is_open_to_others() {
        complain(CommandMessage::OpenToOthers);
    }
    if args.open && !opened(&url) {
        complain(CommandMessage::NoBrowser { url });
    }
    server.run().map_err(|error| CommandMessage::ServerFailed { error: error.to_string() })?;
    Ok(Exit::Yes)
}

/// Whether the system has started a browser.
fn opened(url: &str) -> bool {
    let (program, arguments): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else {
        ("xdg-open", &[])
    };
    let mut command = Command::new(program);
    command
        .args(arguments)
        .arg(url)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    // It may run as long as the browser does, so it is not waited for.
    command.spawn().is_ok()
}

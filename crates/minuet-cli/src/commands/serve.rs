//! `minuet serve`: the page, on this machine.

use std::io::Write;
use std::process::{Command, Stdio};

use minuet_web::{Address, Port, Server};

use crate::cli::Serve;
use crate::exit::Exit;
use crate::output::{self, complain};

pub(crate) fn run(args: &Serve) -> anyhow::Result<Exit> {
    let port = args.port.map_or(Port::Usual, Port::Only);
    let server = Server::bind(&Address { host: args.host.clone(), port })?;
    let url = server.url();
    let mut out = output::open(None)?;
    writeln!(out, "{url}")?;
    out.flush()?;
    if args.open && !opened(&url) {
        complain(&format!("no browser can be opened from here: open {url} yourself"));
    }
    server.run()?;
    Ok(Exit::Yes)
}

/// Whether the system has opened a browser.
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
    // It may go on as long as the browser does, so nobody waits for it.
    command.spawn().is_ok()
}

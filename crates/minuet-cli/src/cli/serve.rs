//! What can be asked of `minuet serve`.

use clap::Args;

#[derive(Args)]
#[command(after_help = MORE)]
pub(crate) struct Serve {
    /// Open the page in a browser
    #[arg(long)]
    pub(crate) open: bool,
    /// The port to use; 0 takes any free one [default: 2018, or the next free one]
    #[arg(long, value_name = "PORT")]
    pub(crate) port: Option<u16>,
    /// The address to listen on; by default only this machine can connect
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1")]
    pub(crate) host: String,
}

const MORE: &str = "\
The address of the page is the first line on standard output. The server keeps nothing: what you write stays in \
your browser. Ctrl-C ends it.";

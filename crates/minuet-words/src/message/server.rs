//! What the local server says.

/// What the local server says: why it cannot listen, and why it refuses a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ServerMessage {
    /// `error` is what the operating system says.
    PortNotAvailable {
        host: String,
        port: u16,
        error: String,
    },
    /// `error` is what the operating system says.
    HostNotAvailable {
        host: String,
        error: String,
    },
    PortsAllTaken {
        host: String,
        first: u16,
        last: u16,
    },
    HostMissing,
    /// `own` is where the page can be found instead.
    HostForeign {
        host: String,
        own: String,
    },
    OriginForeign {
        origin: String,
    },
    HeaderUnreadable {
        name: String,
    },
    NotJson,
    NoSuchFile,
    FilesAreOnlyRead,
    QuestionsArePosted,
    QuestionTooLong {
        most_kib: usize,
    },
    QuestionCutShort,
    QuestionTooSlow,
    /// `error` is what the reader of JSON says.
    QuestionUnreadable {
        error: String,
    },
    TooManyWaiting,
    Crashed,
}

//! Messages: what there is to say, as data.
//!
//! Each part of the program has an enum of its own here. The variants carry numbers, cells and texts, never
//! words, so their names say what they mean; `english` says it in words.

// A variant is explained by its name and by the sentence that `english` makes of it.
#![allow(missing_docs)]

mod app;
mod command;
mod format;
mod hunt;
mod judge;
mod make;
mod noun;
mod photo;
mod python;
mod server;
mod show;

pub use app::{AppMessage, Deeper, HintMessage, Lacking};
pub use command::{CommandMessage, ConditionPart, HuntChecked, InputName, Place};
pub use format::{ErrorKind, Expected, FormatError, FormatMessage, ParseFormatError, WriteError};
pub use hunt::{
    CertificateTrouble, Change, Damage, HuntError, HuntFault, HuntFaultKind, HuntMessage,
    InputFault, NearScore, ParquetFault, ReportLabel, RowPart, Setting, SettingValue, Uncompared,
};
pub use judge::{CertificateFault, CertificateRejection, Fault, Figure, JudgeMessage, Rejection};
pub use make::MakeMessage;
pub use noun::NounMessage;
pub use photo::{CellChange, PhotoMessage, PictureKind};
pub use python::PythonMessage;
pub use server::ServerMessage;
pub use show::ShowMessage;

use std::fmt;

use crate::Language;

/// Anything that the program may say to a person, apart from its explanations of entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    Noun(NounMessage),
    Format(FormatMessage),
    Make(MakeMessage),
    Judge(JudgeMessage),
    Hunt(HuntMessage),
    App(AppMessage),
    Photo(PhotoMessage),
    Command(CommandMessage),
    Server(ServerMessage),
    Show(ShowMessage),
    Python(PythonMessage),
}

/// What can be said by itself, and what it is a part of.
macro_rules! spoken {
    ($($whole:ident::$variant:ident($type:ident);)*) => {$(
        impl From<$type> for Message {
            fn from(message: $type) -> Message {
                $whole::$variant(message).into()
            }
        }

        /// In English; a door that speaks another language asks that language for its words.
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&Language::English.say(&self.clone().into()))
            }
        }

        impl std::error::Error for $type {}
    )*};
}

spoken! {
    Message::Noun(NounMessage);
    Message::Format(FormatMessage);
    Message::Make(MakeMessage);
    Message::Judge(JudgeMessage);
    Message::Hunt(HuntMessage);
    Message::App(AppMessage);
    Message::Photo(PhotoMessage);
    Message::Command(CommandMessage);
    Message::Server(ServerMessage);
    Message::Show(ShowMessage);
    Message::Python(PythonMessage);
    FormatMessage::Rejected(FormatError);
    FormatMessage::Write(WriteError);
    FormatMessage::Name(ParseFormatError);
    HuntMessage::Error(HuntError);
    HuntMessage::Fault(HuntFault);
    HuntMessage::Input(InputFault);
    HuntMessage::Parquet(ParquetFault);
    HuntMessage::Label(ReportLabel);
    HuntMessage::Uncompared(Uncompared);
    JudgeMessage::Trace(Rejection);
    JudgeMessage::Certificate(CertificateRejection);
}

/// In English; a door that speaks another language asks that language for its words.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Language::English.say(self))
    }
}

impl std::error::Error for Message {}

//! What can be asked of `minuet draw`.

use clap::{Args, ValueEnum};
use minuet_answer::Length;
use minuet_show::picture::Theme;
use minuet_words::message::CommandMessage;

use super::{Inputs, NewFile, ReadingArg, Starters, one_of};
use crate::speech::say;

#[derive(Args)]
#[command(after_help = DRAW_MORE)]
pub(crate) struct Draw {
    #[command(flatten)]
    pub(crate) inputs: Inputs,
    #[command(flatten)]
    pub(crate) solving: Solving,
    /// Draw step K of the solve as it happens; 0 is the start, `end` the last sheet
    #[arg(long, value_name = "K", conflicts_with = "film")]
    pub(crate) step: Option<At>,
    /// Draw every step: a film if FILE ends in .svg, otherwise a folder with a picture of each
    /// step and the film
    #[arg(long, requires = "output")]
    pub(crate) film: bool,
    /// How long a film shows each picture, in seconds
    #[arg(long, value_name = "SECONDS", default_value = "2", value_parser = seconds)]
    pub(crate) pace: u32,
    /// Leave out the sentence under the picture of a step
    #[arg(long)]
    pub(crate) no_words: bool,
    /// Colours: dark on light, light on dark, or only black and white
    #[arg(long, default_value = "light", value_parser = one_of(&THEMES))]
    pub(crate) theme: Theme,
    /// How wide the picture is, in pixels [default: 680; 1360 for PNG]
    #[arg(long, value_name = "PIXELS", value_parser = clap::value_parser!(u32).range(1..=16_384))]
    pub(crate) size: Option<u32>,
    /// SVG, PNG or PDF [default: what the extension of -o says]
    #[arg(long, value_name = "FORMAT")]
    pub(crate) format: Option<PictureFormat>,
    #[command(flatten)]
    pub(crate) file: NewFile,
}

/// How a puzzle is solved before it is shown.
#[derive(Args)]
pub(crate) struct Solving {
    #[command(flatten)]
    pub(crate) reading: ReadingArg,
    /// Which steps a solve has: brief gives only the finds that the ending needs, full gives every find
    #[arg(long, value_name = "DETAIL", default_value = "brief", value_parser = one_of(&LENGTHS))]
    pub(crate) explain: Length,
    #[command(flatten)]
    pub(crate) starters: Starters,
}

/// The names of the lengths.
const LENGTHS: [(&str, Length); 2] = [("brief", Length::Brief), ("full", Length::Full)];

/// A moment of a solve.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum At {
    /// Step K as it happens; 0 is the start.
    Step(usize),
    /// After the last step.
    End,
}

impl std::str::FromStr for At {
    type Err = String;

    fn from_str(text: &str) -> Result<At, String> {
        if text == "end" {
            return Ok(At::End);
        }
        text.parse().map(At::Step).map_err(|_| say(CommandMessage::ExpectedStep))
    }
}

/// Seconds with decimals, as milliseconds.
fn seconds(text: &str) -> Result<u32, String> {
    match text.parse::<f64>() {
        Ok(seconds) if (0.05..=600.0).contains(&seconds) => Ok((seconds * 1000.0).round() as u32),
        _ => Err(say(CommandMessage::ExpectedPace { least: "0.05", most: "600" })),
    }
}

const THEMES: [(&str, Theme); 3] =
    [("light", Theme::Light), ("dark", Theme::Dark), ("mono", Theme::Mono)];

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum PictureFormat {
    Svg,
    Png,
    Pdf,
}

const DRAW_MORE: &str = "\
The steps of a solve are its finds, counted from 1: with --explain full they are the entries of \
`minuet solve --json`.

Examples:
  minuet draw PUZZLE > sheet.svg
  minuet draw PUZZLE --step 12 --theme dark -o step.png
  minuet draw PUZZLE --film -o film.svg";

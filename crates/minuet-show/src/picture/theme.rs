//! What the parts of a picture mean, and the colours for it.

/// What a part of a picture means. Shapes say it already; colours only say it again.
///
/// The order is that of layers: what comes later covers what comes earlier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tone {
    /// The sheet itself.
    Paper,
    /// A cell that a find is about.
    Evidence,
    /// Thin lines of the grid.
    Hair,
    /// Heavy lines of the grid.
    Grid,
    /// The frame of a cell that a find is about.
    Frame,
    /// The frame of a structure that a find is about, or of a cell in which something is written.
    Change,
    /// Names of rows and columns.
    Label,
    /// A digit that the puzzle came with.
    Given,
    /// A digit inked since.
    Found,
    /// Big pencilled digits.
    Pencil,
    /// Small digits and margins: half doubles.
    Small,
    /// Marks of circle.
    Circle,
    /// Marks of square.
    Square,
    /// The line through an erased candidate.
    Erased,
    /// Text beside the sheet.
    Text,
}

impl Tone {
    /// All of them, in the order of layers.
    pub const ALL: [Tone; 15] = [
        Tone::Paper,
        Tone::Evidence,
        Tone::Hair,
        Tone::Grid,
        Tone::Frame,
        Tone::Change,
        Tone::Label,
        Tone::Given,
        Tone::Found,
        Tone::Pencil,
        Tone::Small,
        Tone::Circle,
        Tone::Square,
        Tone::Erased,
        Tone::Text,
    ];
}

/// A colour: red, green, blue.
pub type Rgb = [u8; 3];

/// A choice of colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// Dark on white, with colours that colour-blind eyes tell apart.
    Light,
    /// Light on dark, likewise.
    Dark,
    /// Black, white and grey.
    Mono,
}

impl Theme {
    /// The colour of a tone.
    pub fn colour(self, tone: Tone) -> Rgb {
        let colour = match self {
            Theme::Light => light(tone),
            Theme::Dark => dark(tone),
            Theme::Mono => mono(tone),
        };
        let [_, red, green, blue] = u32::to_be_bytes(colour);
        [red, green, blue]
    }
}

/// Blue and vermilion can be told apart with every kind of colour blindness (Okabe and Ito's palette).
fn light(tone: Tone) -> u32 {
    match tone {
        Tone::Paper => 0xff_ff_ff,
        Tone::Evidence => 0xff_f4_cc,
        Tone::Hair => 0x9a_9a_9a,
        Tone::Grid | Tone::Given | Tone::Text => 0x11_11_11,
        Tone::Frame => 0xc9_a2_27,
        Tone::Change => 0xb0_7a_00,
        Tone::Label => 0x66_66_66,
        Tone::Found => 0x22_22_22,
        Tone::Pencil => 0x3c_3c_3c,
        Tone::Small => 0x3c_3c_3c,
        Tone::Circle => 0x00_66_a8,
        Tone::Square => 0xb8_47_00,
        Tone::Erased => 0xa6_1e_62,
    }
}

fn dark(tone: Tone) -> u32 {
    match tone {
        Tone::Paper => 0x17_19_1d,
        Tone::Evidence => 0x3a_35_1c,
        Tone::Hair => 0x5c_63_6e,
        Tone::Grid => 0xc4_c9_d1,
        Tone::Given | Tone::Text => 0xff_ff_ff,
        Tone::Frame => 0x9c_85_2e,
        Tone::Change => 0xe8_b9_23,
        Tone::Label => 0x9a_a1_ab,
        Tone::Found => 0xe6_e9_ed,
        Tone::Pencil | Tone::Small => 0xcd_d2_d9,
        Tone::Circle => 0x56_b4_e9,
        Tone::Square => 0xf2_9a_4a,
        Tone::Erased => 0xf0_7b_b0,
    }
}

fn mono(tone: Tone) -> u32 {
    match tone {
        Tone::Paper => 0xff_ff_ff,
        Tone::Evidence => 0xe8_e8_e8,
        Tone::Hair => 0x80_80_80,
        Tone::Frame | Tone::Label => 0x60_60_60,
        _ => 0x00_00_00,
    }
}

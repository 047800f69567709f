//! The lessons, one rule each, in the order in which a solve meets them.

/// A lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "each is named after its rule, and its words explain it")]
pub enum Lesson {
    Words,
    HiddenSingle,
    HalfDouble,
    Passive,
    SmallDouble,
    SmallTriple,
    Passes,
    Fill,
    Single,
    Blocking,
    Margins,
    NakedDouble,
    HiddenDouble,
    SecondStructure,
    NakedTriple,
    HiddenTriple,
    WhereToLook,
    Starter,
    WhichStarter,
    Alone,
    BothEnclose,
    TrickA,
    TrickB,
    Wrong,
    FourThings,
    BothWrong,
    Complete,
    Stall,
    Nested,
}

/// What a lesson says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonWords {
    /// Its title.
    pub title: String,
    /// The item of the paper.
    pub cite: String,
    /// What there is to learn, in short paragraphs.
    pub words: Vec<String>,
    /// What to do in its drills.
    pub task: String,
}

impl Lesson {
    /// Every lesson, in order.
    pub const ALL: [Lesson; 29] = [
        Lesson::Words,
        Lesson::HiddenSingle,
        Lesson::HalfDouble,
        Lesson::Passive,
        Lesson::SmallDouble,
        Lesson::SmallTriple,
        Lesson::Passes,
        Lesson::Fill,
        Lesson::Single,
        Lesson::Blocking,
        Lesson::Margins,
        Lesson::NakedDouble,
        Lesson::HiddenDouble,
        Lesson::SecondStructure,
        Lesson::NakedTriple,
        Lesson::HiddenTriple,
        Lesson::WhereToLook,
        Lesson::Starter,
        Lesson::WhichStarter,
        Lesson::Alone,
        Lesson::BothEnclose,
        Lesson::TrickA,
        Lesson::TrickB,
        Lesson::Wrong,
        Lesson::FourThings,
        Lesson::BothWrong,
        Lesson::Complete,
        Lesson::Stall,
        Lesson::Nested,
    ];

    /// Its name in requests and addresses.
    pub fn name(self) -> &'static str {
        match self {
            Lesson::Words => "words",
            Lesson::HiddenSingle => "hidden-single",
            Lesson::HalfDouble => "half-double",
            Lesson::Passive => "passive",
            Lesson::SmallDouble => "small-double",
            Lesson::SmallTriple => "small-triple",
            Lesson::Passes => "passes",
            Lesson::Fill => "fill",
            Lesson::Single => "single",
            Lesson::Blocking => "blocking",
            Lesson::Margins => "margins",
            Lesson::NakedDouble => "naked-double",
            Lesson::HiddenDouble => "hidden-double",
            Lesson::SecondStructure => "second-structure",
            Lesson::NakedTriple => "naked-triple",
            Lesson::HiddenTriple => "hidden-triple",
            Lesson::WhereToLook => "where-to-look",
            Lesson::Starter => "starter",
            Lesson::WhichStarter => "which-starter",
            Lesson::Alone => "alone",
            Lesson::BothEnclose => "both-enclose",
            Lesson::TrickA => "trick-a",
            Lesson::TrickB => "trick-b",
            Lesson::Wrong => "wrong",
            Lesson::FourThings => "four-things",
            Lesson::Complete => "complete",
            Lesson::Stall => "stall",
            Lesson::Nested => "nested",
            Lesson::BothWrong => "both-wrong",
        }
    }

    /// The lesson with this name.
    pub fn named(name: &str) -> Option<Lesson> {
        Lesson::ALL.into_iter().find(|lesson| lesson.name() == name)
    }
}

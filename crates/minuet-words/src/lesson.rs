//! The lessons, one rule each, in the order in which a solve meets them.

/// A lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "each is named after its rule, and its words explain it")]
pub enum Lesson {
    HiddenSingle,
    HalfDouble,
    Passive,
    SmallDouble,
    Fill,
    Single,
    Blocking,
    NakedDouble,
    HiddenDouble,
    NakedTriple,
    HiddenTriple,
    Starter,
    Alone,
    BothEnclose,
    TrickA,
    TrickB,
    Wrong,
    Complete,
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
    pub const ALL: [Lesson; 19] = [
        Lesson::HiddenSingle,
        Lesson::HalfDouble,
        Lesson::Passive,
        Lesson::SmallDouble,
        Lesson::Fill,
        Lesson::Single,
        Lesson::Blocking,
        Lesson::NakedDouble,
        Lesson::HiddenDouble,
        Lesson::NakedTriple,
        Lesson::HiddenTriple,
        Lesson::Starter,
        Lesson::Alone,
        Lesson::BothEnclose,
        Lesson::TrickA,
        Lesson::TrickB,
        Lesson::Wrong,
        Lesson::Complete,
        Lesson::Nested,
    ];

    /// Its name in requests and addresses.
    pub fn name(self) -> &'static str {
        match self {
            Lesson::HiddenSingle => "hidden-single",
            Lesson::HalfDouble => "half-double",
            Lesson::Passive => "passive",
            Lesson::SmallDouble => "small-double",
            Lesson::Fill => "fill",
            Lesson::Single => "single",
            Lesson::Blocking => "blocking",
            Lesson::NakedDouble => "naked-double",
            Lesson::HiddenDouble => "hidden-double",
            Lesson::NakedTriple => "naked-triple",
            Lesson::HiddenTriple => "hidden-triple",
            Lesson::Starter => "starter",
            Lesson::Alone => "alone",
            Lesson::BothEnclose => "both-enclose",
            Lesson::TrickA => "trick-a",
            Lesson::TrickB => "trick-b",
            Lesson::Wrong => "wrong",
            Lesson::Complete => "complete",
            Lesson::Nested => "nested",
        }
    }

    /// The lesson with this name.
    pub fn named(name: &str) -> Option<Lesson> {
        Lesson::ALL.into_iter().find(|lesson| lesson.name() == name)
    }
}

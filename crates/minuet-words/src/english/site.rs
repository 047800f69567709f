//! What the page says as a site: about versions, long work, games that are moved from one browser to another, the guide.

/// Each id and its text, as in the table of the page.
pub(super) const SITE: &[(&str, &str)] = &[
    // Long work.
    ("working", "Working"),
    ("working-for.one", "Working for 1 second"),
    ("working-for.other", "Working for {count} seconds"),
    ("stop", "Stop"),
    ("stopped", "Stopped."),
    (
        "crashed",
        "The program failed on this question and was started again. Nothing on your sheet is lost.",
    ),
    (
        "away-site",
        "Your sheet is safe in this browser, and you can keep writing. The page carries on by itself as soon as it \
         can fetch the rest of the program.",
    ),
    // Versions.
    ("version-ready", "A new version is ready. It will be used at the next start."),
    (
        "version-waiting",
        "A new version is ready. Close all other windows of Minuet, and it will be used at the next start.",
    ),
    ("version-new", "This is a new version of Minuet. Your games are all here."),
    // All games as a file.
    ("carry-out", "Save all games as a file"),
    ("carry-in", "Add games from a file"),
    ("carried.one", "1 game was added."),
    ("carried.other", "{count} games were added."),
    ("carried-known.one", "1 game was already here."),
    ("carried-known.other", "{count} games were already here."),
    ("carry-wrong", "This file does not contain Minuet games."),
    (
        "carry-newer",
        "This file was written by a newer version of Minuet. Reload the page to get that version, and try again.",
    ),
    ("carry-broken.one", "1 game in the file is damaged and was left out."),
    ("carry-broken.other", "{count} games in the file are damaged and were left out."),
    (
        "game-newer",
        "This game was saved by a newer version of Minuet. Reload the page to get that version.",
    ),
    // The guide.
    ("guide", "Guide"),
    ("guide-pages", "Pages of the guide"),
    ("guide-search", "Search the guide"),
    ("guide-found.one", "1 place was found."),
    ("guide-found.other", "{count} places were found."),
    ("guide-none", "Nothing was found. Try fewer or shorter words."),
    ("guide-open", "Open this puzzle on the sheet"),
    ("guide-skip", "Skip to the text"),
    // An address without a page.
    ("lost-title", "There is nothing at this address"),
    ("lost", "The link may be old or mistyped."),
    ("lost-start", "Go to the start"),
];

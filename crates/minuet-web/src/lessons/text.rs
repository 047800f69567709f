//! The words of the lessons.

use super::{Order, Rule, Source};

/// The lessons, in the order in which a solve meets them.
pub(crate) const LESSONS: &[Rule] = &[
    Rule {
        name: "hidden-single",
        title: "A number with one cell left",
        cite: "Step 1.1",
        words: &[
            "Take a number and a square that does not have it yet. Every equal number in the rows and columns that \
             cross the square closes some of its cells.",
            "When just one cell is left, the number goes there. Write it in ink.",
            "Go through the numbers from 1 to 9, and for each through the squares.",
        ],
        task: "Look for a number that has just one cell left in a square, and ink it there.",
        source: Source::Packs(&["step1", "step3"]),
        order: Order::TricksFirst,
    },
    Rule {
        name: "half-double",
        title: "Half doubles",
        cite: "Step 1.2, Rule 20",
        words: &[
            "When a number has just two cells left in a square, it is a half double. Write it small, in the upper \
             left corner of both cells.",
            "Where the two cells stand in one row or column, the number is blocked from the rest of that line: one \
             of the two will take it.",
        ],
        task: "Look for a number that has just two cells left in a square, and write it small in both.",
        source: Source::Packs(&["step1", "step3"]),
        order: Order::TricksFirst,
    },
    Rule {
        name: "passive",
        title: "The other cell of a half double",
        cite: "Rule 22",
        words: &[
            "A small digit stands in two cells of a square. As soon as one of them is closed to it, by ink or by \
             another mark, the other one takes it.",
            "Small digits do this work for you: whenever you ink a number, look at the small digits it meets.",
        ],
        task: "One cell of a half double has been closed. Ink its number in the other.",
        source: Source::Packs(&["step1", "step3"]),
        order: Order::TricksFirst,
    },
    Rule {
        name: "small-double",
        title: "Two half doubles on the same two cells",
        cite: "Step 1.3, Corollary 13a",
        words: &[
            "When two small digits stand in the same two cells of a square, the two numbers take the two cells. \
             Nothing else can go there.",
            "Write both numbers big in both cells. From now on these cells are closed to all other numbers.",
        ],
        task: "Look for two small digits on the same two cells, and write them big in both.",
        source: Source::Packs(&["step3", "minuet"]),
        order: Order::TricksFirst,
    },
    Rule {
        name: "fill",
        title: "Candidates",
        cite: "Step 2",
        words: &[
            "When Step 1 finds nothing new, every cell that has neither ink nor big digits gets its candidates: all \
             numbers that no ink, half double or double closes to it.",
            "A cell with one candidate is a naked single. Ink it at once.",
        ],
        task: "Write the candidates of one empty cell. Where there is just one, ink it.",
        source: Source::Packs(&["minuet", "step3"]),
        order: Order::TricksFirst,
    },
    Rule {
        name: "single",
        title: "Singles in the clean-up",
        cite: "Step 3.1, Rule 19",
        words: &[
            "A cell with one candidate is a naked single. A number with one cell left in a row, column or square is \
             a hidden single.",
            "Ink it, erase the other candidates of the cell, and erase the number from its row, its column and its \
             square.",
        ],
        task: "Look for a naked or a hidden single. Ink it; the page erases what it rules out.",
        source: Source::Packs(&["step3", "minuet"]),
        order: Order::TricksFirst,
    },
    Rule {
        name: "blocking",
        title: "Half doubles that block",
        cite: "Step 3.2, Rule 20",
        words: &[
            "A number with two cells left in a structure is a half double. Where another structure holds both cells \
             too, the number is blocked from the rest of that one.",
            "For example: in row 4, number 7 has just two cells, and both stand in square 5. So no other cell of \
             square 5 can be 7.",
        ],
        task: "Look for a half double whose two cells stand in another structure too, and erase its number from the \
               rest of that.",
        source: Source::Packs(&["step3", "minuet"]),
        order: Order::TricksFirst,
    },
    Rule {
        name: "naked-double",
        title: "Naked doubles",
        cite: "Step 3.2, Rule 21",
        words: &[
            "Two cells of a structure that hold just the same two numbers are a naked double. One takes the one \
             number, one the other.",
            "So no other cell of the structure can have either number. Erase them there.",
        ],
        task: "Look for two cells with the same two candidates, and erase these from the rest of their structure.",
        source: Source::Packs(&["step3", "minuet"]),
        order: Order::TricksFirst,
    },
    Rule {
        name: "hidden-double",
        title: "Hidden doubles",
        cite: "Step 3.2, Rule 21",
        words: &[
            "Two numbers that have no cells but the same two in a structure are a hidden double. These cells are \
             theirs.",
            "Erase everything else from the two cells.",
        ],
        task: "Look for two numbers with the same two cells in a structure, and erase all others from these cells.",
        source: Source::Packs(&["step3", "minuet"]),
        order: Order::TricksFirst,
    },
    Rule {
        name: "naked-triple",
        title: "Naked triples",
        cite: "Step 3.3, Rule 21",
        words: &[
            "Three cells of a structure that hold no more than three numbers between them are a naked triple.",
            "The three numbers stay there, so erase them from the rest of the structure. Triples are worth a look \
             only where six or more cells are open.",
        ],
        task: "Look for three cells with three numbers between them, and erase these from the rest of their structure.",
        source: Source::Packs(&["minuet", "step3", "two-minuets"]),
        order: Order::TricksFirst,
    },
    Rule {
        name: "hidden-triple",
        title: "Hidden triples",
        cite: "Step 3.3, Rule 21",
        words: &[
            "Three numbers that have no more than three cells between them in a structure are a hidden triple.",
            "The three cells are theirs: erase everything else there.",
        ],
        task: "Look for three numbers with three cells between them, and erase all others from these cells.",
        source: Source::Puzzles(&[
            "....3.4....81...23.....69.51..5...7...53796...3...1..46.19.....89...31....3.1....",
            "...7......3..1.9....4.38.2.7....485.3..1.5..4.592....7.8.62.4....1.4..8......1...",
            ".7.3.6........9....89.1.5..5.....84...3...6...21.....5..8.9.43....1........2.5.7.",
            ".....8..49.4.6.1...3..7.........754...9.1.7...628.........8..5...8.2.4.34..9.....",
            "3..2....6.67.8...1.9..1.4.....3.......1.6.2.......8.....3.4..8.9...7.53.2....6..9",
            ".....75.2...8.2.74......68...8..13...5.....6...42..9...31......24.3.9...7.94.....",
        ]),
        order: Order::TricksFirst,
    },
    Rule {
        name: "starter",
        title: "A starter",
        cite: "Step 4, footnote 8",
        words: &[
            "When nothing basic is left, take a binary choice: a cell with just two candidates, or a number with \
             just two cells in a structure. One side of it is true, though nobody knows which.",
            "Two dancers follow the two sides: circle the smaller number or the first cell, square the other.",
            "A good starter is a cell that sees many other cells with two candidates: much will follow from it.",
        ],
        task: "Nothing basic is left. Choose a starter and open the minuet.",
        source: Source::Packs(&["minuet", "two-minuets"]),
        order: Order::TricksFirst,
    },
    Rule {
        name: "alone",
        title: "The dancers alone",
        cite: "Step 4",
        words: &[
            "Each dancer goes on from its choice with Steps 1 and 3, on its own marks. Nothing is erased.",
            "A single of circle is circled, a single of square is boxed. Where a dancer keeps only some of the \
             candidates of a cell, these get an overdot for circle, an underdot for square.",
        ],
        task: "Take one dancer a step further: enclose its next single, or dot what it retains.",
        source: Source::Packs(&["minuet", "two-minuets"]),
        order: Order::TricksFirst,
    },
    Rule {
        name: "both-enclose",
        title: "Both dancers enclose it",
        cite: "Step 4a",
        words: &[
            "One of the two dancers is right. What both say is true.",
            "A number that is circled and boxed in the same cell is a single: ink it.",
        ],
        task: "Look for a cell where both dancers enclose the same number, and ink it.",
        source: Source::Packs(&["minuet", "two-minuets", "many-minuets"]),
        order: Order::AloneFirst,
    },
    Rule {
        name: "trick-a",
        title: "Dead in both",
        cite: "Step 4a",
        words: &[
            "In a cell that carries marks of both dancers, a candidate without any mark is dead in both.",
            "Whichever dancer is right, it is wrong. Erase it.",
        ],
        task: "Look for a cell with marks of both dancers and a candidate without any, and erase that.",
        source: Source::Packs(&["two-minuets", "minuet", "many-minuets"]),
        order: Order::TricksFirst,
    },
    Rule {
        name: "trick-b",
        title: "Blocked by both",
        cite: "Step 4b",
        words: &[
            "A number is circled in one structure and boxed in another that crosses it. Where the two meet, circle \
             blocks the number by the one and square by the other.",
            "Erase it from the cells where they meet; when both stand in the same structure, from all of it.",
        ],
        task: "Look for a number that both dancers block from the same cell, and erase it there.",
        source: Source::Packs(&["two-minuets", "minuet", "many-minuets"]),
        order: Order::TricksFirst,
    },
    Rule {
        name: "wrong",
        title: "A dancer breaks",
        cite: "Step 4",
        words: &[
            "A dancer that needs a number twice in a structure, has no cell left for one, or leaves a cell without \
             candidates is wrong. So the other one is right.",
            "Erase the marks of the wrong one. Ink what the right one encloses, and erase what it does not retain.",
        ],
        task: "One dancer breaks. Find out which, and promote the other.",
        source: Source::Packs(&["minuet", "two-minuets"]),
        order: Order::TricksFirst,
    },
    Rule {
        name: "complete",
        title: "A dancer completes",
        cite: "Step 4",
        words: &[
            "A dancer that fills every cell without a conflict has found the solution, for the puzzle has just one.",
            "Ink everything it encloses.",
        ],
        task: "One dancer is complete. Promote it.",
        source: Source::Packs(&["minuet", "two-minuets"]),
        order: Order::TricksFirst,
    },
    Rule {
        name: "nested",
        title: "A minuet within a minuet",
        cite: "Step 4, abstract",
        words: &[
            "The abstract of the paper calls the method recursive: a dancer that stands still may open a minuet of \
             its own, on a copy of the sheet as it has it.",
            "When both dancers of the inner minuet break, the outer dancer is wrong. What both of them agree on, the \
             outer dancer may mark.",
        ],
        task: "Both dancers stand still. Let one of them open a minuet of its own.",
        source: Source::Packs(&["depth2"]),
        order: Order::TricksFirst,
    },
];

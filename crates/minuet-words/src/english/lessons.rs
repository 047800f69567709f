//! The words of the lessons.

use crate::Lesson;
use crate::lesson::LessonWords;

pub(super) fn lesson(lesson: Lesson) -> LessonWords {
    let (title, cite, words, task): (&str, &str, &[&str], &str) = match lesson {
        Lesson::Words => (
            "A few words",
            "items 1 to 6, 17, 18",
            &[
                "The grid has nine rows, nine columns and nine boxes of three by three cells, numbered in reading \
                 order. Each is a structure: it holds every number from 1 to 9 once. r4c7 is the cell in row 4, column 7.",
                "Every cell is in three structures: its row, its column and its box. It sees the 20 other cells that \
                 are in them.",
                "A number that cannot go in a cell, because the cell sees it already, is blocked there; the cell is \
                 closed to it. A number that can still go there is a candidate.",
                "Numbers that are certain are written in ink, everything else in pencil.",
            ],
            "Find an empty cell that sees eight different numbers in ink, and ink the one that is left.",
        ),
        Lesson::HiddenSingle => (
            "A number with one cell left",
            "Step 1.1",
            &[
                "Take a number and a box that does not have it yet. A 5 already in a row or column that crosses \
                 the box rules out the cells it crosses.",
                "When only one cell is left, the number goes there. Write it in ink.",
                "Go through the numbers from 1 to 9, and for each number through the boxes.",
            ],
            "Find a number that has only one cell left in a box, and ink it there.",
        ),
        Lesson::HalfDouble => (
            "Half doubles",
            "Step 1.2, Rule 20",
            &[
                "When a number has only two cells left in a box, it is a half double. Write it small, in the upper \
                 left corner of both cells.",
                "If the two cells are in the same row or column, the number is blocked from the rest of that row or \
                 column, because one of the two cells will take it.",
            ],
            "Find a number that has only two cells left in a box, and write it small in both.",
        ),
        Lesson::Passive => (
            "The other cell of a half double",
            "Rule 22",
            &[
                "A small digit is in two cells of a box. As soon as one of them is closed to it, by ink or by \
                 another mark, the other one takes it.",
                "Small digits do this work for you: whenever you ink a number, look at the small digits it meets.",
            ],
            "One cell of a half double has been closed. Ink its number in the other cell.",
        ),
        Lesson::SmallDouble => (
            "Two half doubles in the same two cells",
            "Step 1.3, Corollary 13a",
            &[
                "When two small digits are in the same two cells of a box, the two numbers take the two cells. \
                 Nothing else can go there.",
                "Write both numbers big in both cells. From now on these cells are closed to all other numbers.",
            ],
            "Find two small digits in the same two cells, and write them big in both.",
        ),
        Lesson::SmallTriple => (
            "Three half doubles in three cells",
            "footnote 4, Corollary 16a",
            &[
                "When three small digits of a box stand in three cells and nowhere else in it, the three numbers take \
                 the three cells. It does not matter that each number has only two of the cells.",
                "For example: small 2 in r1c1 and r1c2, small 5 in r1c2 and r3c3, small 9 in r1c1 and r3c3. In each \
                 cell, write big those of the three that are small there. No other number can go in these cells.",
            ],
            "Find three small digits that share three cells of a box, and write them big.",
        ),
        Lesson::Passes => (
            "One more pass",
            "Step 1",
            &[
                "A pass goes through the numbers from 1 to 9, and for each number through the boxes. What you find \
                 late in a pass often helps with numbers that you have already been through.",
                "So begin again with 1 as long as a pass brings anything new. Two or three passes are usual. When a \
                 pass brings nothing, Step 1 is over.",
            ],
            "You have been through the numbers once. Begin again, and find a new single or half double.",
        ),
        Lesson::Fill => (
            "Candidates",
            "Step 2",
            &[
                "When Step 1 finds nothing new, every cell that has neither ink nor big digits gets its candidates: \
                 all numbers that no ink, half double or double closes to it.",
                "A cell with one candidate is a naked single. Ink it at once.",
            ],
            "Write the candidates of one empty cell. If there is only one, ink it.",
        ),
        Lesson::Single => (
            "Singles in the clean-up",
            "Step 3.1, Rule 19",
            &[
                "A cell with one candidate is a naked single. A number with one cell left in a row, column or box is \
                 a hidden single.",
                "Ink it, erase the other candidates of the cell, and erase the number from its row, its column and \
                 its box.",
            ],
            "Find a naked or a hidden single. Ink it; the page erases what it rules out.",
        ),
        Lesson::Blocking => (
            "Half doubles that block",
            "Step 3.2, Rule 20",
            &[
                "A number with two cells left in a box is a half double of that box. If both cells are also in one row \
                 or column, the number is blocked from the rest of that row or column.",
                "For example: in box 5, number 7 has only two cells, and both are in row 4. So no other cell of row 4 \
                 can be 7.",
            ],
            "Find a half double of a box whose two cells are in one row or column, and erase it from the rest of that \
             row or column.",
        ),
        Lesson::Margins => (
            "The margins",
            "Step 3.2, footnote 7",
            &[
                "A half double of a box is written small in its two cells. A half double of a row or column is \
                 written on the margin: put the number at the end of that row or column.",
                "When both its cells are also in one box, the number is blocked from the rest of that box.",
                "In Step 4 the margins show where a number has two cells, so that you need not look for them: for Rule \
                 22 when one of them is closed, and for starters.",
            ],
            "Find a half double of a row or column whose two cells are in one box. Write it on the margin, and erase \
             it from the rest of the box.",
        ),
        Lesson::NakedDouble => (
            "Naked doubles",
            "Step 3.2, Rule 21",
            &[
                "Two cells of a row, column or box that hold only the same two numbers are a naked double. One cell \
                 takes one number, the other cell the other.",
                "So no other cell of that row, column or box can have either number. Erase them there. If the two \
                 cells are in a box and also in one row or column, erase them from the rest of both.",
            ],
            "Find two cells with the same two candidates, and erase these from the rest of their row, column or box.",
        ),
        Lesson::HiddenDouble => (
            "Hidden doubles",
            "Step 3.2, Rule 21",
            &[
                "Two numbers that can only go in the same two cells of a row, column or box are a hidden double. \
                 These cells are theirs.",
                "Erase everything else from the two cells. If these share a second row, column or box, the two \
                 numbers are blocked from the rest of that too.",
            ],
            "Find two numbers that share their only two cells in a row, column or box, and erase all others from \
             these cells.",
        ),
        Lesson::SecondStructure => (
            "The second row, column or box",
            "Step 3.2, Rule 21",
            &[
                "The cells of a double or a triple always share one row, column or box. If they are in a box and also \
                 in one row or column, they share two.",
                "Then the numbers are blocked from the rest of both. Erase them in both: the second one is easily \
                 forgotten.",
            ],
            "Find a double or a triple whose cells are in one box and also in one row or column, and erase everything \
             that it blocks in both.",
        ),
        Lesson::NakedTriple => (
            "Naked triples",
            "Step 3.3, Rule 21",
            &[
                "Three cells of a row, column or box that hold no more than three numbers between them are a naked \
                 triple.",
                "The three numbers stay there, so erase them from the rest of the row, column or box, and from the \
                 rest of a second one if the three cells share it. Triples are worth a look only where six or more \
                 cells are open.",
            ],
            "Find three cells with three numbers between them, and erase these from the rest of their row, column or \
             box.",
        ),
        Lesson::HiddenTriple => (
            "Hidden triples",
            "Step 3.3, Rule 21",
            &[
                "Three numbers that have no more than three cells between them in a row, column or box are a hidden \
                 triple.",
                "The three cells are theirs: erase everything else there. If the cells share a second row, column or \
                 box, erase the three numbers from the rest of that too.",
            ],
            "Find three numbers with three cells between them, and erase all others from these cells.",
        ),
        Lesson::WhereToLook => (
            "Where to look",
            "Steps 3.2 and 3.3, footnote 6",
            &[
                "Look for doubles only where four or more cells of a row, column or box are still open. With three, a \
                 double would leave one cell and one number over: a single, which you have found already.",
                "Look for triples only where six or more are open. With five, a triple would leave a double over. \
                 Groups of four need eight open cells, and the method does without them.",
                "So count the open cells first, and leave the structures with the most of them till last.",
            ],
            "Find a double in a row, column or box with four or five open cells, and erase what it rules out.",
        ),
        Lesson::Starter => (
            "A starter",
            "Step 4, footnote 8",
            &[
                "When nothing basic is left, pick a cell with two candidates, or a number with two cells in a row, \
                 column or box. One of the two choices is true, but you don't know which.",
                "Two dancers follow the two choices: circle tries the smaller number or the first cell, square the \
                 other.",
                "A good starter is a cell that sees many other cells with two candidates: a lot will follow from it.",
            ],
            "Nothing basic is left. Choose a starter and open the minuet.",
        ),
        Lesson::WhichStarter => (
            "Which starter?",
            "beyond the paper",
            &[
                "Footnote 8 of the paper looks at what a starter sees. It is better to look at what its two sides do, and enough \
                 to follow the numbers of the starter: wherever a half double of one of them loses one of its two cells, the \
                 number goes into the other cell; and so on from there.",
                "Both sides should settle much. If one of them settles nothing, its dancer will hardly move, and the two will \
                 agree on little.",
                "Go through the starters in reading order, and take the first one where each side settles at least four other \
                 cells. Look at a dozen at most: without such a one, take the one whose weaker side settles most.",
                "When a minuet has changed nothing, choose the next starter before you erase the marks. Skip every starter whose \
                 two sides the dancers have taken, one each: it would change nothing either.",
            ],
            "Open a minuet on a starter where each side settles at least four other cells by its own numbers.",
        ),
        Lesson::Alone => (
            "The dancers alone",
            "Step 4",
            &[
                "Starting from its choice, each dancer uses Steps 1 and 3 on its own marks. Nothing is erased.",
                "A single of circle is circled, a single of square is squared. Where a dancer keeps only some of the \
                 candidates of a cell, these get a dot above for circle, a dot below for square.",
            ],
            "Take one dancer a step further: enclose its next single, or dot what it keeps.",
        ),
        Lesson::BothEnclose => (
            "Both dancers enclose it",
            "Step 4a",
            &[
                "One of the two dancers is right. What both say is true.",
                "A number that is circled and squared in the same cell is a single: ink it.",
            ],
            "Find a cell where both dancers enclose the same number, and ink it.",
        ),
        Lesson::TrickA => (
            "Dead in both",
            "Step 4a",
            &[
                "In a cell that carries marks of both dancers, a candidate without any mark is dead in both.",
                "Whichever dancer is right, it is wrong. Erase it.",
            ],
            "Find a cell with marks of both dancers and a candidate without any, and erase that candidate.",
        ),
        Lesson::TrickB => (
            "Blocked by both",
            "Step 4b",
            &[
                "A number is circled in one row, column or box and squared in another that crosses it. Where the two \
                 meet, circle blocks the number through the one and square through the other.",
                "Erase it from the cells where they meet. When both are in the same row, column or box, erase it from \
                 all other cells there.",
            ],
            "Find a number that both dancers block from the same cell, and erase it there.",
        ),
        Lesson::Wrong => (
            "A dancer breaks",
            "Step 4",
            &[
                "A dancer is wrong if it needs a number twice in a row, column or box, has no cell left there for a \
                 number, or leaves a cell without candidates. Then the other dancer is right.",
                "The minuet ends at once. What to do next is the subject of the next lesson; the page does it \
                 when you say who is right.",
            ],
            "One dancer breaks. Find out which, and say that the other is right.",
        ),
        Lesson::FourThings => (
            "Four things after a break",
            "Step 4",
            &[
                "A break is worth a lot: everything that the other dancer has found is true. Do four things, in this \
                 order.",
                "First, erase all marks of the dancer that broke. Second, ink every number that the other one has \
                 enclosed. Third, where the other one has dots, erase the candidates that have none. Fourth, clean up \
                 with Step 3. Often that solves the puzzle.",
                "Stop as soon as one dancer breaks: there is no need to follow the other one any further.",
            ],
            "One dancer has broken. Say that the other is right, and look at what is inked and erased.",
        ),
        Lesson::BothWrong => (
            "When both would break",
            "Step 4, footnote 10",
            &[
                "One of the two choices of a starter is true. So both dancers break only if the sheet they start from \
                 is wrong: the puzzle has no solution, or there is a mistake on the sheet.",
                "You see it after the first break: the other dancer is taken to be right, its marks become the sheet, and \
                 then the sheet itself breaks in Step 3. In a minuet within a minuet it is the outer dancer that breaks.",
            ],
            "One dancer breaks. Say that the other is right, and see that the sheet holds up: the other one does not break.",
        ),
        Lesson::Complete => (
            "A dancer completes",
            "Step 4",
            &[
                "A dancer that fills every cell without a conflict has found the solution, because the puzzle has \
                 only one.",
                "Ink everything it encloses.",
            ],
            "One dancer is complete. Say that it is right.",
        ),
        Lesson::Stall => (
            "Nothing more follows",
            "Step 4",
            &[
                "Sometimes both dancers stand still, neither breaks nor completes, and they agree on nothing new. \
                 Whatever they have helped to erase stays erased.",
                "Erase all dots, circles and squares, and take another starter. When the sheet has changed, look for \
                 the best starter again. When it has not, take one that has not been tried yet.",
                "Only when every starter has been tried and nothing has changed has the method failed.",
            ],
            "Both dancers stand still. End this minuet by erasing its marks.",
        ),
        Lesson::Nested => (
            "A minuet within a minuet",
            "beyond the paper",
            &[
                "This goes beyond the paper, for puzzles where the method ends: a dancer that stands still may open a \
                 minuet of its own, on a copy of the sheet as that dancer has it.",
                "When both dancers of the inner minuet break, the outer dancer is wrong. What both of them agree on, \
                 the outer dancer may mark.",
            ],
            "Both dancers stand still. Let one of them open a minuet of its own.",
        ),
    };
    LessonWords {
        title: title.to_owned(),
        cite: cite.to_owned(),
        words: words.iter().map(|&words| words.to_owned()).collect(),
        task: task.to_owned(),
    }
}

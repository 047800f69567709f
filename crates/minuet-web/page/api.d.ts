// What the page asks and what it is answered. Made by `cargo xtask types --bless` from the types in
// crates/minuet-answer/src: change those.

/** Which starters the coach advises. */
export type Advice = "footnote8" | "both-sides";

/** What both dancers allow. */
export type Agreement = {
  /** What can be done, in order. */
  tricks: Trick[];
  /** The state of the dance, in a sentence. */
  words: string;
};

/** Which cells a mark closes to which numbers. */
export type Block = {
  /** The mark. */
  by: Blocker;
  /** The cells it closes, of those that matter to the find. */
  cells: CellSet;
  /** The numbers it closes them to, of those that matter to the find. */
  digits: DigitSet;
};

/** A mark on the sheet that closes cells to numbers in Steps 1 and 2, where candidates are not written yet. */
export type Blocker = 
/** Ink in a cell closes that cell to all others, and its number to the cells it sees (Rule 19). */
{
  /** The cell with ink. */
  cell: Cell;
  kind: "ink";
} | 
/** A half double closes its number to the other cells of the structures that hold both (Rule 20). */
{
  /** The two cells. */
  cells: [Cell, Cell];
  /** The number. */
  digit: Digit;
  kind: "half-double";
  /** The square where the small digits are. */
  structure: Structure;
} | 
/** A double or triple closes its cells to other numbers, and its numbers to the other cells of the structures that hold all of it (Rule 21). */
{
  /** The cells. */
  cells: CellSet;
  /** The numbers. */
  digits: DigitSet;
  kind: "group";
};

/** Why a position cannot hold a solution, as seen on the sheet. */
export type Broken = 
/** Two cells of a structure hold nothing but the same number (Sub-rule 3a). */
{
  /** The two cells, in reading order. */
  cells: [Cell, Cell];
  /** The number. */
  digit: Digit;
  kind: "twice";
  /** The structure that would hold it twice. */
  structure: Structure;
} | 
/** A number has no cell left in a structure (Sub-rule 3b). */
{
  /** The number. */
  digit: Digit;
  kind: "nowhere";
  /** The structure without a place for it. */
  structure: Structure;
} | 
/** A cell has no candidate left. */
{
  /** The cell. */
  cell: Cell;
  kind: "empty";
};

export type Cell = string;

export type CellSet = string[];

/** 81 texts such as "36", one per cell in reading order. */
export type Cells = string[];

/** A sheet after something was done to it. */
export type Changed = {
  /** What else to know: that nothing was left to do, or that a dancer breaks. */
  note?: string | null;
  /** The sheet. */
  sheet: Paper;
  /** What was done, entry by entry. */
  told: Told[];
};

/** A heading of a film. */
export type Chapter = {
  /** The index of the frame of its first entry. */
  frame: number;
  /** 1 for steps and minuets, more for their parts. */
  level: number;
  /** The heading. */
  title: string;
};

/** Whether a sheet is right. */
export type Checked = {
  /** What is wrong, the gravest first. */
  faults: SheetFault[];
  /** The index of the last sheet in the history on which nothing is wrong (leftovers are not). */
  right?: number | null;
  /** One sentence. */
  words: string;
};

/** Which starters are taken. */
export type Choose = 
/** Those that footnote 8 prefers. */
"footnote8" | 
/** Those whose two sides both settle many cells. */
"both-sides" | 
/** Those that give the shortest explanation. */
"shortest";

/** A QR code. */
export type Code = {
  /** An SVG element. */
  svg: string;
};

/** The solutions of a setup, counted. */
export type Counted = {
  /** The solution, or two of them. */
  examples: Solution[];
  /** The version of the document. */
  minuet: Version;
  /** The digits of the puzzle, 81 characters. */
  puzzle: Puzzle;
  /** How many solutions, at most the limit. */
  solutions: number;
  /** Whether counting stopped at the limit. */
  stopped: boolean;
};

/** An open minuet with the marks of its two dancers, as it is on paper. */
export type Dance = {
  /** The dancer of the enclosing minuet that opened it; none on the main line. */
  by?: Dancer | null;
  /** The marks of circle. */
  circle?: Marks;
  /** The marks of square. */
  square?: Marks;
  /** The binary choice that opened it. */
  starter: Starter;
};

/** One of the two potential solutions grown from a starter. */
export type Dancer = "circle" | "square";

export type Digit = number;

export type DigitSet = number[];

/** A cell that someone should look at. */
export type Doubt = {
  /** The cell. */
  cell: Cell;
  /** What it may hold, the likeliest first; nothing for an empty cell. */
  choices: (Digit | null)[];
};

/** The picture of a sheet. */
export type Drawn = {
  /** An SVG element without inline style: colours come from the classes of the page's style sheet. */
  svg: string;
  /** What each cell says to a screen reader, in reading order. */
  words: string[];
};

/** A position that needs one rule. */
export type Drill = {
  /** How the paper is read there: a coach that is asked for a hint needs to know. */
  reading: Reading;
  /** The name of the rule, for `judge`. */
  rule: string;
  /** The sheet. */
  sheet: Paper;
  /** Which starters the coach advises there. */
  starters: Advice;
  /** What to do. */
  task: string;
};

/** What follows from a find: exactly what its rule gives. On the main line numbers are inked and candidates erased. For a dancer the numbers are enclosed and the candidates lose their dots. In Step 1 candidates are not written yet: an erased one is one that Step 2 will not write. */
export type Effect = {
  /** Candidates lost, one item per cell in reading order. */
  erased?: Erased[];
  /** Numbers written for good, in reading order. */
  inked?: Inked[];
};

/** One find: where it was made, the rule with its evidence, and what follows from it. */
export type Entry = {
  /** Whose marks it reads and changes: empty on the main line, otherwise the dancer of the open minuet, for nested minuets the outermost first. What a dance yields belongs to the line that opened it. */
  dance?: Dancer[];
  /** What follows. */
  effect?: Effect;
  /** The rule and its evidence. */
  find: Find;
  /** The step. A dancer's entries belong to Step 4, the clean-up of the main line between two tricks to Step 3. */
  step: Step;
};

/** Candidates that a cell loses. */
export type Erased = {
  /** The cell. */
  cell: Cell;
  /** The numbers, at least one. */
  digits: DigitSet;
};

/** What a sheet is written as. */
export type ExportFormat = 
/** A picture of what is seen. */
"svg" | 
/** A picture of what is seen. */
"png" | 
/** A page with what is seen. */
"pdf" | 
/** 81 characters. */
"line" | 
/** Nine rows. */
"grid" | 
/** A grid of candidates. */
"pencil-marks" | 
/** A line of a HoDoKu library. */
"hodoku" | 
/** 81 characters and the deleted candidates. */
"susser" | 
/** 729 characters. */
"sukaku" | 
/** A link of f-puzzles. */
"f-puzzles" | 
/** XML of OpenSudoku. */
"opensudoku" | 
/** The whole sheet with every mark, in JSON. */
"sheet" | 
/** The whole sheet with every mark, in a link to the page of `minuet serve`. */
"link";

/** A file. */
export type Exported = {
  /** Its content in Base64, if it is not text. */
  base64?: string | null;
  /** Its media type. */
  mime: string;
  /** A name for it. */
  name: string;
  /** Its content, if it is text. */
  text?: string | null;
};

/** A failed position, and why no starter helps. */
export type Failure = {
  /** Each starter with the positions its dancers stand still in. */
  dances: VainStarter[];
  /** The sheet in the position that the method ends in. */
  sheet: Paper;
  /** Why it fails. */
  words: string;
};

/** A puzzle on which the method fails. */
export type FailureTitle = {
  /** How deep minuets must nest to solve it, if known. */
  depth?: number | null;
  /** The puzzle. */
  puzzle: Puzzle;
  /** Its name. */
  title: string;
};

/** The gallery of failures. */
export type Failures = {
  /** The puzzles. */
  failures: FailureTitle[];
  /** What the gallery is about. */
  words: string;
};

/** The kinds of faults, the gravest first. */
export type FaultKind = 
/** The givens themselves have no solution, or several. */
"puzzle" | 
/** Ink that is not in the solution. */
"wrong-ink" | 
/** A candidate of the solution that has been erased or was never written. */
"missing-candidate" | 
/** A mark that nothing on the sheet justifies. */
"unjustified" | 
/** Ink or an erasure that may be right, but that nothing on the sheet justifies yet. */
"not-yet" | 
/** Candidates that ink rules out and half doubles that are settled: not a mistake, but they can be erased. */
"leftover";

/** A whole solve. The frames in between are asked for one by one, with `frame`. */
export type Film = {
  /** The headings, with the first entry under each. */
  chapters: Chapter[];
  /** The entries. */
  entries: Told[];
  /** How many entries there are from one of the sheets to the next. */
  every: number;
  /** What is said at the start. */
  opening: string;
  /** How it ends. */
  outcome: Outcome;
  /** The sheet at the start, and after every `every` entries: a frame is drawn from the last of them before it. */
  sheets: Paper[];
  /** How it ends, in words. */
  words: string[];
};

/** A find: the rule that applies and the evidence for it. What follows from it is the entry's [`Effect`](crate::Effect). */
export type Find = 
/** A number that is the only candidate of a cell (item 8). */
{
  /** In Step 2: the marks that close the cell to the other eight numbers. Otherwise empty. */
  blocks?: Block[];
  /** The cell. */
  cell: Cell;
  /** The number. */
  digit: Digit;
  rule: "naked-single";
} | 
/** A number with only one cell left in a structure (item 9). */
{
  /** In Step 1: the marks that close the other eight cells. Otherwise empty. */
  blocks?: Block[];
  /** The cell. */
  cell: Cell;
  /** The number. */
  digit: Digit;
  rule: "hidden-single";
  /** The structure. */
  structure: Structure;
} | 
/** One cell of a half double or double has been closed to its number, so the other takes it (Rule 22). */
{
  /** The marks that close `closed` to the number. */
  blocks: Block[];
  /** The cell that takes the number. */
  cell: Cell;
  /** The cell that has been closed. */
  closed: Cell;
  /** The number. */
  digit: Digit;
  /** The half double or double on the sheet. */
  of: Blocker;
  rule: "passive";
} | 
/** A number with exactly two cells left in a structure (item 13). */
{
  /** In Step 1: the marks that close the other seven cells. Otherwise empty. */
  blocks?: Block[];
  /** The two cells, in reading order. */
  cells: [Cell, Cell];
  /** The number. */
  digit: Digit;
  rule: "half-double";
  /** The structure. */
  structure: Structure;
} | 
/** An extension of Rule 20: a number confined in a structure to three cells that share another. */
{
  /** The three cells. */
  cells: CellSet;
  /** The number. */
  digit: Digit;
  rule: "aligned";
  /** The structure that confines it. */
  structure: Structure;
} | 
/** Two, three or four cells of a structure that hold only that many numbers between them (items 11, 15). */
{
  /** The cells. */
  cells: CellSet;
  /** The numbers. */
  digits: DigitSet;
  rule: "naked-group";
  /** The structure. */
  structure: Structure;
} | 
/** Two, three or four numbers that have only that many cells in a structure (items 12, 16). In Step 1 it is read off the half doubles on the sheet (Corollaries 13a, 16a). */
{
  /** The cells. */
  cells: CellSet;
  /** The numbers. */
  digits: DigitSet;
  rule: "hidden-group";
  /** The structure. */
  structure: Structure;
} | 
/** All numbers that are not blocked are written in a cell (Step 2). */
{
  /** The marks that close the cell to all other numbers. */
  blocks: Block[];
  /** The cell. */
  cell: Cell;
  /** Its candidates. */
  digits: DigitSet;
  rule: "fill";
} | 
/** A minuet is opened (Step 4). */
{
  /** How deep minuets may nest in this one: 1 if its dancers use only Steps 1 and 3. */
  depth: number;
  rule: "starter";
  /** How many other cells with two candidates a starter cell sees (footnote 8); 0 for half doubles. */
  sees: number;
  /** How many other cells circle and square settle by their own numbers, when the starter was chosen for that. */
  settles?: [number, number] | null;
  /** The binary choice. */
  starter: Starter;
} | 
/** Trick a: a cell carries marks of both dancers, and candidates without any. */
{
  /** The cell. */
  cell: Cell;
  /** What circle keeps there. */
  circle: DigitSet;
  rule: "unmarked";
  /** What square keeps there. */
  square: DigitSet;
} | 
/** Trick a, special case: both dancers enclose the same number. */
{
  /** The cell. */
  cell: Cell;
  /** The number. */
  digit: Digit;
  rule: "both-enclose";
} | 
/** Trick b: a number enclosed by circle in one structure and by square in an overlapping one. */
{
  /** The cell where circle encloses it. */
  circle: Cell;
  /** The number. */
  digit: Digit;
  rule: "double-blocked";
  /** The cell where square encloses it. */
  square: Cell;
  /** Circle's structure and square's; the same twice in the special case. */
  structures: [Structure, Structure];
} | 
/** A dancer breaks the Basic Sudoku Rule: it is wrong and its partner right. If the partner breaks as well, the line that opened the minuet shows it in Step 3 (footnote 10). */
{
  /** What is seen of it. Nothing where a player takes it for wrong without that, which no trace may do. */
  broken?: Broken | null;
  /** The dancer that breaks. */
  dancer: Dancer;
  rule: "wrong";
} | 
/** A dancer is complete without conflict: it is the solution of a well-posed puzzle. */
{
  /** The dancer. */
  dancer: Dancer;
  rule: "complete";
} | 
/** Both dancers stand still and agree on nothing new: all marks are erased. */
{
  rule: "stall";
} | 
/** In a brief trace: the rest of this minuet is not needed; all marks are erased. */
{
  rule: "leave";
};

/** One picture of a film. */
export type Frame = {
  /** What each cell says to a screen reader. */
  cells: string[];
  /** The sheet after it, to continue from there. */
  sheet: Paper;
  /** The picture, as in `drawn`. */
  svg: string;
};

/** How a learner's step went. */
export type Grade = 
/** Nothing has been done yet. */
"nothing" | 
/** The step has been begun and is right so far. */
"partly" | 
/** The step is done. */
"done" | 
/** Something true has been done, but by another rule. */
"other" | 
/** Something does not follow. */
"wrong";

/** What kind of help there is. */
export type HelpResult = 
/** The next step. */
"hint" | 
/** Nothing is left to do. */
"complete" | 
/** The sheet cannot be right: `why` says so, and `check` shows where. */
"wrong" | 
/** The puzzle has more than one solution. */
"several" | 
/** The method fails here. */
"failed";

/** A hint, or why there is none. */
export type Helped = {
  /** The entry, for `apply`. */
  entry?: Entry | null;
  /** The name of the lesson that teaches the rule, if there is one. */
  lesson?: string | null;
  /** What the first level lights. */
  look: Highlight;
  /** Where to look. */
  place?: string | null;
  /** What kind of help it is. */
  result: HelpResult;
  /** The evidence. */
  show: Highlight;
  /** What is there. */
  what?: string | null;
  /** Why: a sentence for a hint, more where the sheet is wrong or the method fails. */
  why: string[];
};

/** What is pointed out on a picture. */
export type Highlight = {
  /** Cells to light: the evidence. */
  lit?: CellSet;
  /** Candidates to strike out. */
  struck?: Erased[];
  /** Structures to frame. */
  structures?: Structure[];
  /** Cells to frame: something is written there. */
  written?: CellSet;
};

/** A number written in a cell for good. */
export type Inked = {
  /** The cell. */
  cell: Cell;
  /** The number. */
  digit: Digit;
};

/** The comment on a learner's step. */
export type Judged = {
  /** What is lit. */
  show: Highlight;
  /** How it went. */
  verdict: Grade;
  /** A sentence. */
  words: string;
};

/** Which finds of a solve are told. (In how many words each of them is told is a `minuet_words::Detail`.) */
export type Length = "brief" | "full";

/** A lesson: words, then a position where the learner does the step. */
export type LessonContents = {
  /** The item of the paper. */
  cite: string;
  /** The task. */
  drill: Drill;
  /** Its title. */
  title: string;
  /** What to learn, in short paragraphs. */
  words: string[];
};

/** A lesson without its pieces. */
export type LessonTitle = {
  /** The item of the paper. */
  cite: string;
  /** Its name, for `lesson` and `drill`. */
  name: string;
  /** Its title. */
  title: string;
};

/** The lessons. */
export type Lessons = {
  /** The lessons, in order. */
  lessons: LessonTitle[];
};

/** A puzzle made to order. */
export type Made = {
  /** The name of the pack whose puzzles are like it. */
  kind: string;
  /** About how many minutes it takes a practised solver with a pencil, all marks written: from, to. */
  minutes: [number, number];
  /** The puzzle. */
  puzzle: Puzzle;
};

/** 18 texts such as "36": rows 1 to 9, then columns 1 to 9. */
export type Margins = string[];

/** The marks of a dancer. */
export type Marks = {
  /** The candidates with a dot: those that the dancer retains. `""` if it retains all, `"-"` if it has none left and so is wrong. */
  dots?: Cells;
  /** The numbers in a circle or square: 81 characters, `.` for none. */
  enclosed?: Puzzle;
};

/** How a minuet is ended by hand. */
export type MinuetEnding = 
/** Circle is right: what it encloses is inked, what it does not retain is erased. */
"circle" | 
/** Square is right. */
"square" | 
/** Neither: all its marks are erased. */
"leave";

/** A cell that may be misread. */
export type Misread = {
  /** The cell. */
  cell: Cell;
  /** The printed digit that is read in it; nothing for none. */
  from?: Digit | null;
  /** What it would be instead. */
  to?: Digit | null;
};

/** A sheet that was read. */
export type Opened = {
  /** The format that was detected, `link` for one of our own. */
  format: string;
  /** The sheet. */
  sheet: Paper;
  /** What to know about it before starting, such as that it has several solutions. */
  warning?: string | null;
};

/** How a trace ends. Failure of the method is an outcome, not an error. */
export type Outcome = 
/** The method solves the puzzle. */
{
  /** How many minuets changed the sheet, the one that solved it included. */
  minuets: number;
  result: "solved";
  /** The solution. */
  solution: Solution;
  /** The step that finishes it. */
  step: Step;
  /** How many minuets were opened on the main line. */
  tried: number;
} | 
/** A full round over every starter changes nothing. */
{
  /** How deep minuets were allowed to nest. */
  depth: number;
  /** How many candidates are left over all 81 cells. */
  left: number;
  /** How many minuets changed the sheet. */
  minuets: number;
  result: "failed";
  /** How many starters the final position has. */
  starters: number;
  /** How many minuets were opened on the main line. */
  tried: number;
} | 
/** There is no solution. */
{
  /** How it shows on the main line, if the method gets that far. */
  broken?: Broken | null;
  result: "none";
} | 
/** There is more than one solution. */
{
  result: "several";
  /** Two of them. */
  solutions: [Solution, Solution];
};

/** The puzzles of a pack. */
export type PackContents = {
  /** The puzzles, the easiest first. */
  puzzles: Packed[];
  /** The reading that solves them. */
  reading: Reading;
  /** Its title. */
  title: string;
};

/** A pack without its puzzles. */
export type PackTitle = {
  /** How many puzzles it has. */
  count: number;
  /** About how many minutes they take a practised solver with a pencil, from the easiest to the hardest. */
  minutes: [number, number];
  /** Its name, for `pack`. */
  name: string;
  /** The reading that solves them. */
  reading: Reading;
  /** Its title. */
  title: string;
};

/** A puzzle of a pack. */
export type Packed = {
  /** How many minuets it takes. */
  minuets: number;
  /** About how many minutes it takes a practised solver with a pencil, all marks written: from, to. */
  minutes: [number, number];
  /** The puzzle. */
  puzzle: Puzzle;
};

/** The built-in packs. */
export type Packs = {
  /** The packs, the easiest first. */
  packs: PackTitle[];
};

/** Everything on the paper. It need not follow from anything: players write what they like. The teacher's [`Sheet`](crate::Sheet), by contrast, is always consistent. In JSON, lists have one item per cell in reading order, and may be left out where all of them are empty. The numbers of a cell are a text such as `"36"`, or `""` for none. */
export type Paper = {
  /** The open minuets, the outermost first. */
  dances?: Dance[];
  /** The digits that the player has inked since, written the same way. */
  ink?: Puzzle;
  /** The margins of rows 1 to 9, then of columns 1 to 9: their half doubles. */
  margins?: Margins;
  /** Big pencil: the candidates of a cell. `""` where they are not written, `"-"` where none is left. */
  pencil?: Cells;
  /** The digits that the puzzle came with: 81 characters, `.` for an empty cell. */
  puzzle: Puzzle;
  /** Small pencil in the upper left corner: half doubles of a square. */
  small?: Cells;
};

/** What is read from a photo. */
export type Photo = {
  /** Cells with small digits, which are not read. */
  candidates: CellSet;
  /** How likely each cell is read rightly, from 0 to 1. */
  confidence: number[];
  /** The corners of the puzzle in pixels, clockwise from its own top left. */
  corners: ([number, number])[];
  /** Where its lines cross: ten rows of ten, from its own top left. */
  crossings: (([number, number])[])[];
  /** What these cells may hold. */
  doubts: Doubt[];
  /** The version of the document. */
  minuet: Version;
  /** What to know about it, sentence by sentence; nothing, if all is well. */
  notes: string[];
  /** The printed digits. */
  puzzle: Puzzle;
  /** Where there is not exactly one solution: the likeliest changes that give exactly one. */
  repairs: Repair[];
  /** How many solutions the printed digits have: 0, 1, or 2 for several. */
  solutions: number;
  /** Cells that someone should look at. */
  unsure: CellSet;
  /** The digits written by hand. */
  written: Puzzle;
};

export type Position = string[];

export type Puzzle = string;

/** A starter, with the reasons for it. */
export type Ranked = {
  /** How many candidates it would erase. */
  erased: number;
  /** The same in words. */
  promise: string;
  /** Its cells. */
  show: Highlight;
  /** The starter. */
  starter: Starter;
  /** Why it has this place in the list (footnote 8). */
  why: string;
  /** What its minuet would yield. */
  yields: Yields;
};

export type Reading = string;

/** Why a request is refused. */
export type Refused = {
  /** The column likewise. */
  column?: number | null;
  /** The line of a text that cannot be read, from 1. */
  line?: number | null;
  /** What is wrong, where, and what to do: sentences for people. */
  why: string;
};

/** Cells that may be misread, and the puzzle if they are. */
export type Repair = {
  /** The cells. */
  changes: Misread[];
  /** The puzzle that results. */
  puzzle: Puzzle;
  /** The same in words. */
  words: string;
};

/** A reply. Each request has one kind of reply, or is refused. */
export type Reply = 
/** The request makes no sense as it is. */
Refused & {
  answer: "refused";
} | 
/** To `open`. */
Opened & {
  answer: "opened";
} | 
/** To `read`. */
Photo & {
  answer: "read";
} | 
/** To `draw`. */
Drawn & {
  answer: "drawn";
} | 
/** To `hint`. */
Helped & {
  answer: "helped";
} | 
/** To `do`, `fill`, `begin`, `develop`, `apply` and `end`. */
Changed & {
  answer: "changed";
} | 
/** To `check`. */
Checked & {
  answer: "checked";
} | 
/** To `starters`. */
Starters & {
  answer: "starters";
} | 
/** To `tricks`. */
Agreement & {
  answer: "tricks";
} | 
/** To `film`. */
Film & {
  answer: "film";
} | 
/** To `frame`. */
Frame & {
  answer: "frame";
} | 
/** To `packs`. */
Packs & {
  answer: "packs";
} | 
/** To `pack`. */
PackContents & {
  answer: "pack";
} | 
/** To `make` and `day`. */
Made & {
  answer: "made";
} | 
/** To `failures`. */
Failures & {
  answer: "failures";
} | 
/** To `failure`. */
Failure & {
  answer: "failure";
} | 
/** To `lessons`. */
Lessons & {
  answer: "lessons";
} | 
/** To `lesson`. */
LessonContents & {
  answer: "lesson";
} | 
/** To `drill`. */
Drill & {
  answer: "drill";
} | 
/** To `judge`. */
Judged & {
  answer: "judged";
} | 
/** To `share`. */
Shared & {
  answer: "shared";
} | 
/** To `code`. */
Code & {
  answer: "code";
} | 
/** To `export`. */
Exported & {
  answer: "exported";
} | 
/** To `solve`. */
Trace & {
  answer: "solved";
} | 
/** To `count`. */
Counted & {
  answer: "counted";
} | 
/** To `verify`. */
Verified & {
  answer: "verified";
};

/** A request, as a door makes it of its own arguments and `POST /api` takes it. `docs/page.md` has an example of each. */
export type Request = 
/** Reads a puzzle or a position in any format, a link included: `opened`. */
{
  ask: "open";
  /** What was typed, pasted or given in the address. */
  text: string;
} | 
/** Reads the puzzle in a photo: `read`. */
{
  ask: "read";
  /** A byte for each pixel, row after row from the top left, 0 for black and 255 for white: in base64. */
  grey: string;
  /** How many rows. */
  height: number;
  /** How many pixels a row of it has. */
  width: number;
} | 
/** The picture of a sheet: `drawn`. */
{
  ask: "draw";
  /** A number to highlight, candidates included. */
  digit?: Digit | null;
  /** The sheet. */
  sheet: Paper;
  /** What is pointed out on it. */
  show?: Highlight;
} | 
/** The first find that is missing from the sheet, at three levels: `helped`. */
{
  ask: "hint";
  /** How the paper is read. */
  reading?: Reading;
  /** The sheet. */
  sheet: Paper;
  /** Which starters are advised. */
  starters?: Advice;
} | 
/** The coach does what a hint says: `changed`. */
{
  ask: "do";
  /** How the paper is read. */
  reading?: Reading;
  /** The sheet. */
  sheet: Paper;
  /** Which starters are taken. */
  starters?: Advice;
  /** How much. */
  until: Until;
} | 
/** Whether the sheet is still right: `checked`. */
{
  ask: "check";
  /** Earlier sheets, the oldest first: at most 400. */
  history?: Paper[];
  /** How the paper is read. */
  reading?: Reading;
  /** The sheet. */
  sheet: Paper;
} | 
/** The candidates written: `changed`. */
{
  ask: "fill";
  /** How. */
  by: Way;
  /** The sheet. */
  sheet: Paper;
} | 
/** The starters of the innermost line, the most promising first: `starters`. */
{
  ask: "starters";
  /** Who dances: empty for the main line, otherwise a dancer of the innermost minuet. */
  line?: Dancer[];
  /** How the paper is read. */
  reading?: Reading;
  /** The sheet. */
  sheet: Paper;
  /** Which starters come first. */
  starters?: Advice;
} | 
/** Opens a minuet: `changed`. */
{
  ask: "begin";
  /** Who opens it: empty for the main line, otherwise a dancer of the innermost minuet. */
  line?: Dancer[];
  /** The sheet. */
  sheet: Paper;
  /** The binary choice. */
  starter: Starter;
} | 
/** A dancer is developed: `changed`. */
{
  ask: "develop";
  /** The dancer of the innermost minuet; if it is missing, both dance in turn. */
  dancer?: Dancer | null;
  /** How the paper is read. */
  reading?: Reading;
  /** The sheet. */
  sheet: Paper;
  /** How far. */
  until: Until;
} | 
/** What both dancers agree on, and how the minuet may end: `tricks`. */
{
  ask: "tricks";
  /** How the paper is read. */
  reading?: Reading;
  /** The sheet. */
  sheet: Paper;
} | 
/** Does what an entry of `tricks`, `hint` or a film says: `changed`. */
{
  ask: "apply";
  /** The entry. */
  entry: Entry;
  /** The sheet. */
  sheet: Paper;
} | 
/** Ends the innermost minuet by hand: `changed`. */
{
  ask: "end";
  /** How. */
  how: MinuetEnding;
  /** The sheet. */
  sheet: Paper;
} | 
/** A whole solve, entry by entry: `film`. */
{
  ask: "film";
  /** All entries, or those that the ending needs. */
  length?: Length;
  /** How the paper is read. */
  reading?: Reading;
  /** Where it starts. */
  sheet: Paper;
} | 
/** One picture of a film: `frame`. */
{
  ask: "frame";
  /** The entries from there to the one that is shown; none shows the sheet itself. */
  entries?: Entry[];
  /** A sheet of the film, or of the frame before. */
  sheet: Paper;
} | 
/** The packs of the built-in collection: `packs`. */
{
  ask: "packs";
} | 
/** The puzzles of a pack: `pack`. */
{
  ask: "pack";
  /** Its name, as `packs` gives it. */
  name: string;
} | 
/** A new puzzle of the kind of a pack: `made`. */
{
  ask: "make";
  /** The name of the pack: `step1`, `step3`, `minuet`, `two-minuets` or `many-minuets`. */
  kind: string;
  /** Any number: the same one gives the same puzzle. */
  seed: number;
} | 
/** The puzzle of a day: `made`. */
{
  ask: "day";
  /** The date, such as `2026-11-17`. */
  date: string;
} | 
/** Puzzles on which the method fails: `failures`. */
{
  ask: "failures";
} | 
/** One of them in its failed position, and why no starter helps: `failure`. */
{
  ask: "failure";
  /** The puzzle: one of `failures`, or any other. */
  puzzle: Puzzle;
  /** How the paper is read. */
  reading?: Reading;
} | 
/** The lessons, in order: `lessons`. */
{
  ask: "lessons";
} | 
/** One lesson: `lesson`. */
{
  ask: "lesson";
  /** Its name, as `lessons` gives it. */
  name: string;
} | 
/** A fresh position that needs only one rule: `drill`. */
{
  ask: "drill";
  /** The name of a rule, as `lessons` gives it. */
  rule: string;
  /** Any number: the same one gives the same position. */
  seed: number;
} | 
/** Whether what a learner did is the step that a lesson or drill asks for: `judged`. */
{
  /** The sheet as the learner leaves it. */
  after: Paper;
  ask: "judge";
  /** The sheet as it was given. */
  before: Paper;
  /** The name of the rule. */
  rule: string;
} | 
/** The whole sheet as a short text for a link, which `open` reads: `shared`. */
{
  ask: "share";
  /** The sheet. */
  sheet: Paper;
} | 
/** A text as a QR code: `code`. */
{
  ask: "code";
  /** The text, usually a link: at most 1200 characters. */
  text: string;
} | 
/** The sheet as a file: `exported`. */
{
  ask: "export";
  /** The format. */
  format: ExportFormat;
  /** The sheet. */
  sheet: Paper;
  /** The colours of a picture. */
  theme?: ThemeName;
  /** The width of a picture in pixels: 64 to 4096. */
  width?: number | null;
} | 
/** The teacher's trace: `solved`. */
{
  ask: "solve";
  /** How the paper is read. */
  reading?: Reading;
  /** What is known of the puzzle. */
  setup: Setup;
  /** Which starters are taken. */
  starters?: Choose;
} | 
/** How many solutions there are: `counted`. */
{
  ask: "count";
  /** Where counting stops: at least 2. */
  limit: number;
  /** What is known of the puzzle. */
  setup: Setup;
} | 
/** Lets the judge check a trace or a certificate: `verified`. */
{
  ask: "verify";
  /** The text of the document. */
  document: string;
};

/** The givens, the digits placed since, and the candidates where they are written. It may be nonsense. */
export type Setup = {
  /** The candidates, when the cells have been filled with them (Step 2). */
  candidates?: Position | null;
  /** The digits that the player has inked since. */
  placed?: Puzzle;
  /** The digits that the puzzle came with. */
  puzzle: Puzzle;
};

/** A sheet as a text for a link. */
export type Shared = {
  /** Letters, digits, `-`, `_` and `.` only: it fits into an address as it is. */
  text: string;
};

/** Something wrong on a sheet. */
export type SheetFault = {
  /** The cells it is about. */
  cells: Cell[];
  /** The numbers it is about. */
  digits: DigitSet;
  /** What kind it is. */
  kind: FaultKind;
  /** The dancer it is about, the outermost first; empty on the main line. */
  line: Dancer[];
  /** A sentence. */
  words: string;
};

export type Solution = string;

/** A binary choice, one side of which is true (Step 4). */
export type Starter = {
  /** The cell. */
  cell: Cell;
  /** Its two candidates, the smaller first. */
  digits: [Digit, Digit];
  kind: "cell";
} | {
  /** The two cells, in reading order. */
  cells: [Cell, Cell];
  /** The number. */
  digit: Digit;
  kind: "half-double";
  /** The first structure that confines it, of rows, columns, squares. */
  structure: Structure;
};

/** The starters of a line. */
export type Starters = {
  /** What to know first, such as that something basic is left. */
  note?: string | null;
  /** The starters, in the order in which the paper tries them. */
  starters: Ranked[];
};

export type Step = number;

export type Structure = string;

/** The colours of a picture that leaves the page. */
export type ThemeName = 
/** Dark on white. */
"light" | 
/** Light on dark. */
"dark" | 
/** Black, white and grey. */
"mono";

/** A sentence with what belongs to it. */
export type Told = {
  /** The entry itself, for `apply`. */
  entry: Entry;
  /** The name of the lesson that teaches the rule, if there is one. */
  lesson?: string | null;
  /** Whose marks it changes: the dancers on the way, empty on the main line. */
  line: Dancer[];
  /** What is seen of it on the sheet before it. */
  show: Highlight;
  /** The step. */
  step: Step;
  /** The sentence, and in brackets where the paper states the rule. */
  words: string;
};

/** Everything that was found on the way, and how it ended. Words and pictures are made from it, and the judge replays it. */
export type Trace = {
  /** The candidates, when the cells have been filled with them (Step 2). */
  candidates?: Position | null;
  /** The finds, in order. */
  entries: Entry[];
  /** How it ended. */
  outcome: Outcome;
  /** The digits that the player has inked since. */
  placed?: Puzzle;
  /** The digits that the puzzle came with. */
  puzzle: Puzzle;
  /** The reading it follows. */
  reading: Reading;
};

/** Something that both dancers allow, or an ending. */
export type Trick = {
  /** Why it holds if circle is right. */
  circle?: string | null;
  /** Why it holds if square is right. */
  square?: string | null;
  /** What it is, and what is done. */
  told: Told;
};

/** How far the coach goes. */
export type Until = "entry" | "step";

/** A starter that does not help. */
export type VainStarter = {
  /** The sheet with the marks of both dancers, where they stand still. */
  sheet: Paper;
  /** The starter. */
  starter: Starter;
  /** Why it does not help. */
  why: string;
};

/** The outcome of a puzzle in one word. */
export type Verdict = 
/** Steps 1 to 3 are enough. */
"basic" | 
/** Step 4 solves it. */
"minuet" | 
/** The method fails. */
"failed" | 
/** There is no solution. */
"none" | 
/** There is more than one solution. */
"several";

/** What the judge says of a document. */
export type Verified = {
  /** Whether everything in it holds. */
  accepted: boolean;
  /** The claim: an outcome in one word. */
  claim?: Verdict | null;
  /** How many entries were replayed. */
  entries?: number | null;
  /** The entry at fault, counted from 1. */
  entry?: number | null;
  /** Why it is rejected. */
  reason?: string | null;
  /** How many starters the certificate covers. */
  starters?: number | null;
};

/** The version of every document: 2. */
export type Version = 2;

/** How candidates are written. */
export type Way = "method" | "plainly";

/** What a minuet yields. */
export type Yields = 
/** A dancer completes: the puzzle is solved. */
"solution" | 
/** A dancer breaks. */
"break" | 
/** Candidates are erased. */
"erasures" | 
/** Nothing. */
"nothing";

//! Text formats that Sudoku players and solvers exchange, read and written.
#![forbid(unsafe_code)]

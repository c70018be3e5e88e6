//! `llc --explain`: one page that shows how functions become machine code.
//!
//! The layers of the compiler record what they see as [`record`] values, plain text with a few numbers; [`json`] writes them
//! down, with the layout of their drawings; [`page`] puts that, the style sheet and the program of the page into one file
//! that needs nothing else. The program is in `page/*.js`: real files, joined in order, with no module system around them.
//!
//! What ties the stages together is the *origin* of a line: a number that stands for an IR instruction. Selection knows it for
//! every node (the order of the source), machine instructions inherit it, and whatever is under the pointer lights up
//! wherever the same number is.
//!
//! Nothing here runs unless the page is asked for.

pub mod json;
pub mod page;
pub mod record;

pub use page::page;
pub use record::{Bar, Chart, FunctionRecord, Kind, Line, Mark, Run, Section, Stage, origin};

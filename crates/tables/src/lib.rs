//! What a target's tables look like.
//!
//! A target is described in TableGen; `tablegen::emit` turns the description into a **target image**: one block of bytes
//! with named sections of fixed-size records, lists, strings and small programs. The machine-code layer and the code
//! generator read the image in place. A target that is compiled in carries its image as a static array (no start-up work,
//! no relocations); a target that is loaded at run time builds the same bytes in memory. There is no second
//! representation and nothing is parsed when a tool starts.
//!
//! * [`image`]: the container, and how records are laid out.
//! * [`registers`], [`instructions`], [`subtarget`]: records; [`register_info`], [`inst_info`],
//!   [`sched_info`]: questions about registers, instructions and timing.
//! * [`encoding`], [`sequence`], [`decoding`], [`asm`]: the programs of encoder, decoder, printer and parser.
//! * [`object`]: facts about object files.
//! * [`rewriting`]: instructions that stand for others.
//! * [`search`], [`calling_conv`]: tables made of records, calling conventions.
//! * [`expr`]: the expression programs of predicates and transforms.
//! * [`machine`]: what code generation knows of the machine besides patterns.
//! * [`value_type`], [`nodes`], [`selection`]: types, operations and patterns of the code generator; [`legality`]: which
//!   operations on which types the patterns cover.
//!
//! This crate defines shapes only: what builds them is in `tablegen`, what runs them in `mc` and above.
//!
//! # Trust
//! An image comes from our own builder, so its contents are consistent; [`image::Image::new`] checks the container. Reads
//! stay in bounds by Rust's checks whatever the bytes say.

pub mod asm;
pub mod calling_conv;
pub mod code;
pub mod decoding;
pub mod encoding;
pub mod expr;
pub mod image;
pub mod inst_info;
pub mod instructions;
pub mod legality;
pub mod machine;
pub mod nodes;
pub mod object;
pub mod register_info;
pub mod registers;
pub mod rewriting;
pub mod sched_info;
pub mod search;
pub mod selection;
pub mod sequence;
pub mod subtarget;
pub mod value_type;

pub use nodes::NodeOp;
pub use value_type::ValueType;

pub use image::{Image, ImageBuilder, List, Record, Records, Str};

//! Reads the text form of LLVM IR.
//!
//! A recursive-descent parser over [`super::lexer`], one file per part of the language:
//!
//! | file | part |
//! |---|---|
//! | [`cursor`] | the current token, and the small questions asked of it |
//! | [`diagnostics`] | messages, and how parsing goes on after one |
//! | [`module`] | top-level entities, and what can only be settled when all of them are read |
//! | [`types`], [`globals`], [`function`], [`attributes`] | what they say |
//! | [`locals`], [`numbered`] | names and numbers of values |
//! | [`constants`], [`const_expr`], [`fold`], [`float`] | constants in any position |
//! | [`instructions`] | one file per family of instructions |
//! | [`metadata`], [`metadata_nodes`], [`debug_records`] | metadata |
//! | [`use_list`], [`summary`] | what only bitcode needs |
//! | [`upgrade`] | constructs of older versions |
//!
//! Values, globals, types and metadata may be used before they are defined. An entity is created when it is first
//! named and filled in where it is defined; what is still empty at the end is an error at its first use.
//!
//! # Errors
//! A construct that cannot be parsed has reported why and returns [`Failed`]. The caller that knows where the next
//! construct starts (the next instruction, the next top-level entity) goes on from there, so one run reports many
//! errors; [`MAX_ERRORS`] bounds them. Messages are LLVM's where LLVM has the same one.
//!
//! # Limits
//! Types, constants and metadata may be nested [`MAX_NESTING`] deep. The text may have 4 GiB.
//!
//! # Cost
//! Linear in the text. Nothing is allocated per token or operand: tables grow, scratch vectors are reused.

mod attributes;
mod const_expr;
mod constants;
mod cursor;
mod debug_records;
mod diagnostics;
mod float;
mod fold;
mod function;
mod globals;
mod instructions;
mod locals;
mod metadata;
mod metadata_nodes;
mod module;
mod numbered;
mod summary;
mod types;
mod upgrade;
mod use_list;

#[cfg(test)]
mod tests;

use super::lexer::{Lexer, Token};
use crate::module::Module;
use crate::types::Type;
use support::diag::Diagnostics;
use support::entity::SecondaryMap;
use support::source::{SourceId, SourceMap};

/// How deep types, constants and metadata may be nested.
pub const MAX_NESTING: u32 = 200;

/// After this many errors the rest of the text is not looked at.
pub const MAX_ERRORS: usize = 100;

/// A construct could not be parsed, and the reason has been reported.
#[derive(Clone, Copy, Debug)]
struct Failed;

type Parse<T> = Result<T, Failed>;

/// What may be chosen about reading a module.
#[derive(Clone, Copy, Default)]
pub struct ParseOptions<'o> {
    /// Replaces the data layout that the module gives.
    pub data_layout: Option<&'o [u8]>,
    /// The data layout of a module that gives none, by its triple. Accesses to memory without an alignment have that of
    /// their type in this layout.
    pub usual_layout: Option<UsualLayout<'o>>,
}

/// From a triple to the text of the data layout; None where that has none of its own.
pub type UsualLayout<'o> = &'o dyn Fn(&[u8]) -> Option<String>;

/// Parses a module. The diagnostics that come with a module are warnings.
pub fn parse_module(sources: &SourceMap, id: SourceId) -> Result<(Module, Diagnostics), Diagnostics> {
    parse_module_with(sources, id, &ParseOptions::default())
}

/// Parses a module, with options.
pub fn parse_module_with(
    sources: &SourceMap,
    id: SourceId,
    options: &ParseOptions<'_>,
) -> Result<(Module, Diagnostics), Diagnostics> {
    let source = sources.get(id);
    let mut parser = Parser::new(&source.text, &source.name, id);
    parser.parse_all(options);
    if parser.diags.has_errors() { Err(parser.diags) } else { Ok((parser.module, parser.diags)) }
}

/// Parses arbitrary bytes and tells whether they are a module: what fuzzing and the tests with damaged inputs call.
pub fn check_no_panic(bytes: &[u8]) -> bool {
    let mut sources = SourceMap::new();
    match sources.add("<fuzz>", bytes, None) {
        Ok(id) => parse_module(&sources, id).is_ok(),
        Err(_) => false,
    }
}

/// The parser: the text, the module as read so far, and the function body being read.
struct Parser<'a> {
    lexer: Lexer<'a>,
    /// The current token: the next one to be consumed.
    tok: Token,
    /// End of the token before it.
    prev_hi: u32,
    source: SourceId,
    diags: Diagnostics,
    /// Nesting of the construct being parsed.
    depth: u32,
    module: Module,
    types: types::TypeNames<'a>,
    globals: globals::GlobalNames,
    attrs: attributes::AttributeState,
    md: metadata::MetadataState<'a>,
    blocks: constants::PendingBlocks,
    body: function::Body,
    /// Whether a body is being parsed: its constants go into its own pool.
    in_body: bool,
    /// Types that are known to have a size.
    sized: SecondaryMap<Type, bool>,
    /// Operands of the constants or instructions being parsed, used as a stack.
    values: Vec<crate::value::Value>,
}

impl<'a> Parser<'a> {
    fn new(text: &'a [u8], name: &str, source: SourceId) -> Parser<'a> {
        let mut lexer = Lexer::new(text);
        let tok = lexer.next_token();
        Parser {
            lexer,
            tok,
            prev_hi: 0,
            source,
            diags: Diagnostics::new(),
            depth: 0,
            module: Module::new(name),
            types: types::TypeNames::default(),
            globals: globals::GlobalNames::default(),
            attrs: attributes::AttributeState::default(),
            md: metadata::MetadataState::default(),
            blocks: constants::PendingBlocks::default(),
            body: function::Body::default(),
            in_body: false,
            sized: SecondaryMap::new(),
            values: Vec::new(),
        }
    }
}

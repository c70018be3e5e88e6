//! The directives of assembly for formats that are known by name only: code and data, and what means the same everywhere.
//!
//! What such a format has in a form of its own, or counts otherwise (alignments are powers of two in Mach-O), is refused by
//! name; a directive that only another format has is unknown.

use super::directives::{Argument, Row, run};
use crate::section::Kind;
use Argument::Name;

pub(super) const DIRECTIVES: &[Row] = &[
    (".text", run!(standard_section), Argument::Section(Kind::Text)),
    (".data", run!(standard_section), Argument::Section(Kind::Data)),
    (".section", run!(not_in_format), Name(".section")),
    (".pushsection", run!(not_in_format), Name(".pushsection")),
    (".popsection", run!(not_in_format), Name(".popsection")),
    (".previous", run!(not_in_format), Name(".previous")),
    (".subsection", run!(not_in_format), Name(".subsection")),
    (".bss", run!(not_in_format), Name(".bss")),
    (".rodata", run!(not_in_format), Name(".rodata")),
    (".tdata", run!(not_in_format), Name(".tdata")),
    (".tbss", run!(not_in_format), Name(".tbss")),
    (".comm", run!(not_in_format), Name(".comm")),
    (".common", run!(not_in_format), Name(".common")),
    (".lcomm", run!(not_in_format), Name(".lcomm")),
    (".align", run!(not_in_format), Name(".align")),
    (".align32", run!(not_in_format), Name(".align32")),
    (".weak", run!(not_in_format), Name(".weak")),
    (".local", run!(not_in_format), Name(".local")),
    (".hidden", run!(not_in_format), Name(".hidden")),
    (".internal", run!(not_in_format), Name(".internal")),
    (".protected", run!(not_in_format), Name(".protected")),
    (".type", run!(not_in_format), Name(".type")),
    (".size", run!(not_in_format), Name(".size")),
    (".symver", run!(not_in_format), Name(".symver")),
    (".weakref", run!(not_in_format), Name(".weakref")),
    (".ident", run!(not_in_format), Name(".ident")),
    (".version", run!(not_in_format), Name(".version")),
    (".reloc", run!(not_in_format), Name(".reloc")),
    (".addrsig", run!(not_in_format), Name(".addrsig")),
    (".addrsig_sym", run!(not_in_format), Name(".addrsig_sym")),
    (".cg_profile", run!(not_in_format), Name(".cg_profile")),
];

//! Names with the scopes around them, the names of types that symbols declare, and paths of files.

use super::types::{Types, tag};
use crate::debug_info::metadata::{Node, Nodes};
use ir::metadata::{MdKind, schema};
use schema::{di_composite_type, di_derived_type, di_subprogram};

/// Scopes around something, at most.
const MAX_SCOPES: usize = 1000;

impl<'m> Types<'m> {
    /// The scope that something is in.
    pub(super) fn scope_of(&self, node: Node) -> Option<Node> {
        let field = match self.nodes.kind(node)? {
            MdKind::DerivedType => di_derived_type::SCOPE,
            MdKind::CompositeType => di_composite_type::SCOPE,
            MdKind::SubrangeType => schema::di_subrange_type::SCOPE,
            MdKind::Namespace => schema::di_namespace::SCOPE,
            MdKind::Module => schema::di_module::SCOPE,
            MdKind::Subprogram => di_subprogram::SCOPE,
            MdKind::LexicalBlock => schema::di_lexical_block::SCOPE,
            MdKind::LexicalBlockFile => schema::di_lexical_block_file::SCOPE,
            MdKind::CommonBlock => schema::di_common_block::SCOPE,
            _ => return None,
        };
        self.nodes.get(node, field)
    }

    /// The name of a scope or type itself.
    pub(super) fn own_name(&self, node: Node) -> &'m [u8] {
        let kind = self.nodes.kind(node);
        let name = match kind {
            Some(MdKind::BasicType) => self.text(node, schema::di_basic_type::NAME),
            Some(MdKind::DerivedType) => self.text(node, di_derived_type::NAME),
            Some(MdKind::CompositeType) => self.text(node, di_composite_type::NAME),
            Some(MdKind::Namespace) => self.text(node, schema::di_namespace::NAME),
            Some(MdKind::Module) => self.text(node, schema::di_module::NAME),
            Some(MdKind::Subprogram) => self.text(node, di_subprogram::NAME),
            Some(MdKind::CommonBlock) => self.text(node, schema::di_common_block::NAME),
            _ => b"",
        };
        const TAGGED: [u32; 4] = [tag::ENUMERATION, tag::CLASS, tag::STRUCTURE, tag::UNION];
        match kind {
            _ if !name.is_empty() => name,
            Some(MdKind::CompositeType) if TAGGED.contains(&self.tag(node)) => b"<unnamed-tag>",
            Some(MdKind::Namespace) => b"`anonymous namespace'",
            _ => name,
        }
    }

    /// Names of the scopes around something, and the function that it is in. Classes among them are described.
    fn outer_names(&mut self, scope: Option<Node>) -> (Vec<&'m [u8]>, Option<Node>) {
        let (mut names, mut function) = (Vec::new(), None);
        let mut scope = scope;
        for _ in 0..MAX_SCOPES {
            let Some(at) = scope else { break };
            match self.nodes.kind(at) {
                Some(MdKind::Subprogram) => function = function.or(Some(at)),
                Some(MdKind::CompositeType) => self.deferred.push(at),
                _ => {}
            }
            names.extend(Some(self.own_name(at)).filter(|name| !name.is_empty()));
            scope = self.scope_of(at);
        }
        (names, function)
    }

    /// A name in a scope.
    pub(super) fn qualified_name(&mut self, scope: Option<Node>, name: &[u8]) -> Vec<u8> {
        let (names, _) = self.level(|this| this.outer_names(scope));
        joined(&names, name)
    }

    pub(super) fn qualified_name_of(&mut self, node: Node) -> Vec<u8> {
        let (scope, name) = (self.scope_of(node), self.own_name(node));
        self.qualified_name(scope, name)
    }

    /// Notes the name of a type, for the module or for the function that is described.
    pub(super) fn add_udt(&mut self, ty: Node) {
        let name = match self.nodes.kind(ty) {
            Some(MdKind::DerivedType) => self.text(ty, di_derived_type::NAME),
            _ => self.text(ty, di_composite_type::NAME),
        };
        if name.is_empty() || !self.is_declared(ty) {
            return;
        }
        let scope = self.scope_of(ty);
        let (names, function) = self.outer_names(scope);
        let udt = (joined(&names, name), ty);
        match function {
            None => self.udts.push(udt),
            Some(function) if self.function == Some(function) => self.local_udts.push(udt),
            Some(_) => {}
        }
    }

    /// Whether symbols declare the name of a type: that of a complete one, and not of one that is an alias within a class.
    fn is_declared(&self, ty: Node) -> bool {
        if self.tag(ty) == tag::TYPEDEF
            && let Some(scope) = self.scope_of(ty)
            && matches!(self.tag(scope), tag::STRUCTURE | tag::CLASS | tag::UNION)
        {
            return false;
        }
        let mut ty = ty;
        for _ in 0..MAX_SCOPES {
            let field = match self.nodes.kind(ty) {
                Some(MdKind::DerivedType) => di_derived_type::FLAGS,
                _ => di_composite_type::FLAGS,
            };
            if self.nodes.word(ty, field) & super::types::flag::FORWARD != 0 {
                return false;
            }
            if self.nodes.kind(ty) != Some(MdKind::DerivedType) {
                return true;
            }
            let Some(base) = self.base(ty) else { return false };
            ty = base;
        }
        false
    }
}

fn joined(outer: &[&[u8]], name: &[u8]) -> Vec<u8> {
    let mut text = Vec::new();
    for scope in outer.iter().rev() {
        text.extend_from_slice(scope);
        text.extend_from_slice(b"::");
    }
    text.extend_from_slice(name);
    text
}

/// The path of a file, as debuggers on Windows want it: whole, and without detours. Paths of Unix stay as they are.
pub(crate) fn path(nodes: Nodes<'_>, file: Node) -> Vec<u8> {
    let name = nodes.text(file, schema::di_file::FILENAME);
    let directory = nodes.text(file, schema::di_file::DIRECTORY);
    if directory.starts_with(b"/") || name.starts_with(b"/") {
        if name.starts_with(b"/") || directory.is_empty() {
            return name.to_vec();
        }
        let separator: &[u8] = if directory.ends_with(b"/") { b"" } else { b"/" };
        return [directory, separator, name].concat();
    }
    let is_absolute = name.get(1) == Some(&b':');
    let mut path = match is_absolute {
        true => name.to_vec(),
        false => [directory, b"\\", name].concat(),
    };
    path.iter_mut().filter(|byte| **byte == b'/').for_each(|byte| *byte = b'\\');
    without_detours(&path)
}

/// Leaves out `.` and empty parts, and parts that `..` takes back.
fn without_detours(path: &[u8]) -> Vec<u8> {
    let mut parts: Vec<&[u8]> = Vec::new();
    for (place, part) in path.split(|&byte| byte == b'\\').enumerate() {
        let is_detour = match part {
            b"." | b"" => place > 0,
            b".." if parts.last().is_some_and(|last| parts.len() > 1 && *last != b"..") => {
                parts.pop();
                true
            }
            _ => false,
        };
        if !is_detour {
            parts.push(part);
        }
    }
    parts.join(&b'\\')
}

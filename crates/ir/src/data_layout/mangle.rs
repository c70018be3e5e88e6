//! Symbol names: what the linker sees of a global.
//!
//! The object format asks for prefixes: an underscore before C names, a marker that keeps private names out of the
//! symbol table. A name that starts with `\01` is taken as it is, without that byte. On 32-bit Windows the calling
//! conventions `stdcall`, `fastcall` and `vectorcall` also add the bytes of the arguments.

use super::{DataLayout, LayoutCache};
use crate::attributes::{AttrKind, Attribute};
use crate::global::{FunctionHeader, GlobalData, Linkage};
use crate::inst::CallingConv;
use crate::module::Env;
use crate::value::Global;
use std::io::Write;
use support::entity::Entity;

/// How names become symbols (`m:` of a data layout).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mangling {
    /// Not stated: names are symbols.
    None,
    Elf,
    MachO,
    /// Windows, except 32-bit x86.
    WinCoff,
    WinCoffX86,
    Goff,
    Mips,
    XCoff,
}

/// (mode, letter in the data layout, prefix of names, prefix of private names, prefix of names private to the linker)
const MODES: &[(Mangling, u8, &str, &str, &str)] = &[
    (Mangling::None, 0, "", "", ""),
    (Mangling::Elf, b'e', "", ".L", ""),
    (Mangling::MachO, b'o', "_", "L", "l"),
    (Mangling::WinCoff, b'w', "", ".L", ""),
    (Mangling::WinCoffX86, b'x', "_", "L", ""),
    (Mangling::Goff, b'l', "", "L#", ""),
    (Mangling::Mips, b'm', "", "$", ""),
    (Mangling::XCoff, b'a', "", "L..", ""),
];

const STDCALL: CallingConv = CallingConv(64);
const FASTCALL: CallingConv = CallingConv(65);
const VECTORCALL: CallingConv = CallingConv(80);

impl Mangling {
    pub(super) fn from_letter(letter: u8) -> Option<Mangling> {
        MODES.iter().find(|m| m.1 == letter && letter != 0).map(|m| m.0)
    }

    fn row(self) -> &'static (Mangling, u8, &'static str, &'static str, &'static str) {
        &MODES[self as usize]
    }

    /// Before every name: `_` or nothing.
    pub fn global_prefix(self) -> &'static str {
        self.row().2
    }

    /// Before names that are not to reach the symbol table.
    pub fn private_prefix(self) -> &'static str {
        self.row().3
    }

    /// Before names that the linker sees and then drops.
    pub fn linker_private_prefix(self) -> &'static str {
        self.row().4
    }

    /// Whether names that start with `?` (mangled by the Microsoft C++ ABI) are left alone.
    pub fn keeps_question_mark(self) -> bool {
        matches!(self, Mangling::WinCoff | Mangling::WinCoffX86)
    }
}

/// Which prefix a name gets besides the global one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NamePrefix {
    Default,
    Private,
    LinkerPrivate,
}

impl DataLayout {
    /// The symbol of a name.
    pub fn mangle(&self, name: &[u8], prefix: NamePrefix) -> Vec<u8> {
        self.mangle_with(name, prefix, self.mangling().global_prefix())
    }

    fn mangle_with(&self, name: &[u8], prefix: NamePrefix, global_prefix: &str) -> Vec<u8> {
        let mode = self.mangling();
        match name.first() {
            Some(1) => return name[1..].to_vec(),
            Some(b'?') if mode.keeps_question_mark() => return name.to_vec(),
            _ => {}
        }
        let marker = match prefix {
            NamePrefix::Default => "",
            NamePrefix::Private => mode.private_prefix(),
            NamePrefix::LinkerPrivate => mode.linker_private_prefix(),
        };
        [marker.as_bytes(), global_prefix.as_bytes(), name].concat()
    }

    /// The symbol of a global. `private_label_allowed` is false where the linker must be able to see the name, as for
    /// what is split into atoms by symbols. An unnamed global is called after its number.
    pub fn symbol_name(&self, env: &Env, global: Global, private_label_allowed: bool) -> Vec<u8> {
        let data = &env.globals[global];
        let prefix = match (data.linkage == Linkage::Private, private_label_allowed) {
            (false, _) => NamePrefix::Default,
            (true, true) => NamePrefix::Private,
            (true, false) => NamePrefix::LinkerPrivate,
        };
        if data.name.is_empty() {
            return self.mangle(format!("__unnamed_{}", global.index() + 1).as_bytes(), prefix);
        }
        let exempt = data.name[0] == 1 || (self.mangling().keeps_question_mark() && data.name[0] == b'?');
        match data.as_function() {
            Some(func) if !exempt && self.counts_bytes(func.calling_conv) => {
                self.with_byte_count(env, data, func, prefix)
            }
            _ => self.mangle(&data.name, prefix),
        }
    }

    /// Whether symbols of functions of this convention tell the bytes of their arguments.
    fn counts_bytes(&self, conv: CallingConv) -> bool {
        conv == VECTORCALL || (self.mangling() == Mangling::WinCoffX86 && matches!(conv, STDCALL | FASTCALL))
    }

    /// `_f@8` (stdcall), `@f@8` (fastcall), `f@@8` (vectorcall).
    fn with_byte_count(
        &self,
        env: &Env,
        data: &GlobalData,
        func: &FunctionHeader,
        prefix: NamePrefix,
    ) -> Vec<u8> {
        let global_prefix = match func.calling_conv {
            FASTCALL => "@",
            VECTORCALL => "",
            _ => self.mangling().global_prefix(),
        };
        let mut symbol = self.mangle_with(&data.name, prefix, global_prefix);
        let (params, vararg) = match env.types.signature(data.value_ty) {
            Some((_, params, vararg)) => (params, vararg),
            None => (&[][..], false),
        };
        let sret = |i| env.attributes.param_attr(func.attributes, i, AttrKind::StructRet).is_some();
        // A variadic function has a suffix only if it has no fixed arguments besides the hidden result.
        if vararg && !(params.is_empty() || (params.len() == 1 && sret(0))) {
            return symbol;
        }
        let mut cache = LayoutCache::new();
        let word = u64::from(self.pointer_bits(0).div_ceil(8)).max(1);
        let mut bytes = 0u64;
        for (i, &param) in params.iter().enumerate().filter(|&(i, _)| !sret(i)) {
            let copied =
                [AttrKind::ByVal, AttrKind::InAlloca, AttrKind::Preallocated].iter().find_map(|&k| match env
                    .attributes
                    .param_attr(func.attributes, i, k)
                {
                    Some(Attribute::Type(_, ty)) => *ty,
                    _ => None,
                });
            let layout = cache.layout(self, &env.types, copied.unwrap_or(param));
            let size = layout.map_or(0, |l| l.alloc_size().min);
            bytes = bytes.saturating_add(size.div_ceil(word).saturating_mul(word));
        }
        let at = if func.calling_conv == VECTORCALL { "@@" } else { "@" };
        // Writing to a vector cannot fail.
        let _ = write!(symbol, "{at}{bytes}");
        symbol
    }
}

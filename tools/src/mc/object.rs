//! `-filetype=obj`: what the command line says about objects, and writing them.

use super::Job;
use crate::io::Io;
use crate::platforms::Platform;
use crate::targets;
use mc::assembler::{
    Assembler, BranchAlignment, DebugOptions, LaidOut, Relaxation, SourceFile, branch_kinds,
};
use mc::format::{Compression, ObjectOptions, ObjectPart};
use mc::parse::Parsed;
use mc::{Context, Subtarget, Target};
use std::borrow::Cow;
use support::diag::Diagnostic;
use tables::instructions::{ObjectFormat as FormatOfTarget, Target as TargetFacts};
use tables::object::Abi;

impl Job<'_> {
    pub(super) fn platform(&self) -> Platform {
        Platform::of(&targets::triple(self.matches))
    }

    pub(super) fn debug_options(&self, io: &mut Io<'_>) -> Result<DebugOptions, i32> {
        let version = self.matches.uint("dwarf-version").unwrap_or(4);
        if !(2..=5).contains(&version) {
            return Err(io.fail(&format!("error: Dwarf version {version} is not supported.")));
        }
        if self.matches.flag("dwarf64") && version < 3 {
            let message = "error: the 64-bit DWARF format is not supported for DWARF versions prior to 3";
            return Err(io.fail(message));
        }
        if self.matches.flag("dwarf64") && !self.platform().is_64() {
            let message = "error: the 64-bit DWARF format is only supported for 64-bit targets";
            return Err(io.fail(message));
        }
        if self.matches.flag("dwarf64") && self.platform().is_coff() {
            let triple = targets::triple(self.matches);
            let message = format!("error: the 64-bit DWARF format is not supported for {triple}");
            return Err(io.fail(&message));
        }
        let here = io.cwd.to_string_lossy().into_owned();
        let compilation_dir = self.matches.value("fdebug-compilation-dir").map_or(here, str::to_owned);
        let mut prefix_map = Vec::new();
        for pair in self.matches.list("fdebug-prefix-map") {
            let Some((from, to)) = pair.split_once('=') else {
                let message =
                    format!("error: invalid argument '{pair}' to -fdebug-prefix-map: it is OLD=NEW");
                return Err(io.fail(&message));
            };
            prefix_map.push((from.as_bytes().into(), to.as_bytes().into()));
        }
        Ok(DebugOptions {
            prefix_map,
            combines_personalities: self.matches.flag("emit-compact-unwind-non-canonical"),
            pointer_bytes: if self.platform().is_64() { 8 } else { 4 },
            version: version as u16,
            dwarf64: self.matches.flag("dwarf64"),
            compilation_dir: compilation_dir.into_bytes().into(),
        })
    }

    /// `-mc-relax-all`, `-x86-relax-relocations=false`
    pub(super) fn relaxation(&self) -> Relaxation {
        let by_linker = ["x86-relax-relocations", "relax-relocations"]
            .iter()
            .all(|name| self.matches.flag_if_given(name) != Some(false));
        Relaxation { all: self.matches.flag("mc-relax-all"), by_linker }
    }

    /// `-x86-align-branch-boundary=N -x86-align-branch=jcc+jmp`, `-x86-branches-within-32B-boundaries`
    pub(super) fn branch_alignment(&self, io: &mut Io<'_>) -> Result<Option<BranchAlignment>, i32> {
        use branch_kinds::{CALL, CONDITIONAL, FUSED, INDIRECT, RETURN, UNCONDITIONAL};
        const KINDS: [(&str, u8); 6] = [
            ("fused", FUSED),
            ("jcc", CONDITIONAL),
            ("jmp", UNCONDITIONAL),
            ("call", CALL),
            ("ret", RETURN),
            ("indirect", INDIRECT),
        ];
        let (mut boundary, mut kinds) = (0, 0);
        if self.matches.flag("x86-branches-within-32B-boundaries") {
            (boundary, kinds) = (32, FUSED | CONDITIONAL | UNCONDITIONAL);
        }
        boundary = self.matches.uint("x86-align-branch-boundary").unwrap_or(boundary);
        if let Some(named) = self.matches.value("x86-align-branch") {
            kinds = 0;
            for name in named.split('+').filter(|name| !name.is_empty()) {
                let Some((_, kind)) = KINDS.iter().find(|(known, _)| *known == name) else {
                    let names = KINDS.map(|(name, _)| name).join(", ");
                    return Err(
                        io.fail(&format!("error: unknown kind of branch '{name}': there are {names}"))
                    );
                };
                kinds |= kind;
            }
        }
        if boundary != 0 && !(boundary.is_power_of_two() && (16..=4096).contains(&boundary)) {
            return Err(
                io.fail(&format!("error: branches cannot be kept off boundaries of {boundary} bytes"))
            );
        }
        let log2 = boundary.trailing_zeros() as u8;
        Ok((boundary != 0 && kinds != 0).then_some(BranchAlignment { log2, kinds }))
    }

    /// What `-g` says about the source: its name does not repeat the compilation's directory.
    pub(super) fn source_file(&self, debug: &DebugOptions, io: &Io<'_>) -> SourceFile {
        let mut name = self.name.to_owned();
        if let Some(main) = self.matches.value("main-file-name").filter(|main| !main.is_empty()) {
            let folder = name.rfind('/').map_or(0, |at| at + 1);
            name.replace_range(folder.., main);
        }
        // A compiler that runs the assembler has its own name there.
        let producer = io.env.get("DEBUG_PRODUCER").filter(|name| !name.is_empty()).cloned();
        let producer = producer.unwrap_or_else(|| format!("codewright mc {}", env!("CARGO_PKG_VERSION")));
        let inside = name.as_bytes().strip_prefix(&*debug.compilation_dir).unwrap_or(name.as_bytes());
        let inside = inside.strip_prefix(b"/").filter(|_| inside.len() < name.len()).unwrap_or(inside);
        SourceFile {
            name: inside.into(),
            md5: Some(mc::md5::md5(&self.text)),
            producer: producer.into_bytes().into(),
        }
    }

    /// `-incremental-linker-compatible`: Microsoft's linkers look at the time to know whether an object is new.
    fn timestamp(&self) -> u32 {
        if !self.matches.flag("incremental-linker-compatible") {
            return 0;
        }
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        now.map_or(0, |now| u32::try_from(now.as_secs()).unwrap_or(u32::MAX))
    }

    /// What the object consists of; what is wrong is added to the diagnostics.
    pub(super) fn lay_out(
        &self,
        cx: &mut Context,
        assembler: &mut Assembler<'_>,
        parsed: &mut Parsed,
    ) -> LaidOut {
        assembler.finish(cx).unwrap_or_else(|errors| {
            for error in errors {
                parsed.diagnostics.push(match error.location {
                    Some(span) => Diagnostic::error(span, error.message),
                    None => Diagnostic::error_nowhere(error.message),
                });
            }
            LaidOut::default()
        })
    }

    /// The bytes of the object in pieces; what is wrong is added to the diagnostics.
    pub(super) fn object<'l>(
        &self,
        cx: &Context,
        (laid_out, part): (&'l LaidOut, ObjectPart),
        parsed: &mut Parsed,
        io: &mut Io<'_>,
    ) -> Vec<Cow<'l, [u8]>> {
        if parsed.diagnostics.has_errors() {
            return Vec::new();
        }
        let platform = self.platform();
        let options = ObjectOptions {
            is_64: platform.is_64(),
            os_abi: platform.os_abi(),
            e_flags: header_flags(self.target, self.subtarget, (self.matches.value("target-abi"), true), io),
            compression: match self.matches.value("compress-debug-sections") {
                Some("zlib") => Compression::Zlib,
                Some("zstd") => Compression::Zstd,
                _ => Compression::None,
            },
            crel: self.matches.flag("crel"),
            timestamp: self.timestamp(),
            part,
        };
        object_pieces(self.target, cx, self.name, laid_out, &options).unwrap_or_else(|errors| {
            errors.into_iter().for_each(|e| parsed.diagnostics.push(Diagnostic::error_nowhere(e)));
            Vec::new()
        })
    }
}

/// The object in the format of the target, in pieces. Errors are messages.
pub(crate) fn object_pieces<'l>(
    target: &Target,
    cx: &Context,
    name: &str,
    laid_out: &'l LaidOut,
    options: &ObjectOptions,
) -> Result<Vec<Cow<'l, [u8]>>, Vec<String>> {
    let facts = target.image.records::<TargetFacts>().get(0).unwrap_or_default();
    match FormatOfTarget::from_number(facts.object_format) {
        FormatOfTarget::Flat => {
            let module = mc::flat::Module { name, cx, sections: &laid_out.sections };
            mc::flat::link(target, &[module], 1).map(|image| vec![image.bytes().into()])
        }
        FormatOfTarget::Elf => {
            cx.format().write(target, cx, laid_out, options).map_err(|error| vec![error.to_string()])
        }
    }
}

/// `e_flags`: the ABI's, and what the subtarget's features say. An ABI that the subtarget cannot have is ignored with a
/// message; one that it can hardly be meant to have is taken, with the same message. Where there is no code, the subtarget
/// says nothing about the ABI (`has_code`).
pub(crate) fn header_flags(
    target: &Target,
    subtarget: &Subtarget,
    (abi, has_code): (Option<&str>, bool),
    io: &mut Io<'_>,
) -> u32 {
    let image = &target.image;
    let mut chosen = None;
    if let Some(name) = abi.filter(|name| !name.is_empty()) {
        let named = image.records::<Abi>().iter().find(|a| image.string(a.name) == name);
        let problem = match named {
            Some(abi) if !has_code => {
                chosen = Some(abi);
                None
            }
            Some(abi) if !subtarget.enables(abi.needs) => Some(image.string(abi.impossible).to_owned()),
            Some(abi) => {
                chosen = Some(abi);
                (!subtarget.enables(abi.wants)).then(|| image.string(abi.doubtful).to_owned())
            }
            None => Some(format!("'{name}' is not a recognized ABI for this target")),
        };
        if let Some(problem) = problem {
            // A closed standard error leaves nobody to tell.
            let _ = io.stderr.write_all(format!("{problem} (ignoring target-abi)\n").as_bytes());
        }
    }
    subtarget.header_flags(target, chosen)
}

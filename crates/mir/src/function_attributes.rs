//! Function attributes: what the attributes of a function and the flags of its module ask of its code, beyond its body.
//!
//! Passes read them from [`Function::attributes`](crate::Function::attributes). An attribute that nobody carries out is an
//! error: to ignore it would be wrong code.

use ir::attributes::{AttrKind, Attribute};
use ir::{Global, Inst, InstView, Module, Opcode, Type, ValueKind};

/// Bytes of stack that may be taken without touching it, if the function does not say.
const PROBED_BYTES: u32 = 4096;

/// How the stack is touched as it grows, so that a guard page below it is never passed by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Probes {
    /// At least once in so many bytes.
    pub interval: u32,
    /// By this function, which gets the number of bytes; by the code of the function itself if there is none.
    pub function: Option<Box<str>>,
}

/// See the module text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FunctionAttributes {
    /// `naked`: there is nothing but the body, no set-up and no return.
    pub is_naked: bool,
    /// `optsize`, `minsize`: what is shorter is better, even if it takes longer.
    pub prefers_short: bool,
    /// `minsize`: what is shortest is best, whatever time it takes.
    pub is_to_be_smallest: bool,
    /// `noimplicitfloat`: registers of floating-point numbers may belong to somebody else when it runs, so it uses them only
    /// where its source has such numbers or vectors.
    pub avoids_float_registers: bool,
    /// `"interrupt"="..."`: the processor calls it, which keeps no registers. The word says how.
    pub interrupt: Option<Box<str>>,
    /// `"probe-stack"="..."`
    pub probes: Option<Probes>,
    /// Indirect branches may only arrive where an instruction allows it (module flag `cf-protection-branch`).
    pub guards_branches: bool,
    /// Returns are compared with a second stack (module flag `cf-protection-return`).
    pub guards_returns: bool,
    /// Calls and jumps by registers may only arrive at marks (`"branch-target-enforcement"`).
    pub marks_targets: bool,
    /// `"sign-return-address"`
    pub signs_returns: Option<SignedReturns>,
    /// `shadowcallstack`: addresses to return to are kept on a stack of their own, too.
    pub keeps_shadow_stack: bool,
    /// Functions that it calls and that may return more than once; only with `guards_branches` or `marks_targets`.
    pub returning_twice: Vec<Global>,
    /// There are such functions: what is stored may be read again by way of an earlier place.
    pub calls_returning_twice: bool,
    /// So many no-ops before the label and after it, to be replaced (`"patchable-function-prefix"` and `-entry`).
    pub no_ops: (u32, u32),
    /// `"stackrealign"`: callers may not have aligned the stack pointer.
    pub realigns_stack: bool,
    /// How the stack pointer is to be aligned, log2 of bytes, if it is not as calls do: at least so (`alignstack`), or in all
    /// functions of the module (`override-stack-alignment`).
    pub stack_align_log2: Option<u8>,
    /// `"no-jump-tables"`
    pub avoids_jump_tables: bool,
    /// `noredzone`: what is below the stack pointer may change at any time.
    pub has_no_red_zone: bool,
    /// `ssp` and its like: a guard may stand between its objects and what its caller left on the stack.
    pub protects_stack: bool,
    /// `sanitize_address` and its like: what a tool finds it shows with the stack as it is then.
    pub is_sanitized: bool,
    /// It may be one that a tool traces (`"function-instrument"`, `"xray-instruction-threshold"`).
    pub is_traced: bool,
    /// `"fentry-call"`: a call of `__fentry__` comes first.
    pub calls_fentry: bool,
    /// Assembly in it may be arrived at again from elsewhere, with the stack pointer and the frame pointer as they are here.
    pub has_far_arrivals: bool,
    /// `fn_ret_thunk_extern`: it jumps to a function of the program in place of returning.
    pub returns_by_thunk: bool,
    /// `"patchable-function"="prologue-short-redirect"`: the first instruction has room for a short jump.
    pub is_redirectable: bool,
    /// `"zero-call-used-regs"="..."`
    pub cleared: Option<Cleared>,
    /// [`SAVES_ALL`] and [`SAVES_NONE`]: it saves what its convention does not say.
    pub saves_all: bool,
    pub saves_none: bool,
}

/// Functions with this attribute save all registers but those of arguments and results.
pub const SAVES_ALL: &str = "no_caller_saved_registers";

/// Functions with this attribute save none.
pub const SAVES_NONE: &str = "no_callee_saved_registers";

/// Which functions sign the address to which they return, and with which key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SignedReturns {
    /// Those, too, that leave the address in its register.
    pub of_leaves: bool,
    /// `"sign-return-address-key"="b_key"`: with the other of two keys.
    pub by_other_key: bool,
}

/// Registers that a function clears before it returns (`"zero-call-used-regs"`), of those that it need not save.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cleared {
    /// Only those that it uses.
    pub only_used: bool,
    /// Only those of integers.
    pub only_general: bool,
    /// Only those of arguments.
    pub only_arguments: bool,
}

impl Cleared {
    /// What a word asks for; the outer `None` is for one that is not known.
    fn named(word: &[u8]) -> Option<Option<Cleared>> {
        let word = str::from_utf8(word).ok()?;
        if word == "skip" {
            return Some(None);
        }
        let (only_used, rest) = match word.strip_prefix("used") {
            Some(rest) => (true, rest),
            None => (false, word.strip_prefix("all")?),
        };
        let (only_general, only_arguments) = match rest {
            "" => (false, false),
            "-gpr" => (true, false),
            "-arg" => (false, true),
            "-gpr-arg" => (true, true),
            _ => return None,
        };
        Some(Some(Cleared { only_used, only_general, only_arguments }))
    }
}

/// String attributes that change code and that nobody carries out, with the values that ask for nothing.
const NOT_CARRIED_OUT: &[(&str, &[&str])] = &[
    ("split-stack", &[]),
    ("mrecord-mcount", &[]),
    ("mnop-mcount", &[]),
    ("hw-shadow-stack", &[]),
    ("branch-protection-pauth-lr", &["false"]),
    ("ptrauth-auth-traps", &[]),
    ("ptrauth-indirect-gotos", &[]),
    ("ptrauth-returns", &[]),
    ("aarch64-jump-table-hardening", &[]),
];

/// The same of attributes without a value.
const KINDS_NOT_CARRIED_OUT: &[AttrKind] = &[AttrKind::SafeStack, AttrKind::SpeculativeLoadHardening];

/// Collectors that ask for nothing but what statepoints say.
const STATEPOINT_COLLECTORS: &[&[u8]] = &[b"statepoint-example", b"coreclr"];

/// The greatest alignment that a function may ask for.
const MAX_STACK_ALIGN: u64 = 1 << 12;

/// No function has more no-ops than this.
const MAX_NO_OPS: u32 = 1 << 16;

impl FunctionAttributes {
    /// What a function asks for; the sentence says what cannot be done. O(attributes), and O(instructions) if indirect
    /// branches are guarded.
    pub fn of(module: &Module, global: Global) -> Result<FunctionAttributes, String> {
        let is_set = |flag: &[u8]| module.flag_number(flag).is_some_and(|value| value != 0);
        let mut attributes = FunctionAttributes {
            guards_branches: is_set(b"cf-protection-branch"),
            guards_returns: is_set(b"cf-protection-return"),
            ..FunctionAttributes::default()
        };
        let Some(header) = module.globals[global].as_function() else { return Ok(attributes) };
        let own = match module.attributes.function_attr(header.attributes, AttrKind::StackAlignment) {
            Some(&Attribute::Int(_, bytes)) => Some(bytes),
            _ => module.flag_number(b"override-stack-alignment"),
        };
        let own = own.filter(|bytes| bytes.is_power_of_two() && *bytes <= MAX_STACK_ALIGN);
        attributes.stack_align_log2 = own.map(|bytes| bytes.ilog2() as u8);
        if let Some(collector) = header.gc.as_deref().filter(|name| !STATEPOINT_COLLECTORS.contains(name)) {
            // Others want something of code: tables of safe points, or roots in memory.
            return Err(format!("the garbage collector '{}'", String::from_utf8_lossy(collector)));
        }
        let table = &module.attributes;
        let own = table.get_list(header.attributes).function.map_or(&[][..], |set| table.get_set(set));
        let (mut interval, mut wants_probes) = (PROBED_BYTES, true);
        let key = table.function_string(header.attributes, b"sign-return-address-key");
        let by_other_key = key == Some(b"b_key");
        for attribute in own {
            match attribute {
                Attribute::String(key, value) => {
                    // Most are for others, and long.
                    let text = || String::from_utf8_lossy(value);
                    match &**key {
                        b"interrupt" => attributes.interrupt = Some(text().as_ref().into()),
                        b"probe-stack" => {
                            let function = (**value != *b"inline-asm").then(|| text().as_ref().into());
                            attributes.probes = Some(Probes { interval, function });
                        }
                        b"stack-probe-size" => interval = number(key, &text())?.max(1),
                        b"no-stack-arg-probe" => wants_probes = false,
                        b"patchable-function-prefix" => attributes.no_ops.0 = no_ops(key, &text())?,
                        b"patchable-function-entry" => attributes.no_ops.1 = no_ops(key, &text())?,
                        b"stackrealign" => attributes.realigns_stack = true,
                        b"no-jump-tables" => attributes.avoids_jump_tables = **value == *b"true",
                        b"function-instrument" => attributes.is_traced |= **value == *b"xray-always",
                        b"xray-instruction-threshold" => attributes.is_traced = true,
                        b"patchable-function" if **value == *b"prologue-short-redirect" => {
                            attributes.is_redirectable = true;
                        }
                        b"patchable-function" => {
                            return Err(format!("the attribute \"patchable-function\"=\"{}\"", text()));
                        }
                        b"branch-target-enforcement" => attributes.marks_targets = **value != *b"false",
                        b"sign-return-address" if **value != *b"none" => {
                            let of_leaves = **value == *b"all";
                            attributes.signs_returns = Some(SignedReturns { of_leaves, by_other_key });
                        }
                        b"zero-call-used-regs" => {
                            let wrong = || format!("the attribute \"zero-call-used-regs\"=\"{}\"", text());
                            attributes.cleared = Cleared::named(value).ok_or_else(wrong)?;
                        }
                        key if key == SAVES_ALL.as_bytes() => attributes.saves_all = true,
                        key if key == SAVES_NONE.as_bytes() => attributes.saves_none = true,
                        b"fentry-call" => attributes.calls_fentry = **value == *b"true",
                        _ => refuse(key, value)?,
                    }
                }
                _ => match attribute.kind() {
                    Some(
                        AttrKind::SanitizeAddress
                        | AttrKind::SanitizeHWAddress
                        | AttrKind::SanitizeMemory
                        | AttrKind::SanitizeThread,
                    ) => attributes.is_sanitized = true,
                    Some(
                        AttrKind::StackProtect | AttrKind::StackProtectReq | AttrKind::StackProtectStrong,
                    ) => attributes.protects_stack = true,
                    Some(AttrKind::NoRedZone) => attributes.has_no_red_zone = true,
                    Some(AttrKind::Naked) => attributes.is_naked = true,
                    Some(kind @ (AttrKind::OptimizeForSize | AttrKind::MinSize)) => {
                        attributes.prefers_short = true;
                        attributes.is_to_be_smallest |= kind == AttrKind::MinSize;
                    }
                    Some(AttrKind::NoImplicitFloat) => attributes.avoids_float_registers = true,
                    Some(AttrKind::ShadowCallStack) => attributes.keeps_shadow_stack = true,
                    Some(AttrKind::FnRetThunkExtern) => attributes.returns_by_thunk = true,
                    Some(AttrKind::NoCfCheck) => attributes.guards_branches = false,
                    Some(kind) if KINDS_NOT_CARRIED_OUT.contains(&kind) => {
                        return Err(format!("the attribute '{}'", kind.name()));
                    }
                    _ => {}
                },
            }
        }
        let bare = module.types.signature(module.globals[global].value_ty);
        let is_bare = bare.is_some_and(|(ret, params, _)| ret == Type::VOID && params.is_empty());
        if attributes.interrupt.is_some() && !is_bare {
            return Err("an interrupt handler with arguments or a result".to_owned());
        }
        attributes.probes =
            attributes.probes.filter(|_| wants_probes).map(|probes| Probes { interval, ..probes });
        let twice = returning_twice(module, global);
        attributes.has_far_arrivals = has_far_arrivals(module, global);
        attributes.calls_returning_twice = !twice.is_empty() || attributes.has_far_arrivals;
        if attributes.guards_branches || attributes.marks_targets {
            attributes.returning_twice = twice;
        }
        Ok(attributes)
    }

    pub const INTERRUPT: &str = "interrupt handlers";
    pub const PROBES: &str = "stack probes";
    pub const GUARDED_BRANCHES: &str = "guarded indirect branches (the module flag 'cf-protection-branch')";
    pub const NO_OPS: &str = "patchable functions";
    pub const FENTRY: &str = "calls of '__fentry__'";
    pub const TRACED: &str = "functions that XRay traces";
    pub const REDIRECTABLE: &str = "functions whose first instruction has room for a jump";
    pub const RETURN_THUNK: &str = "the attribute 'fn_ret_thunk_extern'";
    pub const CLEARED: &str = "functions that clear registers before they return";
    pub const OTHER_SAVES: &str = "functions that say which registers they save";
    pub const REALIGNED: &str = "the attribute \"stackrealign\"";
    pub const SHADOW_STACK: &str = "the attribute 'shadowcallstack'";
    pub const GUARDED_RETURNS: &str = "guarded returns (the module flag 'cf-protection-return')";

    /// What only a target can carry out and is asked for.
    pub fn for_target(&self) -> impl Iterator<Item = &'static str> {
        let asked = [
            (self.interrupt.is_some(), Self::INTERRUPT),
            (self.probes.is_some(), Self::PROBES),
            (self.guards_branches, Self::GUARDED_BRANCHES),
            (self.no_ops != (0, 0), Self::NO_OPS),
            (self.calls_fentry, Self::FENTRY),
            (self.is_traced, Self::TRACED),
            (self.is_redirectable, Self::REDIRECTABLE),
            (self.returns_by_thunk, Self::RETURN_THUNK),
            (self.cleared.is_some(), Self::CLEARED),
            (self.saves_all || self.saves_none, Self::OTHER_SAVES),
            (self.realigns_stack, Self::REALIGNED),
            (self.guards_returns, Self::GUARDED_RETURNS),
            (self.keeps_shadow_stack, Self::SHADOW_STACK),
        ];
        asked.into_iter().filter(|(asked, _)| *asked).map(|(_, what)| what)
    }
}

fn number(key: &[u8], value: &str) -> Result<u32, String> {
    let wrong =
        || format!("the attribute \"{}\"=\"{value}\": it takes a number", String::from_utf8_lossy(key));
    value.parse().map_err(|_| wrong())
}

fn no_ops(key: &[u8], value: &str) -> Result<u32, String> {
    let number = number(key, value)?;
    let wrong = || format!("the attribute \"{}\"=\"{value}\": so many no-ops", String::from_utf8_lossy(key));
    if number > MAX_NO_OPS { Err(wrong()) } else { Ok(number) }
}

fn refuse(key: &[u8], value: &[u8]) -> Result<(), String> {
    let found = NOT_CARRIED_OUT.iter().find(|(known, _)| known.as_bytes() == key);
    match found.filter(|(_, nothing)| !nothing.iter().any(|known| known.as_bytes() == value)) {
        None => Ok(()),
        Some((key, _)) if value.is_empty() => Err(format!("the attribute \"{key}\"")),
        Some((key, _)) => Err(format!("the attribute \"{key}\"=\"{}\"", String::from_utf8_lossy(value))),
    }
}

/// Whether assembly that may jump to blocks says that it returns more than once.
fn has_far_arrivals(module: &Module, global: Global) -> bool {
    let Some(func) = module.body(global) else { return false };
    let mut ends = func.blocks().filter_map(|block| func.terminator(block));
    ends.any(|inst| {
        func.opcode(inst) == Opcode::CallBr
            && module
                .attributes
                .function_attr(func.call_info(inst).attributes, AttrKind::ReturnsTwice)
                .is_some()
    })
}

/// The functions that a function calls and that are declared so, once each.
fn returning_twice(module: &Module, global: Global) -> Vec<Global> {
    let Some(func) = module.body(global) else { return Vec::new() };
    let mut found = Vec::new();
    let is_call = |&inst: &Inst| matches!(func.opcode(inst), Opcode::Call | Opcode::Invoke);
    for inst in func.blocks().flat_map(|block| func.block_insts(block)).filter(is_call) {
        let (InstView::Call { callee, .. } | InstView::Invoke { callee, .. }) = func.view(inst) else {
            continue;
        };
        let ValueKind::Global(callee) = callee.kind() else { continue };
        let Some(header) = module.globals[callee].as_function() else { continue };
        let twice = module.attributes.function_attr(header.attributes, AttrKind::ReturnsTwice).is_some();
        if twice && !found.contains(&callee) {
            found.push(callee);
        }
    }
    found
}

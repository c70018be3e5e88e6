//! The signatures of a type, and what they become: a caller, a callee, and the bytes that go through them.

use super::super::cases::Random;
use super::sets::Set;
use super::types::{Leaf, Type};
use std::fmt::Write;

/// How an argument is passed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Mode {
    Plain,
    /// With an attribute.
    With(&'static str),
    Signed,
    Unsigned,
    /// An object of the type, aligned to so many bytes.
    ByValue(u32),
    /// Its address, with the attribute.
    Result,
}

#[derive(Clone, Debug)]
pub struct Signature {
    /// What is compared: a type, an attribute or a convention.
    pub topic: String,
    pub shape: &'static str,
    pub convention: String,
    pub result: Option<(Type, Mode)>,
    pub params: Vec<(Type, Mode)>,
    /// Named parameters, if others follow.
    pub fixed: Option<usize>,
    /// The caller has values in as many registers as it may, and the callee writes all of them.
    pub is_crowded: bool,
}

/// The code of a signature.
#[derive(Default)]
pub struct Test {
    pub caller: String,
    pub callee: String,
    /// As the harness reads them.
    pub bytes: Vec<u8>,
}

/// A buffer of the harness, and the bytes that are expected in it.
struct Area {
    bytes: Vec<u8>,
}

const SLOT: usize = 16;

impl Area {
    /// The offset of a place for these bytes.
    fn place(&mut self, value: &[u8]) -> usize {
        let at = self.bytes.len().next_multiple_of(SLOT);
        self.bytes.resize(at, 0);
        self.bytes.extend_from_slice(value);
        at
    }
}

/// Values that the caller of a crowded test keeps.
const KEPT: [(&str, usize); 2] = [("i64", 14), ("double", 14)];

/// Instructions that write every register that a function may write, and their names.
fn clobbers(set: &Set, has_floats: bool) -> String {
    let (mut text, mut names) = (String::new(), String::new());
    if set.is_x86() {
        let (letter, count) = if set.is_x86_64() { ("r", 16) } else { ("e", 8) };
        let named = ["ax", "bx", "cx", "dx", "si", "di"].map(|name| format!("{letter}{name}"));
        for reg in named.into_iter().chain((8..count).map(|n| format!("r{n}"))) {
            let _ = write!(text, "mov $$-1, %{reg}\\0A");
            let _ = write!(names, ",~{{{reg}}}");
        }
        for n in (0..count).filter(|_| has_floats) {
            let _ = write!(text, "pcmpeqd %xmm{n}, %xmm{n}\\0A");
            let _ = write!(names, ",~{{xmm{n}}}");
        }
    } else if set.triple.starts_with("aarch64") {
        for n in (9..18).chain(19..29) {
            let _ = write!(text, "mov x{n}, #-1\\0A");
            let _ = write!(names, ",~{{x{n}}}");
        }
        for n in 8..32 {
            let _ = write!(text, "fmov d{n}, x9\\0A");
            let _ = write!(names, ",~{{v{n}}}");
        }
    } else if set.triple.starts_with("sparc") {
        // What calls preserve is in the caller's window.
        for name in ["g1", "g4", "g5", "o0", "o1", "o2", "o3", "o4", "o5"] {
            let _ = write!(text, "mov -1, %{name}\\0A");
            let _ = write!(names, ",~{{{name}}}");
        }
        for n in (0..64).step_by(2) {
            let _ = write!(text, "fnegd %f62, %f{n}\\0A");
            let _ = write!(names, ",~{{d{}}}", n / 2);
        }
    } else {
        for n in (5..32).filter(|n| *n != 8) {
            let _ = write!(text, "li x{n}, -1\\0A");
            let _ = write!(names, ",~{{x{n}}}");
        }
        for n in (0..32).filter(|_| has_floats) {
            let _ = write!(text, "fcvt.s.w f{n}, x0\\0A");
            let _ = write!(names, ",~{{f{n}}}");
        }
    }
    format!("  call void asm sideeffect \"{text}\", \"{}\"()\n", &names[1..])
}

fn load(out: &mut String, name: &str, leaf: &Leaf, area: &str, at: usize) {
    let _ = writeln!(
        out,
        "  {name} = load volatile {}, ptr getelementptr (i8, ptr @abi_{area}, i64 {at}), align 1",
        leaf.text
    );
}

fn store(out: &mut String, value: &str, ty: &str, area: &str, at: usize) {
    let _ = writeln!(
        out,
        "  store volatile {ty} {value}, ptr getelementptr (i8, ptr @abi_{area}, i64 {at}), align 1"
    );
}

/// The value of the type whose leaves are in `area`, in a register named `name`.
fn gather(out: &mut String, name: &str, ty: &Type, area: &str, places: &[usize]) {
    if !ty.is_struct() {
        return load(out, name, &ty.leaves[0], area, places[0]);
    }
    let mut whole = "poison".to_owned();
    for (n, (leaf, &at)) in ty.leaves.iter().zip(places).enumerate() {
        load(out, &format!("{name}.leaf{n}"), leaf, area, at);
        let next = if n + 1 == ty.leaves.len() { name.to_owned() } else { format!("{name}.with{n}") };
        let _ =
            writeln!(out, "  {next} = insertvalue {} {whole}, {} {name}.leaf{n}, {n}", ty.text, leaf.text);
        whole = next;
    }
}

fn scatter(out: &mut String, name: &str, ty: &Type, area: &str, places: &[usize]) {
    if !ty.is_struct() {
        return store(out, name, &ty.leaves[0].text, area, places[0]);
    }
    for (n, (leaf, &at)) in ty.leaves.iter().zip(places).enumerate() {
        let _ = writeln!(out, "  {name}.part{n} = extractvalue {} {name}, {n}", ty.text);
        store(out, &format!("{name}.part{n}"), &leaf.text, area, at);
    }
}

/// Copies leaves between an object and an area.
fn transfer(out: &mut String, object: &str, ty: &Type, area: &str, places: &[usize], to_object: bool) {
    for (n, (leaf, &at)) in ty.leaves.iter().zip(places).enumerate() {
        let place = format!("{object}.at{n}");
        if ty.is_struct() {
            let _ = writeln!(out, "  {place} = getelementptr {}, ptr {object}, i32 0, i32 {n}", ty.text);
        } else {
            let _ = writeln!(out, "  {place} = getelementptr i8, ptr {object}, i32 0");
        }
        let value = format!("{object}.of{n}");
        if to_object {
            load(out, &value, leaf, area, at);
            let _ = writeln!(out, "  store {} {value}, ptr {place}, align 1", leaf.text);
        } else {
            let _ = writeln!(out, "  {value} = load {}, ptr {place}, align 1", leaf.text);
            store(out, &value, &leaf.text, area, at);
        }
    }
}

/// Stores what an integer becomes in 64 bits: whoever passed it has extended it.
fn store_extended(out: &mut String, name: &str, ty: &Type, mode: Mode, area: &str, at: usize) {
    let op = if mode == Mode::Signed { "sext" } else { "zext" };
    let _ = writeln!(out, "  {name}.wide = {op} {} {name} to i64", ty.text);
    store(out, &format!("{name}.wide"), "i64", area, at);
}

fn extended(value: &[u8], bits: u32, mode: Mode) -> [u8; 8] {
    let mut wide = [0; 8];
    wide[..value.len()].copy_from_slice(value);
    let number = u64::from_le_bytes(wide);
    let shift = 64 - bits;
    let number = if mode == Mode::Signed { ((number << shift) as i64 >> shift) as u64 } else { number };
    number.to_le_bytes()
}

fn attribute(mode: Mode, ty: &Type) -> String {
    match mode {
        Mode::Plain => String::new(),
        Mode::With(text) => format!(" {text}"),
        Mode::Signed => " signext".into(),
        Mode::Unsigned => " zeroext".into(),
        Mode::ByValue(align) => format!(" byval({}) align {align}", ty.text),
        Mode::Result => format!(" sret({})", ty.text),
    }
}

fn is_object(mode: Mode) -> bool {
    matches!(mode, Mode::ByValue(_) | Mode::Result)
}

impl Signature {
    /// The code of both sides; the functions are `caller_N` and `callee_N`.
    pub fn test(&self, number: usize, set: &Set, has_floats: bool) -> Test {
        let mut random = Random(0x9e37_79b9_7f4a_7c15 ^ ((number as u64 + 1) << 20));
        let (mut arguments, mut results) = (Area { bytes: Vec::new() }, Area { bytes: Vec::new() });
        let (mut caller, mut callee) = (String::new(), String::new());
        let (mut passed, mut declared, mut types) = (Vec::new(), Vec::new(), Vec::new());
        let (mut after, mut taken) = (String::new(), String::new());
        let mut from_list = String::new();
        for (n, (ty, mode)) in self.params.iter().enumerate() {
            let values: Vec<Vec<u8>> = ty.leaves.iter().map(|leaf| leaf.value(&mut random)).collect();
            let area = if *mode == Mode::Result { &mut results } else { &mut arguments };
            let places: Vec<usize> = values.iter().map(|value| area.place(value)).collect();
            let (name, attribute) = (format!("%a{n}"), attribute(*mode, ty));
            let text = if is_object(*mode) { "ptr" } else { ty.text.as_str() };
            passed.push(format!("{text}{attribute} {name}"));
            if self.fixed.is_none_or(|fixed| n < fixed) {
                types.push(text.to_owned());
                declared.push(format!("{text}{attribute} {name}"));
            } else {
                let _ = writeln!(from_list, "  {name} = va_arg ptr %list, {text}");
            }
            match mode {
                Mode::Result => {
                    let _ = writeln!(caller, "  {name} = alloca {}, align 16", ty.text);
                    transfer(&mut after, &name, ty, "out", &places, false);
                    transfer(&mut taken, &name, ty, "given", &places, true);
                }
                Mode::ByValue(align) => {
                    let _ = writeln!(caller, "  {name} = alloca {}, align {}", ty.text, align.max(&16));
                    transfer(&mut caller, &name, ty, "in", &places, true);
                    transfer(&mut taken, &name, ty, "seen", &places, false);
                }
                _ => {
                    gather(&mut caller, &name, ty, "in", &places);
                    scatter(&mut taken, &name, ty, "seen", &places);
                }
            }
            if let (Mode::Signed | Mode::Unsigned, Some(bits)) = (mode, ty.integer) {
                let at = arguments.place(&extended(&values[0], bits, *mode));
                store_extended(&mut taken, &name, ty, *mode, "seen", at);
            }
        }
        if let Some(fixed) = self.fixed {
            types.truncate(fixed);
            types.push("...".into());
            declared.push("...".into());
            taken = if from_list.is_empty() {
                taken
            } else {
                format!(
                    "  %list = alloca [4 x i64]\n  call void @llvm.va_start(ptr %list)\n\
                     {from_list}  call void @llvm.va_end(ptr %list)\n{taken}"
                )
            };
        }
        let convention = &self.convention;
        if self.is_crowded {
            let mut kept = 0;
            for (ty, count) in KEPT.iter().filter(|(ty, _)| has_floats || *ty != "double") {
                let leaf = Type::new(ty, 8).leaves[0].clone();
                for _ in 0..*count {
                    let at = results.place(&leaf.value(&mut random));
                    load(&mut caller, &format!("%kept{kept}"), &leaf, "given", at);
                    store(&mut after, &format!("%kept{kept}"), ty, "out", at);
                    kept += 1;
                }
            }
            taken.push_str(&clobbers(set, has_floats));
        }
        let (result, result_attribute) = match &self.result {
            Some((ty, mode)) => (ty.text.as_str(), attribute(*mode, ty)),
            None => ("void", String::new()),
        };
        let called =
            if self.fixed.is_some() { format!("{result} ({})", types.join(", ")) } else { result.to_owned() };
        let call =
            format!("call {convention}{result_attribute} {called} @callee_{number}({})", passed.join(", "));
        let mut returned = "  ret void\n".to_owned();
        match &self.result {
            Some((ty, mode)) => {
                let values: Vec<Vec<u8>> = ty.leaves.iter().map(|leaf| leaf.value(&mut random)).collect();
                let places: Vec<usize> = values.iter().map(|value| results.place(value)).collect();
                let _ = writeln!(caller, "  %r = {call}");
                scatter(&mut caller, "%r", ty, "out", &places);
                if let (Mode::Signed | Mode::Unsigned, Some(bits)) = (mode, ty.integer) {
                    let at = results.place(&extended(&values[0], bits, *mode));
                    store_extended(&mut caller, "%r", ty, *mode, "out", at);
                }
                gather(&mut taken, "%r", ty, "given", &places);
                returned = format!("  ret {result} %r\n");
            }
            None => {
                let _ = writeln!(caller, "  {call}");
            }
        }
        caller.push_str(&after);
        callee.push_str(&taken);
        let parts = (types.join(", "), declared.join(", "));
        let declaration: Vec<String> = self
            .params
            .iter()
            .take(self.fixed.unwrap_or(usize::MAX))
            .map(|(ty, mode)| {
                let text = if is_object(*mode) { "ptr" } else { ty.text.as_str() };
                format!("{text}{}", attribute(*mode, ty))
            })
            .chain(self.fixed.map(|_| "...".to_owned()))
            .collect();
        let head = format!("{convention}{result_attribute} {result} @callee_{number}");
        let mut bytes = Vec::new();
        bytes.extend((arguments.bytes.len() as u32).to_le_bytes());
        bytes.extend((results.bytes.len() as u32).to_le_bytes());
        bytes.extend(arguments.bytes);
        bytes.extend(results.bytes);
        Test {
            caller: format!(
                "declare {head}({})\ndefine void @caller_{number}() nounwind {{\n{caller}  ret void\n}}\n",
                declaration.join(", ")
            ),
            callee: format!("define {head}({}) nounwind {{\n{callee}{returned}}}\n", parts.1),
            bytes,
        }
    }

    pub fn describe(&self) -> String {
        let mut text = format!("{} ({}", self.topic, self.shape);
        if !self.convention.is_empty() && self.convention != self.topic {
            let _ = write!(text, ", {}", self.convention);
        }
        match &self.result {
            Some((ty, _)) if ty.text != self.topic => text + ", " + &ty.text + ")",
            _ => text + ")",
        }
    }
}

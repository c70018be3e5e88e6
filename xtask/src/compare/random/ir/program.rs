//! A random program: functions that call those after them, memory that they share, and a main function that calls all and
//! prints what comes of it.
//!
//! What a program does is defined whatever it computes: amounts of shifts, indices and divisors are brought into range first, all
//! memory is written before it is read, loops count to a small number, and what the bits of a NaN are is never asked
//! ([`Body::bits`]). Nothing else is avoided.

use super::operations;
use super::types::{I1, I32, I64, Random, Ty};
use std::collections::BTreeSet;
use std::fmt::Write;

/// Bytes of each global and of buffers in frames.
pub const BUFFER: usize = 64;
const GLOBALS: usize = 3;
/// How deep statements are in each other.
const DEPTH: usize = 3;

/// The type of a function; several results are a struct.
#[derive(Clone)]
pub struct Signature {
    pub results: Vec<Ty>,
    pub params: Vec<Ty>,
}

impl Signature {
    fn random(random: &mut Random) -> Signature {
        let mut list = |count: usize| (0..count).map(|_| Ty::random(random, true)).collect::<Vec<_>>();
        let params = list(1);
        let results = list(1);
        let (more, few) = (random.below(9), if random.percent(25) { 1 + random.below(3) } else { 0 });
        let mut list = |count: usize| (0..count).map(|_| Ty::random(random, true)).collect::<Vec<_>>();
        Signature { params: [params, list(more)].concat(), results: [results, list(few)].concat() }
    }

    fn result(&self) -> String {
        match &self.results[..] {
            [one] => one.to_string(),
            several => format!("{{ {} }}", several.iter().map(Ty::to_string).collect::<Vec<_>>().join(", ")),
        }
    }
}

/// A value that can be used.
#[derive(Clone)]
pub struct Value {
    pub ty: Ty,
    pub name: String,
}

/// Memory of one type, `count` times; or bytes, where any type of bytes may be.
#[derive(Clone)]
pub struct Memory {
    pub name: String,
    pub element: Option<Ty>,
    pub count: usize,
}

/// The text of the program of a seed.
pub fn program(seed: u64) -> String {
    let mut random = Random(seed.wrapping_mul(0x2545_f491_4f6c_dd1d));
    let signatures: Vec<Signature> =
        (0..2 + random.below(4)).map(|_| Signature::random(&mut random)).collect();
    let mut declarations = BTreeSet::new();
    let mut text = String::from("@format = private constant [12 x i8] c\"%d %016llx\\0A\\00\"\n");
    for global in 0..GLOBALS {
        let bytes: String = (0..BUFFER).map(|_| format!("\\{:02X}", random.next() as u8)).collect();
        let _ = writeln!(text, "@g{global} = internal global [{BUFFER} x i8] c\"{bytes}\", align 16");
    }
    let globals: Vec<Memory> =
        (0..GLOBALS).map(|at| Memory { name: format!("@g{at}"), element: None, count: BUFFER }).collect();
    for (at, signature) in signatures.iter().enumerate() {
        let mut body = Body::new(&mut random, &signatures, at + 1, globals.clone());
        body.function(signature);
        let params: Vec<String> =
            signature.params.iter().enumerate().map(|(n, ty)| format!("{ty} %p{n}")).collect();
        let inline = if body.random.percent(80) { " noinline" } else { "" };
        let _ = writeln!(
            text,
            "\ndefine internal {} @f{at}({}){inline} {{\nentry:\n{}{}}}",
            signature.result(),
            params.join(", "),
            body.entry,
            body.text
        );
        declarations.append(&mut body.declarations);
    }
    let mut body = Body::new(&mut random, &signatures, 0, globals);
    body.main();
    let _ = writeln!(
        text,
        "\ndefine i32 @main() {{\nentry:\n{}{}}}\n\ndeclare i32 @printf(ptr, ...)",
        body.entry, body.text
    );
    declarations.append(&mut body.declarations);
    declarations.iter().for_each(|line| text.extend([line, "\n"]));
    text
}

/// A function while it is written.
pub struct Body<'a> {
    pub random: &'a mut Random,
    signatures: &'a [Signature],
    /// The first function that may be called.
    callees: usize,
    /// What stands first in the entry block.
    entry: String,
    text: String,
    /// The block that is written.
    block: String,
    number: usize,
    pub values: Vec<Value>,
    pub memory: Vec<Memory>,
    declarations: BTreeSet<String>,
    loops: usize,
}

impl<'a> Body<'a> {
    fn new(
        random: &'a mut Random,
        signatures: &'a [Signature],
        callees: usize,
        memory: Vec<Memory>,
    ) -> Body<'a> {
        Body {
            random,
            signatures,
            callees,
            entry: String::new(),
            text: String::new(),
            block: "entry".to_owned(),
            number: 0,
            values: Vec::new(),
            memory,
            declarations: BTreeSet::new(),
            loops: 0,
        }
    }

    fn fresh(&mut self, kind: &str) -> String {
        self.number += 1;
        format!("{kind}{}", self.number)
    }

    /// A line without a result.
    pub fn line(&mut self, line: &str) {
        let _ = writeln!(self.text, "  {line}");
    }

    /// An instruction; gives the name of its result, which only its user knows.
    pub fn hidden(&mut self, instruction: &str) -> String {
        let name = self.fresh("%v");
        let _ = writeln!(self.text, "  {name} = {instruction}");
        name
    }

    /// An instruction whose result may be used by what follows.
    pub fn define(&mut self, ty: Ty, instruction: &str) -> String {
        let name = self.hidden(instruction);
        self.values.push(Value { ty, name: name.clone() });
        name
    }

    /// A call of an intrinsic.
    pub fn intrinsic(&mut self, result: &str, name: &str, args: &[(Ty, String)]) -> String {
        let types: Vec<String> = args.iter().map(|(ty, _)| ty.to_string()).collect();
        self.declarations.insert(format!("declare {result} @llvm.{name}({})", types.join(", ")));
        let args: Vec<String> = args.iter().map(|(ty, value)| format!("{ty} {value}")).collect();
        format!("call {result} @llvm.{name}({})", args.join(", "))
    }

    pub fn declare(&mut self, line: &str) {
        self.declarations.insert(line.to_owned());
    }

    fn begin(&mut self, block: &str) {
        let _ = writeln!(self.text, "{block}:");
        self.block = block.to_owned();
    }

    /// Something of a type: mostly a value that is there, the last ones more often.
    pub fn operand(&mut self, ty: Ty) -> String {
        let fitting: Vec<usize> = (0..self.values.len()).filter(|&at| self.values[at].ty == ty).collect();
        if fitting.is_empty() || self.random.percent(12) {
            return ty.constant(self.random);
        }
        let recent = fitting.len().min(4);
        let at = if self.random.percent(60) {
            fitting[fitting.len() - 1 - self.random.below(recent)]
        } else {
            self.random.pick(&fitting)
        };
        self.values[at].name.clone()
    }

    /// A value that is there.
    pub fn any(&mut self) -> Value {
        if self.values.is_empty() || self.random.percent(6) {
            let ty = Ty::random(self.random, false);
            return Value { ty, name: ty.constant(self.random) };
        }
        let at = self.random.below(self.values.len());
        self.values[at].clone()
    }

    /// A value of integers, or of others.
    pub fn any_of(&mut self, is_int: bool) -> Value {
        for _ in 0..8 {
            let value = self.any();
            if value.ty.is_int() == is_int {
                return value;
            }
        }
        let ty = if is_int { I64 } else { Ty { scalar: super::types::Scalar::Double, lanes: 0 } };
        Value { ty, name: self.operand(ty) }
    }

    /// A value whose bits are told: a NaN is zero.
    pub fn bits(&mut self, ty: Ty, value: &str) -> String {
        if ty.is_int() {
            return value.to_owned();
        }
        let mask = ty.with(super::types::Scalar::Int(1));
        let nan = self.hidden(&format!("fcmp uno {ty} {value}, {value}"));
        self.hidden(&format!("select {mask} {nan}, {ty} {}, {ty} {value}", ty.zero()))
    }

    /// An integer as one of 64 bits.
    pub fn as_i64(&mut self, ty: Ty, value: &str) -> String {
        match ty.bits() {
            64 => value.to_owned(),
            bits if bits < 64 => self.hidden(&format!("zext {ty} {value} to i64")),
            _ => self.hidden(&format!("trunc {ty} {value} to i64")),
        }
    }

    /// A place of 64 bits that is less than a bound.
    pub fn index(&mut self, bound: usize) -> String {
        if self.random.percent(30) {
            return self.random.below(bound).to_string();
        }
        let ty = loop {
            let ty = self.any_of(true).ty;
            if ty.lanes == 0 {
                break ty;
            }
        };
        let value = self.operand(ty);
        let wide = self.as_i64(ty, &value);
        self.hidden(&format!("urem i64 {wide}, {bound}"))
    }

    fn function(&mut self, signature: &Signature) {
        for (n, &ty) in signature.params.iter().enumerate() {
            self.values.push(Value { ty, name: format!("%p{n}") });
        }
        for _ in 0..1 + self.random.below(3) {
            self.frame_object();
        }
        for _ in 0..4 + self.random.below(14) {
            self.statement(DEPTH);
        }
        let results: Vec<(Ty, String)> = signature.results.iter().map(|&ty| (ty, self.operand(ty))).collect();
        let (ty, value) = match &results[..] {
            [(ty, value)] => (ty.to_string(), value.clone()),
            several => {
                let whole = signature.result();
                let mut made = "poison".to_owned();
                for (n, (ty, value)) in several.iter().enumerate() {
                    made = self.hidden(&format!("insertvalue {whole} {made}, {ty} {value}, {n}"));
                }
                (whole, made)
            }
        };
        self.line(&format!("ret {ty} {value}"));
    }

    /// Memory in the frame, which is filled at once.
    fn frame_object(&mut self) {
        let name = self.fresh("%m");
        if self.random.percent(50) {
            let _ = writeln!(self.entry, "  {name} = alloca [{BUFFER} x i8], align 16");
            let byte = self.random.below(256);
            self.declare("declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)");
            self.line(&format!(
                "call void @llvm.memset.p0.i64(ptr {name}, i8 {byte}, i64 {BUFFER}, i1 false)"
            ));
            return self.memory.push(Memory { name, element: None, count: BUFFER });
        }
        let (ty, count) = (Ty::random(self.random, false), 1 + self.random.below(4));
        let _ = writeln!(self.entry, "  {name} = alloca [{count} x {ty}]");
        for at in 0..count {
            let value = self.operand(ty);
            let place = self.hidden(&format!("getelementptr inbounds {ty}, ptr {name}, i64 {at}"));
            let value = self.bits(ty, &value);
            self.line(&format!("store {ty} {value}, ptr {place}"));
        }
        self.memory.push(Memory { name, element: Some(ty), count });
    }

    fn statement(&mut self, depth: usize) {
        let is_inner = depth == 0;
        match self.random.below(100) {
            0..10 if !is_inner => self.branch(depth - 1),
            10..16 if !is_inner => self.count_loop(depth - 1),
            16..20 if !is_inner => self.switch(depth - 1),
            20..28 if self.callees < self.signatures.len() && self.loops < 2 => self.call(),
            28..46 => operations::memory(self),
            _ => operations::operation(self),
        }
    }

    fn statements(&mut self, depth: usize) {
        for _ in 0..1 + self.random.below(5) {
            self.statement(depth);
        }
    }

    fn condition(&mut self) -> String {
        if self.random.percent(40) {
            return self.operand(I1);
        }
        let value = self.any_of(true);
        if value.ty.lanes > 0 {
            return self.operand(I1);
        }
        let predicate = self.random.pick(operations::INT_PREDICATES);
        let other = self.operand(value.ty);
        self.hidden(&format!("icmp {predicate} {} {}, {other}", value.ty, value.name))
    }

    /// Types of values that come from several sides.
    fn merged_types(&mut self) -> Vec<Ty> {
        (0..1 + self.random.below(3)).map(|_| self.any().ty).collect()
    }

    /// One way of several: its statements, and what it gives for types.
    fn way(&mut self, label: &str, end: &str, types: &[Ty], depth: usize) -> (String, Vec<String>) {
        let known = self.values.len();
        self.begin(label);
        self.statements(depth);
        let values = types.iter().map(|&ty| self.operand(ty)).collect();
        self.values.truncate(known);
        self.line(&format!("br label %{end}"));
        (self.block.clone(), values)
    }

    fn merge(&mut self, end: &str, types: &[Ty], ways: &[(String, Vec<String>)]) {
        self.begin(end);
        for (n, &ty) in types.iter().enumerate() {
            let edges: Vec<String> =
                ways.iter().map(|(block, values)| format!("[ {}, %{block} ]", values[n])).collect();
            self.define(ty, &format!("phi {ty} {}", edges.join(", ")));
        }
    }

    fn branch(&mut self, depth: usize) {
        let (then, other, end) = (self.fresh("then"), self.fresh("else"), self.fresh("end"));
        let types = self.merged_types();
        let condition = self.condition();
        let mut ways = Vec::new();
        let has_other = self.random.percent(60);
        if !has_other {
            ways.push((self.block.clone(), types.iter().map(|&ty| self.operand(ty)).collect()));
        }
        let target = if has_other { &other } else { &end };
        self.line(&format!("br i1 {condition}, label %{then}, label %{target}"));
        ways.push(self.way(&then, &end, &types, depth));
        if has_other {
            ways.push(self.way(&other, &end, &types, depth));
        }
        self.merge(&end, &types, &ways);
    }

    fn switch(&mut self, depth: usize) {
        let types = self.merged_types();
        let ty = loop {
            let ty = self.any_of(true).ty;
            if ty.lanes == 0 && (8..=64).contains(&ty.bits()) {
                break ty;
            }
            if self.random.percent(10) {
                break I32;
            }
        };
        let value = self.operand(ty);
        let end = self.fresh("end");
        let labels: Vec<String> = (0..2 + self.random.below(5)).map(|_| self.fresh("case")).collect();
        let mut cases = BTreeSet::new();
        let is_dense = self.random.percent(50);
        for _ in 0..labels.len() * 2 {
            cases.insert(if is_dense {
                self.random.below(12) as i64
            } else {
                i64::from(self.random.next() as i8)
            });
        }
        let value = if is_dense { self.hidden(&format!("urem {ty} {value}, 14")) } else { value };
        let mut text = format!("switch {ty} {value}, label %{} [", labels[0]);
        for case in cases {
            let label = &labels[self.random.below(labels.len())];
            let _ = write!(text, " {ty} {case}, label %{label}");
        }
        // Every block is reached, whatever was drawn.
        for (label, case) in labels.iter().zip(100..) {
            let _ = write!(text, " {ty} {case}, label %{label}");
        }
        // A case may be there once.
        let text = without_repetitions(&text);
        self.line(&format!("{text} ]"));
        let ways: Vec<_> = labels.iter().map(|label| self.way(label, &end, &types, depth)).collect();
        self.merge(&end, &types, &ways);
    }

    /// A loop that counts to a small number, with values that go round.
    fn count_loop(&mut self, depth: usize) {
        let (head, end) = (self.fresh("loop"), self.fresh("end"));
        let types = self.merged_types();
        let first: Vec<String> = types.iter().map(|&ty| self.operand(ty)).collect();
        let bound = self.index(5);
        let bound = self.hidden(&format!("add i64 {bound}, 1"));
        let before = self.block.clone();
        self.line(&format!("br label %{head}"));
        self.begin(&head);
        let known = self.values.len();
        let (count, place) = (self.fresh("%i"), self.text.len());
        let names: Vec<String> = types.iter().map(|_| self.fresh("%c")).collect();
        for (&ty, name) in types.iter().zip(&names) {
            self.values.push(Value { ty, name: name.clone() });
        }
        self.values.push(Value { ty: I64, name: count.clone() });
        self.loops += 1;
        self.statements(depth);
        self.loops -= 1;
        let last: Vec<String> = types.iter().map(|&ty| self.operand(ty)).collect();
        let next = self.hidden(&format!("add i64 {count}, 1"));
        let more = self.hidden(&format!("icmp ult i64 {next}, {bound}"));
        self.line(&format!("br i1 {more}, label %{head}, label %{end}"));
        let mut phis = format!("  {count} = phi i64 [ 0, %{before} ], [ {next}, %{} ]\n", self.block);
        for (((ty, name), first), last) in types.iter().zip(&names).zip(&first).zip(&last) {
            let _ = writeln!(phis, "  {name} = phi {ty} [ {first}, %{before} ], [ {last}, %{} ]", self.block);
        }
        self.text.insert_str(place, &phis);
        self.values.truncate(known);
        self.begin(&end);
        for (&ty, last) in types.iter().zip(last) {
            if last.starts_with("%v") {
                self.values.push(Value { ty, name: last });
            }
        }
    }

    fn call(&mut self) {
        let at = self.callees + self.random.below(self.signatures.len() - self.callees);
        let signature = self.signatures[at].clone();
        let args: Vec<String> =
            signature.params.iter().map(|&ty| format!("{ty} {}", self.operand(ty))).collect();
        let whole = signature.result();
        let call = format!("call {whole} @f{at}({})", args.join(", "));
        match &signature.results[..] {
            [ty] => drop(self.define(*ty, &call)),
            several => {
                let result = self.hidden(&call);
                for (n, &ty) in several.iter().enumerate() {
                    self.define(ty, &format!("extractvalue {whole} {result}, {n}"));
                }
            }
        }
    }

    fn main(&mut self) {
        for _ in 0..3 {
            for _ in 0..self.signatures.len() {
                self.call();
            }
        }
        for value in self.values.clone() {
            self.print(&value);
        }
        for (global, at) in (0..GLOBALS).flat_map(|global| (0..BUFFER / 8).map(move |at| (global, at))) {
            let place = self.hidden(&format!("getelementptr i64, ptr @g{global}, i64 {at}"));
            let name = self.hidden(&format!("load i64, ptr {place}"));
            self.print(&Value { ty: I64, name });
        }
        self.line("ret i32 0");
    }

    /// Prints the bits of a value, 64 at a time.
    fn print(&mut self, value: &Value) {
        let bits = self.bits(value.ty, &value.name);
        let whole = Ty::int(value.ty.bits());
        let bits = if whole == value.ty {
            bits
        } else {
            self.hidden(&format!("bitcast {} {bits} to {whole}", value.ty))
        };
        for from in (0..whole.bits()).step_by(64) {
            let part =
                if from == 0 { bits.clone() } else { self.hidden(&format!("lshr {whole} {bits}, {from}")) };
            let word = self.as_i64(whole, &part);
            let number = self.number;
            self.line(&format!("call i32 (ptr, ...) @printf(ptr @format, i32 {number}, i64 {word})"));
        }
    }
}

/// The text of a switch with the first of each case's rows.
fn without_repetitions(text: &str) -> String {
    let Some((head, rows)) = text.split_once('[') else { return text.to_owned() };
    let words: Vec<&str> = rows.split_whitespace().collect();
    let mut seen = BTreeSet::new();
    let rows: Vec<String> =
        words.chunks(4).filter(|row| seen.insert(row[1])).map(|row| row.join(" ")).collect();
    format!("{head}[ {}", rows.join(" "))
}

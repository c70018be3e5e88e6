//! Positions: where in a signature a type, an attribute or a convention is.

use super::sets::Set;
use super::signatures::{Mode, Signature};
use super::types::{self, Type};

/// What is before the type when it is the argument of a position.
const OTHERS: [&str; 12] =
    ["i32", "double", "i64", "ptr", "float", "i8", "double", "i64", "i128", "float", "i16", "double"];

/// Conventions for which more than the C convention is defined.
const CONVENTIONS: &[(&str, bool)] = &[
    ("fastcc", true),
    ("coldcc", true),
    ("tailcc", true),
    ("swiftcc", true),
    ("swifttailcc", true),
    ("preserve_mostcc", true),
    ("preserve_allcc", false),
    ("preserve_nonecc", false),
    ("x86_regcallcc", false),
    ("x86_vectorcallcc", false),
    ("x86_64_sysvcc", false),
    ("win64cc", false),
    ("anyregcc", false),
    ("riscv_vector_cc", true),
];

/// Those of 32-bit x86.
const CONVENTIONS_32: [&str; 6] =
    ["fastcc", "coldcc", "x86_stdcallcc", "x86_fastcallcc", "x86_thiscallcc", "x86_vectorcallcc"];

const ATTRIBUTES: [&str; 6] = ["inreg", "nest", "swiftself", "swifterror", "swiftasync", "noundef"];

struct Maker<'m> {
    set: &'m Set,
    list: Vec<Signature>,
}

impl Maker<'_> {
    fn ty(&self, text: &str) -> Type {
        Type::new(text, self.set.pointer)
    }

    fn plain(&self, texts: &[&str]) -> Vec<(Type, Mode)> {
        texts.iter().map(|text| (self.ty(text), Mode::Plain)).collect()
    }

    fn add(
        &mut self,
        topic: &str,
        shape: &'static str,
        result: Option<(&str, Mode)>,
        params: Vec<(Type, Mode)>,
    ) {
        let result = result.map(|(text, mode)| (self.ty(text), mode));
        let convention = String::new();
        let topic = topic.to_owned();
        self.list.push(Signature {
            topic,
            shape,
            convention,
            result,
            params,
            fixed: None,
            is_crowded: false,
        });
    }

    fn with_type(&mut self, text: &str, every: bool, number: usize) {
        let t = text;
        let turn = |n: usize| every || number % 2 == n;
        self.add(t, "result", Some((t, Mode::Plain)), self.plain(&[t]));
        if turn(0) {
            let params = self.plain(&[t, "i32", "double", t, "i64", t, "float", "ptr", t, t]);
            self.add(t, "arguments", None, params);
        }
        if turn(1) {
            let mut texts = vec!["i64"; 5];
            texts.extend(["double"; 7]);
            texts.extend([t, "i32", t, "i8", t, t]);
            self.add(t, "last registers", None, self.plain(&texts));
        }
        if every {
            const NAMES: [&str; 12] = [
                "argument 1",
                "argument 2",
                "argument 3",
                "argument 4",
                "argument 5",
                "argument 6",
                "argument 7",
                "argument 8",
                "argument 9",
                "argument 10",
                "argument 11",
                "argument 12",
            ];
            for (position, name) in NAMES.into_iter().enumerate() {
                let mut texts = OTHERS[..position].to_vec();
                texts.extend([t, "i32", "double"]);
                self.add(t, name, None, self.plain(&texts));
            }
        }
        let ty = self.ty(t);
        if ty.integer.is_some() {
            for (mode, shape) in [(Mode::Signed, "signext"), (Mode::Unsigned, "zeroext")] {
                let params = (0..9).map(|_| (ty.clone(), mode)).collect();
                self.add(t, shape, Some((t, mode)), params);
            }
        }
        if ty.is_struct() && turn(1) {
            for (align, shape) in
                [(4, "byval align 4"), (8, "byval"), (16, "byval align 16"), (32, "byval align 32")]
            {
                let one = (ty.clone(), Mode::ByValue(align));
                let mut params = self.plain(&["i32"]);
                params.push(one.clone());
                params.extend(self.plain(&["double", "i64"]));
                params.push(one);
                params.extend(self.plain(&["i64", "i64", "i64", "i64", "double"]));
                self.add(t, shape, Some(("i32", Mode::Plain)), params);
            }
            let mut params = vec![(ty.clone(), Mode::Result)];
            params.extend(self.plain(&["i64", "double"]));
            self.add(t, "sret", None, params);
        }
        if turn(0) {
            let mut params = self.plain(&[t, "i32", t]);
            params.extend(self.plain(&["i64", "double", "i32", "ptr"]));
            self.add(t, "named parameter of a variadic function", Some(("i32", Mode::Plain)), params);
            self.list.last_mut().expect("one was just added").fixed = Some(3);
        }
    }

    fn variable(&mut self) {
        let mut types = vec!["i32", "i64", "ptr", "double"];
        if self.set.is_x86() {
            types.push("x86_fp80");
        }
        for t in types {
            for before in [0, 1, 4, 7] {
                let mut texts = vec!["i64"; before + 1];
                texts.extend([
                    t, "double", t, "i32", t, "i64", t, t, "double", "double", "double", t, "double",
                    "double", t,
                ]);
                let params = self.plain(&texts);
                self.add(t, "variable arguments", Some((t, Mode::Plain)), params);
                self.list.last_mut().expect("one was just added").fixed = Some(before + 1);
            }
        }
    }

    fn conventions(&mut self) {
        let is_for_set = |(name, everywhere): &&(&str, bool)| {
            let is_foreign = name.starts_with("riscv") && !self.set.is_riscv();
            if *everywhere { !is_foreign } else { self.set.is_x86_64() }
        };
        let for_set: Vec<&str> = if self.set.is_x86() && !self.set.is_x86_64() {
            CONVENTIONS_32.to_vec()
        } else {
            CONVENTIONS.iter().filter(is_for_set).map(|(name, _)| *name).collect()
        };
        let mut results = vec![
            "i8",
            "i32",
            "i64",
            "i128",
            "i256",
            "float",
            "double",
            "half",
            "fp128",
            "ptr",
            "<4 x i32>",
            "<8 x float>",
            "{ i64, i64, i64 }",
            "{ i32, double }",
            "{ double, double, double }",
            "{ i64, i64, i64, i64, i64 }",
        ];
        if self.set.is_x86() {
            results.push("x86_fp80");
        }
        // Vectors are a topic of their own where their registers hold none yet.
        results.retain(|t| !(t.starts_with('<') && self.set.features.contains("+v")));
        for convention in for_set {
            // An error by one of these conventions.
            let is_open = convention == "x86_regcallcc";
            for t in results.iter().filter(|t| !(is_open && **t == "x86_fp80")) {
                let params =
                    self.plain(&[t, "i32", "double", t, "i64", t, "float", "ptr", t, "i8", t, "i64", "i64"]);
                self.add(convention, "arguments and result", Some((t, Mode::Plain)), params);
                self.list.last_mut().expect("one was just added").convention = convention.to_owned();
            }
            let params = self.plain(&["i64", "double", "i64"]);
            for (shape, result) in [
                ("registers that survive", None),
                ("result, and registers that survive", Some(("i64", Mode::Plain))),
            ] {
                self.add(convention, shape, result, params.clone());
                let last = self.list.last_mut().expect("one was just added");
                (last.convention, last.is_crowded) = (convention.to_owned(), true);
            }
        }
        let params = self.plain(&["i64", "double", "i64"]);
        self.add("ccc", "registers that survive", Some(("double", Mode::Plain)), params);
        self.list.last_mut().expect("one was just added").is_crowded = true;
    }

    fn attributes(&mut self) {
        for attribute in ATTRIBUTES {
            for convention in ["", "swiftcc", "fastcc"] {
                for t in ["ptr", "i64", "i32", "double", "i8"] {
                    let is_value = matches!(attribute, "inreg" | "noundef");
                    let is_refused =
                        convention == "swiftcc" && (!self.set.is_x86_64() || !self.set.harness.is_empty());
                    if !is_value && t != "ptr" || attribute == "swifterror" || is_refused {
                        continue;
                    }
                    let own = (self.ty(t), Mode::With(attribute));
                    let mut params = self.plain(&["i64", "double"]);
                    params.push(own.clone());
                    params.extend(self.plain(&["i32"]));
                    if is_value {
                        params.push(own);
                    }
                    params.extend(self.plain(&["i64", "i64", "i64", "i64", "i64"]));
                    let result = is_value.then_some((t, Mode::Plain));
                    self.add(attribute, "argument", result, params);
                    self.list.last_mut().expect("one was just added").convention = convention.to_owned();
                }
            }
        }
    }
}

/// All signatures for a feature set.
pub fn signatures(set: &Set, every: bool) -> Vec<Signature> {
    let mut maker = Maker { set, list: Vec::new() };
    let mut types = types::all(every, set.is_x86(), set.is_x86_64());
    // What llc 22 passes by its address and a member follows: it takes that for a part of it, on both sides, and stores both
    // in one place. Mostly its caller and its callee do not agree, but they do by chance where the member is a bit.
    if set.pointer == 4 {
        types.retain(|text| !text.contains("fp128,") && (set.is_x86() || !text.contains("i128,")));
    }
    if !set.is_x86() {
        let vector = if set.is_riscv() { "<4 x i32>," } else { ", <4 x i32>," };
        types.retain(|text| !text.contains(vector));
    }
    for (number, text) in types.iter().enumerate() {
        maker.with_type(text, every, number);
    }
    maker.variable();
    maker.conventions();
    maker.attributes();
    if set.misreads_lists {
        maker.list.retain(|signature| signature.fixed.is_none());
    }
    if set.is_x86_64() && !set.has_floats() {
        // What is not the topic is something that can be passed.
        maker.list.retain(|signature| !CONVENTIONS.iter().any(|(name, _)| *name == signature.convention));
        for signature in &mut maker.list {
            let topic = signature.topic.clone();
            let result = signature.result.iter_mut().map(|(ty, _)| ty);
            for ty in signature.params.iter_mut().map(|(ty, _)| ty).chain(result) {
                if ty.text != topic && matches!(ty.text.as_str(), "double" | "float") {
                    *ty = Type::new("i64", set.pointer);
                }
            }
        }
    }
    maker.list
}

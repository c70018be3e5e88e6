//! Generated expressions of bang operators, evaluated by our `tblgen` and by `llvm-tblgen-22`, must give the same records.
//!
//! `TBLGEN_EXPRESSIONS` says how many (default 10000), `TBLGEN_SEED` where to begin. Without LLVM's tool the expressions are
//! only evaluated by ours. Expressions are well typed and avoid what is an error; half of them have template arguments
//! in them, so that they fold in steps.

use std::fmt::Write;
use std::path::Path;
use std::process::Command;
use tablegen::lang;

const PEER: &str = "llvm-tblgen-22";
const PER_FILE: usize = 400;

/// xorshift64*: good enough, and the same everywhere.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % n
    }

    fn pick<'a>(&mut self, items: &[&'a str]) -> &'a str {
        items[self.below(items.len())]
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Type {
    Int,
    Str,
    Bit,
    Ints,
    Strs,
    Dag,
}

const TYPES: &[(Type, &str)] = &[
    (Type::Int, "int"),
    (Type::Str, "string"),
    (Type::Bit, "bit"),
    (Type::Ints, "list<int>"),
    (Type::Strs, "list<string>"),
    (Type::Dag, "dag"),
];

struct Generator {
    random: Random,
    /// Whether the template arguments `a`, `s`, `l`, `t`, `d` are in scope.
    arguments: bool,
    /// Bound variables in scope, for distinct names.
    bound: usize,
}

impl Generator {
    fn expr(&mut self, ty: Type, depth: usize) -> String {
        if depth == 0 || self.random.below(8) == 0 {
            return self.leaf(ty);
        }
        let d = depth - 1;
        if self.random.below(7) == 0 {
            let (c, x, y) = (self.expr(Type::Bit, d), self.expr(ty, d), self.expr(ty, d));
            return match self.random.below(2) {
                0 => format!("!if({c}, {x}, {y})"),
                _ => format!("!cond({c}: {x}, true: {y})"),
            };
        }
        match ty {
            Type::Int => self.int(d),
            Type::Str => self.string(d),
            Type::Bit => self.bit(d),
            Type::Ints => self.ints(d),
            Type::Strs => self.strings(d),
            Type::Dag => self.dag(d),
        }
    }

    fn leaf(&mut self, ty: Type) -> String {
        let use_argument = self.arguments && self.random.below(3) != 0;
        let text = match (ty, use_argument) {
            (Type::Int, true) => "a",
            (Type::Str, true) => "s",
            (Type::Ints, true) => "l",
            (Type::Strs, true) => "t",
            (Type::Dag, true) => "d",
            (Type::Bit, true) => "b",
            (Type::Int, false) => self.random.pick(&["0", "1", "-7", "42", "0x7fffffffffffffff", "true"]),
            (Type::Str, false) => self.random.pick(&["\"\"", "\"a\"", "\"banana\"", "\"x_Y\"", "[{ c }]"]),
            (Type::Ints, false) => self.random.pick(&["[1, 2, 3]", "[]<int>", "[-1]", "[5, 5, 3]"]),
            (Type::Strs, false) => self.random.pick(&["[\"p\", \"q\"]", "[]<string>", "[\"banana\", \"\"]"]),
            (Type::Dag, false) => {
                self.random.pick(&["(o)", "(o 1:$x)", "(o \"s\":$y, ?:$z)", "(o (p 2), 3)"])
            }
            // Not `0` or `1`: an `int` among the values of `!cond` makes LLVM fail without a message.
            (Type::Bit, false) => self.random.pick(&["!eq(1, 1)", "!eq(1, 2)"]),
        };
        text.to_owned()
    }

    fn int(&mut self, d: usize) -> String {
        let (x, y) = (self.expr(Type::Int, d), self.expr(Type::Int, d));
        match self.random.below(13) {
            0 => format!("!add({x}, {y})"),
            1 => format!("!sub({x}, {y})"),
            2 => format!("!mul({x}, {y})"),
            3 => format!("!and({x}, {y})"),
            4 => format!("!or({x}, {y})"),
            5 => format!("!xor({x}, {y})"),
            6 => {
                let (op, by) = (self.random.pick(&["shl", "sra", "srl"]), self.random.below(64));
                format!("!{op}({x}, {by})")
            }
            7 => format!("!div({x}, {})", self.random.pick(&["1", "3", "-2", "1000"])),
            8 => {
                let ty = [Type::Str, Type::Ints, Type::Strs, Type::Dag][self.random.below(4)];
                format!("!size({})", self.expr(ty, d))
            }
            9 => format!("!find({}, {})", self.expr(Type::Str, d), self.expr(Type::Str, d)),
            10 => {
                let (list, n) = (self.expr(Type::Ints, d), self.next_bound());
                format!("!foldl({x}, {list}, acc{n}, i{n}, !add(acc{n}, i{n}, {y}))")
            }
            11 => format!("!logtwo(!or(!and({x}, 0xff), 1))"),
            _ => format!("!not({x})"),
        }
    }

    fn next_bound(&mut self) -> usize {
        self.bound += 1;
        self.bound
    }

    fn string(&mut self, d: usize) -> String {
        let x = self.expr(Type::Str, d);
        match self.random.below(10) {
            0 => format!("!strconcat({x}, {}, {})", self.expr(Type::Str, d), self.expr(Type::Str, d)),
            1 => format!("!interleave({}, {x})", self.expr(Type::Strs, d)),
            2 => format!("!interleave({}, {x})", self.expr(Type::Ints, d)),
            3 => format!("!tolower({x})"),
            4 => format!("!toupper({x})"),
            5 => format!("!substr({x}, 0, {})", self.random.below(5)),
            6 => {
                let from = self.random.pick(&["\"a\"", "\"an\"", "\"_\""]);
                format!("!subst({from}, {x}, {})", self.expr(Type::Str, d))
            }
            7 => format!("!cast<string>({})", self.expr(Type::Int, d)),
            8 => format!("!repr({})", self.expr(Type::Ints, d)),
            _ => format!("!strconcat({x}, !cast<string>({}))", self.expr(Type::Int, d)),
        }
    }

    fn bit(&mut self, d: usize) -> String {
        let compare = self.random.pick(&["eq", "ne", "lt", "le", "gt", "ge"]);
        match self.random.below(5) {
            0 => format!("!{compare}({}, {})", self.expr(Type::Int, d), self.expr(Type::Int, d)),
            1 => format!("!{compare}({}, {})", self.expr(Type::Str, d), self.expr(Type::Str, d)),
            2 => {
                let pattern = self.random.pick(&["\"^b\"", "\"a+\"", "\"[xy]|^$\"", "\"n{1,2}a\""]);
                format!("!match({}, {pattern})", self.expr(Type::Str, d))
            }
            3 => {
                let ty = [Type::Str, Type::Ints, Type::Dag][self.random.below(3)];
                format!("!eq(!empty({}), 1)", self.expr(ty, d))
            }
            _ => format!("!eq({}, {})", self.expr(Type::Bit, d), self.expr(Type::Bit, d)),
        }
    }

    fn ints(&mut self, d: usize) -> String {
        let x = self.expr(Type::Ints, d);
        let n = self.next_bound();
        match self.random.below(9) {
            0 => format!("!listconcat({x}, {})", self.expr(Type::Ints, d)),
            1 => format!("!listremove({x}, {})", self.expr(Type::Ints, d)),
            2 => format!("!listsplat({}, {})", self.expr(Type::Int, d), self.random.below(4)),
            3 => format!("!foreach(i{n}, {x}, !add(i{n}, {}))", self.expr(Type::Int, d)),
            4 => format!("!filter(i{n}, {x}, !gt(i{n}, {}))", self.expr(Type::Int, d)),
            5 => format!("!range(!and({}, 7))", self.expr(Type::Int, d)),
            6 => format!("!listflatten([{x}, {}])", self.expr(Type::Ints, d)),
            7 => format!("!tail(!listconcat([{}], {x}))", self.expr(Type::Int, d)),
            _ => format!("!foreach(s{n}, {}, !size(s{n}))", self.expr(Type::Strs, d)),
        }
    }

    fn strings(&mut self, d: usize) -> String {
        let x = self.expr(Type::Strs, d);
        let n = self.next_bound();
        match self.random.below(5) {
            0 => format!("!listconcat({x}, {})", self.expr(Type::Strs, d)),
            1 => format!("!foreach(s{n}, {x}, !strconcat(s{n}, {}))", self.expr(Type::Str, d)),
            2 => format!("!foreach(i{n}, {}, !cast<string>(i{n}))", self.expr(Type::Ints, d)),
            3 => format!("!filter(s{n}, {x}, !ne(s{n}, {}))", self.expr(Type::Str, d)),
            _ => format!("!listremove({x}, {})", self.expr(Type::Strs, d)),
        }
    }

    fn dag(&mut self, d: usize) -> String {
        let x = self.expr(Type::Dag, d);
        let n = self.next_bound();
        match self.random.below(6) {
            0 => format!("!con({x}, {})", self.expr(Type::Dag, d)),
            1 => format!("!dag(o, {}, ?)", self.expr(Type::Ints, d)),
            2 => format!("!setdagop({x}, o)"),
            3 => format!("!setdagopname({x}, {})", self.random.pick(&["\"n\"", "\"m\""])),
            4 => format!("!foreach(x{n}, {x}, x{n})"),
            _ => format!("!con({x}, (o {}:$w))", self.expr(Type::Int, d)),
        }
    }
}

/// A file of expressions.
fn file(seed: u64) -> String {
    let mut generator = Generator { random: Random(seed | 1), arguments: false, bound: 0 };
    let mut text = String::from("class O;\ndef o : O;\ndef p : O;\n");
    for n in 0..PER_FILE {
        let (ty, name) = TYPES[generator.random.below(TYPES.len())];
        generator.arguments = n % 2 == 1;
        let expr = generator.expr(ty, 3);
        // Writing to a string does not fail.
        let _ = if generator.arguments {
            writeln!(
                text,
                "class C{n}<int a, string s, list<int> l, list<string> t, dag d, bit b> {{ {name} f = {expr}; }}\n\
                 def e{n} : C{n}<{}, {}, {}, {}, {}, {}>;",
                generator.random.pick(&["5", "-1", "0"]),
                generator.random.pick(&["\"str\"", "\"\"", "\"banAna\""]),
                generator.random.pick(&["[4, 2]", "[]"]),
                generator.random.pick(&["[\"u\"]", "[]"]),
                generator.random.pick(&["(o 8:$q)", "(o:$n)", "(o)"]),
                generator.random.pick(&["0", "1"]),
            )
        } else {
            writeln!(text, "def d{n} {{ {name} f = {expr}; }}")
        };
    }
    text
}

fn ours(text: &str) -> Result<Vec<u8>, String> {
    let options = lang::Options { warn_unused_arguments: false, ..lang::Options::default() };
    let evaluation = lang::evaluate("t.td", text.as_bytes(), &mut Vec::new(), &options);
    let Some(records) = evaluation.records else {
        return Err(evaluation.diagnostics.iter().map(|d| d.message.clone()).collect::<Vec<_>>().join("\n"));
    };
    let mut out = Vec::new();
    lang::print::print_records(&records, &mut out).map_err(|error| error.to_string())?;
    Ok(out)
}

fn theirs(folder: &Path, text: &str) -> Option<Result<Vec<u8>, String>> {
    let path = folder.join("t.td");
    std::fs::write(&path, text).ok()?;
    let output = Command::new(PEER).arg("-no-warn-on-unused-template-args").arg(&path).output().ok()?;
    let message = || String::from_utf8_lossy(&output.stderr).lines().next().unwrap_or("").to_owned();
    Some(if output.status.success() { Ok(output.stdout.clone()) } else { Err(message()) })
}

fn setting(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(default)
}

#[test]
fn generated_expressions() {
    let folder = std::env::temp_dir().join(format!("codewright-operators-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a temporary folder");
    let seed = setting("TBLGEN_SEED", 1);
    let files = setting("TBLGEN_EXPRESSIONS", 10_000).div_ceil(PER_FILE as u64);
    let (mut agreed, mut rejected) = (0, 0);
    for i in 0..files {
        let seed = (seed + i).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let text = file(seed);
        let ours = ours(&text);
        match theirs(&folder, &text) {
            None => {
                println!("skipped: {PEER} is not installed");
                assert!(ours.is_ok(), "seed {seed}: {ours:?}");
            }
            Some(Ok(theirs)) => {
                let ours = ours.unwrap_or_else(|error| panic!("seed {seed}: we reject: {error}"));
                let first =
                    ours.split(|&b| b == b'\n').zip(theirs.split(|&b| b == b'\n')).find(|(a, b)| a != b);
                let show = |(a, b): (&[u8], &[u8])| {
                    format!("ours {}\ntheirs {}", String::from_utf8_lossy(a), String::from_utf8_lossy(b))
                };
                assert!(ours == theirs, "seed {seed} differs:\n{}", first.map_or_else(String::new, show));
                agreed += PER_FILE;
            }
            Some(Err(message)) => {
                let Err(ours) = ours else { panic!("seed {seed}: we accept what LLVM rejects: {message}") };
                println!("seed {seed}: {message} / {ours}");
                rejected += 1;
            }
        }
    }
    let _ = std::fs::remove_dir_all(&folder);
    println!("{agreed} expressions agree, {rejected} files rejected by both");
    assert!(rejected * 2 <= files, "{rejected} of {files} files are rejected: the generator makes mistakes");
}

//! What the compiler shows of its work, on functions of the documents and their like, for every target: each option is
//! accepted, shows something, changes nothing in the code, and what it writes is well-formed.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use tools::Io;
use tools::io::Terminal;

/// Small functions: of the source documents in our own words, and what they leave out.
const SNIPPETS: &[(&str, &str)] = &[
    ("pom", include_str!("../../examples/explain/pom.ll")),
    (
        "sums",
        "define i32 @sums(i32 %a, i32 %b, i32 %c) {\n  %s = add i32 %a, %b\n  %d = sub i32 %s, %c\n  ret i32 %d\n}\n\
         define i32 @calls() {\n  %r = tail call i32 @sums(i32 1, i32 2, i32 3)\n  ret i32 %r\n}\n",
    ),
    (
        "place",
        "declare void @sink(ptr)\ndefine void @place(i32 %i, i32 %v) {\n  %room = alloca [4 x i32]\n  \
         %at = getelementptr [4 x i32], ptr %room, i32 0, i32 %i\n  store i32 %v, ptr %at\n  \
         call void @sink(ptr %room)\n  ret void\n}\n",
    ),
    (
        "equal",
        "define i32 @equal(i32 %a, i32 %b) {\n  %e = icmp eq i32 %a, %b\n  %s = select i1 %e, i32 %a, i32 7\n  \
         %z = zext i1 %e to i32\n  %r = add i32 %s, %z\n  ret i32 %r\n}\n",
    ),
    (
        "narrow",
        "define void @narrow(ptr %p, i16 %a, i8 %b) {\n  %w = sext i8 %b to i16\n  %s = add i16 %a, %w\n  %h = \
        ashr i16 %s, 3\n  \
         store i16 %h, ptr %p\n  ret void\n}\n",
    ),
    (
        "divided",
        "define i32 @divided(i32 %x, i32 %y) {\n  %q = sdiv i32 %x, %y\n  %r = srem i32 %x, %y\n  %s = xor i32 \
        %q, %r\n  ret i32 %s\n}\n",
    ),
    (
        "chosen",
        "@table = global [3 x i32] [i32 5, i32 6, i32 7]\ndefine i32 @chosen(i32 %n) {\nentry:\n  \
         switch i32 %n, label %other [ i32 0, label %a\n i32 1, label %b\n i32 2, label %c\n i32 3, label %a ]\n\
         a:\n  ret i32 10\nb:\n  ret i32 20\nc:\n  %v = load i32, ptr @table\n  ret i32 %v\nother:\n  ret i32 -1\n}\n",
    ),
    (
        "counted",
        "define i32 @counted(i32 %n) {\nentry:\n  br label %loop\nloop:\n  %i = phi i32 [ 0, %entry ], [ %j, \
        %loop ]\n  \
         %s = phi i32 [ 0, %entry ], [ %t, %loop ]\n  %t = add i32 %s, %i\n  %j = add i32 %i, 1\n  \
         %c = icmp ult i32 %j, %n\n  br i1 %c, label %loop, label %out\nout:\n  ret i32 %t\n}\n",
    ),
];

const TARGETS: &[&str] = &[
    #[cfg(feature = "target-f2003")]
    "2003f",
    #[cfg(feature = "target-riscv")]
    "riscv64",
    #[cfg(feature = "target-x86")]
    "x86_64",
];

struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Scratch {
        let path = std::env::temp_dir().join(format!("codewright-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Scratch(path)
    }

    /// Output and standard error of a compilation that must succeed.
    fn llc(&self, args: &[&str]) -> (String, String) {
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let args: Vec<String> =
            ["codewright", "llc", "-o", "-"].iter().chain(args).map(|a| (*a).to_owned()).collect();
        let mut io = Io {
            tool: "llc".to_owned(),
            stdin: &mut std::io::empty(),
            stdout: &mut out,
            stderr: &mut err,
            cwd: &self.0,
            env: &BTreeMap::new(),
            terminal: Terminal::default(),
        };
        let code = tools::run(&args, &mut io);
        let err = String::from_utf8_lossy(&err).into_owned();
        assert_eq!(code, 0, "{args:?}: {err}");
        (String::from_utf8_lossy(&out).into_owned(), err)
    }

    fn files(&self) -> Vec<PathBuf> {
        let mut files: Vec<PathBuf> =
            std::fs::read_dir(&self.0).unwrap().map(|e| e.unwrap().path()).collect();
        files.sort();
        files
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Every snippet for every target.
fn each(name: &str, mut check: impl FnMut(&Scratch, &str, &str)) {
    for (snippet, text) in SNIPPETS {
        for target in TARGETS {
            let scratch = Scratch::new(&format!("{name}-{snippet}-{target}"));
            std::fs::write(scratch.0.join("in.ll"), text).unwrap();
            check(&scratch, &format!("-march={target}"), snippet);
        }
    }
}

#[test]
fn every_dump_shows_something_and_changes_nothing() {
    const TEXTS: &[(&str, &str)] = &[
        ("-debug-only=isel", "===== Instruction selection ends"),
        ("-debug-only=isel-dump", "Optimized legalized selection DAG"),
        ("-print-after-all", "# *** IR Dump After Prologue/Epilogue Insertion"),
        ("-print-before-all", "# *** IR Dump Before Prologue/Epilogue Insertion"),
        ("-print-after=finalize-isel", "# *** IR Dump After Finalize ISel"),
        ("-print-before=prologepilog", "# *** IR Dump Before Prologue/Epilogue Insertion"),
        ("-print-changed", "*** IR Dump After Finalize ISel"),
        ("-debug-pass=Structure", "FunctionPass Manager"),
        ("-stats", "Number of machine instrs printed"),
        ("-time-passes", "Pass execution timing report"),
    ];
    each("dumps", |scratch, march, snippet| {
        let (plain, nothing) = scratch.llc(&[march, "in.ll"]);
        assert_eq!(nothing, "");
        let all = matches!(snippet, "pom" | "equal");
        for (option, shown) in
            TEXTS.iter().filter(|(o, _)| all || matches!(*o, "-print-after-all" | "-debug-only=isel"))
        {
            let (out, err) = scratch.llc(&[march, option, "in.ll"]);
            assert_eq!(out, plain, "{march} {option}");
            assert!(err.contains(shown), "{march} {option} {snippet}: {err}");
        }
        if !all {
            return;
        }
        // What does not say so is not printed for other functions.
        let (out, err) = scratch.llc(&[march, "-print-after-all", "-filter-print-funcs=nobody", "in.ll"]);
        assert_eq!((out, err), (plain, String::new()));
        let (out, _) = scratch.llc(&[march, "-asm-show-inst", "in.ll"]);
        assert!(out.contains("<MCInst #"), "{march}: {out}");
        let (out, _) = scratch.llc(&[march, "-show-mc-encoding", "in.ll"]);
        assert!(out.contains("encoding: ["), "{march}: {out}");
    });
}

#[test]
fn every_view_draws_what_can_be_read() {
    const VIEWS: &[&str] = &[
        "dag-combine1",
        "legalize-types",
        "dag-combine-lt",
        "legalize",
        "dag-combine2",
        "isel",
        "sched",
        "sunit",
        "misched",
    ];
    each("views", |scratch, march, snippet| {
        let (plain, _) = scratch.llc(&[march, "in.ll"]);
        // Each alone for one function; all at once for all.
        for view in VIEWS.iter().filter(|_| snippet == "pom") {
            let (out, err) = scratch.llc(&[march, &format!("-view-{view}-dags"), "in.ll"]);
            assert_eq!(out, plain, "{march} {view}");
            assert!(err.contains(&format!("Writing '{view}.{snippet}_")), "{march} {view}: {err}");
        }
        let (_, err) = scratch.llc(&[march, "-view-cfg", "in.ll"]);
        assert!(err.contains(&format!("Writing 'cfg.{snippet}.dot'")), "{march}: {err}");
        let all = Scratch(scratch.0.join("all"));
        let (out, _) = scratch.llc(&[march, "--dump-dags=all", "in.ll"]);
        assert_eq!(out, plain);
        let files = all.files();
        let of =
            |extension: &str| files.iter().filter(|f| f.extension().is_some_and(|e| e == extension)).count();
        assert!(of("dot") > VIEWS.len() && of("dot") == of("svg") && of("svg") == of("json"), "{files:?}");
        for file in &files {
            let text = std::fs::read_to_string(file).unwrap();
            let checked = match file.extension().and_then(|e| e.to_str()) {
                Some("json") => json(&text),
                Some("svg") => xml(&text),
                _ => dot(&text),
            };
            assert_eq!(checked, Ok(()), "{}:\n{text}", file.display());
        }
    });
}

/// The data of a page.
fn data(page: &str) -> &str {
    let from = page.split_once("id=\"data\">").unwrap().1;
    from.split_once("</script>").unwrap().0
}

#[test]
fn the_page_tells_every_stage_and_changes_nothing() {
    each("explain", |scratch, march, snippet| {
        let allocators: &[&str] = if snippet == "pom" { &["fast", "basic", "greedy"] } else { &["greedy"] };
        for allocator in allocators {
            let regalloc = format!("-regalloc={allocator}");
            let (plain, _) = scratch.llc(&[march, &regalloc, "in.ll"]);
            let (out, err) = scratch.llc(&[march, &regalloc, "--explain=page.html", "in.ll"]);
            assert_eq!((&out, &*err), (&plain, ""), "{march} {snippet}");
            let page = std::fs::read_to_string(scratch.0.join("page.html")).unwrap();
            assert_eq!(json(data(&page)), Ok(()));
            for stage in ["source", "graph", "machine", "allocation", "assembly", "bytes"] {
                assert!(
                    data(&page).contains(&format!("\"kind\":\"{stage}\"")),
                    "{march} {allocator} {snippet}: no {stage}"
                );
            }
            assert!(data(&page).contains("\"chart\":[{"), "{march} {allocator} {snippet}");
        }
        // Objects have the same page.
        scratch.llc(&[march, "-regalloc=greedy", "--explain=object.html", "-filetype=null", "in.ll"]);
        let read = |name: &str| std::fs::read_to_string(scratch.0.join(name)).unwrap();
        assert!(read("page.html") == read("object.html"));
        scratch.llc(&[march, "--explain=none.html", "-filter-print-funcs=nobody", "-filetype=null", "in.ll"]);
        assert!(data(&read("none.html")).contains("\"functions\":[]"));
    });
}

/// The bytes that the page shows are those of the object.
#[cfg(feature = "target-x86")]
#[test]
fn the_bytes_of_the_page_are_those_of_the_object() {
    let scratch = Scratch::new("explain-bytes");
    for (snippet, text) in SNIPPETS.iter().filter(|(name, _)| matches!(*name, "counted" | "equal" | "narrow"))
    {
        std::fs::write(scratch.0.join("in.ll"), text).unwrap();
        let args = ["-march=x86_64", "-filetype=obj", "--explain=page.html", "in.ll"];
        let mut out = Vec::new();
        let args: Vec<String> =
            ["codewright", "llc", "-o", "-"].iter().chain(&args).map(|a| (*a).to_owned()).collect();
        let mut io = Io {
            tool: "llc".to_owned(),
            stdin: &mut std::io::empty(),
            stdout: &mut out,
            stderr: &mut std::io::sink(),
            cwd: &scratch.0,
            env: &BTreeMap::new(),
            terminal: Terminal::default(),
        };
        assert_eq!(tools::run(&args, &mut io), 0);
        let page = std::fs::read_to_string(scratch.0.join("page.html")).unwrap();
        let stage = data(&page).split_once("\"kind\":\"bytes\"").unwrap().1;
        let mut bytes = Vec::new();
        for line in stage.split("[\"").skip(1).filter(|l| l.get(4..6) == Some("  ")) {
            let hex = line[6..].split('"').next().unwrap();
            bytes.extend(hex.split(' ').map(|b| u8::from_str_radix(b, 16).unwrap()));
        }
        assert!(bytes.len() > 4 && out.windows(bytes.len()).any(|w| w == bytes), "{snippet}: {bytes:02x?}");
    }
}

/// A function of a hundred lines of IR is a page of less than two megabytes.
#[test]
fn a_page_is_no_larger_than_it_must_be() {
    let mut text = "define i32 @long(i32 %a, ptr %p) {\nentry:\n  br label %b0\n".to_owned();
    for block in 0..10 {
        text.push_str(&format!("b{block}:\n  %v{block}.0 = load i32, ptr %p\n"));
        for n in 1..8 {
            let op = ["add", "mul", "xor", "sub"][n % 4];
            text.push_str(&format!("  %v{block}.{n} = {op} i32 %v{block}.{}, %a\n", n - 1));
        }
        text.push_str(&format!("  %c{block} = icmp slt i32 %v{block}.7, {block}\n"));
        let next = if block == 9 { "out".to_owned() } else { format!("b{}", block + 1) };
        text.push_str(&format!("  br i1 %c{block}, label %out, label %{next}\n"));
    }
    text.push_str("out:\n  ret i32 %a\n}\n");
    assert!(text.lines().count() >= 100);
    for target in TARGETS {
        let scratch = Scratch::new(&format!("long-{target}"));
        std::fs::write(scratch.0.join("in.ll"), &text).unwrap();
        scratch.llc(&[&format!("-march={target}"), "--explain=page.html", "in.ll"]);
        let size = std::fs::metadata(scratch.0.join("page.html")).unwrap().len();
        assert!(size < 2_000_000, "{target}: {size} bytes");
    }
}

type Checked = Result<(), String>;

/// Whether a text is one JSON value. Strings, numbers and words are taken out, and what remains must collapse.
fn json(text: &str) -> Checked {
    let bytes = text.as_bytes();
    let mut stack = Vec::new();
    // What may come next: a value, a comma or end, a key, a colon.
    let mut state = 'v';
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        at += 1;
        let place = at;
        let wrong = || Err(format!("{:?} at {place}", byte as char));
        match (byte, state) {
            (b' ' | b'\n', _) => {}
            (b'"', 'v' | 'k' | 'K') => {
                loop {
                    match bytes.get(at) {
                        Some(b'"') => break,
                        Some(b'\\')
                            if matches!(bytes.get(at + 1), Some(b'"' | b'\\' | b'n' | b't' | b'u')) =>
                        {
                            at += 2
                        }
                        Some(0x20..) => at += 1,
                        _ => return wrong(),
                    }
                }
                at += 1;
                state = if state == 'v' { 'e' } else { ':' };
            }
            (b'0'..=b'9' | b'-', 'v') => {
                while bytes.get(at).is_some_and(|b| b.is_ascii_digit() || matches!(b, b'.' | b'-')) {
                    at += 1;
                }
                state = 'e';
            }
            (b'[' | b'{', 'v') => {
                stack.push(byte);
                state = if byte == b'[' { 'v' } else { 'K' };
                if bytes.get(at) == Some(&(byte + 2)) {
                    at += 1;
                    stack.pop();
                    state = 'e';
                }
            }
            (b':', ':') => state = 'v',
            (b',', 'e') => match stack.last() {
                Some(b'[') => state = 'v',
                Some(b'{') => state = 'k',
                _ => return wrong(),
            },
            (b']' | b'}', 'e') if stack.pop() == Some(byte - 2) => {}
            _ => return wrong(),
        }
    }
    if stack.is_empty() && state == 'e' { Ok(()) } else { Err("it ends too early".to_owned()) }
}

/// Whether elements are nested and closed, and text is escaped.
fn xml(text: &str) -> Checked {
    let mut open = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('<') {
        for entity in before.split('&').skip(1) {
            if !["amp;", "lt;", "gt;", "quot;"].iter().any(|e| entity.starts_with(e)) {
                return Err(format!("&{entity}"));
            }
        }
        let (tag, next) = after.split_once('>').ok_or("a tag without an end")?;
        rest = next;
        if tag.matches('"').count() % 2 != 0 || tag.contains('<') {
            return Err(tag.to_owned());
        }
        let name = tag.split([' ', '/']).next().unwrap_or_default();
        match tag.strip_prefix('/') {
            Some(name) if open.pop() == Some(name) => {}
            Some(name) => return Err(format!("</{name}>")),
            None if tag.ends_with('/') => {}
            None => open.push(name),
        }
    }
    if open.is_empty() { Ok(()) } else { Err(format!("{open:?} are open")) }
}

/// Whether quotation marks and braces match, line by line.
fn dot(text: &str) -> Checked {
    let is_graph = text.starts_with("digraph \"") && text.ends_with("}\n");
    let broken =
        text.lines().find(|line| line.replace("\\\\", "").replace("\\\"", "").matches('"').count() % 2 != 0);
    match broken {
        _ if !is_graph => Err("no digraph".to_owned()),
        Some(line) => Err(line.to_owned()),
        None => Ok(()),
    }
}

#[test]
fn the_checks_find_mistakes() {
    for good in ["{}", "[]", "[1,-2.5,\"a\\\"\",{\"b\":[]}]", "{\"a\":{}}"] {
        assert_eq!(json(good), Ok(()), "{good}");
    }
    for bad in ["", "[", "[1,]", "{\"a\"}", "{1:2}", "[1 2]", "\"\n\"", "[}"] {
        assert!(json(bad).is_err(), "{bad}");
    }
    assert_eq!(xml("<a b=\"c\"><d/>x &lt;</a>"), Ok(()));
    for bad in ["<a>", "<a></b>", "<a>&</a>", "<a b=\"></a>"] {
        assert!(xml(bad).is_err(), "{bad}");
    }
}

/// The files that the documentation shows are the ones that are tested.
#[test]
fn the_examples_are_there() {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/explain");
    for name in ["pom", "matmul", "saxpy"] {
        assert!(examples.join(format!("{name}.ll")).exists(), "{name}");
    }
}

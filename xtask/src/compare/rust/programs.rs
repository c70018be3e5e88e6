//! The programs, and what each is asked to do.

/// One run of a program.
#[derive(Clone, Copy)]
pub struct Task {
    pub args: &'static [&'static str],
    /// A file on the standard input.
    pub input: &'static str,
    /// Lines come in the order of threads.
    pub any_order: bool,
    /// Needs panics that unwind.
    pub unwinds: bool,
}

#[derive(Clone, Copy)]
pub struct Program {
    /// Of the crate, or of a folder beside this file.
    pub name: &'static str,
    /// Empty for a program of ours.
    pub version: &'static str,
    pub binary: &'static str,
    /// For `cargo install`: features that need no C.
    pub options: &'static [&'static str],
    pub tasks: &'static [Task],
}

impl Program {
    pub fn is_of_registry(&self) -> bool {
        !self.version.is_empty()
    }
}

const fn task(args: &'static [&'static str]) -> Task {
    Task { args, input: "", any_order: false, unwinds: false }
}

const fn reading(args: &'static [&'static str], input: &'static str) -> Task {
    Task { args, input, any_order: false, unwinds: false }
}

/// A program of ours without dependencies.
pub const SMALL: Program = Program {
    name: "small",
    version: "",
    binary: "small",
    options: &[],
    tasks: &[
        task(&["collections"]),
        task(&["numbers"]),
        task(&["text"]),
        task(&["closures"]),
        task(&["threads"]),
        task(&["panic"]),
        Task { args: &["unwind"], input: "", any_order: false, unwinds: true },
    ],
};

pub const PROGRAMS: &[Program] = &[
    // Searches trees of files with regular expressions, by vectors where it can, on all cores.
    Program {
        name: "ripgrep",
        version: "15.2.0",
        binary: "rg",
        options: &[],
        tasks: &[
            task(&["--sort", "path", "-n", r"\bspill\b.*\b(block|phi)\b", "tree"]),
            task(&["--sort", "path", "-c", "-i", "überlauf|TODO", "tree"]),
            task(&["--sort", "path", "-o", "-r", "$2=$1", r"(\w+) (node|日本)", "tree"]),
            task(&["--sort", "path", "-U", r"(?s)struct.{1,60}?\n.*?\(void\)", "tree", "-A1", "-B2"]),
            task(&["--sort", "path", "--files", "tree"]),
            task(&["--sort", "path", "--files", "-uu", "-g", "*.{rs,md}", "tree"]),
            task(&["--sort", "path", "-a", "-uuu", "--no-heading", "--column", "-b", "loop", "tree"]),
            task(&["--sort", "path", "-w", "-v", "--max-count=3", "-e", "block", "-e", "[a-f]+", "tree"]),
            task(&["--sort", "path", "-F", "-x", "    phi", "tree"]),
            task(&["--sort", "path", "-P", "x", "tree"]),
            task(&["--sort", "path", r"[0-9a-f]{3,}|\p{Han}+|^\s+$", "--count-matches", "tree"]),
            task(&["(unclosed", "tree"]),
            task(&["nowhere to be found", "tree"]),
            task(&["--type-list"]),
            task(&["--help"]),
            Task {
                args: &["-j4", "-n", r"(\w+) \w+ \1|(graph|loop) \w+ \d", "tree"],
                input: "",
                any_order: true,
                unwinds: false,
            },
            Task {
                args: &["-j4", "-n", r"(graph|loop) \w+ \d", "tree"],
                input: "",
                any_order: true,
                unwinds: false,
            },
            reading(
                &["-n", "\"name\": \"(?P<n>[a-z]+)-(1|2)[0-9]\"", "--only-matching", "--replace", "$n"],
                "data.json",
            ),
        ],
    },
    // Shows bytes.
    Program {
        name: "hexyl",
        version: "0.17.0",
        binary: "hexyl",
        options: &[],
        tasks: &[
            task(&["--color=always", "bytes.bin"]),
            task(&["--color=never", "--border=ascii", "-n", "5000", "-s", "123", "bytes.bin"]),
            task(&["--base=octal", "--panels=3", "--no-squeezing", "-n", "2KiB", "bytes.bin"]),
            task(&["--base=2", "--group-size=4", "--endianness=little", "-n", "999", "bytes.bin"]),
            task(&["--character-table=codepage-437", "--color=force", "tree/wide.txt"]),
            reading(&["--plain", "--length=0x100", "--skip=10"], "data.json"),
            task(&["--help"]),
            task(&["--base=7", "bytes.bin"]),
            task(&["no such file"]),
        ],
    },
    // A language for data in JSON: parser, compiler, interpreter.
    Program {
        name: "jaq",
        version: "3.1.2",
        binary: "jaq",
        options: &["--no-default-features"],
        tasks: &[
            task(&[".", "data.json"]),
            task(&[
                "-c",
                ".[] | select(.ok and .x > 1e5) | {id, name, t: .tags | sort | unique}",
                "data.json",
            ]),
            task(&[
                "-S",
                "group_by(.name | split(\"-\")[0]) | map({key: (.[0].name | .[0:3]), value: (map(.x) | add)}) | from_entries",
                "data.json",
            ]),
            task(&["[.[] | .x | sqrt, floor, log10, (. / 7 | tostring)] | add(.[:400][])", "data.json"]),
            task(&["-r", ".[] | [.id, .name, (.tags | join(\"|\")), .at.text] | @csv", "data.json"]),
            task(&[
                "reduce .[] as $r ({}; .[$r.parent | tostring] += [$r.id]) | to_entries | map(.value | length) | sort | .[-20:]",
                "data.json",
            ]),
            task(&[
                "-n",
                "def fib: if . < 2 then . else (. - 1 | fib) + (. - 2 | fib) end; [range(18) | fib]",
            ]),
            task(&[
                "-n",
                "[limit(30; recurse(if . < 1e9 then . * 3 + 1 else empty end))] | map(. % 1000), @json, @base64",
            ]),
            task(&[
                "[.[].name | capture(\"(?<a>[a-z]+)-(?<b>[0-9]+)\")] | map(.b | tonumber) | min, max, length",
                "data.json",
            ]),
            task(&[
                "map(.name | explode | map(. + 1) | implode | ascii_upcase) | unique | .[:30]",
                "data.json",
            ]),
            task(&["[paths] | length, ([.[] | .. | numbers] | length)", "data.json"]),
            task(&["map(try error(.name) catch (. | length)) | add", "data.json"]),
            reading(&["-c", "map(walk(if type == \"number\" then -. else . end)) | .[100:103]"], "data.json"),
            task(&["-n", "1 / 0"]),
            task(&["-n", "[.[] | foo"]),
            task(&[".", "bytes.bin"]),
        ],
    },
];

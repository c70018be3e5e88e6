//! The pages of `llc --explain` in a real browser: every stage of every page in every view, pointing and pinning, every key, both
//! themes, and a console without complaints. Pictures stay in `target/explain`, for looking at; those of the documentation
//! are copies of them.

mod browser;

pub use browser::PROGRAM;

use super::{Agreement, Sample};
use crate::Result;
use crate::machine::{output, release_binary, root, target};
use browser::Browser;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A page, and what is looked for on it.
struct Page {
    name: &'static str,
    options: &'static [&'static str],
    /// The instruction that is followed, as the IR has it.
    followed: &'static str,
    /// What it is in the end.
    bytes: &'static str,
    /// The picture of the documentation: where it is taken, and in which theme.
    picture: &'static str,
    theme: &'static str,
}

const PAGES: &[Page] = &[
    Page {
        name: "pom",
        options: &["-march=2003f", "-regalloc=greedy"],
        followed: "%d = sub nsw i32 %n, 1",
        bytes: "00 06 ff ff ff ff",
        picture: "optimized-lowered/graph/bb.1",
        theme: "light",
    },
    Page {
        name: "matmul",
        options: &["-mattr=+m", "-regalloc=greedy"],
        followed: "%xy = mul i32 %x, %y",
        bytes: "mul ",
        picture: "live-ranges/chart",
        theme: "light",
    },
    Page {
        name: "saxpy",
        options: &["-regalloc=greedy"],
        followed: "%scaled = fmul <4 x float> %xs, %as",
        bytes: "mulps",
        picture: "finalize-isel/text",
        theme: "dark",
    },
];

const SIZE: (u32, u32) = (1280, 800);

/// What is checked, for the count.
struct Checks<'c> {
    browser: &'c mut Browser,
    page: &'c str,
    found: &'c mut Agreement,
}

impl Checks<'_> {
    fn that(&mut self, what: &str, holds: bool, instead: impl std::fmt::Display) {
        if holds {
            self.found.agreed += 1;
        } else {
            self.found.differences.push(format!("{}: {what}: {instead}", self.page));
        }
    }

    /// An expression is true in the page.
    fn is(&mut self, what: &str, expression: &str) -> Result {
        let value = self.browser.eval(expression)?;
        self.that(what, value == "true", format_args!("{expression} is {value}"));
        Ok(())
    }

    fn number(&mut self, expression: &str) -> Result<usize> {
        let value = self.browser.eval(expression)?;
        value.parse().map_err(|_| format!("{expression} is {value}"))
    }

    /// The middle of the first element that fits, scrolled into view.
    fn middle(&mut self, element: &str) -> Result<(f64, f64)> {
        let place = self.browser.eval(&format!(
            "(() => {{ const e = {element}; if (!e) return 'none'; e.scrollIntoView({{block: 'center'}}); \
             const r = e.getBoundingClientRect(); \
             return (r.left + Math.min(r.width / 2, 40)) + ' ' + (r.top + r.height / 2); }})()"
        ))?;
        let numbers: Vec<f64> = place.split(' ').filter_map(|n| n.parse().ok()).collect();
        match numbers[..] {
            [x, y] => Ok((x, y)),
            _ => Err(format!("{}: no {element}", self.page)),
        }
    }

    fn quiet(&mut self) {
        let complaints = std::mem::take(&mut self.browser.complaints);
        self.that("the console is quiet", complaints.is_empty(), complaints.join("\n"));
    }
}

pub fn run(_: Sample) -> Result<Agreement> {
    let folder = target().join("explain");
    std::fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    let folder = folder.canonicalize().map_err(|e| e.to_string())?;
    let profile = folder.join("profile");
    let _ = std::fs::remove_dir_all(&profile);
    let mut browser = Browser::start(&profile, SIZE.0, SIZE.1)?;
    let mut found = Agreement::default();
    for page in PAGES {
        let file = made(
            page.name,
            page.options,
            &root().join(format!("examples/explain/{}.ll", page.name)),
            &folder,
        )?;
        let mut checks = Checks { browser: &mut browser, page: page.name, found: &mut found };
        one(&mut checks, page, &file, &folder)?;
        checks.quiet();
    }
    let file = made("many", &["-march=2003f"], &many(&folder)?, &folder)?;
    let mut checks = Checks { browser: &mut browser, page: "many", found: &mut found };
    many_functions(&mut checks, &file)?;
    checks.quiet();
    drop(browser);
    let _ = std::fs::remove_dir_all(&profile);
    Ok(found)
}

fn made(name: &str, options: &[&str], input: &Path, folder: &Path) -> Result<PathBuf> {
    let page = folder.join(format!("{name}.html"));
    let mut command = Command::new(release_binary()?);
    command.arg("llc").args(options).arg("-filetype=null").arg(input);
    output(command.arg(format!("--explain={}", page.display())))?;
    Ok(page)
}

fn one(checks: &mut Checks<'_>, page: &Page, file: &Path, folder: &Path) -> Result {
    checks.browser.open(file, "")?;
    checks.is("it asks nothing of the network", "performance.getEntriesByType('resource').length === 0")?;
    checks.is("IR comes first", "document.querySelector('#stage-title').textContent === 'LLVM IR'")?;
    stages(checks)?;
    pointing(checks, page)?;
    drawings(checks)?;
    ranges(checks)?;
    keys(checks)?;
    let hash = format!("#{}/{}", function(checks)?, page.picture);
    checks.browser.open(file, &hash)?;
    checks.browser.eval(&format!("theme('{}')", page.theme))?;
    if page.picture.ends_with("text") {
        let at = checks.middle(&ir_line(page))?;
        checks.browser.point(at, true)?;
    }
    let picture = checks.browser.picture()?;
    std::fs::write(folder.join(format!("{}.png", page.name)), picture).map_err(|e| e.to_string())?;
    checks.browser.eval("theme('light')").map(drop)
}

fn function(checks: &mut Checks<'_>) -> Result<String> {
    checks.browser.eval("state.record.name")
}

/// Every stage, by clicking and by key, in every view it has.
fn stages(checks: &mut Checks<'_>) -> Result {
    let count = checks.number("state.record.stages.length")?;
    checks.that("there are stages", count > 8, count);
    let titles = checks
        .browser
        .eval("[...document.querySelectorAll('.stage .name')].map((s) => s.textContent).join('|')")?;
    for wanted in ["LLVM IR", "Initial", "Selected", "Finalize ISel", "Live ranges", "Assembly", "Bytes"] {
        checks.that(
            "stages have their names",
            titles.contains(wanted),
            format_args!("no {wanted} in {titles}"),
        );
    }
    for stage in 0..count {
        if stage > 0 {
            checks.browser.key("j")?;
        }
        let shown = checks.number("state.stage")?;
        checks.that("j goes on", shown == stage, shown);
        let views = checks.number("Math.max(1, document.querySelectorAll('#views button').length)")?;
        for _ in 0..views {
            checks.is(
                "a stage has contents",
                "document.querySelectorAll('#stage .line, #stage .box text, #stage .bar').length > 0",
            )?;
            checks.is(
                "the page does not scroll sideways",
                "document.documentElement.scrollWidth <= innerWidth && \
                document.querySelector('main').scrollWidth <= document.querySelector('main').clientWidth",
            )?;
            checks.browser.key("g")?;
        }
    }
    checks.browser.key("Home")?;
    checks.browser.eval("document.querySelectorAll('.stage')[3].click()")?;
    checks.is("a click shows a stage", "state.stage === 3")?;
    checks.is("changes are marked", "document.querySelectorAll('.stage .count b').length > 3")
}

fn ir_line(page: &Page) -> String {
    format!(
        "[...document.querySelectorAll('#source .line')].find((l) => l.textContent.startsWith('{}'))",
        page.followed
    )
}

/// What is under the pointer lights up in all panes; a click holds it, and tells its way.
fn pointing(checks: &mut Checks<'_>, page: &Page) -> Result {
    checks.browser.eval(
        "show({ stage: state.record.stages.findIndex((s) => s.id === 'finalize-isel'), view: 'text' })",
    )?;
    let at = checks.middle(&ir_line(page))?;
    checks.browser.point(at, false)?;
    for pane in ["source", "stage", "code"] {
        checks.is(
            "IR lights up what was made of it",
            &format!("document.querySelector('#{pane} .line.lit') !== null"),
        )?;
    }
    let lit = checks
        .browser
        .eval("[...document.querySelectorAll('#code .lit')].map((l) => l.textContent).join('|')")?;
    checks.that("down to the bytes", lit.contains(page.bytes), &lit);
    // From a register in machine code back to the IR.
    let register = "document.querySelector('#stage .line.lit span.v[data-t]')";
    let at = checks.middle(register)?;
    checks.browser.point(at, false)?;
    checks.is("a register lights up where it is", "document.querySelectorAll('#stage .tok').length > 1")?;
    checks.is("and its line of IR", "document.querySelector('#source .line.lit') !== null")?;
    let at = checks.middle("document.querySelector('#code .line[data-o]')")?;
    checks.browser.point(at, false)?;
    checks
        .is("code lights up where it comes from", "document.querySelector('#source .line.lit') !== null")?;
    let at = checks.middle(&ir_line(page))?;
    checks.browser.point(at, true)?;
    checks.is("a click pins", "state.pinned > 0")?;
    let way = checks
        .browser
        .eval("[...document.querySelectorAll('#thread li button')].map((b) => b.textContent).join('|')")?;
    let is_whole =
        way.starts_with("LLVM IR|Initial") && way.contains("Finalize ISel") && way.contains("Bytes");
    checks.that("the thread goes from IR to bytes", is_whole, &way);
    checks.browser.key("k")?;
    checks
        .is("what is pinned stays lit", "document.querySelector('#stage .lit, #stage .pinned') !== null")?;
    checks.browser.key("Escape")?;
    checks.browser.point((5.0, 5.0), false)?;
    checks.is("Esc lets go", "state.pinned === 0 && document.querySelector('.line.lit, .pinned') === null")
}

/// Graphs and control flow: as many boxes as there are nodes or blocks, none on another, zoomed and moved.
fn drawings(checks: &mut Checks<'_>) -> Result {
    checks
        .browser
        .eval("show({ stage: state.record.stages.findIndex((s) => s.id === 'initial'), view: 'graph' })")?;
    checks.is(
        "every node has a box",
        "document.querySelectorAll('#stage .box').length === state.record.stages[state.stage].sections.find((s) \
        => s.id === state.block).lines.length",
    )?;
    checks.is(
        "no box is on another",
        "(() => { const b = [...document.querySelectorAll('#stage .box')].map((g) => g.getBoundingClientRect()); \
         return b.every((p, i) => b.every((q, j) => i >= j || p.right <= q.left || \
         q.right <= p.left || p.bottom <= q.top || q.bottom <= p.top)); })()",
    )?;
    checks.is(
        "text stays inside its box",
        "[...document.querySelectorAll('#stage .box')].every((g) => { const r = \
        g.querySelector('rect').getBoundingClientRect(); \
         return [...g.querySelectorAll('text')].every((t) => { const b = t.getBoundingClientRect(); \
         return b.left >= r.left - 1 && b.right <= r.right + 1; }); })",
    )?;
    let at = checks.middle("document.querySelector('#stage .box[data-o]')")?;
    checks.browser.point(at, false)?;
    checks.is("a node lights up", "document.querySelector('#stage .box.lit') !== null")?;
    checks.is(
        "with its edges and its IR",
        "document.querySelector('#stage path.lit') !== null && \
    document.querySelector('#source .line.lit') !== null",
    )?;
    let view = "document.querySelector('#stage svg').getAttribute('viewBox')";
    let before = checks.browser.eval(view)?;
    for (what, key) in [("+ zooms", "+"), ("0 fits", "0"), ("- zooms", "-")] {
        let now = checks.browser.eval(view)?;
        checks.browser.key(key)?;
        let after = checks.browser.eval(view)?;
        checks.that(what, now != after, &after);
    }
    checks.browser.key("0")?;
    let after = checks.browser.eval(view)?;
    checks.that("0 brings it back", before == after, &after);
    let middle = checks.middle("document.querySelector('#stage .canvas')")?;
    checks.browser.wheel(middle, -240.0)?;
    checks.is("the wheel zooms", &format!("{view} !== '{before}'"))?;
    let blocks = checks.number("document.querySelectorAll('#blocks button').length")?;
    checks.that("blocks can be chosen", blocks > 1, blocks);
    checks.browser.key(".")?;
    checks.is(
        "the next block",
        "document.querySelectorAll('#blocks button')[1].getAttribute('aria-selected') === 'true'",
    )?;
    checks.browser.eval(
        "show({ stage: state.record.stages.findIndex((s) => s.id === 'finalize-isel'), view: 'graph' })",
    )?;
    checks.is(
        "every block has a box",
        "document.querySelectorAll('#stage .box').length === state.record.stages[state.stage].flow.boxes.length",
    )
}

/// The chart: bars end where their marks end, and light up with their register.
fn ranges(checks: &mut Checks<'_>) -> Result {
    checks.browser.key("r")?;
    checks.is(
        "r shows live ranges",
        "state.record.stages[state.stage].kind === 'allocation' && state.view === 'chart'",
    )?;
    checks.is("there are bars", "document.querySelectorAll('#stage .bar').length > 2")?;
    checks.is("with registers", "document.querySelectorAll('#stage .chip').length > 1")?;
    checks.is(
        "rows and bars are of one height",
        "Math.abs(document.querySelector('.chart .rows').lastElementChild.getBoundingClientRect().bottom - \
         document.querySelector('.chart .bars').getBoundingClientRect().bottom) < 60",
    )?;
    checks.is(
        "a mark is beside an instruction with its register",
        "[...document.querySelectorAll('#stage .mark')].every((m) => { const y = m.getBoundingClientRect().top + 3; \
         const row = [...document.querySelectorAll('.chart .rows > *')].find((r) => { \
         const b = r.getBoundingClientRect(); return b.top <= y && y < b.bottom; }); \
         return row && row.querySelector(`[data-t=\"${CSS.escape(m.dataset.t)}\"]`); })",
    )?;
    let at = checks.middle("document.querySelector('#stage .bar')")?;
    checks.browser.point(at, false)?;
    checks.is(
        "a bar lights up its register",
        "document.querySelectorAll('#stage .rows .tok').length > 0 && \
    document.querySelector('#stage .bars.dim') !== null",
    )
}

fn keys(checks: &mut Checks<'_>) -> Result {
    checks.browser.key("?")?;
    checks.is(
        "? lists the keys",
        "document.querySelector('#keys').open && document.querySelectorAll('#keys \
    dt').length === KEYS.length",
    )?;
    checks.browser.key("Escape")?;
    checks.is("Esc closes the list", "!document.querySelector('#keys').open")?;
    let ground = "getComputedStyle(document.body).backgroundColor";
    let before = checks.browser.eval(ground)?;
    checks.browser.key("t")?;
    let after = checks.browser.eval(ground)?;
    checks.that("t changes the light", before != after, &after);
    checks.is(
        "text can be read in the dark",
        "getComputedStyle(document.body).color !== getComputedStyle(document.body).backgroundColor",
    )?;
    checks.browser.key("t")?;
    checks.browser.eval("show({ stage: 2, view: 'text' })")?;
    for (key, pane) in [("i", "source"), ("c", "code")] {
        checks.browser.key(key)?;
        checks.is(
            "a pane goes",
            &format!("document.querySelector('#{pane}').getBoundingClientRect().width === 0"),
        )?;
        checks.browser.key(key)?;
        checks.is(
            "and comes back",
            &format!("document.querySelector('#{pane}').getBoundingClientRect().width > 100"),
        )?;
    }
    checks.browser.key("End")?;
    checks.is("End shows the bytes", "state.record.stages[state.stage].kind === 'bytes'")?;
    checks.is("the address says so", "location.hash.endsWith('/bytes/text')")?;
    checks.browser.eval("show({ stage: 2, view: 'text' })")?;
    checks.is(
        "what is gone is shown",
        "[...document.querySelectorAll('.line[data-mark=gone]')].every((l) => \
    l.getBoundingClientRect().height > 0)",
    )?;
    checks.browser.key("d")?;
    checks.is(
        "and hidden",
        "[...document.querySelectorAll('.line[data-mark=gone]')].every((l) => \
    l.getBoundingClientRect().height === 0)",
    )?;
    checks.browser.key("d")
}

/// A module of many small functions.
fn many(folder: &Path) -> Result<PathBuf> {
    let file = folder.join("many.ll");
    let text: String = (0..600)
        .map(|n| format!("define i32 @f{n}(i32 %a) {{\n  %s = add i32 %a, {n}\n  ret i32 %s\n}}\n"))
        .collect();
    std::fs::write(&file, text).map_err(|e| e.to_string())?;
    Ok(file)
}

fn many_functions(checks: &mut Checks<'_>, file: &Path) -> Result {
    checks.browser.open(file, "")?;
    checks.is(
        "the first two hundred are listed",
        "document.querySelectorAll('#functions button').length === 200",
    )?;
    checks.is("only what is looked at is worked out", "run.functions.filter((s) => s.ready).length === 1")?;
    checks.browser.key("/")?;
    for key in ["f", "5", "9", "9"] {
        checks.browser.key(key)?;
    }
    checks.is(
        "finding",
        "[...document.querySelectorAll('#functions button')].map((b) => b.textContent).join() === 'f599'",
    )?;
    checks.browser.eval("document.querySelector('#functions button').click()")?;
    checks.is("and opening", "state.record.name === 'f599'")?;
    checks.is(
        "takes no time",
        "(() => { const t = performance.now(); open(run.functions[300]); return \
    performance.now() - t < 500; })()",
    )
}

//! Finding what of a pass's list can go: first all of it, then halves, quarters and so on, each without what could already
//! go (after Zeller and Hildebrandt, *Simplifying and Isolating Failure-Inducing Input*, 2002).

use super::passes::{Oracle, Pass};
use ir::Module;
use ir::text::parse::parse_module;
use ir::text::print::{PrintOptions, module_to_bytes};
use ir::verify::verify_module;
use support::source::SourceMap;

/// What says whether a module still has what is looked for.
pub(super) trait Interest {
    fn is_interesting(&mut self, text: &[u8]) -> Result<bool, String>;
}

/// The module of a text, if it can be read and verifies.
pub(super) fn usable(text: &[u8]) -> Option<Module> {
    let mut sources = SourceMap::new();
    let id = sources.add("reduced", text.to_vec(), None).ok()?;
    let (module, _) = parse_module(&sources, id).ok()?;
    verify_module(&module, 1).is_ok().then_some(module)
}

/// Runs a pass; whether anything could go.
pub(super) fn run(pass: &Pass, module: &mut Module, test: &mut dyn Interest) -> Result<bool, String> {
    let mut counting = Oracle::new(&[]);
    (pass.run)(&mut module.clone(), &mut counting);
    let count = counting.asked();
    let mut removed = vec![false; count];
    let mut best = None;
    let mut size = count;
    while size > 0 {
        // What comes last is used by least.
        for begin in (0..count).step_by(size).rev() {
            let end = (begin + size).min(count);
            if removed[begin..end].iter().all(|&gone| gone) {
                continue;
            }
            let mut more = removed.clone();
            more[begin..end].fill(true);
            let mut candidate = module.clone();
            (pass.run)(&mut candidate, &mut Oracle::new(&more));
            let text = module_to_bytes(&candidate, &PrintOptions::default());
            let Some(candidate) = usable(&text) else { continue };
            if test.is_interesting(&text)? {
                removed = more;
                best = Some(candidate);
            }
        }
        size /= 2;
    }
    let has_changed = best.is_some();
    if let Some(best) = best {
        *module = best;
    }
    Ok(has_changed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reduce::passes::PASSES;

    /// Interesting is what has all of these words.
    struct Words(&'static [&'static str]);

    impl Interest for Words {
        fn is_interesting(&mut self, text: &[u8]) -> Result<bool, String> {
            let text = String::from_utf8_lossy(text);
            Ok(self.0.iter().all(|word| text.contains(word)))
        }
    }

    fn reduced(text: &str, words: &'static [&'static str]) -> String {
        let mut module = usable(text.as_bytes()).expect("a module");
        while PASSES
            .iter()
            .fold(false, |any, pass| run(pass, &mut module, &mut Words(words)).expect("no error") | any)
        {
        }
        String::from_utf8(module_to_bytes(&module, &PrintOptions::default())).expect("text")
    }

    const LOOP: &str = "
        @table = internal constant [2 x i32] [i32 1, i32 2]
        @unused = global ptr @table
        define internal i32 @helper(i32 %x) noinline { %y = mul i32 %x, 3 ret i32 %y }
        define i32 @main(i32 %n) nounwind {
        entry:
          br label %head
        head:
          %i = phi i32 [ 0, %entry ], [ %next, %body ]
          %sum = phi i32 [ 0, %entry ], [ %new, %body ]
          %c = icmp slt i32 %i, %n
          br i1 %c, label %body, label %done
        body:
          %h = call i32 @helper(i32 %i)
          %q = sdiv i32 %h, 7
          %new = add i32 %sum, %q
          %next = add i32 %i, 1
          br label %head
        done:
          ret i32 %sum
        }";

    #[test]
    fn what_is_not_interesting_goes() {
        let text = reduced(LOOP, &["sdiv"]);
        for gone in ["@table", "@unused", "@helper", "phi", "icmp", "mul", "nounwind", "noinline"] {
            assert!(!text.contains(gone), "{gone}:\n{text}");
        }
        assert!(text.contains("sdiv i32 0, 7") || text.contains("sdiv i32 0, 0"), "{text}");
    }

    #[test]
    fn several_things_stay_together() {
        let text = reduced(LOOP, &["phi", "@helper", "noinline"]);
        for there in ["phi i32", "@helper", "noinline"] {
            assert!(text.contains(there), "{there}:\n{text}");
        }
        assert!(!text.contains("sdiv") && !text.contains("@table"), "{text}");
    }
}

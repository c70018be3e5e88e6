//! Reductions by words: interesting is what has all of them.

use super::delta::{Settings, text_of, usable};
use super::interest::Interest;
use super::passes::{PASSES, Pass};
use super::run_passes;
use ir::Module;

struct Words(&'static [&'static str]);

impl Interest for Words {
    fn is_interesting(&self, _: &Module, text: &[u8]) -> Result<bool, String> {
        let text = String::from_utf8_lossy(text);
        Ok(self.0.iter().all(|word| text.contains(word)))
    }
}

fn reduced_by(passes: &[&Pass], text: &str, words: &'static [&'static str], jobs: usize) -> String {
    let mut module = usable(text.as_bytes()).expect("a module");
    let settings = Settings { jobs, granularity: 0, aborts_on_invalid: false };
    run_passes(&mut module, passes, &Words(words), settings, 20, &mut |_, _| {}).expect("no error");
    String::from_utf8(text_of(&module)).expect("text")
}

fn reduced(text: &str, words: &'static [&'static str]) -> String {
    let all: Vec<&Pass> = PASSES.iter().collect();
    let one = reduced_by(&all, text, words, 1);
    assert_eq!(one, reduced_by(&all, text, words, 3), "the result depends on the number of jobs");
    one
}

/// What one pass makes of a text.
fn passed(name: &str, text: &str, words: &'static [&'static str]) -> String {
    let pass = PASSES.iter().find(|pass| pass.name == name).expect("a pass");
    reduced_by(&[pass], text, words, 2)
}

#[track_caller]
fn check(text: &str, there: &[&str], gone: &[&str]) {
    there.iter().for_each(|word| assert!(text.contains(word), "{word} is wanted:\n{text}"));
    gone.iter().for_each(|word| assert!(!text.contains(word), "{word} is there:\n{text}"));
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
    check(&text, &["sdiv i32 0, 0"], &["@table", "@unused", "@helper", "phi", "icmp", "mul", "nounwind"]);
    check(&text, &["define void @main()"], &["br ", "noinline"]);
}

#[test]
fn several_things_stay_together() {
    let text = reduced(LOOP, &["phi", "@helper", "noinline"]);
    check(&text, &["phi i32", "@helper", "noinline"], &["sdiv", "@table"]);
}

#[test]
fn parameters_and_what_is_passed_for_them_go_together() {
    let text = passed(
        "arguments",
        "define i32 @f(i32 %a, i64 noundef %b, i8 signext %c) { %r = zext i8 %c to i32 ret i32 %r }
         define i32 @g() { %r = call i32 @f(i32 1, i64 noundef 2, i8 signext 3) ret i32 %r }",
        &["i8 signext %c"],
    );
    check(&text, &["define i32 @f(i8 signext %c)", "call i32 @f(i8 signext 3)"], &["noundef"]);
}

#[test]
fn instructions_become_parameters() {
    let text = passed(
        "instructions-to-arguments",
        "define i32 @f(i32 %a) { %b = mul i32 %a, %a %c = sdiv i32 %b, %a ret i32 %c }
         define i32 @g() { %r = call i32 @f(i32 1) ret i32 %r }",
        &["sdiv", "@f(i32 1"],
    );
    check(
        &text,
        &["define i32 @f(i32 %a, i32 %0)", "sdiv i32 %0, %a", "call i32 @f(i32 1, i32 0)"],
        &["mul"],
    );
}

#[test]
fn functions_return_early_and_other_types() {
    let text = passed(
        "instructions-to-return",
        "define void @f(ptr %p) { %b = load i64, ptr %p %c = add i64 %b, 1 store i64 %c, ptr %p ret void }
         define i1 @g() { call void @f(ptr null) ret i1 true }",
        &["load i64", "@g"],
    );
    check(&text, &["define i64 @f(ptr %p)", "ret i64 %b", "call i64 @f(ptr null)"], &["add", "store"]);
    let text = passed(
        "function-results",
        "define i32 @f() { ret i32 7 } define i32 @g() { %r = call i32 @f() ret i32 %r }",
        &["define"],
    );
    check(&text, &["define void @f()", "call void @f()"], &["i32"]);
}

#[test]
fn calls_take_the_places_of_invokes() {
    let text = reduced(
        "declare i32 @f(i32, ...)
         declare i32 @handler(...)
         define i32 @g() personality ptr @handler {
           %r = invoke i32 (i32, ...) @f(i32 1, i32 2) [ \"deopt\"(i32 7) ] to label %good unwind label %bad
         good: ret i32 %r
         bad: %l = landingpad { ptr, i32 } cleanup ret i32 0
         }",
        &["@f"],
    );
    check(&text, &["@f"], &["invoke", "landingpad", "deopt", "personality"]);
}

#[test]
fn a_switch_loses_cases_and_blocks_are_merged() {
    let text = reduced(
        "define i32 @f(i32 %a) {
           switch i32 %a, label %none [ i32 1, label %one i32 2, label %two i32 3, label %one ]
         one: %x = phi i32 [ 5, %0 ], [ 5, %0 ] br label %none
         two: br label %none
         none: %y = phi i32 [ 1, %0 ], [ %x, %one ], [ 3, %two ] %z = shl i32 %y, %a br label %end
         end: ret i32 %z
         }",
        &["switch i32", "i32 2, label", "shl"],
    );
    check(&text, &["i32 2, label"], &["i32 3, label", "i32 1, label", "end:"]);
}

#[test]
fn flags_orderings_and_attachments_go_one_by_one() {
    let text = reduced(
        "define void @f(ptr %p) {
           %a = load atomic volatile i32, ptr %p syncscope(\"singlethread\") acquire, align 8, !nontemporal !0
           %b = add nuw nsw i32 %a, 1
           %c = tail call fast float @llvm.sqrt.f32(float 2.0)
           store volatile i32 %b, ptr %p, align 16
           ret void
         }
         declare float @llvm.sqrt.f32(float)
         !0 = !{i32 1}",
        &["load ", "nsw", "store volatile", "sqrt"],
    );
    check(&text, &["add nsw"], &["nuw", "load volatile", "atomic", "fast", "tail", "nontemporal"]);
}

#[test]
fn constants_that_name_what_is_gone_go_too() {
    let text = reduced(
        "@a = global i32 1
         @b = global ptr getelementptr (i8, ptr @a, i64 4)
         @c = alias i32, ptr @a
         define ptr @f() { %p = select i1 true, ptr getelementptr (i8, ptr @a, i64 2), ptr @c ret ptr %p }",
        &["@b", "@f"],
    );
    check(&text, &["@b =", "@f("], &["@a", "@c"]);
}

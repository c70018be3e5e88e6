//! Evaluation stops at its limits with an error that says which.

use tablegen::lang::{Options, evaluate, print};

fn first_error(text: &str, options: &Options) -> String {
    let evaluation = evaluate("limits.td", text.as_bytes(), &mut Vec::new(), options);
    evaluation.diagnostics.iter().next().map(|d| d.message.clone()).unwrap_or_default()
}

#[test]
fn steps_and_elements_are_limited() {
    let options = Options { max_steps: 100_000, ..Options::default() };
    let many = "def a { int x = !foldl(0, !range(300000), sum, i, !add(sum, i)); }";
    assert_eq!(first_error(many, &options), "evaluation takes too many steps");
    let options = Options { max_elements: 1000, ..Options::default() };
    let large = "def a { list<int> x = !range(5000); }";
    assert_eq!(first_error(large, &options), "evaluation needs too much memory");
    assert_eq!(first_error(large, &Options::default()), "");
}

#[test]
fn values_and_sets_nest_to_a_limit() {
    let nested = |depth: usize| {
        format!(
            "class Set<dag d> {{ dag Elements = d; }} def add; def x;\n\
             def s : Set<!foldl((add x), !range({depth}), inner, i, (add inner))>;\n"
        )
    };
    let limit = "value is nested deeper than 2000 levels";
    assert_eq!(first_error(&nested(3000), &Options::default()), limit);
    let evaluation = evaluate("limits.td", nested(1500).into_bytes(), &mut Vec::new(), &Options::default());
    let records = evaluation.records.expect("a value of allowed depth");
    let result = print::print_sets(&records, &mut Vec::new()).expect("a writable vector");
    let error = result.expect_err("a set that is too deep");
    assert!(format!("{error:?}").contains("sets refer to each other too deeply"), "{error:?}");
}

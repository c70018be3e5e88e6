//! Runs the text tests under `tests/`. `FILETEST_FILTER` selects by path; `FILETEST_BLESS=1` rewrites expectations.

use std::path::Path;

#[test]
fn text_tests() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests");
    let root = root.canonicalize().expect("the folder of text tests");
    let mut config = tools::filetest::config();
    config.filter = std::env::var("FILETEST_FILTER").ok().filter(|filter| !filter.is_empty());
    config.bless = std::env::var("FILETEST_BLESS").is_ok_and(|value| value == "1");
    let report = filetest::suite::run(&[root], &config).expect("the folder of text tests can be read");
    println!("{report}");
    assert!(report.is_success(), "{}", report.summary());
    assert!(config.filter.is_some() || !report.results.is_empty(), "no tests were found");
}

//! The page: one file with everything in it.

use crate::json;
use crate::record::Run;

const FRAME: &str = include_str!("page/page.html");
const STYLE: &str = include_str!("page/style.css");

/// In this order: each may use what those before it define.
const PROGRAM: &[&str] = &[
    include_str!("page/model.js"),
    include_str!("page/text.js"),
    include_str!("page/drawing.js"),
    include_str!("page/chart.js"),
    include_str!("page/thread.js"),
    include_str!("page/app.js"),
];

/// The page about a run. O(its size).
pub fn page(run: &Run) -> String {
    let title = run.input.replace('&', "&amp;").replace('<', "&lt;");
    let program = PROGRAM.concat();
    let parts =
        [("@title@", &*title), ("@style@", STYLE), ("@data@", &json::write(run)), ("@program@", &program)];
    let mut out = String::new();
    let mut rest = FRAME;
    // Each part stands once, in this order, and is not searched itself.
    for (place, part) in parts {
        let Some((before, after)) = rest.split_once(place) else { continue };
        out.push_str(before);
        out.push_str(part);
        rest = after;
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_asks_nothing_of_the_network() {
        let run = Run { input: "a<b>@data@.ll".to_owned(), ..Run::default() };
        let page = page(&run);
        assert!(page.contains("<title>a&lt;b>@data@.ll"), "{page}");
        assert_eq!(page.matches("</script>").count(), 2);
        for reference in ["src=", "href=\"http", "url(http", "@import", "fetch(", "XMLHttpRequest"] {
            assert!(!page.contains(reference), "{reference}");
        }
        assert!(page.contains("\"functions\":[]"));
    }
}

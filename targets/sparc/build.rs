//! Turns the description in `td/` into the target's image and the constants of its names.

fn main() {
    tablegen::build::target("td/Sparc.td", "sparc");
}

//! Turns the description in `td/` into the target's image.

fn main() {
    tablegen::build::image("td/X86.td", "x86.image");
}

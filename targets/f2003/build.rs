//! Turns the description in `td/` into the target's image.

fn main() {
    tablegen::build::image("td/f2003.td", "f2003.image");
}

//! Turns the description in `td/` into the target's image.

fn main() {
    tablegen::build::image("td/RISCV.td", "riscv.image");
}

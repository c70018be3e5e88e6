//! Names of a description that a target's code uses, resolved when its machine is made: for what the constants of the build
//! script (`tablegen::emit::rust::names`) do not say.

/// Something that a target's code relies on and its description lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Missing(pub &'static str);

impl std::fmt::Display for Missing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the description lacks '{}', which code generation needs", self.0)
    }
}

impl std::error::Error for Missing {}

/// The node that a description adds to the generic ones, by its name (`RISCVISD::CALL`).
pub fn node(target: &mc::Target, name: &'static str) -> Result<tables::nodes::NodeOp, Missing> {
    use tables::nodes::NodeOp;
    let image = &target.image;
    let mut nodes = image.records::<tables::selection::TargetNode>().iter();
    let index = nodes.position(|n| image.string(n.name) == name);
    index.map(|i| NodeOp(NodeOp::FIRST_TARGET + i as u16)).ok_or(Missing(name))
}

/// The number of a specifier, by its text (`hi`).
pub fn specifier(target: &mc::Target, name: &'static str) -> Result<u8, Missing> {
    let image = &target.image;
    let mut specifiers = image.records::<tables::instructions::Specifier>().iter();
    let index = specifiers.position(|s| image.string(s.name) == name);
    index.and_then(|i| u8::try_from(i).ok()).ok_or(Missing(name))
}

/// A structure with a number for each name: opcodes, registers, nodes.
///
/// ```text
/// codegen::named! { Opcodes: u16 = |target, name| target.opcode(name).ok_or(Missing(name)); add = "ADD", lui = "LUI", }
/// ```
#[macro_export]
macro_rules! named {
    ($name:ident: $ty:ty = $find:expr; $($field:ident = $text:literal,)*) => {
        #[derive(Clone, Copy, Debug)]
        pub(crate) struct $name { $(pub $field: $ty,)* }

        impl $name {
            fn new(target: &::mc::Target) -> Result<$name, $crate::Missing> {
                let find: fn(&::mc::Target, &'static str) -> Result<$ty, $crate::Missing> = $find;
                Ok($name { $($field: find(target, $text)?,)* })
            }
        }
    };
}

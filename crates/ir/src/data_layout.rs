//! The data layout of a module: sizes and alignments of types, as its `target datalayout` string says.

/// A parsed data layout.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DataLayout {
    text: Box<[u8]>,
}

impl DataLayout {
    /// The string as the module gave it.
    pub fn text(&self) -> &[u8] {
        &self.text
    }

    pub fn from_text(text: &[u8]) -> DataLayout {
        DataLayout { text: text.into() }
    }
}

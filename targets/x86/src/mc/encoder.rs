//! The encoder: puts the bytes of an instruction together from its form and its other facts (see `td/Formats.td`).

use mc::encode::{EncodeError, Fixup};
use mc::target::EncodeInput;
pub fn encode(
    _input: &EncodeInput<'_>,
    _out: &mut Vec<u8>,
    _fixups: &mut Vec<Fixup>,
) -> Result<(), EncodeError> {
    Err(EncodeError::NoEncoding)
}

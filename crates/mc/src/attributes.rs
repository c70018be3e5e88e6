//! Build attributes: what the psABIs of several machines let an object say about the code in it (`.attribute`).
//!
//! In ELF they are a section of tag and value pairs: a format letter, then for the vendor a length, its name, and one list
//! for the whole file.

use crate::context::Context;
use crate::section::{Kind, Request};
use crate::streamer::{Emit, Streamer};

/// The value of an attribute.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AttributeValue {
    Number(u64),
    Text(Vec<u8>),
}

/// The section that a target's attributes are in.
#[derive(Clone, Copy, Debug)]
pub struct AttributeSection {
    pub name: &'static str,
    /// The type of the section, as the object format of the target numbers them.
    pub ty: u32,
    pub vendor: &'static str,
}

/// The attributes of a file, by tag. One that is set again gets the new value at its old place.
#[derive(Clone, Debug, Default)]
pub struct Attributes {
    list: Vec<(u32, AttributeValue)>,
}

/// The list that follows is about the whole file.
const TAG_FILE: u8 = 1;

impl Attributes {
    pub fn set(&mut self, tag: u32, value: AttributeValue) {
        match self.list.iter_mut().find(|(t, _)| *t == tag) {
            Some(entry) => entry.1 = value,
            None => self.list.push((tag, value)),
        }
    }

    /// Writes them at the end of `out`.
    pub fn write(&self, section: AttributeSection, cx: &mut Context, out: &mut dyn Streamer) -> Emit {
        if self.list.is_empty() {
            return Ok(());
        }
        let request = Request::new(Kind::Described { ty: section.ty, loaded: false });
        let place = cx.open_section(section.name.as_bytes(), &request);
        out.switch_section(cx, place, 0)?;
        out.emit_bytes(cx, &self.contents(section.vendor))
    }

    fn contents(&self, vendor: &str) -> Vec<u8> {
        let mut list = Vec::new();
        for (tag, value) in &self.list {
            crate::assembler::write_leb(&mut list, i64::from(*tag), false, 0);
            match value {
                AttributeValue::Number(number) => {
                    crate::assembler::write_leb(&mut list, *number as i64, false, 0);
                }
                AttributeValue::Text(text) => {
                    list.extend_from_slice(text);
                    list.push(0);
                }
            }
        }
        // Each length counts itself and what precedes it in its part.
        let file_len = 1 + 4 + list.len();
        let vendor_len = 4 + vendor.len() + 1 + file_len;
        let mut bytes = vec![b'A'];
        bytes.extend((vendor_len as u32).to_le_bytes());
        bytes.extend(vendor.as_bytes());
        bytes.extend([0, TAG_FILE]);
        bytes.extend((file_len as u32).to_le_bytes());
        bytes.extend(list);
        bytes
    }
}

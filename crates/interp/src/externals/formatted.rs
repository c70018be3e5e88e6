//! Output of C by formats: `printf` and its family, also in the forms that check sizes.

use super::{Call, Row};
use crate::machine::Step;
use crate::printf::{self, Arguments};
use crate::value::Value;

/// Where text goes, by the indices of arguments.
#[derive(Clone, Copy)]
enum To {
    /// The standard output.
    Output,
    Stream(usize),
    Descriptor(usize),
    /// To a place that has room.
    Place(usize),
    /// To a place with this size.
    Sized(usize, usize),
    /// To memory of its own, whose address goes to a place.
    Memory(usize),
}

pub(super) const FUNCTIONS: &[Row] = &[
    ("printf", |c| c.write_values(To::Output, 0)),
    ("fprintf", |c| c.write_values(To::Stream(0), 1)),
    ("dprintf", |c| c.write_values(To::Descriptor(0), 1)),
    ("sprintf", |c| c.write_values(To::Place(0), 1)),
    ("snprintf", |c| c.write_values(To::Sized(0, 1), 2)),
    ("asprintf", |c| c.write_values(To::Memory(0), 1)),
    ("vprintf", |c| c.write_list(To::Output, 0)),
    ("vfprintf", |c| c.write_list(To::Stream(0), 1)),
    ("vsprintf", |c| c.write_list(To::Place(0), 1)),
    ("vsnprintf", |c| c.write_list(To::Sized(0, 1), 2)),
    ("vasprintf", |c| c.write_list(To::Memory(0), 1)),
    ("__printf_chk", |c| c.write_values(To::Output, 1)),
    ("__fprintf_chk", |c| c.write_values(To::Stream(0), 2)),
    ("__sprintf_chk", |c| c.write_values(To::Place(0), 3)),
    ("__snprintf_chk", |c| c.write_values(To::Sized(0, 1), 4)),
    ("__vprintf_chk", |c| c.write_list(To::Output, 1)),
    ("__vfprintf_chk", |c| c.write_list(To::Stream(0), 2)),
    ("__vsprintf_chk", |c| c.write_list(To::Place(0), 3)),
    ("__vsnprintf_chk", |c| c.write_list(To::Sized(0, 1), 4)),
];

impl Call<'_, '_, '_> {
    /// The text of a format with the arguments behind it.
    pub(super) fn formatted(&mut self, index: usize) -> Step<Vec<u8>> {
        let format = self.string(index)?;
        let arguments = Arguments::Values { types: self.types, values: self.args, next: index + 1 };
        printf::format(self.machine, &format, arguments)
    }

    fn write_values(&mut self, to: To, format: usize) -> Step<Value> {
        let text = self.formatted(format)?;
        self.write_text(to, &text)
    }

    /// The same with a `va_list` behind the format.
    fn write_list(&mut self, to: To, index: usize) -> Step<Value> {
        let format = self.string(index)?;
        let list = self.address(index + 1)?;
        let text = printf::format(self.machine, &format, Arguments::List(list))?;
        self.write_text(to, &text)
    }

    fn write_text(&mut self, to: To, text: &[u8]) -> Step<Value> {
        match to {
            To::Output => self.output(text),
            To::Stream(stream) => {
                let stream = self.address(stream)?;
                self.put(stream, text)
            }
            To::Descriptor(descriptor) => {
                let descriptor = self.number(descriptor)? as u32;
                self.machine.host.write(descriptor, text);
                self.int(text.len() as u64)
            }
            To::Place(place) => self.place_text(place, u64::MAX, text),
            To::Sized(place, size) => {
                let size = self.number(size)?;
                self.place_text(place, size, text)
            }
            To::Memory(place) => {
                let place = self.address(place)?;
                let made = self.new_text(text.to_vec())?;
                self.machine.store(place, ir::Type::PTR, &made)?;
                self.int(text.len() as u64)
            }
        }
    }

    /// At most `size` bytes with the terminating zero; the result counts them all.
    fn place_text(&mut self, index: usize, size: u64, text: &[u8]) -> Step<Value> {
        if size > 0 {
            let to = self.address(index)?;
            let mut bytes = text[..text.len().min(usize::try_from(size - 1).unwrap_or(usize::MAX))].to_vec();
            bytes.push(0);
            self.machine.memory.write(to, &bytes)?;
        }
        self.int(text.len() as u64)
    }
}

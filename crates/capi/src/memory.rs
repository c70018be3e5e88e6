//! Memory buffers, files, and modules as text and bitcode.

use crate::context::LLVMContextRef;
use crate::handle::{Bytes, LLVMBool, Message, Out, Owned, Ref, Status, Text, message};
use crate::module::{LLVMModuleRef, ModuleNode};
use crate::output::path;
use std::ffi::{c_char, c_int};

pub type LLVMMemoryBufferRef = Ref<MemoryBuffer>;

/// Bytes with a zero behind them, and a name for messages.
#[derive(Debug)]
pub struct MemoryBuffer {
    name: String,
    bytes: Vec<u8>,
}

impl MemoryBuffer {
    pub fn new(name: &str, bytes: &[u8]) -> LLVMMemoryBufferRef {
        let mut bytes = bytes.to_vec();
        bytes.push(0);
        Ref::own(MemoryBuffer { name: name.to_owned(), bytes })
    }

    fn contents(&self) -> &[u8] {
        &self.bytes[..self.bytes.len() - 1]
    }
}

/// Text or bitcode as a module; 1 with a message if it is none.
fn read(
    context: LLVMContextRef,
    (name, bytes): (&str, &[u8]),
    module: &Out<LLVMModuleRef>,
    error: &Out<Message>,
) -> Status {
    match codewright::Module::read(name, bytes) {
        Ok(read) => {
            module.set(Ref::own(ModuleNode::new(context, read.into())));
            Status::DONE
        }
        Err(problem) => {
            module.set(Ref::NULL);
            error.set(message(problem.to_string()));
            Status::FAILED
        }
    }
}

fn bitcode(module: &ModuleNode) -> Result<Vec<u8>, String> {
    module.checked_copy()?.to_bitcode().map_err(|error| error.to_string())
}

entries! {
    fn LLVMCreateMemoryBufferWithContentsOfFile(
        from: Text,
        buffer: Out<LLVMMemoryBufferRef>,
        error: Out<Message>,
    ) -> Status {
        let name = from.to_string_lossy();
        match std::fs::read(path(from)) {
            Ok(bytes) => {
                buffer.set(MemoryBuffer::new(&name, &bytes));
                Some(Status::DONE)
            }
            Err(problem) => {
                error.set(message(format!("{name}: {problem}")));
                Some(Status::FAILED)
            }
        }
    }

    /// The bytes are copied, and a zero put behind them.
    fn LLVMCreateMemoryBufferWithMemoryRange(
        bytes: Bytes,
        count: usize,
        name: Text,
        _ends_with_zero: LLVMBool,
    ) -> LLVMMemoryBufferRef {
        // SAFETY: callers promise so many bytes.
        Some(MemoryBuffer::new(&name.to_string_lossy(), unsafe { bytes.get(count) }))
    }

    fn LLVMCreateMemoryBufferWithMemoryRangeCopy(bytes: Bytes, count: usize, name: Text) -> LLVMMemoryBufferRef {
        // SAFETY: callers promise so many bytes.
        Some(MemoryBuffer::new(&name.to_string_lossy(), unsafe { bytes.get(count) }))
    }

    fn LLVMGetBufferStart(buffer: LLVMMemoryBufferRef) -> *const c_char {
        Some(buffer.bytes.as_ptr().cast())
    }

    fn LLVMGetBufferSize(buffer: LLVMMemoryBufferRef) -> usize {
        Some(buffer.contents().len())
    }

    fn LLVMDisposeMemoryBuffer(buffer: Owned<LLVMMemoryBufferRef>) {
        drop(buffer);
        Some(())
    }

    /// Reads text or bitcode, and disposes of the buffer.
    fn LLVMParseIRInContext(
        context: LLVMContextRef,
        buffer: Owned<LLVMMemoryBufferRef>,
        module: Out<LLVMModuleRef>,
        error: Out<Message>,
    ) -> Status {
        Some(read(Ref::of(context), (&buffer.name, buffer.contents()), &module, &error))
    }

    /// Reads bitcode; the buffer stays the caller's. 1 if it is none.
    fn LLVMParseBitcodeInContext2(
        context: LLVMContextRef,
        buffer: LLVMMemoryBufferRef,
        module: Out<LLVMModuleRef>,
    ) -> Status {
        let error = crate::handle::Out::nowhere();
        Some(read(Ref::of(context), (&buffer.name, buffer.contents()), &module, &error))
    }

    /// Null if the module cannot be used.
    fn LLVMWriteBitcodeToMemoryBuffer(module: LLVMModuleRef) -> LLVMMemoryBufferRef {
        let bytes = bitcode(module).ok()?;
        Some(MemoryBuffer::new(&module.name(), &bytes))
    }

    /// Not 0 if the module cannot be used or the file not be written.
    fn LLVMWriteBitcodeToFile(module: LLVMModuleRef, to: Text) -> c_int {
        let Ok(bytes) = bitcode(module) else { return Some(-1) };
        Some(if std::fs::write(path(to), bytes).is_ok() { 0 } else { -1 })
    }
}

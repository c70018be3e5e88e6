//! Targets and target machines. There is one target: that of the machine that runs this.

use crate::context::LLVMTypeRef;
use crate::enums::*;
use crate::handle::{LLVMBool, Message, Out, Owned, Ref, Status, Text, message};
use crate::memory::{LLVMMemoryBufferRef, MemoryBuffer};
use crate::module::{LLVMModuleRef, ModuleNode};
use crate::output::write_file;
use codewright::{OptLevel, TargetMachine};
use ir::DataLayout;
use std::ffi::{c_char, c_uint};

pub type LLVMTargetRef = Ref<Target>;
pub type LLVMTargetMachineRef = Ref<MachineNode>;
pub type LLVMTargetDataRef = Ref<DataNode>;

/// The target.
#[derive(Debug)]
pub struct Target {
    name: &'static std::ffi::CStr,
    description: &'static std::ffi::CStr,
}

static HOST: Target = Target { name: c"x86-64", description: c"64-bit X86: EM64T and AMD64" };

const TRIPLE: &str = "x86_64-unknown-linux-gnu";

/// A target machine, and what it was made from.
#[derive(Debug)]
pub struct MachineNode {
    machine: TargetMachine,
    triple: String,
}

/// How objects are laid out.
#[derive(Debug)]
pub struct DataNode {
    layout: DataLayout,
    text: Box<[u8]>,
}

fn data(layout: DataLayout) -> LLVMTargetDataRef {
    Ref::own(DataNode { text: layout.text().into(), layout })
}

/// The level of a number in C; what is beyond the largest one is the largest.
pub fn level(number: c_uint) -> OptLevel {
    match number {
        0 => OptLevel::None,
        1 => OptLevel::Less,
        2 => OptLevel::Default,
        _ => OptLevel::Aggressive,
    }
}

fn is_host(triple: &str) -> bool {
    let mut parts = triple.split('-');
    parts.next() == Some(std::env::consts::ARCH) && parts.any(|part| part == std::env::consts::OS)
}

fn emit(machine: &MachineNode, module: &ModuleNode, kind: LLVMCodeGenFileType) -> Result<Vec<u8>, String> {
    let module = module.checked_copy()?;
    let made = match kind {
        LLVMAssemblyFile => machine.machine.assembly(&module).map(String::into_bytes),
        LLVMObjectFile => machine.machine.object(&module),
        _ => return Err(format!("{kind} is no kind of file")),
    };
    made.map_err(|error| error.to_string())
}

/// Nothing has to be set up; these are for clients that do it nevertheless.
macro_rules! ready {
    ($($name:ident)*) => { entries! { $(
        fn $name() -> LLVMBool {
            Some(0)
        }
    )* } };
}

ready! {
    LLVMInitializeNativeTarget
    LLVMInitializeNativeAsmPrinter
    LLVMInitializeNativeAsmParser
    LLVMInitializeNativeDisassembler
}

/// The same without a result.
macro_rules! ready_without_result {
    ($($name:ident)*) => { entries! { $(
        fn $name() {
            Some(())
        }
    )* } };
}

ready_without_result! {
    LLVMInitializeAllTargetInfos
    LLVMInitializeAllTargets
    LLVMInitializeAllTargetMCs
    LLVMInitializeAllAsmPrinters
    LLVMInitializeAllAsmParsers
    LLVMInitializeX86TargetInfo
    LLVMInitializeX86Target
    LLVMInitializeX86TargetMC
    LLVMInitializeX86AsmPrinter
    LLVMInitializeX86AsmParser
    LLVMLinkInMCJIT
}

entries! {
    fn LLVMGetDefaultTargetTriple() -> Message {
        Some(message(TRIPLE))
    }

    /// The processor that all machines of the architecture are equal to.
    fn LLVMGetHostCPUName() -> Message {
        Some(message("x86-64"))
    }

    /// No features but those of the processor.
    fn LLVMGetHostCPUFeatures() -> Message {
        Some(message(""))
    }

    fn LLVMGetFirstTarget() -> LLVMTargetRef {
        Some(Ref::of(&HOST))
    }

    fn LLVMGetTargetFromTriple(triple: Text, target: Out<LLVMTargetRef>, error: Out<Message>) -> Status {
        let triple = triple.to_string_lossy();
        if is_host(&triple) {
            target.set(Ref::of(&HOST));
            return Some(Status::DONE);
        }
        target.set(Ref::NULL);
        error.set(message(format!("no target is compiled in for '{triple}'")));
        Some(Status::FAILED)
    }

    /// Null if it is another name than that of the target.
    fn LLVMGetTargetFromName(name: Text) -> LLVMTargetRef {
        (name == HOST.name).then(|| Ref::of(&HOST))
    }

    fn LLVMGetTargetName(target: LLVMTargetRef) -> *const c_char {
        Some(target.name.as_ptr())
    }

    fn LLVMGetTargetDescription(target: LLVMTargetRef) -> *const c_char {
        Some(target.description.as_ptr())
    }

    fn LLVMTargetHasJIT(_target: LLVMTargetRef) -> LLVMBool {
        Some(1)
    }

    /// Code is always position-independent and for the small code model. Null for a processor, feature or code model that
    /// there is not.
    fn LLVMCreateTargetMachine(
        _target: LLVMTargetRef,
        triple: Text,
        cpu: Text,
        features: Text,
        opt_level: LLVMCodeGenOptLevel,
        _relocations: LLVMRelocMode,
        code_model: LLVMCodeModel,
    ) -> LLVMTargetMachineRef {
        let triple = triple.to_str().ok()?.to_owned();
        if !is_host(&triple) || !matches!(code_model, LLVMCodeModelDefault | LLVMCodeModelJITDefault | LLVMCodeModelSmall) {
            return None;
        }
        let cpu = cpu.to_str().ok().map(|cpu| if cpu == "generic" { "" } else { cpu })?;
        let machine = TargetMachine::host().ok()?.with_cpu(cpu).with_features(features.to_str().ok()?);
        let machine = machine.with_level(level(opt_level));
        machine.check().ok()?;
        Some(Ref::own(MachineNode { machine, triple }))
    }

    fn LLVMDisposeTargetMachine(machine: Owned<LLVMTargetMachineRef>) {
        drop(machine);
        Some(())
    }

    fn LLVMGetTargetMachineTarget(_machine: LLVMTargetMachineRef) -> LLVMTargetRef {
        Some(Ref::of(&HOST))
    }

    fn LLVMGetTargetMachineTriple(machine: LLVMTargetMachineRef) -> Message {
        Some(message(&*machine.triple))
    }

    fn LLVMTargetMachineEmitToFile(
        machine: LLVMTargetMachineRef,
        module: LLVMModuleRef,
        path: Text,
        kind: LLVMCodeGenFileType,
        error: Out<Message>,
    ) -> Status {
        match emit(machine, module, kind) {
            Ok(bytes) => Some(write_file(path, &bytes, &error)),
            Err(problem) => {
                error.set(message(problem));
                Some(Status::FAILED)
            }
        }
    }

    fn LLVMTargetMachineEmitToMemoryBuffer(
        machine: LLVMTargetMachineRef,
        module: LLVMModuleRef,
        kind: LLVMCodeGenFileType,
        error: Out<Message>,
        buffer: Out<LLVMMemoryBufferRef>,
    ) -> Status {
        match emit(machine, module, kind) {
            Ok(bytes) => {
                buffer.set(MemoryBuffer::new(&module.name(), &bytes));
                Some(Status::DONE)
            }
            Err(problem) => {
                error.set(message(problem));
                Some(Status::FAILED)
            }
        }
    }

    fn LLVMCreateTargetDataLayout(machine: LLVMTargetMachineRef) -> LLVMTargetDataRef {
        let text = machine.machine.data_layout().ok()?;
        Some(data(DataLayout::parse(text.as_bytes()).ok()?))
    }

    fn LLVMCreateTargetData(text: Text) -> LLVMTargetDataRef {
        Some(data(DataLayout::parse(text.to_bytes()).ok()?))
    }

    fn LLVMDisposeTargetData(of: Owned<LLVMTargetDataRef>) {
        drop(of);
        Some(())
    }

    fn LLVMCopyStringRepOfTargetData(of: LLVMTargetDataRef) -> Message {
        Some(message(&*of.text))
    }

    fn LLVMSetModuleDataLayout(module: LLVMModuleRef, layout: LLVMTargetDataRef) {
        module.ir.borrow_mut().data_layout = layout.layout.clone();
        Some(())
    }

    fn LLVMPointerSize(of: LLVMTargetDataRef) -> c_uint {
        Some(of.layout.pointer_bits(0).div_ceil(8))
    }

    fn LLVMSizeOfTypeInBits(of: LLVMTargetDataRef, ty: LLVMTypeRef) -> u64 {
        of.layout.size_bits(&ty.context().types.borrow(), ty.ty)?.as_fixed()
    }

    fn LLVMStoreSizeOfType(of: LLVMTargetDataRef, ty: LLVMTypeRef) -> u64 {
        of.layout.store_size(&ty.context().types.borrow(), ty.ty)?.as_fixed()
    }

    fn LLVMABISizeOfType(of: LLVMTargetDataRef, ty: LLVMTypeRef) -> u64 {
        of.layout.alloc_size(&ty.context().types.borrow(), ty.ty)?.as_fixed()
    }

    fn LLVMABIAlignmentOfType(of: LLVMTargetDataRef, ty: LLVMTypeRef) -> c_uint {
        let align = of.layout.abi_align(&ty.context().types.borrow(), ty.ty)?.bytes()?;
        c_uint::try_from(align).ok()
    }
}

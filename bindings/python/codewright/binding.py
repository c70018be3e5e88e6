"""Modules, target machines and execution engines: the common calls of llvmlite's `binding`.

Mistakes in what is given are exceptions (`RuntimeError`, as llvmlite raises). Objects own what is behind them; a module
that an engine has belongs to the engine until `remove_module`.
"""

import ctypes
from ctypes import byref, c_size_t, c_void_p

from ._library import buffer_bytes, lib, text

_RELOCATIONS = {"default": 0, "static": 1, "pic": 2, "dynamicnopic": 3}
_CODE_MODELS = {"default": 0, "jitdefault": 1, "small": 3}


def initialize():
    """Nothing has to be set up; this and its like are for programs that do it."""


initialize_native_target = initialize_native_asmprinter = initialize_native_asmparser = initialize
initialize_all_targets = initialize_all_asmprinters = shutdown = initialize


def get_default_triple():
    return text(lib.LLVMGetDefaultTargetTriple())


get_process_triple = get_default_triple


def get_host_cpu_name():
    return text(lib.LLVMGetHostCPUName())


def load_library_permanently(path):
    """Loads a library, whose functions modules then find."""
    ctypes.CDLL(path, mode=ctypes.RTLD_GLOBAL)


class _Owner:
    """What is disposed of once, when it is closed or forgotten."""

    _dispose = None

    def __init__(self, handle):
        self._handle = handle

    def close(self):
        handle, self._handle = self._handle, None
        if handle:
            self._dispose(handle)

    def __del__(self):
        if getattr(self, "_handle", None):
            self.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    @property
    def closed(self):
        return not self._handle


class ContextRef(_Owner):
    _dispose = staticmethod(lib.LLVMContextDispose)


def create_context():
    return ContextRef(lib.LLVMContextCreate())


_global_context = create_context()


def get_global_context():
    return _global_context


class TypeRef:
    def __init__(self, handle, owner):
        self._handle, self._owner = handle, owner

    def __str__(self):
        return text(lib.LLVMPrintTypeToString(self._handle))


class ValueRef:
    """A function, a variable or a parameter of a module."""

    def __init__(self, handle, module):
        self._handle, self._module = handle, module

    def __str__(self):
        return text(lib.LLVMPrintValueToString(self._handle))

    @property
    def module(self):
        return self._module

    @property
    def name(self):
        return lib.LLVMGetValueName(self._handle).decode()

    @name.setter
    def name(self, name):
        lib.LLVMSetValueName(self._handle, name.encode())

    @property
    def type(self):
        return TypeRef(lib.LLVMTypeOf(self._handle), self._module)

    @property
    def global_value_type(self):
        return TypeRef(lib.LLVMGlobalGetValueType(self._handle), self._module)

    @property
    def is_declaration(self):
        return bool(lib.LLVMIsDeclaration(self._handle))

    @property
    def arguments(self):
        count = lib.LLVMCountParams(self._handle)
        return iter([ValueRef(lib.LLVMGetParam(self._handle, at), self._module) for at in range(count)])


class ModuleRef(_Owner):
    _dispose = staticmethod(lib.LLVMDisposeModule)

    def __init__(self, handle, context):
        super().__init__(handle)
        self._context = context

    def close(self):
        if not getattr(self, "_engine", None):
            super().close()

    def __str__(self):
        return text(lib.LLVMPrintModuleToString(self._handle))

    @property
    def name(self):
        return lib.LLVMGetModuleIdentifier(self._handle, byref(c_size_t())).decode()

    @name.setter
    def name(self, name):
        lib.LLVMSetModuleIdentifier(self._handle, name.encode(), len(name.encode()))

    @property
    def triple(self):
        return lib.LLVMGetTarget(self._handle).decode()

    @triple.setter
    def triple(self, triple):
        lib.LLVMSetTarget(self._handle, triple.encode())

    @property
    def data_layout(self):
        return lib.LLVMGetDataLayoutStr(self._handle).decode()

    @data_layout.setter
    def data_layout(self, layout):
        lib.LLVMSetDataLayout(self._handle, layout.encode())

    def verify(self):
        """Raises an exception with everything that is wrong."""
        message = c_void_p()
        is_broken = lib.LLVMVerifyModule(self._handle, 2, byref(message))
        problems = text(message.value)
        if is_broken:
            raise RuntimeError(problems)

    def get_function(self, name):
        return self._named(lib.LLVMGetNamedFunction, "function", name)

    def get_global_variable(self, name):
        return self._named(lib.LLVMGetNamedGlobal, "global variable", name)

    def _named(self, find, kind, name):
        handle = find(self._handle, name.encode())
        if not handle:
            raise NameError(name)
        return ValueRef(handle, self)

    @property
    def functions(self):
        found, handle = [], lib.LLVMGetFirstFunction(self._handle)
        while handle:
            found.append(ValueRef(handle, self))
            handle = lib.LLVMGetNextFunction(handle)
        return iter(found)

    def as_bitcode(self):
        buffer = lib.LLVMWriteBitcodeToMemoryBuffer(self._handle)
        if not buffer:
            self.verify()
            raise RuntimeError("the module cannot be written as bitcode")
        return buffer_bytes(buffer)

    def clone(self):
        return ModuleRef(lib.LLVMCloneModule(self._handle), self._context)


def _parse(contents, name, context):
    context = context or _global_context
    buffer = lib.LLVMCreateMemoryBufferWithMemoryRangeCopy(contents, len(contents), name)
    module, message = c_void_p(), c_void_p()
    if lib.LLVMParseIRInContext(context._handle, buffer, byref(module), byref(message)):
        raise RuntimeError("LLVM IR parsing error\n" + text(message.value))
    return ModuleRef(module.value, context)


def parse_assembly(llvmir, context=None):
    """A module from text."""
    return _parse(llvmir.encode() if isinstance(llvmir, str) else llvmir, b"<string>", context)


def parse_bitcode(bitcode, context=None):
    return _parse(bitcode, b"<bitcode>", context)


class TargetData(_Owner):
    _dispose = staticmethod(lib.LLVMDisposeTargetData)

    def __str__(self):
        return text(lib.LLVMCopyStringRepOfTargetData(self._handle))

    def get_abi_size(self, ty):
        return lib.LLVMABISizeOfType(self._handle, ty._handle)

    def get_abi_alignment(self, ty):
        return lib.LLVMABIAlignmentOfType(self._handle, ty._handle)


def create_target_data(layout):
    handle = lib.LLVMCreateTargetData(layout.encode())
    if not handle:
        raise RuntimeError("'%s' is no data layout" % layout)
    return TargetData(handle)


class TargetMachine(_Owner):
    _dispose = staticmethod(lib.LLVMDisposeTargetMachine)

    def __init__(self, handle, opt):
        super().__init__(handle)
        self._opt = opt

    def _emit(self, module, kind):
        message, buffer = c_void_p(), c_void_p()
        if lib.LLVMTargetMachineEmitToMemoryBuffer(self._handle, module._handle, kind, byref(message), byref(buffer)):
            raise RuntimeError(text(message.value))
        return buffer_bytes(buffer.value)

    def emit_assembly(self, module):
        return self._emit(module, 0).decode()

    def emit_object(self, module):
        return self._emit(module, 1)

    @property
    def target_data(self):
        return TargetData(lib.LLVMCreateTargetDataLayout(self._handle))

    @property
    def triple(self):
        return text(lib.LLVMGetTargetMachineTriple(self._handle))


class Target:
    def __init__(self, handle, triple):
        self._handle, self._triple = handle, triple

    @classmethod
    def from_default_triple(cls):
        return cls.from_triple(get_default_triple())

    @classmethod
    def from_triple(cls, triple):
        target, message = c_void_p(), c_void_p()
        if lib.LLVMGetTargetFromTriple(triple.encode(), byref(target), byref(message)):
            raise RuntimeError(text(message.value))
        return cls(target.value, triple)

    @property
    def name(self):
        return lib.LLVMGetTargetName(self._handle).decode()

    @property
    def description(self):
        return lib.LLVMGetTargetDescription(self._handle).decode()

    @property
    def triple(self):
        return self._triple

    def create_target_machine(self, cpu="", features="", opt=2, reloc="default", codemodel="jitdefault", **_):
        if not 0 <= opt <= 3 or reloc not in _RELOCATIONS or codemodel not in _CODE_MODELS:
            raise ValueError("no such level, relocation model or code model")
        handle = lib.LLVMCreateTargetMachine(
            self._handle, self._triple.encode(), cpu.encode(), features.encode(), opt,
            _RELOCATIONS[reloc], _CODE_MODELS[codemodel])
        if not handle:
            raise RuntimeError("no target machine for cpu '%s' and features '%s'" % (cpu, features))
        return TargetMachine(handle, opt)


class ExecutionEngine(_Owner):
    _dispose = staticmethod(lib.LLVMDisposeExecutionEngine)

    def __init__(self, handle, module):
        super().__init__(handle)
        self._modules = [module]
        module._engine = self

    def close(self):
        for module in self._modules:
            # They go with the engine.
            module._handle = module._engine = None
        self._modules = []
        super().close()

    def finalize_object(self):
        """Compiling happens when an address is asked for."""

    def add_module(self, module):
        if getattr(module, "_engine", None):
            raise KeyError("the module has an engine already")
        lib.LLVMAddModule(self._handle, module._handle)
        self._modules.append(module)
        module._engine = self

    def remove_module(self, module):
        out, message = c_void_p(), c_void_p()
        if lib.LLVMRemoveModule(self._handle, module._handle, byref(out), byref(message)):
            raise RuntimeError(text(message.value))
        self._modules.remove(module)
        module._engine = None

    def get_function_address(self, name):
        """The address, or 0 if there is none; what is wrong is told on standard error."""
        return lib.LLVMGetFunctionAddress(self._handle, name.encode())

    def get_global_value_address(self, name):
        return lib.LLVMGetGlobalValueAddress(self._handle, name.encode())

    def add_global_mapping(self, value, address):
        lib.LLVMAddGlobalMapping(self._handle, value._handle, address)

    def run_static_constructors(self):
        lib.LLVMRunStaticConstructors(self._handle)

    def run_static_destructors(self):
        lib.LLVMRunStaticDestructors(self._handle)


def create_mcjit_compiler(module, target_machine):
    """An engine that owns the module, at the level of the target machine."""
    if getattr(module, "_engine", None):
        raise RuntimeError("the module has an engine already")
    engine, message = c_void_p(), c_void_p()
    if lib.LLVMCreateJITCompilerForModule(byref(engine), module._handle, target_machine._opt, byref(message)):
        raise RuntimeError(text(message.value))
    return ExecutionEngine(engine.value, module)

"""The shared library: where it is, and the types of the calls that are used.

A call that is not in this table is not made, so a mistake in a type is a mistake here. What the calls do is said in the
header, `codewright-c/codewright.h`.
"""

import ctypes
import os
from ctypes import POINTER, c_char_p, c_int, c_size_t, c_uint, c_uint64, c_void_p

_HANDLE = c_void_p
_OUT = POINTER(c_void_p)

_CALLS = {
    "LLVMContextCreate": (_HANDLE, []),
    "LLVMContextDispose": (None, [_HANDLE]),
    "LLVMDisposeMessage": (None, [c_void_p]),
    "LLVMCreateMemoryBufferWithMemoryRangeCopy": (_HANDLE, [c_char_p, c_size_t, c_char_p]),
    "LLVMDisposeMemoryBuffer": (None, [_HANDLE]),
    "LLVMGetBufferStart": (c_void_p, [_HANDLE]),
    "LLVMGetBufferSize": (c_size_t, [_HANDLE]),
    "LLVMParseIRInContext": (c_int, [_HANDLE, _HANDLE, _OUT, _OUT]),
    "LLVMWriteBitcodeToMemoryBuffer": (_HANDLE, [_HANDLE]),
    "LLVMCloneModule": (_HANDLE, [_HANDLE]),
    "LLVMDisposeModule": (None, [_HANDLE]),
    "LLVMVerifyModule": (c_int, [_HANDLE, c_uint, _OUT]),
    "LLVMPrintModuleToString": (c_void_p, [_HANDLE]),
    "LLVMGetModuleIdentifier": (c_char_p, [_HANDLE, POINTER(c_size_t)]),
    "LLVMSetModuleIdentifier": (None, [_HANDLE, c_char_p, c_size_t]),
    "LLVMGetTarget": (c_char_p, [_HANDLE]),
    "LLVMSetTarget": (None, [_HANDLE, c_char_p]),
    "LLVMGetDataLayoutStr": (c_char_p, [_HANDLE]),
    "LLVMSetDataLayout": (None, [_HANDLE, c_char_p]),
    "LLVMGetNamedFunction": (_HANDLE, [_HANDLE, c_char_p]),
    "LLVMGetNamedGlobal": (_HANDLE, [_HANDLE, c_char_p]),
    "LLVMGetFirstFunction": (_HANDLE, [_HANDLE]),
    "LLVMGetNextFunction": (_HANDLE, [_HANDLE]),
    "LLVMGetValueName": (c_char_p, [_HANDLE]),
    "LLVMSetValueName": (None, [_HANDLE, c_char_p]),
    "LLVMPrintValueToString": (c_void_p, [_HANDLE]),
    "LLVMTypeOf": (_HANDLE, [_HANDLE]),
    "LLVMGlobalGetValueType": (_HANDLE, [_HANDLE]),
    "LLVMPrintTypeToString": (c_void_p, [_HANDLE]),
    "LLVMIsDeclaration": (c_int, [_HANDLE]),
    "LLVMCountParams": (c_uint, [_HANDLE]),
    "LLVMGetParam": (_HANDLE, [_HANDLE, c_uint]),
    "LLVMGetDefaultTargetTriple": (c_void_p, []),
    "LLVMGetHostCPUName": (c_void_p, []),
    "LLVMGetTargetFromTriple": (c_int, [c_char_p, _OUT, _OUT]),
    "LLVMGetTargetName": (c_char_p, [_HANDLE]),
    "LLVMGetTargetDescription": (c_char_p, [_HANDLE]),
    "LLVMCreateTargetMachine": (_HANDLE, [_HANDLE, c_char_p, c_char_p, c_char_p, c_uint, c_uint, c_uint]),
    "LLVMDisposeTargetMachine": (None, [_HANDLE]),
    "LLVMGetTargetMachineTriple": (c_void_p, [_HANDLE]),
    "LLVMTargetMachineEmitToMemoryBuffer": (c_int, [_HANDLE, _HANDLE, c_uint, _OUT, _OUT]),
    "LLVMCreateTargetDataLayout": (_HANDLE, [_HANDLE]),
    "LLVMCreateTargetData": (_HANDLE, [c_char_p]),
    "LLVMDisposeTargetData": (None, [_HANDLE]),
    "LLVMCopyStringRepOfTargetData": (c_void_p, [_HANDLE]),
    "LLVMABISizeOfType": (c_uint64, [_HANDLE, _HANDLE]),
    "LLVMABIAlignmentOfType": (c_uint, [_HANDLE, _HANDLE]),
    "LLVMCreateJITCompilerForModule": (c_int, [_OUT, _HANDLE, c_uint, _OUT]),
    "LLVMDisposeExecutionEngine": (None, [_HANDLE]),
    "LLVMAddModule": (None, [_HANDLE, _HANDLE]),
    "LLVMRemoveModule": (c_int, [_HANDLE, _HANDLE, _OUT, _OUT]),
    "LLVMGetFunctionAddress": (c_uint64, [_HANDLE, c_char_p]),
    "LLVMGetGlobalValueAddress": (c_uint64, [_HANDLE, c_char_p]),
    "LLVMAddGlobalMapping": (None, [_HANDLE, _HANDLE, c_void_p]),
    "LLVMRunStaticConstructors": (None, [_HANDLE]),
    "LLVMRunStaticDestructors": (None, [_HANDLE]),
}


def _open():
    beside = os.path.join(os.path.dirname(os.path.abspath(__file__)), "libcodewright.so.0")
    named = os.environ.get("CODEWRIGHT_LIBRARY")
    library = ctypes.CDLL(named or (beside if os.path.exists(beside) else "libcodewright.so.0"))
    for name, (result, arguments) in _CALLS.items():
        call = getattr(library, name)
        call.restype, call.argtypes = result, arguments
    return library


lib = _open()


def text(message):
    """The text of a message, which is disposed of."""
    if not message:
        return ""
    result = ctypes.string_at(message).decode("utf-8", "replace")
    lib.LLVMDisposeMessage(message)
    return result


def buffer_bytes(buffer):
    """The bytes of a buffer, which is disposed of."""
    result = ctypes.string_at(lib.LLVMGetBufferStart(buffer), lib.LLVMGetBufferSize(buffer))
    lib.LLVMDisposeMemoryBuffer(buffer)
    return result

"""LLVM IR to machine code in memory, assembly and objects, without LLVM. See `codewright.binding`."""

__version__ = "0.1.0"

//! LLVM IR.

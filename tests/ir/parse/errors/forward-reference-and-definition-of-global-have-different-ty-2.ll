@a = global ptr addrspace(1) @b
@b = global i32 0

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :2:1: error: forward reference and definition of global have different types

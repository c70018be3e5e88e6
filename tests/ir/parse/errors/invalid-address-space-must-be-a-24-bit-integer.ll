@a = global ptr addrspace(99999999) null

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:27: error: invalid address space, must be a 24-bit integer

declare riscv_vls_cc(100) void @f()

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:22: error: unknown RISC-V ABI VLEN

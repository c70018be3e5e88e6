@a = global double 0x12345678123456789

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:20: error: constant bigger than 64 bits detected

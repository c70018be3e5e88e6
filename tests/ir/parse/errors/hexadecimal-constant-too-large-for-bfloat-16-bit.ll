@a = global bfloat 0xR12345

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:20: error: hexadecimal constant too large for bfloat (16-bit)

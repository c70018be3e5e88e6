@a = global fp128 0xL123456781234567812345678123456789

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:19: error: constant bigger than 128 bits detected

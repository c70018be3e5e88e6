@a = global i32 blockaddress(@f, %x)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:17: error: type of blockaddress must be a pointer and not 'i32'

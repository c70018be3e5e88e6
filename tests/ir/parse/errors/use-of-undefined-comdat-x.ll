@a = global i32 0, comdat($x)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:27: error: use of undefined comdat '$x'

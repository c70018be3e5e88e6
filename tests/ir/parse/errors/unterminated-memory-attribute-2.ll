declare void @f() memory(read write)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:31: error: unterminated memory attribute

@a = global { i32 } <{ i32 1 }>

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:21: error: packed'ness of initializer and type don't match

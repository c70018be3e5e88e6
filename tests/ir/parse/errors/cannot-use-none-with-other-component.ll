declare void @f(ptr captures(none, address))

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:36: error: cannot use 'none' with other component

%a = type { i32 }
%a = type { i32 }

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :2:1: error: redefinition of type

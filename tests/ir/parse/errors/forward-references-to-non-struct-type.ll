@a = external global { %x }
%x = type i32

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :2:1: error: forward references to non-struct type

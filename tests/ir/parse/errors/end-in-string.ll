; A string that the file ends in.
; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: error: end of file in string constant

@a = global [2 x i8] c"ab

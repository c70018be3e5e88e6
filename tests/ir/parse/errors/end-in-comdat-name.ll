; A quoted name that the file ends in.
; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: error: end of file in COMDAT variable name

$"a = comdat any

; A body that the file ends in; a note says where it starts.
; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: error: found end of file when expecting more instructions

define void @f() {
entry:

; An attribute group that the file ends in.
; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: error: unterminated attribute group

attributes #0 = { nounwind

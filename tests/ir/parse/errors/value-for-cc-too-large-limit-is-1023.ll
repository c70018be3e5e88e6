declare cc 1024 void @f()

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:12: error: value for 'cc' too large, limit is 1023

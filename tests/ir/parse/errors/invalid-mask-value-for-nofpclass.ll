declare void @f(float nofpclass(0))

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:33: error: invalid mask value for 'nofpclass'

@a = global ptr dso_local_equivalent 5

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:38: error: expected global value name in dso_local_equivalent

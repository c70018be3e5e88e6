@a = global ptr no_cfi 5

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:24: error: expected global value name in no_cfi

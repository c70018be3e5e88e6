@a = global ptr blockaddress(@f, 5)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:34: error: expected basic block name in blockaddress

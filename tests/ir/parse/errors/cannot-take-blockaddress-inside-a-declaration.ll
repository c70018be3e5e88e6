declare void @f()
@a = global ptr blockaddress(@f, %x)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :2:30: error: cannot take blockaddress inside a declaration

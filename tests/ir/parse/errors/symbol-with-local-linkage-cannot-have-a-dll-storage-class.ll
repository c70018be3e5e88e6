@a = private dllexport global i32 0

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:6: error: symbol with local linkage cannot have a DLL storage class

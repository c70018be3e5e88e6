@a = global void* null

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:17: error: pointers to void are invalid - use i8* instead

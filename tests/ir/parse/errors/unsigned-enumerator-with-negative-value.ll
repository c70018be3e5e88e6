!0 = !DIEnumerator(name: "x", value: -1, isUnsigned: true)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:58: error: unsigned enumerator with negative value

!0 = !DIFile(filename: 5, directory: "")

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:24: error: expected string constant

!0 = !DILocation(line: 1)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:25: error: missing required field 'scope'

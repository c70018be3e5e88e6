!0 = !DIExpression(18446744073709551616)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:20: error: element too large, limit is 18446744073709551615

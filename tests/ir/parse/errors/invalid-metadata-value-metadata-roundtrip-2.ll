!0 = !{metadata !1}

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:8: error: invalid metadata-value-metadata roundtrip

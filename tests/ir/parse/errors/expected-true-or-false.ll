!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, isOptimized: 1)
!1 = !{}

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:74: error: expected 'true' or 'false'

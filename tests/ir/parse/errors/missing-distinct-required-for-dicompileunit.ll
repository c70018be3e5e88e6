!0 = !DICompileUnit(language: DW_LANG_C, file: !1)
!1 = !{}

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:6: error: missing 'distinct', required for !DICompileUnit

!0 = distinct !DICompileUnit(file: !1)
!1 = !{}

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:38: error: missing one of 'language' or 'sourceLanguageName', required for !DICompileUnit

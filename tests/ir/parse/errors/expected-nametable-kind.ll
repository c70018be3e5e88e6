!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, nameTableKind: Foo)
!1 = !{}

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:76: error: expected nameTable kind

!0 = distinct !DICompileUnit(language: DW_LANG_foo, file: !1)
!1 = !{}

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:40: error: invalid DWARF language 'DW_LANG_foo'

!0 = !DIBasicType(tag: DW_TAG_foo)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:24: error: invalid DWARF tag 'DW_TAG_foo'

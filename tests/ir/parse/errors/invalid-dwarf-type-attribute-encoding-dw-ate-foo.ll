!0 = !DIBasicType(encoding: DW_ATE_foo)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:29: error: invalid DWARF type attribute encoding 'DW_ATE_foo'

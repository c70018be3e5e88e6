!0 = !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_foo)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:43: error: invalid DWARF attribute encoding 'DW_ATE_foo'

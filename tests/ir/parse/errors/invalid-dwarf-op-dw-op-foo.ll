!0 = !DIExpression(DW_OP_foo)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:20: error: invalid DWARF op 'DW_OP_foo'

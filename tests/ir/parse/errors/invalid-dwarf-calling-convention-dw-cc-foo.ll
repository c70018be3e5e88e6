!0 = !DISubroutineType(cc: DW_CC_foo, types: null)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:28: error: invalid DWARF calling convention 'DW_CC_foo'

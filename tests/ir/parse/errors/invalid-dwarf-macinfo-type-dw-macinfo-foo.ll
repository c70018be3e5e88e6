!0 = !DIMacro(type: DW_MACINFO_foo, name: "")

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:21: error: invalid DWARF macinfo type 'DW_MACINFO_foo'

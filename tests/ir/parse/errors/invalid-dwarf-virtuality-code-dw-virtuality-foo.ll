!0 = !DISubprogram(virtuality: DW_VIRTUALITY_foo)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:32: error: invalid DWARF virtuality code 'DW_VIRTUALITY_foo'

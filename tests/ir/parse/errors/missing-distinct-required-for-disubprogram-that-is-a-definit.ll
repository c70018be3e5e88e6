!0 = !DISubprogram(spFlags: DISPFlagDefinition)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:6: error: missing 'distinct', required for !DISubprogram that is a Definition

!0 = !DISubprogram(spFlags: DISPFlagFoo)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:29: error: invalid subprogram debug info flag 'DISPFlagFoo'

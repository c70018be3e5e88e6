; The module flag is the code model if no option is. The one that is asked for here is not supported.
; RUN: not llc -mtriple=riscv64-linux-gnu --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -code-model=small %s -o /dev/null
; CHECK: error: {{.*}}large
define void @sample() {
  ret void
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"Code Model", i32 4}

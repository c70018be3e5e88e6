; What functions ask for and only other targets carry out.
; RUN: split-file %s %t
; RUN: not llc -mtriple=riscv64-linux-gnu --diagnostics=llvm %t/realigned.ll -o /dev/null 2>&1 | FileCheck %s --check-prefix=REALIGNED
; RUN: not llc -mtriple=riscv64-linux-gnu --diagnostics=llvm %t/returns.ll -o /dev/null 2>&1 | FileCheck %s --check-prefix=RETURNS
; REALIGNED: error: not supported yet: the attribute "stackrealign" (in 'realigned')
; RETURNS: error: not supported yet: guarded returns (the module flag 'cf-protection-return') (in 'guarded')
;--- realigned.ll
define void @realigned() "stackrealign" {
  ret void
}
;--- returns.ll
define void @guarded() {
  ret void
}
!llvm.module.flags = !{!0}
!0 = !{i32 8, !"cf-protection-return", i32 1}

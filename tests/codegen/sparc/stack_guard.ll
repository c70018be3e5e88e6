; Linux keeps what stack protection compares with the thread; elsewhere, and if the module says so, it is a variable.
; RUN: split-file %s %t
; RUN: llc -mtriple=sparc64-linux-gnu -verify-machineinstrs %t/usual.ll -o - | FileCheck %s
; RUN: llc -mtriple=sparc64-unknown-elf -verify-machineinstrs %t/usual.ll -o - | FileCheck %s --check-prefix=VARIABLE
; RUN: llc -mtriple=sparc64-linux-gnu -verify-machineinstrs %t/global.ll -o - | FileCheck %s --check-prefix=VARIABLE
; RUN: not llc -mtriple=sparc64-linux-gnu %t/other.ll -o - 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK-LABEL: guarded:
; CHECK: ldx [%g7+40], [[GUARD:%[a-z0-9]+]]
; CHECK: stx [[GUARD]], [[PLACE:\[%fp.[0-9]+\]]]
; CHECK: call filled
; CHECK-DAG: ldx [%g7+40], [[NOW:%[a-z0-9]+]]
; CHECK-DAG: ldx [[PLACE]], [[KEPT:%[a-z0-9]+]]
; CHECK: cmp
; CHECK: call __stack_chk_fail

; VARIABLE-LABEL: guarded:
; VARIABLE-NOT: %g7
; VARIABLE: %h44(__stack_chk_guard)

; REFUSED: a stack protector that compares a value of 'sysreg'

;--- usual.ll
declare void @filled(ptr)
define void @guarded() nounwind sspreq {
  %room = alloca [32 x i8]
  call void @filled(ptr %room)
  ret void
}

;--- global.ll
declare void @filled(ptr)
define void @guarded() nounwind sspreq {
  %room = alloca [32 x i8]
  call void @filled(ptr %room)
  ret void
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"stack-protector-guard", !"global"}

;--- other.ll
declare void @filled(ptr)
define void @guarded() nounwind sspreq {
  %room = alloca [32 x i8]
  call void @filled(ptr %room)
  ret void
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"stack-protector-guard", !"sysreg"}

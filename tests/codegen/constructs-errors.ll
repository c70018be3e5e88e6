; Constructs that mean something for the program and that nobody carries out are errors with their place, whatever the target.
; RUN: not llc -mtriple=x86_64-linux-gnu --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; RUN: not llc -mtriple=riscv64-linux-gnu --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s --check-prefixes=CHECK,RISCV
; A function that is refused is not compiled as well, to fail again.
; RUN: not llc -mtriple=x86_64-linux-gnu --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=ONCE
; ONCE-NOT: values of type
; CHECK: error: not supported yet: named metadata 'llvm.linker.options'
; CHECK: error: not supported yet: named metadata 'llvm.dependent-libraries'
; CHECK: error: not supported yet: named metadata 'llvm.stats'
; CHECK: error: not supported yet: named metadata 'llvm.pseudo_probe_desc'
; RISCV: error: not supported yet: the module flag 'override-stack-alignment' of 64
; CHECK: error: not supported yet: a variable of 'appending' linkage that is not one of LLVM's (in 'appended')
@appended = appending global [1 x i32] [i32 1]
; CHECK: error: not supported yet: the partition 'part' (in 'parted')
@parted = global i32 1, partition "part"
$exact = comdat exactmatch
; CHECK: error: not supported yet: comdats of the kind 'exactmatch' (in 'exact')
@exact = global i32 1, comdat
; CHECK: error: not supported yet: variables of the code model 'large' (in 'far')
@far = global i32 1, code_model "large"
; CHECK: error: not supported yet: variables with 'sanitize_memtag' (in 'tagged')
@tagged = global i32 1, sanitize_memtag
; RISCV: error: not supported yet: the attachment '!absolute_symbol' (in 'absolute')
@absolute = external global i8, !absolute_symbol !5
; CHECK: error: not supported yet: the attribute "bss-section"="mine" (in 'placed')
@placed = global i32 0 #0

; CHECK: error: not supported yet: the attachment '!kcfi_type' (in 'typed')
define void @typed() !kcfi_type !7 {
  ret void
}
; RISCV: error: not supported yet: the attribute 'alignstack(64)' (in 'aligned')
define void @aligned() alignstack(64) {
  ret void
}
; CHECK: error: not supported yet: floating-point numbers in a function with "use-soft-float" (in 'soft')
define double @soft(double %a) "use-soft-float"="true" {
  %b = fadd double %a, %a
  ret double %b
}
; CHECK-NOT: 'soft_integers'
define i32 @soft_integers(i32 %a) "use-soft-float"="true" {
  ret i32 %a
}
; CHECK: error: not supported yet: the attachment '!pcsections' (in 'noted', in '%v = load
define i32 @noted(ptr %p) {
  %v = load i32, ptr %p, !pcsections !9
  ret i32 %v
}
declare void @keeps_none() "no_callee_saved_registers"
; RISCV: error: not supported yet: the attribute "no_callee_saved_registers" (in 'caller', in 'call void @keeps_none()')
define void @caller() {
  call void @keeps_none()
  ret void
}
; RISCV: error: not supported yet: functions that XRay traces (in 'traced')
define void @traced() "xray-instruction-threshold"="1" {
  ret void
}
; CHECK: error: not supported yet: the attribute "mnop-mcount" (in 'counted')
define void @counted() "mnop-mcount" {
  ret void
}
attributes #0 = { "bss-section"="mine" }
!llvm.linker.options = !{!0}
!llvm.dependent-libraries = !{!1}
!llvm.commandline = !{!1}
!llvm.stats = !{!2}
!llvm.pseudo_probe_desc = !{!3}
!llvm.module.flags = !{!4}
!0 = !{!"lib", !"m"}
!1 = !{!"m"}
!2 = !{!"key", i64 5}
!3 = !{i64 1, i64 2, !"typed"}
!4 = !{i32 1, !"override-stack-alignment", i32 64}
!5 = !{i64 0, i64 128}
!6 = !{}
!7 = !{i32 1234}
!9 = !{!"mine"}

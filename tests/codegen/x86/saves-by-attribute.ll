; Functions that save all registers but those of their arguments and results, or none, by an attribute; and calls of them.
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=-sse %s -o - | FileCheck %s
; RUN: llc -O0 -mtriple=x86_64-linux-gnu -mattr=-sse %s -o - | FileCheck %s --check-prefix=QUICK

declare void @other()
declare i64 @careful(i64) "no_caller_saved_registers"
declare void @careless() "no_callee_saved_registers"

define i64 @all(i64 %a) "no_caller_saved_registers" {
; CHECK-LABEL: all:
; CHECK-NOT: pushq %rdi
; CHECK-NOT: pushq %rax
; CHECK-DAG: pushq %rcx
; CHECK-DAG: pushq %r11
; CHECK: callq other
; CHECK: movl $1, %eax
; CHECK-DAG: popq %rcx
; CHECK-DAG: popq %r11
; CHECK: retq
  call void @other()
  ret i64 1
}

define void @none(ptr %p) "no_callee_saved_registers" {
; CHECK-LABEL: none:
; CHECK-NOT: rbx
; CHECK: nop
; CHECK-NOT: popq
; CHECK: retq
  call void asm sideeffect "nop", "~{rbx},~{r12}"()
  ret void
}

; What is in rcx stays there.
define i64 @calls_careful(i64 %a, i64 %b, i64 %c, i64 %d) {
; CHECK-LABEL: calls_careful:
; CHECK-NOT: rbx
; CHECK: callq careful
; CHECK-NOT: rbx
; CHECK: addq %rcx, %rax
; CHECK: retq
  %r = call i64 @careful(i64 %a)
  %s = add i64 %r, %d
  ret i64 %s
}

; Nothing is in any register afterwards.
define i64 @calls_careless(i64 %a) {
; CHECK-LABEL: calls_careless:
; CHECK: pushq %rbx
; CHECK: movq %rdi, [[SLOT:.*\(%rsp\)]]
; CHECK: callq careless
; CHECK: movq [[SLOT]], %rax
; CHECK: popq %rbx
; CHECK: retq
; QUICK-LABEL: calls_careless:
; QUICK: pushq %rbx
; QUICK: callq careless
; QUICK: popq %rbx
; QUICK: retq
  call void @careless()
  ret i64 %a
}

; A jump would leave the registers changed that this function saves.
define void @jumps() "no_caller_saved_registers" {
; CHECK-LABEL: jumps:
; CHECK: callq other
; CHECK: retq
  tail call void @other()
  ret void
}

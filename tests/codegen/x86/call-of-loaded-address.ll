; A call that loads the address of the function itself, with an argument in a register that has just been set.
; RUN: llc -mtriple=i686-linux-gnu %s -o - | FileCheck %s

; CHECK-LABEL: from_stack:
; CHECK: calll *{{[0-9]*}}(%esp)
define void @from_stack(ptr inreg %a, ptr %f) nounwind {
  call void %f(ptr inreg %a) nounwind
  ret void
}

; What is stored before is stored before the address is loaded.
; CHECK-LABEL: after_store:
; CHECK: movl {{.*}}, (%ecx)
; CHECK: calll *
define void @after_store(ptr inreg %a, ptr inreg %p, ptr inreg %place, ptr %q) nounwind {
  store ptr %p, ptr %place
  %f = load ptr, ptr %q
  call void %f(ptr inreg %a) nounwind
  ret void
}

; A tail call of an address is a jump while there is a register for the address, and a call otherwise.
; RUN: llc -mtriple=i686-linux-gnu %s -o - | FileCheck %s

; CHECK-LABEL: none_left:
; CHECK: calll *
; CHECK: retl
define void @none_left(ptr inreg %a, ptr inreg %b, ptr inreg %c, ptr %f) nounwind {
  tail call void %f(ptr inreg %a, ptr inreg %b, ptr inreg %c) nounwind
  ret void
}

; CHECK-LABEL: one_left:
; CHECK: jmpl *%e{{[acd]}}x
define void @one_left(ptr inreg %a, ptr inreg %b, ptr %f) nounwind {
  tail call void %f(ptr inreg %a, ptr inreg %b) nounwind
  ret void
}

; CHECK-LABEL: by_name:
; CHECK: jmp known
define void @by_name(ptr inreg %a, ptr inreg %b, ptr inreg %c) nounwind {
  tail call void @known(ptr inreg %a, ptr inreg %b, ptr inreg %c) nounwind
  ret void
}
declare void @known(ptr inreg, ptr inreg, ptr inreg)

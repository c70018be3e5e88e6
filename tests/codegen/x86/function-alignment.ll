; Functions that are to be short begin where the one before ends.
; RUN: codewright llc -O2 -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s

; CHECK: .p2align 4
; CHECK: fast:
define void @fast() {
  ret void
}

; CHECK-NOT: .p2align
; CHECK: short:
define void @short() optsize {
  ret void
}

; CHECK-NOT: .p2align
; CHECK: shortest:
define void @shortest() minsize {
  ret void
}

; CHECK: .p2align 5
; CHECK: aligned:
define void @aligned() optsize align 32 {
  ret void
}

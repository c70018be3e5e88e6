; Choices by comparisons: branches around copies, or conditional zeros where there are such instructions.
; RUN: llc -mtriple=riscv64-linux-gnu -mattr=+m,+d -target-abi=lp64d -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=riscv64-linux-gnu -mattr=+m,+d,+zicond -target-abi=lp64d -verify-machineinstrs %s -o - | FileCheck %s -check-prefix=ZICOND
; RUN: llc -mtriple=riscv64-linux-gnu -mattr=+m,+d -target-abi=lp64d -O0 -verify-machineinstrs %s -o - | FileCheck %s -check-prefix=FAST

; The comparison is the branch's own.
; CHECK-LABEL: greater:
; CHECK: bltu a1, a0, [[REST:.LBB[0-9_]+]]
; CHECK-NEXT: mv a0, a1
; CHECK-NEXT: [[REST]]:
; CHECK-NEXT: ret
; ZICOND-LABEL: greater:
; ZICOND: sltu a2, a1, a0
; ZICOND-DAG: czero.eqz a0, a0, a2
; ZICOND-DAG: czero.nez a1, a1, a2
; ZICOND: or a0, a0, a1
; FAST-LABEL: greater:
; FAST: {{b(ltu|nez)}}
define i64 @greater(i64 %x, i64 %y) {
  %c = icmp ugt i64 %x, %y
  %r = select i1 %c, i64 %x, i64 %y
  ret i64 %r
}

; CHECK-LABEL: positive:
; CHECK: bgtz a0, [[REST:.LBB[0-9_]+]]
; CHECK-NEXT: mv a1, a0
define i64 @positive(i64 %x, i64 %y) {
  %c = icmp sgt i64 %x, 0
  %r = select i1 %c, i64 %y, i64 %x
  ret i64 %r
}

; Both halves share a branch.
; CHECK-LABEL: both:
; CHECK: bnez a4, [[REST:.LBB[0-9_]+]]
; CHECK-NEXT: mv a0, a2
; CHECK-NEXT: mv a1, a3
; CHECK-NEXT: [[REST]]:
; CHECK-NEXT: ret
define i128 @both(i128 %x, i128 %y, i1 %c) {
  %r = select i1 %c, i128 %x, i128 %y
  ret i128 %r
}

; What one choice makes may be compared by the next: two branches.
; CHECK-LABEL: clamped:
; CHECK: b{{lt|ge}}
; CHECK: b{{lt|ge}}
define i64 @clamped(i64 %x, i64 %low, i64 %high) {
  %below = icmp slt i64 %x, %low
  %a = select i1 %below, i64 %low, i64 %x
  %above = icmp sgt i64 %a, %high
  %r = select i1 %above, i64 %high, i64 %a
  ret i64 %r
}

; CHECK-LABEL: number:
; CHECK: blt a0, a1, [[REST:.LBB[0-9_]+]]
; CHECK-NEXT: fmv.d fa0, fa1
; CHECK-NEXT: [[REST]]:
define double @number(i64 %a, i64 %b, double %x, double %y) {
  %c = icmp slt i64 %a, %b
  %r = select i1 %c, double %x, double %y
  ret double %r
}

; Between a register and zero a mask is as short, and does not jump.
; CHECK-LABEL: or_zero:
; CHECK: slt a1, a0, a1
; CHECK-NEXT: neg a1, a1
; CHECK-NEXT: and a0, a0, a1
; ZICOND-LABEL: or_zero:
; ZICOND: slt a1, a0, a1
; ZICOND-NEXT: czero.eqz a0, a0, a1
define i64 @or_zero(i64 %x, i64 %y) {
  %c = icmp slt i64 %x, %y
  %r = select i1 %c, i64 %x, i64 0
  ret i64 %r
}

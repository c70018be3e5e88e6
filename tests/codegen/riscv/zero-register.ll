; Instructions read the zero register itself where they want zero, and comparisons with its neighbours are comparisons with zero.
; RUN: llc -mtriple=riscv64 -O2 < %s | FileCheck %s
; RUN: llc -mtriple=riscv64 -O0 < %s | FileCheck %s --check-prefix=FAST

declare void @g()

; CHECK-LABEL: equal:
; CHECK-NOT: li
; CHECK: bnez a0, .LBB
; FAST-LABEL: equal:
; FAST-NOT: li
; FAST: bnez {{a[0-9]}}, .LBB
define void @equal(i64 %x) {
  %c = icmp eq i64 %x, 0
  br i1 %c, label %yes, label %no
yes:
  call void @g()
  ret void
no:
  ret void
}

; CHECK-LABEL: below_one:
; CHECK: bgtz a0, .LBB
define void @below_one(i32 signext %x) {
  %c = icmp slt i32 %x, 1
  br i1 %c, label %yes, label %no
yes:
  call void @g()
  ret void
no:
  ret void
}

; CHECK-LABEL: above_minus_one:
; CHECK: bltz a0, .LBB
define void @above_minus_one(i32 signext %x) {
  %c = icmp sgt i32 %x, -1
  br i1 %c, label %yes, label %no
yes:
  call void @g()
  ret void
no:
  ret void
}

; CHECK-LABEL: stored:
; CHECK-NEXT: .cfi_startproc
; CHECK-NEXT: sd zero, 0(a0)
; CHECK-NEXT: ret
define void @stored(ptr %p) {
  store i64 0, ptr %p
  ret void
}

; Where the zero register cannot be, it is copied.
; CHECK-LABEL: returned:
; CHECK: li a0, 0
define i64 @returned() {
  ret i64 0
}

; A truth value that is inverted on its way to a branch.
; CHECK-LABEL: inverted:
; CHECK: andi a0, a0, 1
; CHECK-NEXT: {{beqz|bnez}} a0, .LBB
define void @inverted(i1 %x) {
  br i1 %x, label %yes, label %no
yes:
  call void @g()
  ret void
no:
  ret void
}

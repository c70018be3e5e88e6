; Accesses to neighbours have a base in common: the symbol of an object, and the upper part of a distance that is large.
; RUN: llc -mtriple=riscv64 -O2 < %s | FileCheck %s
; RUN: llc -mtriple=riscv64 -O2 -relocation-model=pic < %s | FileCheck %s --check-prefix=PIC

@g = dso_local global [100 x i32] zeroinitializer

; CHECK-LABEL: far:
; CHECK: lui a2, 4
; CHECK-NEXT: add a0, a0, a2
; CHECK-NEXT: sw a1, 16(a0)
; CHECK-NEXT: sw a1, 20(a0)
define void @far(ptr %p, i32 %x) {
  %a = getelementptr i8, ptr %p, i64 16400
  store volatile i32 %x, ptr %a
  %b = getelementptr i8, ptr %p, i64 16404
  store volatile i32 %x, ptr %b
  ret void
}

; CHECK-LABEL: behind:
; CHECK: lui a1, %hi(g)
; CHECK-NEXT: addi a1, a1, %lo(g)
; CHECK-NEXT: sw a0, 8(a1)
; CHECK-NEXT: sw zero, 80(a1)
; PIC-LABEL: behind:
; PIC: auipc a1, %pcrel_hi(g)
; PIC-NEXT: addi a1, a1, %pcrel_lo
; PIC-NEXT: sw a0, 8(a1)
; PIC-NEXT: sw zero, 80(a1)
define void @behind(i32 %x) {
  store volatile i32 %x, ptr getelementptr (i8, ptr @g, i64 8)
  store volatile i32 0, ptr getelementptr (i8, ptr @g, i64 80)
  ret void
}

; An address that is no access's is one of its own.
; CHECK-LABEL: place:
; CHECK: lui a0, %hi(g+80)
; CHECK-NEXT: addi a0, a0, %lo(g+80)
define ptr @place() {
  ret ptr getelementptr (i8, ptr @g, i64 80)
}

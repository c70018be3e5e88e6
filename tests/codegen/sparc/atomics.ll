; Atomic operations: comparison and exchange, loops around it, fences.
; RUN: llc -mtriple=sparc64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: exchanged:
; CHECK: save %sp, -176, %sp
; CHECK: sra %i1, 0, %i1
; CHECK: cas [%i0], %i1, %i2
; CHECK: mov %i2, %i0
define i32 @exchanged(ptr %p, i32 %old, i32 %new) nounwind {
  %r = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst
  %v = extractvalue { i32, i1 } %r, 0
  ret i32 %v
}

; CHECK-LABEL: added:
; CHECK: save %sp, -176, %sp
; CHECK: ldx [%i0], %i2
; CHECK: nop
; CHECK: add %i2, %i1, %i3
; CHECK: casx [%i0], %i2, %i3
; CHECK: cmp %i2, %i3
; CHECK: bne %xcc, {{.Lagain[0-9_]+}}
; CHECK: mov %i3, %i2
; CHECK: mov %i2, %i0
define i64 @added(ptr %p, i64 %n) nounwind {
  %r = atomicrmw add ptr %p, i64 %n monotonic
  ret i64 %r
}

; CHECK-LABEL: narrow:
; CHECK: save %sp, -176, %sp
; CHECK: and %i0, -4, %i2
; CHECK: and %i1, 255, %i1
; CHECK: and %i0, 3, %i0
; CHECK: sllx %i0, 3, %i0
; CHECK: xor %i0, 24, %i0
; CHECK: sllx %i1, %i0, %i1
; CHECK: mov 255, %i3
; CHECK: sllx %i3, %i0, %i3
; CHECK: ld [%i2], %i4
; CHECK: nop
; CHECK: or %i4, %i1, %i5
; CHECK: xor %i4, %i5, %i5
; CHECK: and %i5, %i3, %i5
; CHECK: xor %i4, %i5, %i5
; CHECK: cas [%i2], %i4, %i5
; CHECK: cmp %i4, %i5
; CHECK: bne %icc, {{.Lagain[0-9_]+}}
; CHECK: mov %i5, %i4
; CHECK: srlx %i4, %i0, %i0
define i8 @narrow(ptr %p, i8 %n) nounwind {
  %r = atomicrmw or ptr %p, i8 %n monotonic
  ret i8 %r
}

; CHECK-LABEL: released:
; CHECK: save %sp, -176, %sp
; CHECK: membar #LoadStore | #StoreStore
; CHECK: stx %i1, [%i0]
; CHECK: membar #LoadLoad | #StoreLoad | #LoadStore | #StoreStore
define void @released(ptr %p, i64 %n) nounwind {
  store atomic i64 %n, ptr %p release, align 8
  fence seq_cst
  ret void
}

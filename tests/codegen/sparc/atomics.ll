; Atomic operations: comparison and exchange, loops around it, fences.
; RUN: llc -mtriple=sparc64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: exchanged:
; CHECK: sra %o1, 0, %o1
; CHECK: cas [%o0], %o1, %o2
; CHECK: retl
; CHECK: mov %o2, %o0
define i32 @exchanged(ptr %p, i32 %old, i32 %new) nounwind {
  %r = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst
  %v = extractvalue { i32, i1 } %r, 0
  ret i32 %v
}

; CHECK-LABEL: added:
; CHECK: ldx [%o0], %o2
; CHECK: {{\.L[A-Za-z0-9_]+}}:
; CHECK: nop
; CHECK: add %o2, %o1, %o3
; CHECK: casx [%o0], %o2, %o3
; CHECK: cmp %o2, %o3
; CHECK: bne %xcc, {{\.L[A-Za-z0-9_]+}}
; CHECK: mov %o3, %o2
; CHECK: retl
; CHECK: mov %o2, %o0
define i64 @added(ptr %p, i64 %n) nounwind {
  %r = atomicrmw add ptr %p, i64 %n monotonic
  ret i64 %r
}

; CHECK-LABEL: narrow:
; CHECK: and %o0, -4, %o2
; CHECK: and %o1, 255, %o1
; CHECK: and %o0, 3, %o0
; CHECK: sllx %o0, 3, %o0
; CHECK: xor %o0, 24, %o0
; CHECK: sllx %o1, %o0, %o1
; CHECK: mov 255, %o3
; CHECK: sllx %o3, %o0, %o3
; CHECK: ld [%o2], %o4
; CHECK: {{\.L[A-Za-z0-9_]+}}:
; CHECK: nop
; CHECK: or %o4, %o1, %o5
; CHECK: xor %o4, %o5, %o5
; CHECK: and %o5, %o3, %o5
; CHECK: xor %o4, %o5, %o5
; CHECK: cas [%o2], %o4, %o5
; CHECK: cmp %o4, %o5
; CHECK: bne %icc, {{\.L[A-Za-z0-9_]+}}
; CHECK: mov %o5, %o4
; CHECK: retl
; CHECK: srlx %o4, %o0, %o0
define i8 @narrow(ptr %p, i8 %n) nounwind {
  %r = atomicrmw or ptr %p, i8 %n monotonic
  ret i8 %r
}

; CHECK-LABEL: released:
; CHECK: membar {{.+}}
; CHECK: stx %o1, [%o0]
; CHECK: membar {{.+}}
; CHECK: retl
; CHECK: nop
define void @released(ptr %p, i64 %n) nounwind {
  store atomic i64 %n, ptr %p release, align 8
  fence seq_cst
  ret void
}

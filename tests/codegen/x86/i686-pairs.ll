; What takes two registers: atomic accesses of 64 bits, elements of vectors, choices.
; RUN: llc -mtriple=i686-linux-gnu -mattr=+sse2,+cmov -O2 %s -o - | FileCheck %s
; RUN: llc -mtriple=i686-linux-gnu -mattr=-sse -O2 %s -o - | FileCheck %s --check-prefix=PLAIN

; CHECK-LABEL: load:
; CHECK: fildll (%e{{[a-z]+}})
; CHECK: fistpll
define i64 @load(ptr %p) {
  %v = load atomic i64, ptr %p seq_cst, align 8
  ret i64 %v
}

; CHECK-LABEL: store:
; CHECK: fildll
; CHECK: fistpll (%e{{[a-z]+}})
; CHECK: mfence
; PLAIN-LABEL: store:
; PLAIN: fistpll
; PLAIN: lock orl $0, (%esp)
define void @store(ptr %p, i64 %v) {
  store atomic i64 %v, ptr %p seq_cst, align 8
  ret void
}

; CHECK-LABEL: swap:
; CHECK: lock cmpxchg8b (%e{{[a-z]+}})
define i64 @swap(ptr %p, i64 %old, i64 %new) {
  %pair = cmpxchg ptr %p, i64 %old, i64 %new seq_cst seq_cst, align 8
  %v = extractvalue { i64, i1 } %pair, 0
  ret i64 %v
}

; CHECK-LABEL: add:
; CHECK: [[AGAIN:\.LBB[0-9_]+]]:
; CHECK: cmpxchg8b
; CHECK: jne [[AGAIN]]
define i64 @add(ptr %p, i64 %v) {
  %old = atomicrmw add ptr %p, i64 %v seq_cst, align 8
  ret i64 %old
}

; CHECK-LABEL: element:
; CHECK-NOT: calll
; CHECK: movd %xmm{{[0-7]}}, %eax
; CHECK: retl
define i64 @element(<2 x i64> %v) {
  %e = extractelement <2 x i64> %v, i32 1
  ret i64 %e
}

; CHECK-LABEL: both:
; CHECK-NOT: calll
; CHECK: retl
define <2 x i64> @both(i64 %a, i64 %b) {
  %x = insertelement <2 x i64> poison, i64 %a, i32 0
  %y = insertelement <2 x i64> %x, i64 %b, i32 1
  ret <2 x i64> %y
}

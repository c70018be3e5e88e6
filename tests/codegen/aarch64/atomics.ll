; Loops of exclusive accesses, as text and as objects.
; RUN: llc -mtriple=aarch64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=aarch64-linux-gnu -O0 -verify-machineinstrs -filetype=obj %s -o /dev/null

; CHECK-LABEL: max:
; CHECK: [[AGAIN:.Lagain.*]]:
; CHECK-NEXT: ldaxrb [[OLD:w[0-9]+]], [x0]
; CHECK-NEXT: sxtb [[NEW:w[0-9]+]], [[OLD]]
; CHECK-NEXT: cmp [[NEW]], w1, sxtb
; CHECK-NEXT: csel [[NEW]], [[OLD]], w1, gt
; CHECK-NEXT: stlxrb [[FAILED:w[0-9]+]], [[NEW]], [x0]
; CHECK-NEXT: cbnz [[FAILED]], [[AGAIN]]
define i8 @max(ptr %p, i8 %v) nounwind {
  %r = atomicrmw max ptr %p, i8 %v seq_cst
  ret i8 %r
}

; CHECK-LABEL: swap:
; CHECK: ldaxr [[OLD:x[0-9]+]], [x0]
; CHECK-NEXT: cmp [[OLD]], x1
; CHECK-NEXT: b.ne
; CHECK-NEXT: stlxr {{w[0-9]+}}, x2, [x0]
define i64 @swap(ptr %p, i64 %a, i64 %b) nounwind {
  %r = cmpxchg ptr %p, i64 %a, i64 %b seq_cst seq_cst
  %s = extractvalue { i64, i1 } %r, 0
  ret i64 %s
}

; CHECK-LABEL: acquire:
; CHECK-NEXT: ldr w0, [x0]
; CHECK-NEXT: dmb ishld
define i32 @acquire(ptr %p) nounwind {
  %r = load atomic i32, ptr %p acquire, align 4
  ret i32 %r
}

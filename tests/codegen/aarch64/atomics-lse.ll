; Read-modify-write operations that are one instruction.
; RUN: llc -mtriple=aarch64-linux-gnu -mattr=+lse -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=aarch64-linux-gnu -mattr=+lse -O0 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=NONE
; NONE-LABEL: replace:
; NONE: casal
; NONE-NOT: ldaxr
; NONE: ret

; CHECK-LABEL: sum:
; CHECK: ldaddal w1, w0, [x0]
define i32 @sum(ptr %p, i32 %v) nounwind {
  %o = atomicrmw add ptr %p, i32 %v seq_cst
  ret i32 %o
}

; CHECK-LABEL: difference:
; CHECK: neg [[N:x[0-9]+]], x1
; CHECK-NEXT: ldaddal [[N]], x0, [x0]
define i64 @difference(ptr %p, i64 %v) nounwind {
  %o = atomicrmw sub ptr %p, i64 %v acq_rel
  ret i64 %o
}

; CHECK-LABEL: mask:
; CHECK: mvn [[N:w[0-9]+]], w1
; CHECK-NEXT: ldclralb [[N]], w0, [x0]
define i8 @mask(ptr %p, i8 %v) nounwind {
  %o = atomicrmw and ptr %p, i8 %v monotonic
  ret i8 %o
}

; CHECK-LABEL: least:
; CHECK: ldsminalh w1, w0, [x0]
define i16 @least(ptr %p, i16 %v) nounwind {
  %o = atomicrmw min ptr %p, i16 %v seq_cst
  ret i16 %o
}

; CHECK-LABEL: exchange:
; CHECK: swpal x1, x0, [x0]
define i64 @exchange(ptr %p, i64 %v) nounwind {
  %o = atomicrmw xchg ptr %p, i64 %v seq_cst
  ret i64 %o
}

; CHECK-LABEL: replace:
; CHECK: casal w1, w2, [x0]
; CHECK-NEXT: mov w0, w1
define i32 @replace(ptr %p, i32 %old, i32 %new) nounwind {
  %r = cmpxchg ptr %p, i32 %old, i32 %new seq_cst seq_cst
  %o = extractvalue { i32, i1 } %r, 0
  ret i32 %o
}

; CHECK-LABEL: not_and:
; CHECK: ldaxr
define i32 @not_and(ptr %p, i32 %v) nounwind {
  %o = atomicrmw nand ptr %p, i32 %v seq_cst
  ret i32 %o
}

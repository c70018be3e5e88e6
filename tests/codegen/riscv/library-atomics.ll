; Atomic accesses that are too wide for the machine, or not aligned, are made by functions of the library.
; RUN: llc -mtriple=riscv64 -mattr=+m,+a %s -o - | FileCheck %s
; RUN: llc -mtriple=riscv64 -mattr=+m %s -o - | FileCheck %s --check-prefix=NONE
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s --check-prefix=X86

; CHECK-LABEL: wide:
; CHECK: li a1, 5
; CHECK: call __atomic_load_16
; X86-LABEL: wide:
; X86: callq __atomic_load_16
define i128 @wide(ptr %p) {
  %r = load atomic i128, ptr %p seq_cst, align 16
  ret i128 %r
}

; CHECK-LABEL: unaligned:
; CHECK: call __atomic_store
; X86-LABEL: unaligned:
; X86: callq __atomic_store
define void @unaligned(ptr %p, i32 %v) {
  store atomic i32 %v, ptr %p release, align 2
  ret void
}

; The library has no smallest: a loop around its exchange.
; CHECK-LABEL: smallest:
; CHECK: call __atomic_compare_exchange_16
; X86-LABEL: smallest:
; X86: callq __atomic_compare_exchange_16
define i128 @smallest(ptr %p, i128 %v) {
  %r = atomicrmw min ptr %p, i128 %v seq_cst, align 16
  ret i128 %r
}

; NONE-LABEL: exchange:
; NONE: call __atomic_compare_exchange_4
; CHECK-LABEL: exchange:
; CHECK: lr.w
define { i32, i1 } @exchange(ptr %p) {
  %r = cmpxchg ptr %p, i32 0, i32 1 seq_cst seq_cst
  ret { i32, i1 } %r
}

; Nor of the widths that a machine without atomic instructions leaves to the library.
; NONE-LABEL: largest:
; NONE: call __atomic_compare_exchange_1
; NONE: bne
; CHECK-LABEL: largest:
; CHECK: lr.w
; CHECK-NOT: call
; CHECK: ret
define i8 @largest(ptr %p, i8 %v) {
  %r = atomicrmw max ptr %p, i8 %v seq_cst
  ret i8 %r
}

; Accesses are ordered by themselves but for one thing: a later load may pass a store. A sequentially consistent store is an
; exchange, such a fence an instruction; nothing else is.
; RUN: codewright llc -mtriple=x86_64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s --implicit-check-not=mfence --implicit-check-not=xchg
; RUN: codewright llc -mtriple=x86_64-linux-gnu -O0 -verify-machineinstrs %s -o - | FileCheck %s --implicit-check-not=mfence --implicit-check-not=xchg

; CHECK-LABEL: bytes:
; CHECK: xchgb %{{[a-z]+}}, (%rdi)
; CHECK: xchgw %{{[a-z]+}}, (%rdi)
; CHECK: xchgl %{{[a-z]+}}, (%rdi)
; CHECK: xchgq %{{[a-z]+}}, (%rdi)
define void @bytes(ptr %p, i64 %x) {
  store atomic i8 1, ptr %p seq_cst, align 1
  store atomic i16 2, ptr %p seq_cst, align 2
  store atomic i32 3, ptr %p seq_cst, align 4
  store atomic i64 %x, ptr %p seq_cst, align 8
  ret void
}

; CHECK-LABEL: others:
; CHECK: xchgl %{{[a-z]+}}, (%rdi)
; CHECK: xchgq %{{[a-z]+}}, (%rdi)
; CHECK: xchgq %{{[a-z]+}}, (%rdi)
define void @others(ptr %p, float %f, double %d) {
  store atomic float %f, ptr %p seq_cst, align 4
  store atomic volatile double %d, ptr %p seq_cst, align 8
  store atomic ptr %p, ptr %p seq_cst, align 8
  ret void
}

; CHECK-LABEL: weaker:
; CHECK: movl %esi, (%rdi)
; CHECK: movl %esi, (%rdi)
; CHECK: movl (%rdi), %eax
; CHECK: ret
define i32 @weaker(ptr %p, i32 %x) {
  store atomic i32 %x, ptr %p release, align 4
  store atomic i32 %x, ptr %p monotonic, align 4
  %r = load atomic i32, ptr %p seq_cst, align 4
  fence acq_rel
  fence syncscope("singlethread") seq_cst
  ret i32 %r
}

; CHECK-LABEL: fenced:
; CHECK: mfence
define void @fenced() {
  fence seq_cst
  ret void
}

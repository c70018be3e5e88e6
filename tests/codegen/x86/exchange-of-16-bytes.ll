; Processors with `cx16` compare and exchange 16 bytes at once, and make all other atomic accesses of this size of it: an update
; and a store are loops, and a load stores zero where there is zero. Others call the library, as do accesses that are not aligned.
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+cx16 -O2 -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+cx16 -O0 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=O0
; RUN: llc -mtriple=x86_64-linux-gnu -O2 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=CALL

; CHECK-LABEL: exchange:
; CHECK-DAG: movq %rsi, %rax
; CHECK-DAG: movq %rcx, %rbx
; CHECK-DAG: movq %r8, %rcx
; CHECK: lock cmpxchg16b (%rdi)
; CHECK-NOT: call
; O0-LABEL: exchange:
; O0: lock cmpxchg16b
; CALL-LABEL: exchange:
; CALL: callq __atomic_compare_exchange_16
define i128 @exchange(ptr %p, i128 %old, i128 %new) nounwind {
  %pair = cmpxchg ptr %p, i128 %old, i128 %new seq_cst seq_cst, align 16
  %v = extractvalue { i128, i1 } %pair, 0
  ret i128 %v
}

; CHECK-LABEL: load:
; CHECK: xorl [[ZERO:%e[a-d]x]], [[ZERO]]
; CHECK-NOT: call
; CHECK: lock cmpxchg16b (%rdi)
; O0-LABEL: load:
; O0: lock cmpxchg16b
; CALL-LABEL: load:
; CALL: callq __atomic_load_16
define i128 @load(ptr %p) nounwind {
  %v = load atomic i128, ptr %p acquire, align 16
  ret i128 %v
}

; CHECK-LABEL: store:
; CHECK: [[LOOP:.LBB[0-9_]+]]:
; CHECK: lock cmpxchg16b (%rdi)
; CHECK: jne [[LOOP]]
; O0-LABEL: store:
; O0: lock cmpxchg16b
; CALL-LABEL: store:
; CALL: callq __atomic_store_16
define void @store(ptr %p, i128 %v) nounwind {
  store atomic i128 %v, ptr %p release, align 16
  ret void
}

; CHECK-LABEL: add:
; CHECK: addq
; CHECK: adcq
; CHECK: lock cmpxchg16b (%rdi)
; CALL-LABEL: add:
; CALL: callq __atomic_fetch_add_16
define i128 @add(ptr %p, i128 %v) nounwind {
  %old = atomicrmw add ptr %p, i128 %v seq_cst, align 16
  ret i128 %old
}

; CHECK-LABEL: floats:
; CHECK: lock cmpxchg16b
; CHECK: lock cmpxchg16b
define void @floats(ptr %p, ptr %q) nounwind {
  %v = load atomic fp128, ptr %p seq_cst, align 16
  store atomic fp128 %v, ptr %q seq_cst, align 16
  ret void
}

; CHECK-LABEL: lanes:
; CHECK: lock cmpxchg16b
define <2 x double> @lanes(ptr %p) nounwind {
  %v = load atomic <2 x double>, ptr %p unordered, align 16
  ret <2 x double> %v
}

; CHECK-LABEL: unaligned:
; CHECK: callq __atomic_load
define i128 @unaligned(ptr %p) nounwind {
  %v = load atomic i128, ptr %p seq_cst, align 8
  ret i128 %v
}

; The base pointer is not one of the registers that the instruction has.
; CHECK-LABEL: moved:
; CHECK: movq %rsp, %r12
; CHECK: lock cmpxchg16b
define i32 @moved(ptr %q, i32 %n) nounwind {
  %v = alloca i32, align 64
  %p = alloca i8, i32 %n
  call void @f(ptr %v, ptr %p)
  %pair = cmpxchg ptr %q, i128 0, i128 1 seq_cst seq_cst, align 16
  %r = load i32, ptr %v
  ret i32 %r
}
declare void @f(ptr, ptr)

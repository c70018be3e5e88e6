; Address spaces 256, 257 and 258 are the segments GS, FS and SS; the others, and globals whatever they say, are plain memory.
; Accesses in two spaces are not one instruction. What is accessed is told by the pointer's type, not by a global's.
; RUN: codewright llc -O2 -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s --check-prefixes=CHECK,O2
; RUN: codewright llc -O0 -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: codewright llc -O2 -mtriple=x86_64-linux-gnu -filetype=obj %s -o %t.o
; RUN: codewright objdump -d %t.o | FileCheck %s --check-prefix=BYTES
; RUN: codewright llc -O2 -mtriple=x86_64-linux-gnu -stop-after=finalize-isel %s -o - | FileCheck %s --check-prefix=MIR

define i32 @gs(ptr addrspace(256) %p) {
; CHECK-LABEL: gs:
; CHECK: movl %gs:(%rdi), %eax
; BYTES: 65 8b 07
; MIR: MOV32rm {{.*}}, 1, $noreg, 0, $gs
  %v = load i32, ptr addrspace(256) %p
  ret i32 %v
}

define i64 @fs(ptr addrspace(257) %p, i64 %i) {
; CHECK-LABEL: fs:
; O2: movq %fs:(%rdi,%rsi,8), %rax
; CHECK: retq
; BYTES: 64 48 8b 04 f7
  %q = getelementptr i64, ptr addrspace(257) %p, i64 %i
  %v = load i64, ptr addrspace(257) %q
  ret i64 %v
}

define void @ss(ptr addrspace(258) %p, i8 %x) {
; CHECK-LABEL: ss:
; CHECK: movb {{.*}}, %ss:(%rdi)
; BYTES: 36 40 88 37
  store i8 %x, ptr addrspace(258) %p
  ret void
}

define i64 @fixed() {
; CHECK-LABEL: fixed:
; CHECK: movq %fs:40, %rax
  %v = load i64, ptr addrspace(257) inttoptr (i64 40 to ptr addrspace(257))
  ret i64 %v
}

define i32 @ours(ptr addrspace(1) %p) {
; CHECK-LABEL: ours:
; CHECK: movl (%rdi), %eax
; BYTES: 8b 07
  %v = load i32, ptr addrspace(1) %p
  ret i32 %v
}

define void @add(ptr addrspace(256) %p, i32 %x) {
; CHECK-LABEL: add:
; O2: addl %esi, %gs:(%rdi)
; CHECK: retq
  %v = load i32, ptr addrspace(256) %p
  %s = add i32 %v, %x
  store i32 %s, ptr addrspace(256) %p
  ret void
}

define void @from_gs_to_fs(i64 %p, i32 %x) {
; CHECK-LABEL: from_gs_to_fs:
; CHECK: %gs:(%r
; CHECK: movl %{{[a-z]+}}, %fs:(%rdi)
  %a = inttoptr i64 %p to ptr addrspace(256)
  %b = inttoptr i64 %p to ptr addrspace(257)
  %v = load i32, ptr addrspace(256) %a
  %s = add i32 %v, %x
  store i32 %s, ptr addrspace(257) %b
  ret void
}

define i32 @both(i64 %p) {
; CHECK-LABEL: both:
; CHECK-DAG: %gs:(%r
; CHECK-DAG: %fs:(%r
  %a = inttoptr i64 %p to ptr addrspace(256)
  %b = inttoptr i64 %p to ptr addrspace(257)
  %v = load i32, ptr addrspace(256) %a
  %w = load i32, ptr addrspace(257) %b
  %s = add i32 %v, %w
  ret i32 %s
}

define i32 @atomic(ptr addrspace(256) %p, i32 %x) {
; CHECK-LABEL: atomic:
; CHECK: lock xaddl {{.*}}, %gs:(%rdi)
  %v = atomicrmw add ptr addrspace(256) %p, i32 %x seq_cst
  ret i32 %v
}

define i32 @exchanged(ptr addrspace(257) %p, i32 %x, i32 %y) {
; CHECK-LABEL: exchanged:
; CHECK: lock cmpxchgl {{.*}}, %fs:(%rdi)
  %r = cmpxchg ptr addrspace(257) %p, i32 %x, i32 %y seq_cst seq_cst
  %v = extractvalue { i32, i1 } %r, 0
  ret i32 %v
}

define void @doubles(ptr addrspace(256) %p, double %d) {
; CHECK-LABEL: doubles:
; CHECK: %gs:(%rdi)
  store double %d, ptr addrspace(256) %p
  ret void
}

; CHECK: .bss
; CHECK: g:
@g = addrspace(256) global i32 0

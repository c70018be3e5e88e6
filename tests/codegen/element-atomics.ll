; Copies whose elements are accessed as a whole are calls of the library, which has a function for each size of elements.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -O0 %s -o - | FileCheck %s
; RUN: llc -mtriple=riscv64-linux-gnu %s -o - | FileCheck %s
; CHECK-LABEL: sample:
; CHECK: call{{q?}} __llvm_memcpy_element_unordered_atomic_4
; CHECK: call{{q?}} __llvm_memcpy_element_unordered_atomic_8
; CHECK: call{{q?}} __llvm_memmove_element_unordered_atomic_1
; CHECK: call{{q?}} __llvm_memset_element_unordered_atomic_2
define void @sample(ptr %a, ptr %b) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr align 4 %a, ptr align 4 %b, i64 16, i32 4)
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr align 8 %a, ptr align 8 %b, i64 16, i32 8)
  call void @llvm.memmove.element.unordered.atomic.p0.p0.i64(ptr align 1 %a, ptr align 1 %b, i64 16, i32 1)
  call void @llvm.memset.element.unordered.atomic.p0.i64(ptr align 2 %a, i8 1, i64 16, i32 2)
  ret void
}

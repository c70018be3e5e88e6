; RUN: llc -mtriple=riscv64-linux-gnu -mattr=+m %s -o - | FileCheck %s
; What a count has become is compared with zero, for which no register is needed, instead of what it was, which IR compares.

declare void @release(ptr)

; CHECK-LABEL: not_above_zero:
; CHECK:       lw a1, 0(a0)
; CHECK-NEXT:  addi a1, a1, -1
; CHECK-NEXT:  sw a1, 0(a0)
; CHECK-NEXT:  bgtz a1,
define void @not_above_zero(ptr %p) {
  %old = load i32, ptr %p, align 4
  %new = add nsw i32 %old, -1
  store i32 %new, ptr %p, align 4
  %is_last = icmp slt i32 %old, 2
  br i1 %is_last, label %last, label %end
last:
  tail call void @release(ptr %p)
  ret void
end:
  ret void
}

; A sum that may wrap says nothing of the order.
; CHECK-LABEL: of_all_bits:
; CHECK:       li a2, 2
; CHECK-NEXT:  bge a1, a2,
define void @of_all_bits(ptr %p) {
  %old = load i64, ptr %p, align 8
  %new = add nsw i64 %old, -1
  store i64 %new, ptr %p, align 8
  %is_last = icmp slt i64 %old, 2
  br i1 %is_last, label %last, label %end
last:
  tail call void @release(ptr %p)
  ret void
end:
  ret void
}

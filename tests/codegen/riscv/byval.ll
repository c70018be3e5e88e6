; An object that is passed by value is the address of a copy, in a register or, where those are taken, on the stack.
; RUN: llc -mtriple=riscv64 -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=riscv64 -O0 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=FAST

%object = type { i64, i64, i32 }

declare void @take(i64, i64, i64, i64, i64, i64, i64, i64, ptr byval(%object) align 8)

; CHECK-LABEL: passes:
; CHECK: sd {{a[0-9]}}, [[AT:[0-9]+]](sp)
; CHECK: addi [[COPY:[a-z0-9]+]], sp, [[AT]]
; CHECK: sd [[COPY]], 0(sp)
; CHECK: call take
define void @passes(ptr %p) nounwind {
  call void @take(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, ptr byval(%object) align 8 %p)
  ret void
}

; CHECK-LABEL: takes_on_stack:
; CHECK: ld [[P:a[0-9]]], 0(sp)
; CHECK-NEXT: ld a0, 8([[P]])
; FAST-LABEL: takes_on_stack:
; FAST: ld [[P:[a-z0-9]+]], {{[0-9]+}}(sp)
; FAST: ld a0, 8(
define i64 @takes_on_stack(i64, i64, i64, i64, i64, i64, i64, i64, ptr byval(%object) align 8 %p) nounwind {
  %field = getelementptr i8, ptr %p, i64 8
  %r = load i64, ptr %field
  ret i64 %r
}

; CHECK-LABEL: takes_in_register:
; CHECK: ld a0, 8(a0)
define i64 @takes_in_register(ptr byval(%object) align 8 %p) nounwind {
  %field = getelementptr i8, ptr %p, i64 8
  %r = load i64, ptr %field
  ret i64 %r
}

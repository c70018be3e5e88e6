; Position-independent code asks the function of a variable's descriptor how far this thread's copy is from the thread pointer,
; unless it is said that the program has the variable. Linkers know the sequence by its relocations, one of which is of the call
; and has no bits. The function keeps all other registers, so that no frame is needed for them. Text and objects say the same.
; RUN: llc -mtriple=aarch64-linux-gnu -O2 -relocation-model=pic %s -o - | FileCheck %s
; RUN: llc -mtriple=aarch64-linux-gnu -O2 -relocation-model=pic -filetype=obj %s -o %t.o
; RUN: llc -mtriple=aarch64-linux-gnu -O2 -relocation-model=pic %s -o - | mc -triple=aarch64-linux-gnu -filetype=obj -o %t.from-text.o
; RUN: cmp %t.o %t.from-text.o
; RUN: objdump -dr %t.o | FileCheck %s --check-prefix=OBJECT
; RUN: llc -mtriple=aarch64-linux-gnu -O2 -relocation-model=static %s -o - | FileCheck %s --check-prefix=STATIC

@variable = thread_local global i32 1
@initial = external thread_local(initialexec) global i32

define i32 @read(i32 %a, i32 %b) {
; CHECK-LABEL: read:
; CHECK: mrs [[THREAD:x[0-9]+]], TPIDR_EL0
; CHECK-NEXT: adrp x0, :tlsdesc:variable
; CHECK-NEXT: ldr x1, [x0, :tlsdesc_lo12:variable]
; CHECK-NEXT: add x0, x0, :tlsdesc_lo12:variable{{.*}}
; CHECK-NEXT: .tlsdesccall variable
; CHECK-NEXT: blr x1
; CHECK-NEXT: add x{{[0-9]+}}, [[THREAD]], x0
; OBJECT: R_AARCH64_TLSDESC_ADR_PAGE21 variable
; OBJECT: R_AARCH64_TLSDESC_LD64_LO12 variable
; OBJECT: R_AARCH64_TLSDESC_ADD_LO12 variable
; OBJECT: blr x1
; OBJECT-NEXT: R_AARCH64_TLSDESC_CALL variable
; STATIC-LABEL: read:
; STATIC-NOT: tlsdesc
  %v = load i32, ptr @variable
  %x = add i32 %v, %a
  %y = add i32 %x, %b
  ret i32 %y
}

define i32 @of_initial() {
; CHECK-LABEL: of_initial:
; CHECK: adrp x{{[0-9]+}}, :gottprel:initial
  %v = load i32, ptr @initial
  ret i32 %v
}

; Position-independent code asks the library for the address of a thread's copy of a variable, unless it is said that the program has
; the variable; code of a program takes a constant offset.
; RUN: llc -mtriple=riscv64-linux-gnu -O2 -relocation-model=pic %s -o - | FileCheck %s
; RUN: llc -mtriple=riscv64-linux-gnu -O2 -relocation-model=static %s -o - | FileCheck %s --check-prefix=STATIC

@variable = thread_local global i32 1
@initial = external thread_local(initialexec) global i32

define i32 @read() {
; CHECK-LABEL: read:
; CHECK: auipc a0, %tls_gd_pcrel_hi(variable)
; CHECK-NEXT: addi a0, a0, %pcrel_lo(.Lpcrel_hi0_0)
; CHECK-NEXT: call __tls_get_addr
; CHECK: lw a0, 0(a0)
; STATIC-LABEL: read:
; STATIC-NOT: __tls_get_addr
  %v = load i32, ptr @variable
  ret i32 %v
}

define i32 @of_initial() {
; CHECK-LABEL: of_initial:
; CHECK: %tls_ie_pcrel_hi(initial)
; CHECK-NOT: __tls_get_addr
  %v = load i32, ptr @initial
  ret i32 %v
}

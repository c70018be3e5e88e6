; Names of calling conventions, and those without one.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

declare fastcc void @a()
declare coldcc void @b()
declare swiftcc void @c()
declare tailcc void @d()
declare x86_stdcallcc void @e()
declare cc12 void @g()
declare ghccc void @h()
declare amdgpu_kernel void @i()
declare preserve_allcc void @j()
declare aarch64_sve_vector_pcs void @k()
declare cc1000 void @l()
declare riscv_vector_cc void @m()
define void @f() {
  call fastcc void @a()
  call cc12 void @g()
  ret void
}

; CHECK:declare fastcc void @a()
; CHECK:declare coldcc void @b()
; CHECK:declare swiftcc void @c()
; CHECK:declare tailcc void @d()
; CHECK:declare x86_stdcallcc void @e()
; CHECK:declare cc12 void @g()
; CHECK:declare ghccc void @h()
; CHECK:declare amdgpu_kernel void @i()
; CHECK:declare preserve_allcc void @j()
; CHECK:declare aarch64_sve_vector_pcs void @k()
; CHECK:declare cc1000 void @l()
; CHECK:declare riscv_vector_cc void @m()
; CHECK:define void @f() {
; CHECK-NEXT:  call fastcc void @a()
; CHECK-NEXT:  call cc12 void @g()
; CHECK-NEXT:  ret void
; CHECK-NEXT:}

; OpenCL's kernels have four registers of each kind, and save vector registers.
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+avx %s -o - | FileCheck %s --check-prefixes=CHECK,LINUX
; RUN: llc -mtriple=x86_64-pc-windows-msvc -mattr=+avx %s -o - | FileCheck %s --check-prefixes=CHECK,WINDOWS
; RUN: llc -mtriple=i686-linux-gnu -mattr=+avx %s -o - | FileCheck %s --check-prefix=X86
; CHECK-LABEL: fifth:
; LINUX: movl 8(%rsp), %eax
; WINDOWS: movl %edi, %eax
; X86-LABEL: fifth:
; X86: movl 20(%esp), %eax
define intel_ocl_bicc i32 @fifth(i32 %a, i32 %b, i32 %c, i32 %d, i32 %e) {
  ret i32 %e
}
; CHECK-LABEL: seventh:
; LINUX: movl 16(%rsp), %eax
; WINDOWS: movl 40(%rsp), %eax
define intel_ocl_bicc i32 @seventh(i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f, i32 %g) {
  ret i32 %g
}
; Narrow numbers have the registers of C.
; CHECK-LABEL: narrow:
; LINUX: movl %r8d, %eax
; WINDOWS: 40(%rsp), %e
define intel_ocl_bicc i8 @narrow(i8 %a, i8 %b, i8 %c, i8 %d, i8 %e) {
  ret i8 %e
}
; CHECK-LABEL: vectors:
; CHECK: vaddps %ymm3, %ymm0, %ymm0
; X86-LABEL: vectors:
; X86: vaddps %ymm3, %ymm0, %ymm0
define intel_ocl_bicc <8 x float> @vectors(<8 x float> %a, <8 x float> %b, <8 x float> %c, <8 x float> %d) {
  %s = fadd <8 x float> %a, %d
  ret <8 x float> %s
}
; CHECK-LABEL: saves:
; LINUX: vmovups %ymm8, {{.*}}(%rsp)
; LINUX-NOT: ymm7
; WINDOWS: vmovups %ymm6, {{.*}}(%rsp)
; CHECK: ret
define intel_ocl_bicc void @saves() nounwind {
  call void asm sideeffect "", "~{ymm8},~{ymm6},~{ymm7}"()
  ret void
}

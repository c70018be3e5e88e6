; The state of floating-point arithmetic is what the C library says that it is. Its functions get memory that has room for
; what they write, whatever type the value has.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s --check-prefixes=CHECK,X86
; RUN: llc -mtriple=aarch64-linux-gnu %s -o - | FileCheck %s --check-prefixes=CHECK,A64
; RUN: llc -mtriple=riscv64 %s -o - | FileCheck %s --check-prefixes=CHECK,RV

; CHECK-LABEL: environment:
; X86: subq $40, %rsp
; X86: callq fegetenv
; X86-NEXT: movl (%rsp), %eax
; A64: bl fegetenv
; A64: ldr w0, [sp]
; RV: call fegetenv
; RV-NEXT: lw a0, 0(sp)
define i32 @environment() nounwind {
  %e = call i32 @llvm.get.fpenv.i32()
  ret i32 %e
}

; CHECK-LABEL: set:
; X86: movl %edi, (%rsp)
; X86-NEXT: movq %rsp, %rdi
; X86-NEXT: callq fesetmode
; A64: str w0, [sp
; A64: mov x0, sp
; A64-NEXT: bl fesetmode
; RV: sw a0, 0(sp)
; RV-NEXT: mv a0, sp
; RV-NEXT: call fesetmode
define void @set(i32 %mode) nounwind {
  call void @llvm.set.fpmode.i32(i32 %mode)
  ret void
}

; CHECK-LABEL: default:
; X86: movq $-1, %rdi
; X86-NEXT: callq fesetenv
; X86-NEXT: movq $-1, %rdi
; X86-NEXT: callq fesetmode
; A64: mov x0, #-1
; A64-NEXT: bl fesetenv
; A64-NEXT: mov x0, #-1
; A64-NEXT: bl fesetmode
; RV: li a0, -1
; RV-NEXT: call fesetenv
; RV-NEXT: li a0, -1
; RV-NEXT: call fesetmode
define void @default() nounwind {
  call void @llvm.reset.fpenv()
  call void @llvm.reset.fpmode()
  ret void
}

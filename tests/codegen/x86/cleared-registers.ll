; Functions that clear registers before they return: those that they used, or all, of arguments or any.
; RUN: llc -verify-machineinstrs -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -verify-machineinstrs -mtriple=x86_64-linux-gnu -mattr=+avx %s -o - | FileCheck %s --check-prefix=AVX
; RUN: llc -verify-machineinstrs -mtriple=x86_64-linux-gnu -mattr=+avx512f %s -o - | FileCheck %s --check-prefix=AVX512
; RUN: llc -verify-machineinstrs -mtriple=i686-linux-gnu %s -o - | FileCheck %s --check-prefix=I686
; RUN: not llc -mtriple=riscv64-linux-gnu --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=REFUSED
; REFUSED: error: not supported yet: functions that clear registers before they return

declare void @other()

define i32 @used(i32 %a, i32 %b, i32 %c) "zero-call-used-regs"="used-gpr" {
; CHECK-LABEL: used:
; CHECK: %eax
; CHECK-DAG: xorl %edi, %edi
; CHECK-DAG: xorl %esi, %esi
; CHECK-NOT: ecx
; CHECK-NOT: xorl %eax
; CHECK: retq
  %x = mul i32 %a, %b
  ret i32 %x
}

; What the caller keeps is restored, not cleared.
define i32 @saved(i32 %a) "zero-call-used-regs"="used-gpr" {
; CHECK-LABEL: saved:
; CHECK: popq %rbx
; CHECK-NOT: rbx
; CHECK-NOT: ebx
; CHECK: xorl %edi, %edi
; CHECK: retq
  call void @other()
  ret i32 %a
}

define float @of_arguments(float %a, float %b, i32 %c) "zero-call-used-regs"="used-arg" {
; CHECK-LABEL: of_arguments:
; CHECK-NOT: xmm0, %xmm0
; CHECK-DAG: xorps %xmm1, %xmm1
; CHECK-DAG: xorl %edi, %edi
; CHECK: retq
  %x = fmul float %a, %b
  ret float %x
}

define void @all_of_arguments() "zero-call-used-regs"="all-arg" {
; CHECK-LABEL: all_of_arguments:
; CHECK-DAG: xorl %r9d, %r9d
; CHECK-DAG: xorps %xmm7, %xmm7
; CHECK-NOT: r10
; CHECK-NOT: xmm8
; CHECK: retq
; I686-LABEL: all_of_arguments:
; I686-DAG: xorl %eax, %eax
; I686-DAG: xorl %ecx, %ecx
; I686-DAG: xorl %edx, %edx
; I686-NOT: edi
; I686: retl
  ret void
}

define void @all() "zero-call-used-regs"="all" {
; CHECK-LABEL: all:
; CHECK-COUNT-8: fldz
; CHECK-COUNT-8: fstp %st(0)
; CHECK-DAG: xorl %r11d, %r11d
; CHECK-DAG: xorl %eax, %eax
; CHECK-DAG: xorps %xmm15, %xmm15
; CHECK-NOT: r12
; CHECK: retq
; AVX-LABEL: all:
; AVX: vxorps %xmm15, %xmm15, %xmm15
; AVX: retq
; AVX512-LABEL: all:
; AVX512-DAG: vpxord %zmm31, %zmm31, %zmm31
; AVX512-DAG: kxorw %k7, %k7, %k7
; AVX512: retq
  ret void
}

; A result stays on the stack of the x87.
define x86_fp80 @on_x87(x86_fp80 %a) "zero-call-used-regs"="used" {
; CHECK-LABEL: on_x87:
; CHECK-COUNT-7: fldz
; CHECK-COUNT-7: fstp %st(0)
; CHECK-NOT: {{f[a-z]+}}
; CHECK: retq
  %r = fadd x86_fp80 %a, %a
  ret x86_fp80 %r
}

; The jump reads what it passes on.
declare void @takes(i32)
define void @jumps(i32 %a, i32 %b) "zero-call-used-regs"="used-gpr" {
; CHECK-LABEL: jumps:
; CHECK: movl %esi, %edi
; CHECK: xorl %esi, %esi
; CHECK: jmp takes
  tail call void @takes(i32 %b)
  ret void
}

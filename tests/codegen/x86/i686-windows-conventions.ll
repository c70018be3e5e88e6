; Places of arguments on Windows of 32 bits: with Microsoft's library numbers of 80 bits are aligned to 16 bytes, and vectors among
; variable arguments to words.

; RUN: llc -mtriple=i686-pc-windows-msvc -mattr=+sse2 %s -o - | FileCheck %s --check-prefixes=CHECK,MSVC
; RUN: llc -mtriple=i686-w64-windows-gnu -mattr=+sse2 %s -o - | FileCheck %s --check-prefixes=CHECK,GNU
; RUN: llc -mtriple=i386-pc-win32-elf -mattr=+sse2 %s -o - | FileCheck %s --check-prefix=ELF

declare void @list(i32, ...)
declare void @fixed(i32, x86_fp80, i32)

; CHECK-LABEL: _passes:
; CHECK: movl $1, (%esp)
; MSVC-DAG: fstpt 16(%esp)
; MSVC-DAG: movl $4, 32(%esp)
; GNU-DAG: fstpt 4(%esp)
; GNU-DAG: movl $4, 16(%esp)
; ELF-LABEL: passes:
; ELF: fstpt 16(%esp)
define void @passes() {
  call void @fixed(i32 1, x86_fp80 0xK3FFF8000000000000000, i32 4)
  ret void
}

; CHECK-LABEL: _variable:
; CHECK-DAG: movl $2, 4(%esp)
; MSVC-DAG: movups %xmm0, 8(%esp)
; GNU-DAG: movups %xmm0, 16(%esp)
define void @variable(<4 x float> %v) {
  call void (i32, ...) @list(i32 1, i32 2, <4 x float> %v)
  ret void
}

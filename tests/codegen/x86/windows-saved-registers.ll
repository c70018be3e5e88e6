; Functions of Windows that save vector registers and leave no room above the return address have general registers in the frame as
; well, and tell unwinders so; of whole vector registers they tell the lower half.
; RUN: llc -mtriple=x86_64-windows-msvc %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-windows-msvc -mattr=+avx %s -o - | FileCheck %s --check-prefix=AVX
; RUN: llc -mtriple=x86_64-windows-msvc -mattr=+avx -filetype=obj %s -o %t.o

declare void @other()

define coldcc void @mostly() {
; CHECK-LABEL: mostly:
; CHECK: movq %rbx, [[AT:[0-9]+]](%rsp)
; CHECK-NEXT: .seh_savereg %rbx, [[AT]]
; CHECK: movups %xmm7, (%rsp)
; CHECK-NEXT: .seh_savexmm %xmm7, 0
; CHECK: .seh_endprologue
  call void asm sideeffect "nop", "~{rbx},~{xmm7}"()
  ret void
}

define preserve_allcc void @all() {
; AVX-LABEL: all:
; AVX: vmovups %ymm0, [[AT:[0-9]+]](%rsp)
; AVX-NEXT: .seh_savexmm %xmm0, [[AT]]
; AVX: .seh_endprologue
; AVX: vmovups [[AT]](%rsp), %ymm0
; AVX-NOT: vzeroupper
; AVX: retq
  call void @other()
  ret void
}

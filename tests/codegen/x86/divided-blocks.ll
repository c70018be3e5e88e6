; A select that becomes a branch may stand between what prepares registers and what reads them: the new blocks have the
; registers as live-ins, so that no allocator gives them out.
; RUN: codewright llc -O2 -verify-machineinstrs -stop-after=finalize-isel %s -o - | FileCheck %s
; RUN: codewright llc -O2 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=ASM
; RUN: codewright llc -O2 -verify-machineinstrs -regalloc=fast %s -o - | FileCheck %s --check-prefix=ASM
target triple = "x86_64-linux-gnu"

; CHECK-LABEL: name: float_between
; CHECK: CDQ
; CHECK: JCC_1 %bb.2
; CHECK: bb.1
; CHECK: liveins: $eax, $edx
; CHECK: bb.2
; CHECK: liveins: $eax, $edx
; CHECK: IDIV32r
; ASM-LABEL: float_between:
; ASM: cltd
; ASM: jne
; ASM: idivl
define i32 @float_between(i1 %c, i32 %a, i32 %b, ptr %p) {
  %q = sdiv i32 %a, %b
  %d = select i1 %c, double 1.0, double 2.0
  store double %d, ptr %p
  ret i32 %q
}

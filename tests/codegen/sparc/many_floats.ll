; Arguments are taken from their registers before others are loaded from the stack: sixteen doubles leave no register for a
; float, which was loaded first and could not be given one.
; RUN: llc -mtriple=sparc64-linux-gnu -O2 -stop-after=finalize-isel %s -o - | FileCheck %s
; RUN: llc -mtriple=sparc64-linux-gnu -O2 -verify-regalloc %s -o /dev/null

; CHECK-LABEL: name: last
; CHECK-NOT: LDFri
; CHECK-COUNT-16: COPY $d
; CHECK: LDFri
define void @last(<16 x double> %a, ptr %p, <16 x double> %b, float %e) {
  store volatile <16 x double> %a, ptr %p
  store volatile <16 x double> %b, ptr %p
  store volatile float %e, ptr %p
  ret void
}

; Without vector registers for them, there is no agreement on where short vectors of halves are: that is an error.
; RUN: not llc -mtriple=i686-linux-gnu --diagnostics=llvm %s -o - 2>&1 | FileCheck %s
; RUN: llc -mtriple=i686-linux-gnu -mattr=+sse2 %s -o - | FileCheck %s --check-prefix=SSE

; CHECK: error: not supported yet: passing a value of type v4f16, which takes an SSE register, with SSE disabled (in 'argument')
; SSE-LABEL: argument:
; SSE: movsd %xmm0, (%eax)
define void @argument(<4 x half> %x, ptr %p) {
  store <4 x half> %x, ptr %p
  ret void
}

; CHECK: error: not supported yet: passing a value of type v2f16, which takes an SSE register, with SSE disabled (in 'result')
define <2 x half> @result(ptr %p) {
  %v = load <2 x half>, ptr %p
  ret <2 x half> %v
}

; CHECK-NOT: error:
define void @long(<8 x half> %x) {
  ret void
}

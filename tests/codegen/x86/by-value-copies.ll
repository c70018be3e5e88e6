; An object that is passed by value is copied in the widest registers that the function may use; what is left over is taken by one
; access that reaches back.
; RUN: llc -mtriple=x86_64-linux-gnu -O2 -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=i686-linux-gnu -O2 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=WORDS
; RUN: llc -mtriple=i686-linux-gnu -mattr=+sse2 -O2 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=SSE

%large = type { [6 x i64] }
%odd = type { [23 x i8] }

declare void @large(ptr byval(%large) align 8)
declare void @odd(ptr byval(%odd) align 8)

; CHECK-LABEL: six:
; CHECK-COUNT-3: movups {{[0-9]*}}(%rdi), %xmm
; CHECK-NOT: (%rdi)
; CHECK: callq large
; WORDS-LABEL: six:
; WORDS-COUNT-12: movl {{[0-9]*}}(%e{{[a-z]+}}), %e
; WORDS: calll large
; SSE-LABEL: six:
; SSE-COUNT-3: movups {{[0-9]*}}(%e{{[a-z]+}}), %xmm
; SSE: calll large
define void @six(ptr %p) nounwind {
  call void @large(ptr byval(%large) align 8 %p)
  ret void
}

; CHECK-LABEL: rest:
; CHECK-DAG: movups (%rdi), %xmm
; CHECK-DAG: movq 15(%rdi), %r
; CHECK: callq odd
define void @rest(ptr %p) nounwind {
  call void @odd(ptr byval(%odd) align 8 %p)
  ret void
}

; CHECK-LABEL: plain:
; CHECK-NOT: xmm
; CHECK-COUNT-6: movq {{[0-9]*}}(%rdi), %r
; CHECK: callq large
define void @plain(ptr %p) nounwind noimplicitfloat {
  call void @large(ptr byval(%large) align 8 %p)
  ret void
}

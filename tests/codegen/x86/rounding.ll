; The rounding mode is in the control word of the x87 and in SSE's MXCSR: the first is read, both are set.
; RUN: llc -mtriple=x86_64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s --check-prefixes=CHECK,SSE
; RUN: llc -mtriple=x86_64-linux-gnu -verify-machineinstrs -O0 %s -o - | FileCheck %s --check-prefixes=CHECK,SSE
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+avx -verify-machineinstrs %s -o - | FileCheck %s --check-prefixes=CHECK,AVX
; RUN: llc -mtriple=i686-linux-gnu -mattr=-sse -verify-machineinstrs %s -o - | FileCheck %s --check-prefixes=CHECK,X87
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=-x87 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=ONLY

; CHECK-LABEL: get:
; CHECK: fnstcw [[WORD:-?[0-9]*\(%[er]sp\)]]
; CHECK-NEXT: movzwl [[WORD]], [[MODE:%e[a-d]x]]
; CHECK-NEXT: shrl $10, [[MODE]]
; CHECK-NEXT: andl $3, [[MODE]]
; CHECK: movl $561,
; CHECK: ret
; ONLY-LABEL: get:
; ONLY-NOT: fnstcw
; ONLY: stmxcsr [[WORD:-[0-9]+\(%rsp\)]]
; ONLY-NEXT: movl [[WORD]], [[MODE:%e[a-d]x]]
; ONLY-NEXT: shrl $13, [[MODE]]
define i32 @get() nounwind {
  %r = call i32 @llvm.get.rounding()
  ret i32 %r
}

; CHECK-LABEL: set:
; CHECK: fnstcw
; CHECK: andl $-3073, [[STATE:%e[a-d]x]]
; CHECK: shll $10, [[BITS:%e[a-d]x]]
; CHECK-NEXT: orl [[BITS]], [[STATE]]
; CHECK-NEXT: movw {{%[a-d]x}}, [[WORD:-?[0-9]*\(%[er]sp\)]]
; CHECK-NEXT: fldcw [[WORD]]
; SSE-NEXT: {{^[ \t]+}}stmxcsr
; AVX-NEXT: vstmxcsr
; SSE: andl $-24577, [[STATE:%e[a-d]x]]
; AVX: andl $-24577, [[STATE:%e[a-d]x]]
; SSE: shll $13
; AVX: shll $13
; SSE: movl [[STATE]], [[WORD:-[0-9]+\(%rsp\)]]
; AVX: movl [[STATE]], [[WORD:-[0-9]+\(%rsp\)]]
; SSE-NEXT: {{^[ \t]+}}ldmxcsr [[WORD]]
; AVX-NEXT: vldmxcsr [[WORD]]
; X87-NOT: mxcsr
; CHECK: ret
; ONLY-LABEL: set:
; ONLY-NOT: fldcw
; ONLY: ldmxcsr
define void @set(i32 %mode) nounwind {
  call void @llvm.set.rounding(i32 %mode)
  ret void
}

; `__vectorcall`: six numbers and vectors in registers whatever else is passed, integers that ask for it in two registers of 32-bit code,
; where the callee takes the rest off the stack. Further vectors are on the stack, or (of integers, and in 64-bit code) by the addresses
; of copies. The name tells the bytes.

; RUN: split-file %s %t
; RUN: llc -mtriple=i686-pc-windows-msvc -mattr=+sse2 -verify-machineinstrs %t/both.ll -o - | FileCheck %s --check-prefixes=CHECK,WIN32
; RUN: llc -mtriple=x86_64-pc-windows-msvc -verify-machineinstrs %t/both.ll -o - | FileCheck %s --check-prefixes=CHECK,WIN64
; RUN: not llc -mtriple=x86_64-pc-windows-msvc %t/behind.ll -o - 2>&1 | FileCheck %s --check-prefix=BEHIND
; RUN: not llc -mtriple=i686-pc-windows-msvc -mattr=+sse2 %t/structure.ll -o - 2>&1 | FileCheck %s --check-prefix=STRUCTURE
; RUN: not llc -mtriple=x86_64-linux-gnu %t/both.ll -o - 2>&1 | FileCheck %s --check-prefix=ELSEWHERE

; ELSEWHERE: calling convention 'x86_vectorcallcc'
; BEHIND: vectors behind the fifth argument of 'x86_vectorcallcc'
; STRUCTURE: a structure of vectors that 'x86_vectorcallcc' passes in registers

;--- both.ll
; WIN32: mixed@@36:
; WIN32: addl %edx, %ecx
; WIN32: addps %xmm{{[0-9]}}, %xmm0
; WIN32: retl $4
; WIN64: mixed@@48:
; WIN64: addl %edx, %ecx
; WIN64: cvtsd2ss %xmm3, %xmm
define x86_vectorcallcc <4 x float> @mixed(i32 inreg %a, i32 inreg %b, <4 x float> inreg %x, double inreg %d, ptr %p) {
  %s = add i32 %a, %b
  store i32 %s, ptr %p
  %n = fptrunc double %d to float
  %v = insertelement <4 x float> zeroinitializer, float %n, i32 0
  %y = fadd <4 x float> %x, %v
  ret <4 x float> %y
}

; The fifth and the sixth are in registers.
; CHECK: six@@96:
; CHECK-DAG: addps %xmm5, %xmm4
define x86_vectorcallcc <4 x float> @six(<4 x float> inreg %a, <4 x float> inreg %b, <4 x float> inreg %c, <4 x float> inreg %d, <4 x float> inreg %e, <4 x float> inreg %f) {
  %s = fadd <4 x float> %e, %f
  ret <4 x float> %s
}

; The seventh is a copy.
; WIN32: seven@@112:
; WIN32: movups 4(%esp), %xmm0
; WIN32: retl $16
; WIN64: seven@@112:
; WIN64: movq 56(%rsp), %rax
define x86_vectorcallcc <4 x float> @seven(<4 x float> inreg %a, <4 x float> inreg %b, <4 x float> inreg %c, <4 x float> inreg %d, <4 x float> inreg %e, <4 x float> inreg %f, <4 x float> inreg %g) {
  ret <4 x float> %g
}

; WIN32: seven_of_integers@@112:
; WIN32: {{movups|movdqu}} (%ecx), %xmm0
; WIN32: retl{{$}}
define x86_vectorcallcc <4 x i32> @seven_of_integers(<4 x i32> inreg %a, <4 x i32> inreg %b, <4 x i32> inreg %c, <4 x i32> inreg %d, <4 x i32> inreg %e, <4 x i32> inreg %f, <4 x i32> inreg %g) {
  ret <4 x i32> %g
}

;--- behind.ll
define x86_vectorcallcc double @behind(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, double %x) {
  ret double %x
}
;--- structure.ll
define x86_vectorcallcc double @structure({ double, double } inreg %s) {
  %x = extractvalue { double, double } %s, 1
  ret double %x
}

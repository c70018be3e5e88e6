; Conventions of 32 bits: who takes arguments off the stack, and which are in registers.
; RUN: llc -mtriple=i686-linux-gnu -O2 %s -o - | FileCheck %s
; RUN: llc -mtriple=i686-linux-gnu -mattr=+sse2 -O2 %s -o - | FileCheck %s --check-prefix=SSE

; CHECK-LABEL: standard:
; CHECK: movl 4(%esp), %eax
; CHECK: addl 8(%esp), %eax
; CHECK: retl $8
define x86_stdcallcc i32 @standard(i32 %a, i32 %b) {
  %s = add i32 %a, %b
  ret i32 %s
}

; CHECK-LABEL: fast:
; CHECK: addl %edx, %ecx
; CHECK-NEXT: addl 4(%esp), %ecx
; CHECK: retl $4
define x86_fastcallcc i32 @fast(i32 inreg %a, i32 inreg %b, i32 %c) {
  %s = add i32 %a, %b
  %t = add i32 %s, %c
  ret i32 %t
}

; CHECK-LABEL: method:
; CHECK: movl (%ecx), %eax
; CHECK: retl $4
define x86_thiscallcc i32 @method(ptr %this, i32 %n) {
  %v = load i32, ptr %this
  ret i32 %v
}

; CHECK-LABEL: in_registers:
; CHECK-NOT: (%esp)
; CHECK: retl
define i32 @in_registers(i32 inreg %a, i32 inreg %b, i32 inreg %c) {
  %s = add i32 %a, %b
  %t = add i32 %s, %c
  ret i32 %t
}

; CHECK-LABEL: caller:
; CHECK: movl $1, (%esp)
; CHECK: calll standard
; CHECK-NEXT: subl $8, %esp
define i32 @caller() {
  %v = call x86_stdcallcc i32 @standard(i32 1, i32 2)
  ret i32 %v
}

; CHECK-LABEL: quick:
; CHECK: subl %edx, %ecx
; CHECK-NEXT: subl 4(%esp), %ecx
define fastcc i32 @quick(i32 %a, i32 %b, i32 %c) {
  %s = sub i32 %a, %b
  %t = sub i32 %s, %c
  ret i32 %t
}

; CHECK-LABEL: nested:
; CHECK: movl (%ecx), %eax
; CHECK-NEXT: subl 4(%esp), %eax
define i32 @nested(ptr nest %chain, i32 %n) {
  %v = load i32, ptr %chain
  %s = sub i32 %v, %n
  ret i32 %s
}

; Numbers are returned in vector registers where there are some.
; SSE-LABEL: number:
; SSE: addsd
; SSE-NOT: fld
; SSE: retl
; CHECK-LABEL: number:
; CHECK: faddp
define fastcc double @number(double %a, double %b) {
  %s = fadd double %a, %b
  ret double %s
}

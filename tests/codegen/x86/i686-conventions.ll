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

; Their arguments of 64 bits are aligned to as much on the stack.
; CHECK-LABEL: aligned:
; CHECK: fldl 12(%esp)
define fastcc double @aligned(float %a, double %b) {
  ret double %b
}

; The address of a result in memory is in a register: nothing is taken off the stack.
; CHECK-LABEL: large:
; CHECK: movl %edx, (%ecx)
; CHECK: movl %ecx, %eax
; CHECK: retl{{$}}
define fastcc void @large(ptr sret(i32) %result, i32 %a) {
  store i32 %a, ptr %result
  ret void
}

; Before the object of a method, it is on the stack.
; CHECK-LABEL: method_result:
; CHECK: movl 4(%esp), %eax
; CHECK-NEXT: movl %ecx, (%eax)
; CHECK-NEXT: retl $4
define x86_thiscallcc void @method_result(ptr sret(i32) %result, i32 %this) {
  store i32 %this, ptr %result
  ret void
}

; Vector registers are for those that ask, results as well.
; SSE-LABEL: asking:
; SSE: addsd %xmm1, %xmm0
; SSE-NEXT: retl
define inreg double @asking(double inreg %a, double inreg %b) {
  %s = fadd double %a, %b
  ret double %s
}

; A number of 128 bits is aligned as in memory where it is an argument of its own, whether registers are asked for or not.
; CHECK-LABEL: wide:
; CHECK: addl 20(%esp), %eax
define i32 @wide(i32 inreg %a, i32 %b, i128 inreg %c) {
  %d = trunc i128 %c to i32
  %s = add i32 %a, %d
  ret i32 %s
}

; CHECK-LABEL: wide_member:
; CHECK: movl 8(%esp), %eax
define i32 @wide_member(i32 %a, {i128} %b) {
  %c = extractvalue {i128} %b, 0
  %d = trunc i128 %c to i32
  ret i32 %d
}

; Of objects only vectors are aligned, unless it is said how the object is.
; CHECK-LABEL: object:
; CHECK: movl 8(%esp), %eax
define i32 @object(i32 %a, ptr byval({i32, double, i128}) %b) {
  %c = load i32, ptr %b
  ret i32 %c
}

; CHECK-LABEL: vector_object:
; CHECK: movl 8(%esp), %eax
; SSE-LABEL: vector_object:
; SSE: movl 20(%esp), %eax
; SSE-NEXT: retl
define i32 @vector_object(i32 %a, ptr byval({i32, [2 x <4 x float>]}) %b) {
  %c = load i32, ptr %b
  ret i32 %c
}

; CHECK-LABEL: aligned_object:
; CHECK: movl 12(%esp), %eax
; CHECK-NEXT: retl
define i32 @aligned_object(i32 %a, ptr byval({i64}) align 8 %b) {
  %c = load i32, ptr %b
  ret i32 %c
}

; SSE-LABEL: narrowly_aligned_object:
; SSE: movl 8(%esp), %eax
; SSE-NEXT: retl
define i32 @narrowly_aligned_object(i32 %a, ptr byval(<4 x float>) align 4 %b) {
  %c = load i32, ptr %b
  ret i32 %c
}

; Without vector registers for it, a half is an integer, and a bfloat the float of the same value.
; CHECK-LABEL: half:
; CHECK: movl 8(%esp), %eax
; CHECK-NEXT: retl
; SSE-LABEL: half:
; SSE: {{8\(%esp\), %xmm0}}
define half @half(half %a, half %b) {
  ret half %b
}

; CHECK-LABEL: bfloat:
; CHECK: flds 8(%esp)
; CHECK: fstps (%esp)
; CHECK: shrl $16, %eax
define i16 @bfloat(bfloat %a) {
  %b = bitcast bfloat %a to i16
  ret i16 %b
}

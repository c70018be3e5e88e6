; Code of 32 bits: arguments on the stack, integers of 64 bits in two registers, bytes in the four registers that have some,
; results in memory whose address the callee takes off the stack.
; RUN: llc -mtriple=i686-linux-gnu -O2 %s -o - | FileCheck %s
; RUN: llc -mtriple=i686-linux-gnu -O2 -filetype=obj %s -o %t.o
; RUN: llvm-objdump -d %t.o | FileCheck %s --check-prefix=BYTES

; CHECK-LABEL: sum:
; CHECK: movl 4(%esp), %eax
; CHECK-NEXT: movl 8(%esp), %edx
; CHECK-NEXT: addl 12(%esp), %eax
; CHECK-NEXT: adcl 16(%esp), %edx
; CHECK: retl
; BYTES-LABEL: <sum>:
; BYTES: 13 54 24 10
; BYTES: c3
define i64 @sum(i64 %a, i64 %b) {
  %s = add i64 %a, %b
  ret i64 %s
}

; No register but these four has a byte.
; CHECK-LABEL: low:
; CHECK: movb %{{[abcd]}}l, (%{{e[a-z]+}})
define void @low(i32 %a, i32 %b, ptr %p) {
  %s = mul i32 %a, %b
  %t = trunc i32 %s to i8
  store i8 %t, ptr %p
  ret void
}

; CHECK-LABEL: caller:
; CHECK: subl $28, %esp
; CHECK-NEXT: .cfi_def_cfa_offset 32
; CHECK: movl $7, 4(%esp)
; CHECK: calll fill
; CHECK-NEXT: subl $4, %esp
; CHECK: addl $28, %esp
; CHECK: retl
%pair = type { i32, i32 }
declare void @fill(ptr sret(%pair), i32)
define i32 @caller() {
  %p = alloca %pair
  call void @fill(ptr sret(%pair) %p, i32 7)
  %v = load i32, ptr %p
  ret i32 %v
}

; CHECK-LABEL: filled:
; CHECK: movl 4(%esp), %eax
; CHECK: retl $4
define void @filled(ptr sret(%pair) %r) {
  store i32 1, ptr %r
  ret void
}

; CHECK-LABEL: saved:
; CHECK: pushl %ebx
; CHECK: pushl %esi
; CHECK: .cfi_offset %ebx, -8
; CHECK: .cfi_offset %esi, -12
; CHECK: popl %esi
; CHECK: popl %ebx
define i32 @saved(i32 %x) {
  call void asm sideeffect "", "~{ebx},~{esi}"()
  ret i32 %x
}

; Quotients of 64 bits are the library's.
; CHECK-LABEL: quotient:
; CHECK: calll __udivdi3
define i64 @quotient(i64 %a, i64 %b) {
  %q = udiv i64 %a, %b
  ret i64 %q
}

; Funnel shifts and rotations of integers of several registers, and their comparisons with constants.
; RUN: llc -mtriple=x86_64-linux-gnu -o - %s | FileCheck %s

; CHECK-LABEL: rotate_3:
; CHECK: shrdq $3, %rsi, %rax
; CHECK-NEXT: shrdq $3, %rdi, %rsi
define i128 @rotate_3(i128 %x) {
  %r = call i128 @llvm.fshr.i128(i128 %x, i128 %x, i128 3)
  ret i128 %r
}

; CHECK-LABEL: rotate:
; CHECK: testb $64, %dl
; CHECK: cmovneq
; CHECK: cmovneq
; CHECK: shldq %cl
; CHECK: shldq %cl
define i128 @rotate(i128 %x, i128 %n) {
  %r = call i128 @llvm.fshl.i128(i128 %x, i128 %x, i128 %n)
  ret i128 %r
}

; CHECK-LABEL: funnel_5:
; CHECK: shrdq $5, %rcx, %rdx
; CHECK-NEXT: shrdq $5, %rdi, %rcx
define i128 @funnel_5(i128 %x, i128 %y) {
  %r = call i128 @llvm.fshr.i128(i128 %x, i128 %y, i128 5)
  ret i128 %r
}

; CHECK-LABEL: negative:
; CHECK: testq %rsi, %rsi
; CHECK-NEXT: sets %al
define i1 @negative(i128 %x) {
  %r = icmp slt i128 %x, 0
  ret i1 %r
}

; CHECK-LABEL: above:
; CHECK: cmpq $100, %rdi
; CHECK-NEXT: sbbq $0, %rsi
; CHECK-NEXT: setge %al
define i1 @above(i128 %x) {
  %r = icmp sgt i128 %x, 99
  ret i1 %r
}

; CHECK-LABEL: at_most_one_bit:
; CHECK: addq $-1
; CHECK: adcq $-1
; CHECK: orq
; CHECK-NEXT: sete %al
define i1 @at_most_one_bit(i128 %x) {
  %p = call i128 @llvm.ctpop.i128(i128 %x)
  %r = icmp ult i128 %p, 2
  ret i1 %r
}

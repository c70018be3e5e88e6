; Choices between constants are sums with a truth value, and sums take the carry of a comparison.
; RUN: codewright llc -O2 -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s

define i32 @five_or_one(i64 %x) {
; CHECK-LABEL: five_or_one:
; CHECK-NOT: cmov
; CHECK: leal 1(,%rax,4), %eax
  %c = icmp ugt i64 %x, 31
  %r = select i1 %c, i32 5, i32 1
  ret i32 %r
}

; The smaller one if it holds: the opposite is counted.
define i64 @four_or_twelve(i32 %x) {
; CHECK-LABEL: four_or_twelve:
; CHECK: setge %al
; CHECK: leaq 4(,%rax,8), %rax
  %c = icmp slt i32 %x, 31
  %r = select i1 %c, i64 4, i64 12
  ret i64 %r
}

define i32 @bit(i64 %x) {
; CHECK-LABEL: bit:
; CHECK: shll $6, %eax
  %c = icmp ugt i64 %x, 31
  %r = select i1 %c, i32 64, i32 0
  ret i32 %r
}

; No scale: they are chosen.
define i32 @far_apart(i32 %x) {
; CHECK-LABEL: far_apart:
; CHECK: cmov
  %c = icmp slt i32 %x, 31
  %r = select i1 %c, i32 1000, i32 7
  ret i32 %r
}

; The least number does not fit an address.
define i64 @far_away(i32 %x) {
; CHECK-LABEL: far_away:
; CHECK: cmov
  %c = icmp slt i32 %x, 31
  %r = select i1 %c, i64 1099511627776, i64 1099511627780
  ret i64 %r
}

define i64 @count_above(i64 %n, i64 %x) {
; CHECK-LABEL: count_above:
; CHECK: cmpq $4096, %rsi
; CHECK-NEXT: sbbq $-1, %rdi
  %c = icmp ugt i64 %x, 4095
  %z = zext i1 %c to i64
  %r = add i64 %n, %z
  ret i64 %r
}

define i32 @count_below(i32 %n, i32 %x, i32 %y) {
; CHECK-LABEL: count_below:
; CHECK: cmpl %edx, %esi
; CHECK-NEXT: adcl $0, %edi
  %c = icmp ult i32 %x, %y
  %z = zext i1 %c to i32
  %r = add i32 %n, %z
  ret i32 %r
}

define i32 @less_if_above(i32 %n, i32 %x, i32 %y) {
; CHECK-LABEL: less_if_above:
; CHECK: cmpl %esi, %edx
; CHECK-NEXT: sbbl $0, %edi
  %c = icmp ugt i32 %x, %y
  %z = zext i1 %c to i32
  %r = sub i32 %n, %z
  ret i32 %r
}

define i32 @count_zeros(i32 %n, i32 %x) {
; CHECK-LABEL: count_zeros:
; CHECK: cmpl $1, %esi
; CHECK-NEXT: adcl $0, %edi
  %c = icmp eq i32 %x, 0
  %z = zext i1 %c to i32
  %r = add i32 %n, %z
  ret i32 %r
}

define i32 @count_others(i32 %n, i32 %x) {
; CHECK-LABEL: count_others:
; CHECK: cmpl $1, %esi
; CHECK-NEXT: sbbl $-1, %edi
  %c = icmp ne i32 %x, 0
  %z = zext i1 %c to i32
  %r = add i32 %n, %z
  ret i32 %r
}

; Nothing is above the largest number: no carry says so.
define i32 @never(i32 %n, i8 %x) {
; CHECK-LABEL: never:
; CHECK-NOT: sbb
; CHECK: movl %edi, %eax
  %c = icmp ugt i8 %x, 255
  %z = zext i1 %c to i32
  %r = add i32 %n, %z
  ret i32 %r
}

; Divisibility by odd constants takes a product; parities fold halves of the bits; truth values are negated.
; RUN: llc -mtriple=x86_64-linux-gnu -o - %s | FileCheck %s
; RUN: llc -mtriple=riscv64-linux-gnu -mattr=+m -o - %s | FileCheck %s -check-prefix=RISCV

; CHECK-LABEL: multiple_of_5:
; CHECK: imull $-858993459, %edi, %eax
; CHECK-NEXT: cmpl $858993460, %eax
; CHECK-NEXT: setb %al
; RISCV-LABEL: multiple_of_5:
; RISCV: mulw
; RISCV: sltu
define i1 @multiple_of_5(i32 %x) {
  %m = urem i32 %x, 5
  %r = icmp eq i32 %m, 0
  ret i1 %r
}

; CHECK-LABEL: signed_multiple_of_7:
; CHECK: imull $28087, %edi, %eax
; CHECK-NEXT: addl $4681, %eax
; CHECK-NEXT: cmpw $9363, %ax
; CHECK-NEXT: setae %al
define i1 @signed_multiple_of_7(i16 %x) {
  %m = srem i16 %x, 7
  %r = icmp ne i16 %m, 0
  ret i1 %r
}

; The remainder is wanted as well.
; CHECK-LABEL: remainder:
; CHECK: shrq $34
; CHECK: subl
; RISCV-LABEL: remainder:
; RISCV: mulhu
define i1 @remainder(i32 %x, ptr %p) {
  %m = urem i32 %x, 5
  store i32 %m, ptr %p
  %r = icmp eq i32 %m, 0
  ret i1 %r
}

; CHECK-LABEL: parity:
; CHECK: testb %dil, %dil
; CHECK-NEXT: setnp %al
; CHECK-NEXT: retq
define i8 @parity(i8 %x) {
  %p = call i8 @llvm.ctpop.i8(i8 %x)
  %r = and i8 %p, 1
  ret i8 %r
}

; CHECK-LABEL: all_ones:
; CHECK: testl %edi, %edi
; CHECK-NEXT: setne %al
; CHECK-NEXT: movzbl %al, %eax
; CHECK-NEXT: negl %eax
define i32 @all_ones(i32 %x) {
  %c = icmp ne i32 %x, 0
  %r = sext i1 %c to i32
  ret i32 %r
}

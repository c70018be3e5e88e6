; Arithmetic of 16 bits is done in 32; comparisons and tests are made in as few bits as they are about.
; RUN: codewright llc -O2 %s -o - | FileCheck %s
target triple = "x86_64-linux-gnu"

define i16 @product(i16 %a, i16 %b) {
; CHECK-LABEL: product:
; CHECK-NOT: imulw
; CHECK: imull
; CHECK: retq
  %m = mul i16 %a, %b
  %x = xor i16 %m, 4660
  ret i16 %x
}

; What comes down from above must be zero.
define i16 @shift(i16 %a) {
; CHECK-LABEL: shift:
; CHECK: movzwl %di, %eax
; CHECK-NEXT: shrl $3, %eax
; CHECK-NEXT: retq
  %s = lshr i16 %a, 3
  ret i16 %s
}

; Memory is changed in its own width.
define void @in_place(ptr %p) {
; CHECK-LABEL: in_place:
; CHECK: orw $4, (%rdi)
  %a = load i16, ptr %p
  %b = or i16 %a, 4
  store i16 %b, ptr %p
  ret void
}

define i1 @narrow(ptr %p) {
; CHECK-LABEL: narrow:
; CHECK: cmpb $66, (%rdi)
  %a = load i8, ptr %p
  %b = zext i8 %a to i32
  %c = icmp slt i32 %b, 66
  ret i1 %c
}

define i1 @masked(i32 %a) {
; CHECK-LABEL: masked:
; CHECK: cmpb $-56, %dil
; CHECK-NEXT: seta
  %b = and i32 %a, 255
  %c = icmp sgt i32 %b, 200
  ret i1 %c
}

define i1 @low_bits(i32 %a) {
; CHECK-LABEL: low_bits:
; CHECK: testb $6, %dil
  %b = and i32 %a, 6
  %c = icmp eq i32 %b, 0
  ret i1 %c
}

define i1 @upper_bit(ptr %p) {
; CHECK-LABEL: upper_bit:
; CHECK: testb $2, 7(%rdi)
  %q = getelementptr i8, ptr %p, i64 4
  %a = load i32, ptr %q
  %b = and i32 %a, 33554432
  %c = icmp ne i32 %b, 0
  ret i1 %c
}

; Two bits in two bytes are tested where they are.
define i1 @two_bytes(ptr %p) {
; CHECK-LABEL: two_bytes:
; CHECK: testl $16777217, (%rdi)
  %a = load i32, ptr %p
  %b = and i32 %a, 16777217
  %c = icmp ne i32 %b, 0
  ret i1 %c
}

; Booleans together are a boolean: the flags of their conjunction say it.
define i32 @both(i8 %a, i8 %b, i32 %c, i32 %d) {
; CHECK-LABEL: both:
; CHECK: sete %[[A:[a-z]+]]
; CHECK: sete %[[B:[a-z]+]]
; CHECK-NEXT: testb %[[B]], %[[A]]
; CHECK-NEXT: cmov
  %x = icmp eq i8 %a, 1
  %y = icmp eq i8 %b, 2
  %z = and i1 %x, %y
  %r = select i1 %z, i32 %c, i32 %d
  ret i32 %r
}

; Work in the width that is wanted: bytes that are extended in the end, halves of registers, second bytes of registers, sums whose
; operand is extended as it is loaded, and stores that change nothing or go together.
; RUN: llc -mtriple=x86_64-linux-gnu -O2 -verify-machineinstrs %s -o - | FileCheck %s

@n = external global i32
@pair = global { i32, i32, i32, i32 } zeroinitializer

; CHECK-LABEL: byte:
; CHECK: movzbl (%rdi), %eax
; CHECK-NEXT: shrl $3, %eax
; CHECK-NEXT: movzbl 1(%rdi), %ecx
; CHECK-NEXT: andl $28, %ecx
; CHECK-NEXT: orl %ecx, %eax
; CHECK-NEXT: movw %ax, (%rsi)
; CHECK-NEXT: retq
define void @byte(ptr %p, ptr %q) {
  %a = load i8, ptr %p
  %shifted = lshr i8 %a, 3
  %next = getelementptr i8, ptr %p, i64 1
  %b = load i8, ptr %next
  %masked = and i8 %b, 28
  %both = or i8 %shifted, %masked
  %wide = zext i8 %both to i16
  store i16 %wide, ptr %q
  ret void
}

; The byte itself is wanted, and nothing would be spared.
; CHECK-LABEL: byte_of_sum:
; CHECK: addb
; CHECK: movzbl %{{.*}}
define i32 @byte_of_sum(i8 %a, i8 %b) {
  %sum = add i8 %a, %b
  %wide = zext i8 %sum to i32
  ret i32 %wide
}

; CHECK-LABEL: half:
; CHECK: addl (%rsi), %edi
; CHECK-NEXT: movq %rdi, %rax
; CHECK-NEXT: retq
define i64 @half(i64 %a, ptr %p) {
  %b = load i64, ptr %p
  %sum = add i64 %a, %b
  %low = and i64 %sum, 4294967295
  ret i64 %low
}

; A volatile access keeps its width.
; CHECK-LABEL: half_volatile:
; CHECK: movq (%rsi), %[[B:.*]]
; CHECK: retq
define i64 @half_volatile(i64 %a, ptr %p) {
  %b = load volatile i64, ptr %p
  %sum = add i64 %a, %b
  %low = and i64 %sum, 4294967295
  ret i64 %low
}

; CHECK-LABEL: rotation:
; CHECK: roll
; CHECK-NOT: shr
; CHECK: retq
define i64 @rotation(i64 %a) {
  %low = and i64 %a, 4294967295
  %down = lshr i64 %low, 31
  %up = shl i64 %a, 1
  %both = or i64 %up, %down
  %result = and i64 %both, 4294967295
  ret i64 %result
}

; CHECK-LABEL: second_byte:
; CHECK: movzbl %{{[abcd]}}h, %[[INDEX:e..]]
; CHECK: movl (%rsi,%r{{..}},4), %eax
define i32 @second_byte(i64 %a, ptr %p) {
  %down = lshr i64 %a, 8
  %index = and i64 %down, 255
  %place = getelementptr i32, ptr %p, i64 %index
  %value = load i32, ptr %place
  ret i32 %value
}

; CHECK-LABEL: sum:
; CHECK: movslq n(%rip), %[[N:r..]]
; CHECK-NEXT: addq $-3, %[[N]]
; CHECK-NEXT: cmpq %[[N]], %rdi
define i1 @sum(i64 %a) {
  %n = load i32, ptr @n
  %less = add nsw i32 %n, -3
  %wide = sext i32 %less to i64
  %c = icmp slt i64 %a, %wide
  ret i1 %c
}

; A sum that wraps around is no sum of the extended number.
; CHECK-LABEL: sum_that_wraps:
; CHECK: cltq
define i1 @sum_that_wraps(i64 %a) {
  %n = load i32, ptr @n
  %less = add i32 %n, -3
  %wide = sext i32 %less to i64
  %c = icmp slt i64 %a, %wide
  ret i1 %c
}

; CHECK-LABEL: signed_part:
; CHECK: movswl %di, %eax
; CHECK-NEXT: retq
define i32 @signed_part(i32 %a) {
  %up = shl i32 %a, 16
  %down = ashr exact i32 %up, 16
  ret i32 %down
}

; CHECK-LABEL: any_lane:
; CHECK: cmpq $0, (%rdi)
; CHECK-NEXT: sete %al
; CHECK-NEXT: retq
define i1 @any_lane(ptr %p) {
  %v = load <4 x i16>, ptr %p
  %any = call i16 @llvm.vector.reduce.or.v4i16(<4 x i16> %v)
  %none = icmp eq i16 %any, 0
  ret i1 %none
}

; CHECK-LABEL: two_numbers:
; CHECK: movabsq $12884901887, %[[BOTH:r..]]
; CHECK-NEXT: movq %[[BOTH]], pair(%rip)
; CHECK-NEXT: movq %[[BOTH]], pair+8(%rip)
; CHECK-NEXT: retq
define void @two_numbers() {
  store i32 -1, ptr @pair
  store i32 2, ptr getelementptr (i8, ptr @pair, i64 4)
  store i32 -1, ptr getelementptr (i8, ptr @pair, i64 8)
  store i32 2, ptr getelementptr (i8, ptr @pair, i64 12)
  ret void
}

; CHECK-LABEL: stored_back:
; CHECK-NOT: movw %{{.*}}, (%rdi)
; CHECK: retq
define i16 @stored_back(ptr %p) {
  %a = load i16, ptr %p
  %next = getelementptr i16, ptr %p, i64 4
  %b = load i16, ptr %next
  store i16 %a, ptr %p
  %sum = add i16 %a, %b
  ret i16 %sum
}

; What was stored in between has to go.
; CHECK-LABEL: stored_later:
; CHECK: movw %{{.*}}, (%rdi)
; CHECK: retq
define void @stored_later(ptr %p, ptr %q) {
  %a = load i16, ptr %p
  store i16 0, ptr %q
  store i16 %a, ptr %p
  ret void
}

; A number that is made by an instruction is made twice, and no register is saved for it.
; CHECK-LABEL: repeated:
; CHECK: xorl %edi, %edi
; CHECK: callq callee
; CHECK: xorl %eax, %eax
; CHECK-NOT: pushq %r14
define i64 @repeated(i64 %a) {
  %r = call i64 @callee(i64 0)
  %c = icmp eq i64 %r, %a
  br i1 %c, label %one, label %other
one:
  %s = call i64 @callee(i64 %a)
  ret i64 %s
other:
  ret i64 0
}

declare i64 @callee(i64)
declare i16 @llvm.vector.reduce.or.v4i16(<4 x i16>)

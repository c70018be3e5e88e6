; A comparison with zero disappears behind what has set the flags already, and tests of bits are as short as they can be.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s

; CHECK-LABEL: bits:
; CHECK: shrq $7
; CHECK-NOT: test
; CHECK: jne
define i32 @bits(i64 %x) {
  br label %loop

loop:
  %v = phi i64 [ %x, %0 ], [ %w, %loop ]
  %n = phi i32 [ 0, %0 ], [ %m, %loop ]
  %m = add i32 %n, 1
  %w = lshr i64 %v, 7
  %c = icmp eq i64 %w, 0
  br i1 %c, label %end, label %loop

end:
  ret i32 %m
}

; The carry of a sum is not that of a comparison with zero.
; CHECK-LABEL: unsigned:
; CHECK: addl
; CHECK: testl
; CHECK: jle
define i32 @unsigned(i32 %a, i32 %b) {
  %s = add i32 %a, %b
  %c = icmp sgt i32 %s, 0
  br i1 %c, label %yes, label %no

yes:
  ret i32 9

no:
  ret i32 7
}

; CHECK-LABEL: negative:
; CHECK: addl
; CHECK-NOT: test
; CHECK: {{jn?s}}
define i32 @negative(i32 %a, i32 %b) {
  %s = add i32 %a, %b
  %c = icmp slt i32 %s, 0
  br i1 %c, label %yes, label %no

yes:
  ret i32 7

no:
  ret i32 %s
}

; CHECK-LABEL: in_memory:
; CHECK: testb $24, 9(%rdi)
define i1 @in_memory(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 9
  %v = load i8, ptr %q
  %w = and i8 %v, 24
  %c = icmp ne i8 %w, 0
  ret i1 %c
}

; CHECK-LABEL: low_bits:
; CHECK: testb $12, %dil
define i32 @low_bits(i32 %x, i32 %a, i32 %b) {
  %w = and i32 %x, 12
  %c = icmp eq i32 %w, 0
  %r = select i1 %c, i32 %a, i32 %b
  ret i32 %r
}

; CHECK-LABEL: numbered_bit:
; CHECK: btl %esi, %edi
define i32 @numbered_bit(i32 %x, i32 %n, i32 %a, i32 %b) {
  %w = lshr i32 %x, %n
  %o = and i32 %w, 1
  %c = icmp eq i32 %o, 0
  %r = select i1 %c, i32 %a, i32 %b
  ret i32 %r
}

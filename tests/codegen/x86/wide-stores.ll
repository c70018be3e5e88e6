; Constants that are stored side by side, and numbers that are stored byte by byte, are stored at once.
; RUN: codewright llc -O2 %s -o - | FileCheck %s
target triple = "x86_64-linux-gnu"

define void @constants(ptr %p) {
; CHECK-LABEL: constants:
; CHECK: movl $65543, (%rdi)
; CHECK-NEXT: retq
  %q = getelementptr i8, ptr %p, i64 1
  %r = getelementptr i8, ptr %p, i64 2
  store i8 7, ptr %p
  store i16 1, ptr %r
  store i8 0, ptr %q
  ret void
}

define void @big(ptr %p, i32 %v) {
; CHECK-LABEL: big:
; CHECK: bswapl %esi
; CHECK-NEXT: movl %esi, (%rdi)
; CHECK-NEXT: retq
  %q = getelementptr i8, ptr %p, i64 1
  %r = getelementptr i8, ptr %p, i64 2
  %s = getelementptr i8, ptr %p, i64 3
  %a = lshr i32 %v, 24
  %b = lshr i32 %v, 16
  %c = lshr i32 %v, 8
  %a8 = trunc i32 %a to i8
  %b8 = trunc i32 %b to i8
  %c8 = trunc i32 %c to i8
  %d8 = trunc i32 %v to i8
  store i8 %a8, ptr %p
  store i8 %b8, ptr %q
  store i8 %c8, ptr %r
  store i8 %d8, ptr %s
  ret void
}

; Both write the same byte: the later one counts.
define void @overlap(ptr %p) {
; CHECK-LABEL: overlap:
; CHECK: movw $257, (%rdi)
; CHECK: movb $2, 1(%rdi)
  %q = getelementptr i8, ptr %p, i64 1
  store i16 257, ptr %p
  store i8 2, ptr %q
  ret void
}

; Who loads between them may load what the first one stored.
define i8 @load_between(ptr %p, ptr %o) {
; CHECK-LABEL: load_between:
; CHECK: movb $1, (%rdi)
; CHECK: movzbl (%rsi)
; CHECK: movb $2, 1(%rdi)
  %q = getelementptr i8, ptr %p, i64 1
  store i8 1, ptr %p
  %x = load i8, ptr %o
  store i8 2, ptr %q
  ret i8 %x
}

; The second address may be that of the first plus one.
define void @other_base(ptr %p, ptr %o) {
; CHECK-LABEL: other_base:
; CHECK: movb $1, (%rdi)
; CHECK-NEXT: movb $2, (%rsi)
; CHECK-NEXT: movb $3, 1(%rdi)
  %q = getelementptr i8, ptr %p, i64 1
  store i8 1, ptr %p
  store i8 2, ptr %o
  store i8 3, ptr %q
  ret void
}

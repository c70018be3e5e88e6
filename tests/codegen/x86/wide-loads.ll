; Numbers that are loaded byte by byte are loaded at once, with their bytes the other way round if need be.
; RUN: codewright llc -O2 %s -o - | FileCheck %s
target triple = "x86_64-linux-gnu"

define i32 @big(ptr %p) {
; CHECK-LABEL: big:
; CHECK: movl (%rdi), %eax
; CHECK-NEXT: bswapl %eax
; CHECK-NEXT: retq
  %q = getelementptr i8, ptr %p, i64 1
  %r = getelementptr i8, ptr %p, i64 2
  %s = getelementptr i8, ptr %p, i64 3
  %a = load i8, ptr %p
  %b = load i8, ptr %q
  %c = load i8, ptr %r
  %d = load i8, ptr %s
  %a32 = zext i8 %a to i32
  %b32 = zext i8 %b to i32
  %c32 = zext i8 %c to i32
  %d32 = zext i8 %d to i32
  %a24 = shl i32 %a32, 24
  %b16 = shl i32 %b32, 16
  %c8 = shl i32 %c32, 8
  %x = or i32 %a24, %b16
  %y = or i32 %x, %c8
  %z = or i32 %y, %d32
  ret i32 %z
}

define i32 @little_half(ptr %p) {
; CHECK-LABEL: little_half:
; CHECK: movzwl 6(%rdi), %eax
; CHECK-NEXT: retq
  %q = getelementptr i8, ptr %p, i64 6
  %r = getelementptr i8, ptr %p, i64 7
  %a = load i8, ptr %q
  %b = load i8, ptr %r
  %a32 = zext i8 %a to i32
  %b32 = zext i8 %b to i32
  %b8 = shl i32 %b32, 8
  %x = or i32 %b8, %a32
  ret i32 %x
}

; A store may change the second byte.
define i32 @store_between(ptr %p, ptr %o) {
; CHECK-LABEL: store_between:
; CHECK: movzbl (%rdi)
; CHECK: movb $1, (%rsi)
; CHECK: movzbl 1(%rdi)
  %q = getelementptr i8, ptr %p, i64 1
  %a = load i8, ptr %p
  store i8 1, ptr %o
  %b = load i8, ptr %q
  %a32 = zext i8 %a to i32
  %b32 = zext i8 %b to i32
  %b8 = shl i32 %b32, 8
  %x = or i32 %b8, %a32
  ret i32 %x
}

; A volatile access stays as it is.
define i32 @volatile(ptr %p) {
; CHECK-LABEL: volatile:
; CHECK-DAG: movzbl (%rdi)
; CHECK-DAG: movzbl 1(%rdi)
  %q = getelementptr i8, ptr %p, i64 1
  %a = load volatile i8, ptr %p
  %b = load volatile i8, ptr %q
  %a32 = zext i8 %a to i32
  %b32 = zext i8 %b to i32
  %b8 = shl i32 %b32, 8
  %x = or i32 %b8, %a32
  ret i32 %x
}

; Bytes with a gap between them are no number.
define i32 @gap(ptr %p) {
; CHECK-LABEL: gap:
; CHECK-DAG: movzbl (%rdi)
; CHECK-DAG: movzbl 2(%rdi)
  %q = getelementptr i8, ptr %p, i64 2
  %a = load i8, ptr %p
  %b = load i8, ptr %q
  %a32 = zext i8 %a to i32
  %b32 = zext i8 %b to i32
  %b8 = shl i32 %b32, 8
  %x = or i32 %b8, %a32
  ret i32 %x
}

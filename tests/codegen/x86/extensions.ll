; What writes 32 bits clears the rest: extending its result takes nothing.
; RUN: codewright llc -O2 %s -o - | FileCheck %s
target triple = "x86_64-linux-gnu"

define i64 @free(i32 %a, i32 %b) {
; CHECK-LABEL: free:
; CHECK: imull
; CHECK-NOT: movl %eax, %eax
; CHECK: retq
  %m = mul i32 %a, %b
  %s = lshr i32 %m, 3
  %z = zext i32 %s to i64
  ret i64 %z
}

; An argument may have anything above.
define i64 @moved(i32 %a) {
; CHECK-LABEL: moved:
; CHECK: movl %edi, %eax
; CHECK-NEXT: retq
  %z = zext i32 %a to i64
  ret i64 %z
}

; So may half of a wider number.
define i64 @half(i64 %a) {
; CHECK-LABEL: half:
; CHECK: movl %edi, %eax
; CHECK: retq
  %t = trunc i64 %a to i32
  %z = zext i32 %t to i64
  ret i64 %z
}

; A load clears what is above what it loads.
define i64 @loaded_byte(ptr %p) {
; CHECK-LABEL: loaded_byte:
; CHECK: movzbl (%rdi), %eax
; CHECK-NEXT: retq
  %x = load i8, ptr %p
  %y = zext i8 %x to i64
  ret i64 %y
}

define i64 @loaded_half(ptr %p) {
; CHECK-LABEL: loaded_half:
; CHECK: movl (%rdi), %eax
; CHECK-NEXT: retq
  %x = load i32, ptr %p
  %y = zext i32 %x to i64
  ret i64 %y
}

; Whatever is above the result does not matter.
define i8 @anything_above(ptr %p) {
; CHECK-LABEL: anything_above:
; CHECK: movzbl (%rdi), %eax
; CHECK-NEXT: retq
  %x = load i8, ptr %p
  ret i8 %x
}

; At -O0 the second function of a shape is made like the first one: what its returns take off the stack, too.
; RUN: llc -mtriple=i686-linux-gnu -O0 %s -o - | FileCheck %s --check-prefix=X86
; RUN: llc -mtriple=x86_64-linux-gnu -O0 %s -o - | FileCheck %s --check-prefix=X64

; X86-LABEL: first:
; X86: retl $12
; X64-LABEL: first:
; X64: retq $8
define tailcc i32 @first(i32 %a, i32 %b) {
  ret i32 %b
}

; X86-LABEL: second:
; X86: retl $12
; X64-LABEL: second:
; X64: retq $8
define tailcc i32 @second(i32 %a, i32 %b) {
  ret i32 %b
}

; X86-LABEL: third:
; X86: retl $12
; X64-LABEL: third:
; X64: retq $8
define tailcc i32 @third(i32 %a, i32 %b) {
  ret i32 %a
}

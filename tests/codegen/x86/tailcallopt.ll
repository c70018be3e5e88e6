; With -tailcallopt, callees of fastcc take their arguments off the stack, so any of them may be jumped to.
; RUN: llc -mtriple=x86_64-linux-gnu -tailcallopt %s -o - | FileCheck %s --check-prefix=X64
; RUN: llc -mtriple=i686-linux-gnu -tailcallopt %s -o - | FileCheck %s --check-prefix=X86
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s --check-prefix=PLAIN
; RUN: not llc -mtriple=riscv64-linux-gnu -tailcallopt %s -o - 2>&1 | FileCheck %s --check-prefix=OTHER
; OTHER: '-tailcallopt' is supported for x86 only

declare fastcc i64 @nine(i64, i64, i64, i64, i64, i64, i64, i64, i64)
declare fastcc i32 @four(i32, i32, i32, i32)

; X64-LABEL: more:
; X64: subq $16, %rsp
; X64: jmp nine
; X86-LABEL: more:
; X86: jmp nine
; PLAIN-LABEL: more:
; PLAIN: callq nine
define fastcc i64 @more(i64 %a) {
  %r = tail call fastcc i64 @nine(i64 %a, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8)
  ret i64 %r
}

; Areas end a return address below a multiple of 16.
; X64-LABEL: returns:
; X64: retq $24
; X86-LABEL: returns:
; X86: retl $60
; PLAIN-LABEL: returns:
; PLAIN: retq{{$}}
define fastcc i64 @returns(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h) {
  ret i64 %h
}

; Only what the source says: this one is a call.
; X86-LABEL: calls:
; X86: calll four
; X86: retl $12
define fastcc i32 @calls(i32 %a, i32 %b, i32 %c) {
  %r = notail call fastcc i32 @four(i32 %a, i32 %b, i32 %c, i32 1)
  ret i32 %r
}

; Of the convention of C, nothing is different.
; X86-LABEL: other:
; X86: calll four
; X86-NEXT: subl $12, %esp
; X86: retl{{$}}
define i32 @other(i32 %a, i32 %b, i32 %c) {
  %r = tail call fastcc i32 @four(i32 %a, i32 %b, i32 %c, i32 1)
  ret i32 %r
}

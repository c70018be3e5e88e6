; A switch over a byte compares a register that is extended once, by the load. Bits are tested by the number itself where that
; is small. How sparse a table may be is a matter of cases, not of ranges.
; RUN: llc -mtriple=x86_64-linux-gnu -O2 %s -o - | FileCheck %s

; CHECK-LABEL: space:
; CHECK: movzbl (%rdi), %[[C:e..]]
; CHECK-NOT: add
; CHECK: cmpl $32, %[[C]]
; CHECK-NEXT: ja
; CHECK-NOT: movzbl
; CHECK: btq %r{{..}}, %r{{..}}
define i32 @space(ptr %p) {
  %c = load i8, ptr %p
  switch i8 %c, label %no [ i8 9, label %yes
                            i8 10, label %yes
                            i8 13, label %yes
                            i8 32, label %yes ]
yes:
  ret i32 7
no:
  ret i32 3
}

; Ten digits make a table of ninety entries dense enough.
; CHECK-LABEL: token:
; CHECK: movzbl (%rdi), %[[T:e..]]
; CHECK: addl $-34, %[[T]]
; CHECK-NEXT: cmpl $89, %[[T]]
; CHECK-NEXT: ja
; CHECK-NOT: movzbl
; CHECK: jmpq *.LJTI{{.*}}(,%r{{..}},8)
define i32 @token(ptr %p, i32 %a, i32 %b) {
  %c = load i8, ptr %p
  switch i8 %c, label %none [ i8 34, label %string
                              i8 45, label %number
                              i8 48, label %number
                              i8 49, label %number
                              i8 50, label %number
                              i8 51, label %number
                              i8 52, label %number
                              i8 53, label %number
                              i8 54, label %number
                              i8 55, label %number
                              i8 56, label %number
                              i8 57, label %number
                              i8 91, label %array
                              i8 123, label %object ]
none:
  ret i32 %a
string:
  %x = xor i32 %a, %b
  ret i32 %x
number:
  %s = add i32 %a, %b
  ret i32 %s
array:
  %m = mul i32 %a, %b
  ret i32 %m
object:
  %d = sub i32 %a, %b
  ret i32 %d
}

; Numbers with the top bit are above the others.
; CHECK-LABEL: high:
; CHECK: movzbl %dil, %[[H:e..]]
; CHECK: {{cmpl \$(128|127|129|251), |addl \$-}}{{.*}}%[[H]]
define i32 @high(i8 %c) {
  switch i8 %c, label %no [ i8 -1, label %yes
                            i8 -5, label %other
                            i8 127, label %other
                            i8 -128, label %yes
                            i8 3, label %yes ]
yes:
  ret i32 7
other:
  ret i32 9
no:
  ret i32 3
}

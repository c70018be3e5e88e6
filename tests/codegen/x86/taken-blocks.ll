; The labels of blocks whose address is taken are the same whether a module was read from bitcode or, on the way, from the text
; in a .mir file, which mentions blocks in another order than they have.
; RUN: codewright as %s -o %t.bc
; RUN: codewright llc -O2 %t.bc -o %t.straight
; RUN: codewright llc -O2 -stop-after=greedy %t.bc -o %t.mir
; RUN: codewright llc -O2 -start-after=greedy %t.mir -o %t.resumed
; RUN: diff %t.straight %t.resumed
; RUN: FileCheck %s --input-file=%t.straight
target triple = "x86_64-linux-gnu"

; CHECK: .Lblock1_1:
; CHECK: .Lblock1_2:
; CHECK: .quad .Lblock1_1
; CHECK-NEXT: .quad .Lblock1_2
@places = constant [2 x ptr] [ptr blockaddress(@jumps, %one), ptr blockaddress(@jumps, %two)]

define i32 @first(i1 %c) {
  %r = select i1 %c, i32 1, i32 2
  ret i32 %r
}

define i32 @jumps(i64 %n, i1 %c) {
entry:
  %place = getelementptr ptr, ptr @places, i64 %n
  %to = load ptr, ptr %place
  br i1 %c, label %four, label %three
one:
  ret i32 10
two:
  ret i32 20
three:
  indirectbr ptr %to, [label %two, label %one]
four:
  ret i32 40
}

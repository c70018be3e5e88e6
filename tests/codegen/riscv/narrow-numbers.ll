; A number of 32 bits is extended where it is made, and not again where it is used: round a loop, and in other blocks.
; RUN: llc -mtriple=riscv64 -mattr=+m -O2 < %s | FileCheck %s
; RUN: llc -mtriple=riscv64 -mattr=+m -O2 -stop-after=narrow-numbers < %s | FileCheck %s --check-prefix=MIR

declare void @use(i32 signext)

; CHECK-LABEL: counter:
; CHECK: mv a0, [[COUNTER:s[0-9]+]]
; CHECK-NEXT: call use
; CHECK-NEXT: addiw [[COUNTER]], [[COUNTER]], 1
; CHECK-NEXT: blt [[COUNTER]],
; MIR-LABEL: name: counter
; MIR: [[I:%[0-9]+]]:gpr = PHI
; MIR: = COPY [[I]]
; MIR: = ADDIW [[I]], 1
; MIR: = ADDIW [[I]], 1
define void @counter(i32 signext %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %body, label %exit
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  call void @use(i32 signext %i)
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %body, label %exit
exit:
  ret void
}

; A load extends.
; CHECK-LABEL: loaded:
; CHECK: lw a0, 0(a0)
; CHECK-NOT: sext.w
; CHECK: slti a0, a0, 7
define i32 @loaded(ptr %p, i1 %c) {
  %x = load i32, ptr %p
  br i1 %c, label %a, label %b
a:
  %y = icmp slt i32 %x, 7
  %z = zext i1 %y to i32
  ret i32 %z
b:
  ret i32 4
}

; So do arguments, if their caller extends them.
; CHECK-LABEL: argument:
; CHECK-NOT: sext.w
; CHECK: slti a0, a0, 7
define i32 @argument(i32 signext %x, i1 %c) {
  br i1 %c, label %a, label %b
a:
  %y = icmp slt i32 %x, 7
  %z = zext i1 %y to i32
  ret i32 %z
b:
  ret i32 4
}

; One that others want whole stays as it is.
; CHECK-LABEL: whole:
; CHECK: add [[SUM:a[0-9]+]], a0, a1
; CHECK: sd [[SUM]], 0(a2)
; CHECK: sext.w
define i32 @whole(i64 %x, i64 %y, ptr %p, i1 %c) {
  %sum = add i64 %x, %y
  store i64 %sum, ptr %p
  br i1 %c, label %a, label %b
a:
  %low = trunc i64 %sum to i32
  %less = icmp slt i32 %low, 7
  %z = zext i1 %less to i32
  ret i32 %z
b:
  ret i32 4
}

; The machine code of selection says which registers are known to have such numbers, so that compilation can go on from it.
; RUN: llc -mtriple=riscv64 -mattr=+m -O2 -stop-after=finalize-isel -o %t.mir < %s
; RUN: FileCheck %s --check-prefix=FLAGS < %t.mir
; RUN: llc -mtriple=riscv64 -mattr=+m -O2 -start-after=finalize-isel -o - %t.mir | FileCheck %s --check-prefix=AGAIN
; FLAGS-LABEL: name: from
; FLAGS: flags: [ NARROW ]
; AGAIN-LABEL: from:
; AGAIN-NOT: sext.w
; AGAIN: .size from
define void @from(i32 signext %start, i32 signext %n) {
entry:
  br label %body
body:
  %i = phi i32 [ %start, %entry ], [ %next, %body ]
  call void @use(i32 signext %i)
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %body, label %exit
exit:
  ret void
}

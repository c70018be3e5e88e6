; The dispatch of an interpreter stands behind each operation before registers are given out: the variables of the
; interpreter stay in their registers, also where an operation reads the old value beside the new one.
; RUN: llc -mtriple=x86_64-linux-gnu -O2 %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -O2 -stop-after=early-tailduplication %s -o - | FileCheck %s --check-prefix=MIR
; RUN: llc -mtriple=x86_64-linux-gnu -O2 -regalloc=basic %s -o - | FileCheck %s
@table = internal constant [3 x ptr] [ptr blockaddress(@run, %push), ptr blockaddress(@run, %add), ptr blockaddress(@run, %halt)]

; The update of the pointer is behind the load of the next operation.
; MIR: bb.2.add:
; MIR: MOVSX64rm32 %[[PC:[0-9]+]], 1
; MIR-NEXT: %[[NEXT:[0-9]+]]:gr64 = ADD64ri8 %[[PC]](tied-def 0), 4
; MIR: %[[PC]]:gr64 = COPY %[[NEXT]]
; MIR-NEXT: JMP64m
; CHECK-LABEL: run:
; An operation: nothing but the sum, the two updates, and the next operation.
; CHECK: addq %r{{[a-z0-9]+}}, -16(%[[SP:[a-z]+]])
; CHECK-NOT: %{{.*}}mov{{.*}}%[[SP]]
; CHECK: addq $-8, %[[SP]]
; CHECK-NEXT: movslq (%[[PC:[a-z]+]]), %[[OP:[a-z0-9]+]]
; CHECK-NEXT: {{addq \$4, %|leaq 4\(%[a-z]+\), %}}[[PC]]
; CHECK-NEXT: jmpq *table(,%[[OP]],8)
define i64 @run(ptr %code) {
entry:
  %stack = alloca [64 x i64]
  %first = getelementptr i8, ptr %code, i64 4
  br label %dispatch

push:
  %after = getelementptr i8, ptr %next, i64 4
  %number = load i32, ptr %next
  %wide = sext i32 %number to i64
  store i64 %wide, ptr %sp
  %up = getelementptr i8, ptr %sp, i64 8
  %beyond = getelementptr i8, ptr %next, i64 8
  br label %dispatch

add:
  %down = getelementptr i8, ptr %sp, i64 -8
  %b = load i64, ptr %down
  %below = getelementptr i8, ptr %sp, i64 -16
  %a = load i64, ptr %below
  %sum = add i64 %a, %b
  store i64 %sum, ptr %below
  %step = getelementptr i8, ptr %next, i64 4
  br label %dispatch

halt:
  %top = getelementptr i8, ptr %sp, i64 -8
  %result = load i64, ptr %top
  ret i64 %result

dispatch:
  %pc = phi ptr [ %code, %entry ], [ %after, %push ], [ %next, %add ]
  %next = phi ptr [ %first, %entry ], [ %beyond, %push ], [ %step, %add ]
  %sp = phi ptr [ %stack, %entry ], [ %up, %push ], [ %down, %add ]
  %op = load i32, ptr %pc
  %index = sext i32 %op to i64
  %place = getelementptr [3 x ptr], ptr @table, i64 0, i64 %index
  %to = load ptr, ptr %place
  indirectbr ptr %to, [label %push, label %add, label %halt]
}

; As clang has it: operations meet in a block of PHIs before the dispatch, which the entry reaches as well, and an operation
; ends behind a rare call. The old value of the pointer is what the next operation is loaded from, beyond two PHIs.
@traced_table = internal constant [3 x ptr] [ptr blockaddress(@traced, %inc), ptr blockaddress(@traced, %skip), ptr blockaddress(@traced, %halt)]
declare i32 @trace(ptr, ptr)
; CHECK-LABEL: traced:
; CHECK: incq
; CHECK: testl
; CHECK-NEXT: jne
; CHECK: movl (%[[PC:r[a-z0-9]+]]), %[[OP:[a-z0-9]+]]
; CHECK-NEXT: andl
; CHECK-NEXT: {{addq \$4, %|leaq 4\(%r[a-z0-9]+\), %}}[[PC]]
; CHECK-NOT: movq
; CHECK: jmpq *traced_table
define i64 @traced(ptr %state, ptr %code, i32 %mode) {
entry:
  %first = getelementptr i8, ptr %code, i64 4
  br label %dispatch

inc:
  %n = load i64, ptr %state
  %n1 = add i64 %n, 1
  store i64 %n1, ptr %state
  %quiet = icmp eq i32 %trap, 0
  br i1 %quiet, label %inc.next, label %inc.traced, !prof !0

inc.traced:
  %trap.inc = call i32 @trace(ptr %state, ptr %next)
  br label %inc.next

inc.next:
  %inc.trap = phi i32 [ 0, %inc ], [ %trap.inc, %inc.traced ]
  %inc.after = getelementptr i8, ptr %next, i64 4
  br label %meet

skip:
  %word = load i32, ptr %next
  %wide = sext i32 %word to i64
  %at = getelementptr i8, ptr %next, i64 %wide
  %skip.after = getelementptr i8, ptr %at, i64 4
  br label %meet

halt:
  %result = load i64, ptr %state
  ret i64 %result

meet:
  %m.pc = phi ptr [ %next, %inc.next ], [ %at, %skip ]
  %m.trap = phi i32 [ %inc.trap, %inc.next ], [ %trap, %skip ]
  %m.next = phi ptr [ %inc.after, %inc.next ], [ %skip.after, %skip ]
  br label %dispatch

dispatch:
  %pc = phi ptr [ %code, %entry ], [ %m.pc, %meet ]
  %trap = phi i32 [ %mode, %entry ], [ %m.trap, %meet ]
  %next = phi ptr [ %first, %entry ], [ %m.next, %meet ]
  %op = load i32, ptr %pc
  %low = and i32 %op, 3
  %index = zext nneg i32 %low to i64
  %place = getelementptr ptr, ptr @traced_table, i64 %index
  %to = load ptr, ptr %place
  indirectbr ptr %to, [label %inc, label %skip, label %halt]
}
!0 = !{!"branch_weights", i32 2000, i32 1}

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

; Operations that meet in a block with nothing but PHIs, next to the entry, get the dispatch, too.
; CHECK-LABEL: meets:
; CHECK: addq %r{{[a-z0-9]+}}, -16(%[[SP:[a-z]+]])
; CHECK-NOT: %{{.*}}mov{{.*}}%[[SP]]
; CHECK: addq $-8, %[[SP]]
; CHECK-NEXT: movslq (%[[PC:[a-z]+]]), %[[OP:[a-z0-9]+]]
; CHECK-NEXT: {{addq \$4, %|leaq 4\(%[a-z]+\), %}}[[PC]]
; CHECK-NEXT: jmpq *other(,%[[OP]],8)
@other = internal constant [3 x ptr] [ptr blockaddress(@meets, %push), ptr blockaddress(@meets, %add), ptr blockaddress(@meets, %halt)]
define i64 @meets(ptr %code) {
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
  br label %meet

add:
  %down = getelementptr i8, ptr %sp, i64 -8
  %b = load i64, ptr %down
  %below = getelementptr i8, ptr %sp, i64 -16
  %a = load i64, ptr %below
  %sum = add i64 %a, %b
  store i64 %sum, ptr %below
  %step = getelementptr i8, ptr %next, i64 4
  br label %meet

halt:
  %top = getelementptr i8, ptr %sp, i64 -8
  %result = load i64, ptr %top
  ret i64 %result

meet:
  %pc.m = phi ptr [ %after, %push ], [ %next, %add ]
  %next.m = phi ptr [ %beyond, %push ], [ %step, %add ]
  %sp.m = phi ptr [ %up, %push ], [ %down, %add ]
  br label %dispatch

dispatch:
  %pc = phi ptr [ %code, %entry ], [ %pc.m, %meet ]
  %next = phi ptr [ %first, %entry ], [ %next.m, %meet ]
  %sp = phi ptr [ %stack, %entry ], [ %sp.m, %meet ]
  %op = load i32, ptr %pc
  %index = sext i32 %op to i64
  %place = getelementptr [3 x ptr], ptr @other, i64 0, i64 %index
  %to = load ptr, ptr %place
  indirectbr ptr %to, [label %push, label %add, label %halt]
}

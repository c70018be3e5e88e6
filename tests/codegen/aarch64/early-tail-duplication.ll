; The dispatch of an interpreter stands behind each operation: also where what meets there has two register classes, one within
; the other, and where many copies are left of the PHIs of an operation.
; RUN: llc -mtriple=aarch64-linux-gnu -O2 -stop-after=early-tailduplication %s -o - | FileCheck %s
; RUN: llc -mtriple=aarch64-linux-gnu -O2 %s -o - | FileCheck %s --check-prefix=ASM

@table = internal constant [2 x ptr] [ptr blockaddress(@meet, %inc), ptr blockaddress(@meet, %halt)]
@wide_table = internal constant [2 x ptr] [ptr blockaddress(@copies, %add), ptr blockaddress(@copies, %halt)]

; CHECK-LABEL: name: meet
; CHECK-COUNT-3: BR %
define i64 @meet(ptr %state, ptr %code, i64 %by) {
entry:
  br label %dispatch

inc:
  %n = load i64, ptr %state
  %n1 = add i64 %n, %by
  store i64 %n1, ptr %state
  %odd = trunc i64 %n1 to i1
  br i1 %odd, label %one, label %two

one:
  %one.next = getelementptr i8, ptr %pc, i64 1
  br label %join

two:
  %two.next = getelementptr i8, ptr %pc, i64 2
  br label %join

halt:
  %result = load i64, ptr %state
  ret i64 %result

join:
  %next = phi ptr [ %one.next, %one ], [ %two.next, %two ]
  br label %dispatch

dispatch:
  %pc = phi ptr [ %code, %entry ], [ %next, %join ]
  %op = load i8, ptr %pc
  %index = zext i8 %op to i64
  %place = getelementptr [2 x ptr], ptr @table, i64 0, i64 %index
  %to = load ptr, ptr %place
  indirectbr ptr %to, [label %inc, label %halt]
}

; CHECK-LABEL: name: copies
; CHECK-COUNT-2: BR %
define void @copies(ptr %state, ptr %code) {
entry:
  %p0 = getelementptr i64, ptr %state, i64 4
  %v0 = load volatile i64, ptr %p0
  %p1 = getelementptr i64, ptr %state, i64 5
  %v1 = load volatile i64, ptr %p1
  %p2 = getelementptr i64, ptr %state, i64 6
  %v2 = load volatile i64, ptr %p2
  %p3 = getelementptr i64, ptr %state, i64 7
  %v3 = load volatile i64, ptr %p3
  %p4 = getelementptr i64, ptr %state, i64 8
  %v4 = load volatile i64, ptr %p4
  %p5 = getelementptr i64, ptr %state, i64 9
  %v5 = load volatile i64, ptr %p5
  %p6 = getelementptr i64, ptr %state, i64 10
  %v6 = load volatile i64, ptr %p6
  %p7 = getelementptr i64, ptr %state, i64 11
  %v7 = load volatile i64, ptr %p7
  %p8 = getelementptr i64, ptr %state, i64 12
  %v8 = load volatile i64, ptr %p8
  %p9 = getelementptr i64, ptr %state, i64 13
  %v9 = load volatile i64, ptr %p9
  %p10 = getelementptr i64, ptr %state, i64 14
  %v10 = load volatile i64, ptr %p10
  %p11 = getelementptr i64, ptr %state, i64 15
  %v11 = load volatile i64, ptr %p11
  %p12 = getelementptr i64, ptr %state, i64 16
  %v12 = load volatile i64, ptr %p12
  %p13 = getelementptr i64, ptr %state, i64 17
  %v13 = load volatile i64, ptr %p13
  %p14 = getelementptr i64, ptr %state, i64 18
  %v14 = load volatile i64, ptr %p14
  %p15 = getelementptr i64, ptr %state, i64 19
  %v15 = load volatile i64, ptr %p15
  %p16 = getelementptr i64, ptr %state, i64 20
  %v16 = load volatile i64, ptr %p16
  %p17 = getelementptr i64, ptr %state, i64 21
  %v17 = load volatile i64, ptr %p17
  br label %dispatch

add:
  %n = load i64, ptr %state
  %n1 = add i64 %n, 1
  store i64 %n1, ptr %state
  %full = icmp eq i64 %n1, 100
  br i1 %full, label %halt, label %more

more:
  %next = getelementptr i8, ptr %pc, i64 1
  store ptr %next, ptr %code
  br label %dispatch

halt:
  %r0 = phi i64 [ %v0, %dispatch ], [ 0, %add ]
  %r1 = phi i64 [ %v1, %dispatch ], [ 1, %add ]
  %r2 = phi i64 [ %v2, %dispatch ], [ 2, %add ]
  %r3 = phi i64 [ %v3, %dispatch ], [ 3, %add ]
  %r4 = phi i64 [ %v4, %dispatch ], [ 4, %add ]
  %r5 = phi i64 [ %v5, %dispatch ], [ 5, %add ]
  %r6 = phi i64 [ %v6, %dispatch ], [ 6, %add ]
  %r7 = phi i64 [ %v7, %dispatch ], [ 7, %add ]
  %r8 = phi i64 [ %v8, %dispatch ], [ 8, %add ]
  %r9 = phi i64 [ %v9, %dispatch ], [ 9, %add ]
  %r10 = phi i64 [ %v10, %dispatch ], [ 10, %add ]
  %r11 = phi i64 [ %v11, %dispatch ], [ 11, %add ]
  %r12 = phi i64 [ %v12, %dispatch ], [ 12, %add ]
  %r13 = phi i64 [ %v13, %dispatch ], [ 13, %add ]
  %r14 = phi i64 [ %v14, %dispatch ], [ 14, %add ]
  %r15 = phi i64 [ %v15, %dispatch ], [ 15, %add ]
  %r16 = phi i64 [ %v16, %dispatch ], [ 16, %add ]
  %r17 = phi i64 [ %v17, %dispatch ], [ 17, %add ]
  %q0 = getelementptr i64, ptr %state, i64 40
  store i64 %r0, ptr %q0
  %q1 = getelementptr i64, ptr %state, i64 41
  store i64 %r1, ptr %q1
  %q2 = getelementptr i64, ptr %state, i64 42
  store i64 %r2, ptr %q2
  %q3 = getelementptr i64, ptr %state, i64 43
  store i64 %r3, ptr %q3
  %q4 = getelementptr i64, ptr %state, i64 44
  store i64 %r4, ptr %q4
  %q5 = getelementptr i64, ptr %state, i64 45
  store i64 %r5, ptr %q5
  %q6 = getelementptr i64, ptr %state, i64 46
  store i64 %r6, ptr %q6
  %q7 = getelementptr i64, ptr %state, i64 47
  store i64 %r7, ptr %q7
  %q8 = getelementptr i64, ptr %state, i64 48
  store i64 %r8, ptr %q8
  %q9 = getelementptr i64, ptr %state, i64 49
  store i64 %r9, ptr %q9
  %q10 = getelementptr i64, ptr %state, i64 50
  store i64 %r10, ptr %q10
  %q11 = getelementptr i64, ptr %state, i64 51
  store i64 %r11, ptr %q11
  %q12 = getelementptr i64, ptr %state, i64 52
  store i64 %r12, ptr %q12
  %q13 = getelementptr i64, ptr %state, i64 53
  store i64 %r13, ptr %q13
  %q14 = getelementptr i64, ptr %state, i64 54
  store i64 %r14, ptr %q14
  %q15 = getelementptr i64, ptr %state, i64 55
  store i64 %r15, ptr %q15
  %q16 = getelementptr i64, ptr %state, i64 56
  store i64 %r16, ptr %q16
  %q17 = getelementptr i64, ptr %state, i64 57
  store i64 %r17, ptr %q17
  ret void

dispatch:
  %pc = phi ptr [ %code, %entry ], [ %next, %more ]
  %op = load i8, ptr %pc
  %index = zext i8 %op to i64
  %place = getelementptr [2 x ptr], ptr @wide_table, i64 0, i64 %index
  %to = load ptr, ptr %place
  indirectbr ptr %to, [label %add, label %halt]
}

; Here the dispatch itself makes what its PHI gets from the operations: every copy steps on.
@step_table = internal constant [3 x ptr] [ptr blockaddress(@step, %up), ptr blockaddress(@step, %down), ptr blockaddress(@step, %halt)]
; ASM-LABEL:   step:
; ASM:         add x[[PC:[0-9]+]], x0, #1
; ASM-COUNT-2: ldrb w{{[0-9]+}}, [x[[PC]]], #1
define i32 @step(ptr %code) {
entry:
  br label %dispatch

up:
  %more = add i32 %n, 1
  br label %meet

down:
  %less = sub i32 %n, 1
  br label %meet

meet:
  %changed = phi i32 [ %more, %up ], [ %less, %down ]
  br label %dispatch

halt:
  ret i32 %n

dispatch:
  %n = phi i32 [ 1, %entry ], [ %changed, %meet ]
  %pc = phi ptr [ %code, %entry ], [ %next, %meet ]
  %op = load i8, ptr %pc
  %next = getelementptr i8, ptr %pc, i64 1
  %index = zext i8 %op to i64
  %place = getelementptr [3 x ptr], ptr @step_table, i64 0, i64 %index
  %to = load ptr, ptr %place
  indirectbr ptr %to, [label %up, label %down, label %halt]
}

; Constants that a computed jump brings to its targets are made there, not all of them before the jump; and the jump stands
; behind every operation, even if it comes with a call.
; RUN: llc -mtriple=x86_64-linux-gnu -O2 %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -O2 %s -o - | FileCheck %s --check-prefix=JUMPS
@table = constant [3 x ptr] [ptr blockaddress(@run, %one), ptr blockaddress(@run, %two), ptr blockaddress(@run, %end)]
declare void @execute(i32)

; CHECK-LABEL: run:
; CHECK-DAG: movl $11, %edi
; CHECK-DAG: movl $22, %edi
; CHECK: .size run
; JUMPS-COUNT-2: jmpq *
; JUMPS-NOT: jmpq
define void @run(ptr %code, i32 %first) {
entry:
  switch i32 %first, label %end [
    i32 1, label %one
    i32 2, label %two
    i32 7, label %one
  ]
one:
  %at1 = phi ptr [ %next, %dispatch ], [ %code, %entry ], [ %code, %entry ]
  %what1 = phi i32 [ 11, %dispatch ], [ 0, %entry ], [ 0, %entry ]
  br label %dispatch
two:
  %at2 = phi ptr [ %next, %dispatch ], [ %code, %entry ]
  %what2 = phi i32 [ 22, %dispatch ], [ 5, %entry ]
  br label %dispatch
dispatch:
  %at = phi ptr [ %at1, %one ], [ %at2, %two ]
  %what = phi i32 [ %what1, %one ], [ %what2, %two ]
  call void @execute(i32 %what)
  %next = getelementptr i32, ptr %at, i64 1
  %op = load i32, ptr %at
  %i = sext i32 %op to i64
  %slot = getelementptr ptr, ptr @table, i64 %i
  %to = load ptr, ptr %slot
  indirectbr ptr %to, [label %one, label %two, label %end]
end:
  ret void
}

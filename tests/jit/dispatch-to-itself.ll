; An indirect branch that may lead back to its own block: what the block's PHIs get there is not lost where operations have
; copies of it. Each dispatch is counted once.
; RUN: lli -force-interpreter %s | FileCheck %s
; RUN: lli -O0 %s | FileCheck %s
; RUN: lli -O2 %s | FileCheck %s
; CHECK: 24 16 8
@table = internal constant [3 x ptr] [ptr blockaddress(@run, %dispatch), ptr blockaddress(@run, %inc), ptr blockaddress(@run, %halt)]
@code = internal constant [8 x i32] [i32 0, i32 0, i32 1, i32 0, i32 1, i32 0, i32 0, i32 2]
@count = internal global i64 0
@format = private constant [13 x i8] c"%ld %ld %ld\0A\00"
declare i32 @printf(ptr, ...)

define i64 @run(ptr %c, i64 %x, i64 %y) noinline {
entry:
  br label %dispatch

inc:
  %a1 = mul i64 %a, 3
  %b1 = add i64 %b, 1
  %pc1 = getelementptr i8, ptr %pc, i64 4
  br label %dispatch

halt:
  %s = shl i64 %a, 20
  %r = add i64 %s, %b
  ret i64 %r

dispatch:
  %pc = phi ptr [ %c, %entry ], [ %pc1, %inc ], [ %pc2, %dispatch ]
  %a = phi i64 [ %x, %entry ], [ %a1, %inc ], [ %b, %dispatch ]
  %b = phi i64 [ %y, %entry ], [ %b1, %inc ], [ %a, %dispatch ]
  %before = load i64, ptr @count
  %after = add i64 %before, 1
  store i64 %after, ptr @count
  %op = load i32, ptr %pc
  %pc2 = getelementptr i8, ptr %pc, i64 4
  %i = sext i32 %op to i64
  %place = getelementptr [3 x ptr], ptr @table, i64 0, i64 %i
  %to = load ptr, ptr %place
  indirectbr ptr %to, [label %dispatch, label %inc, label %halt]
}

define i32 @main() {
  %v = call i64 @run(ptr @code, i64 5, i64 7)
  %a = lshr i64 %v, 20
  %b = and i64 %v, 1048575
  %n = load i64, ptr @count
  call i32 (ptr, ...) @printf(ptr @format, i64 %a, i64 %b, i64 %n)
  ret i32 0
}

; With -tier-up-after=N a function is compiled without optimization when it is first called, and once more with it after N calls.
; Calls count whether they come from a loop or from the function itself; a function that is called less often is compiled once.
; Results are the same on both sides of the change, which happens in the middle of a recursion here.
; RUN: lli -tier-up-after=100 -jit-stats %s > %t.out 2> %t.err
; RUN: FileCheck %s --input-file=%t.out
; RUN: FileCheck %s --input-file=%t.err --check-prefix=STATS
; RUN: lli -tier-up-after=5000 -jit-stats %s 2>&1 | FileCheck %s --check-prefix=NEVER
; CHECK: 20100 45150
; STATS: 4 functions compiled when they were called
; STATS-NEXT: 2 of them compiled again, since they were called often
; NEVER: 0 of them compiled again

@text = private constant [8 x i8] c"%d %ld\0A\00"

declare i32 @printf(ptr, ...)

define i32 @often(i32 %sum, i32 %x) {
  %new = add i32 %sum, %x
  ret i32 %new
}

define i64 @down(i64 %n) noinline {
entry:
  %zero = icmp eq i64 %n, 0
  br i1 %zero, label %end, label %more

more:
  %less = sub i64 %n, 1
  %below = call i64 @down(i64 %less)
  %sum = add i64 %below, %n
  ret i64 %sum

end:
  ret i64 0
}

define void @once(i32 %a, i64 %b) {
  %n = call i32 (ptr, ...) @printf(ptr @text, i32 %a, i64 %b)
  ret void
}

define i32 @main() {
entry:
  br label %loop

loop:
  %i = phi i32 [ 1, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %new, %loop ]
  %new = call i32 @often(i32 %sum, i32 %i)
  %next = add i32 %i, 1
  %more = icmp ule i32 %next, 200
  br i1 %more, label %loop, label %end

end:
  %deep = call i64 @down(i64 300)
  call void @once(i32 %new, i64 %deep)
  ret i32 0
}

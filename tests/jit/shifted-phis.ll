; PHIs of a loop that hand their values on, each to the next: all are read before one is written.
; RUN: lli -force-interpreter %s | FileCheck %s
; RUN: lli -O0 %s | FileCheck %s
; RUN: lli -O2 %s | FileCheck %s
; CHECK: 32
; CHECK-NEXT: 32
; CHECK-NEXT: -1
; CHECK-NEXT: 32
; CHECK-NEXT: 32
; CHECK-NEXT: -1
@format = private constant [5 x i8] c"%ld\0A\00"
declare i32 @printf(ptr, ...)

define i64 @shifted(i64 %start, i64 %turns) noinline {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %third = phi i64 [ -1, %entry ], [ %out, %loop ]
  %first = phi i64 [ %start, %entry ], [ %second, %loop ]
  %second = phi i64 [ %start, %entry ], [ %third, %loop ]
  %out = freeze i64 %first
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %turns
  br i1 %more, label %loop, label %exit

exit:
  ret i64 %out
}

define i32 @main() {
entry:
  br label %loop

loop:
  %turns = phi i64 [ 1, %entry ], [ %next, %loop ]
  %value = call i64 @shifted(i64 32, i64 %turns)
  call i32 (ptr, ...) @printf(ptr @format, i64 %value)
  %next = add i64 %turns, 1
  %more = icmp ult i64 %next, 7
  br i1 %more, label %loop, label %exit

exit:
  ret i32 0
}

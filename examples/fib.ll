; The Fibonacci numbers below a hundred, counted and printed.
@line = private constant [14 x i8] c"fib(%d) = %d\0A\00"

declare i32 @printf(ptr, ...)

define i32 @fib(i32 %n) {
entry:
  %small = icmp slt i32 %n, 2
  br i1 %small, label %done, label %recurse

recurse:
  %n1 = sub nsw i32 %n, 1
  %n2 = sub nsw i32 %n, 2
  %a = call i32 @fib(i32 %n1)
  %b = call i32 @fib(i32 %n2)
  %sum = add nsw i32 %a, %b
  br label %done

done:
  %result = phi i32 [ %n, %entry ], [ %sum, %recurse ]
  ret i32 %result
}

define i32 @main() {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %f = call i32 @fib(i32 %i)
  %printed = call i32 (ptr, ...) @printf(ptr @line, i32 %i, i32 %f)
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %f, 89
  br i1 %more, label %loop, label %exit

exit:
  ret i32 0
}

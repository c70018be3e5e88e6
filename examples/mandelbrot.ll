; The Mandelbrot set in letters: for each point of the plane, how soon z = z * z + c leaves the circle of radius 2.
@shades = private constant [17 x i8] c" .,:;-=+*oxOX#%@\00"

declare i32 @putchar(i32)

; Steps until z leaves the circle, at most 255.
define i32 @steps(double %cx, double %cy) {
entry:
  br label %loop

loop:
  %n = phi i32 [ 0, %entry ], [ %n.next, %again ]
  %x = phi double [ 0.0, %entry ], [ %x.next, %again ]
  %y = phi double [ 0.0, %entry ], [ %y.next, %again ]
  %xx = fmul double %x, %x
  %yy = fmul double %y, %y
  %distance = fadd double %xx, %yy
  %is.out = fcmp ogt double %distance, 4.0
  %is.last = icmp eq i32 %n, 255
  %ends = or i1 %is.out, %is.last
  br i1 %ends, label %done, label %again

again:
  %difference = fsub double %xx, %yy
  %x.next = fadd double %difference, %cx
  %xy = fmul double %x, %y
  %twice = fmul double %xy, 2.0
  %y.next = fadd double %twice, %cy
  %n.next = add nuw nsw i32 %n, 1
  br label %loop

done:
  ret i32 %n
}

define i32 @main() {
entry:
  br label %row

row:
  %r = phi i32 [ -17, %entry ], [ %r.next, %end.of.row ]
  %r.number = sitofp i32 %r to double
  %cy = fdiv double %r.number, 14.0
  br label %column

column:
  %c = phi i32 [ -62, %row ], [ %c.next, %column ]
  %c.number = sitofp i32 %c to double
  %cx = fdiv double %c.number, 29.0
  %n = call i32 @steps(double %cx, double %cy)
  %is.far = icmp ult i32 %n, 45
  %near = udiv i32 %n, 3
  %shade = select i1 %is.far, i32 %near, i32 15
  %at = getelementptr i8, ptr @shades, i32 %shade
  %letter = load i8, ptr %at
  %wide = zext i8 %letter to i32
  %put = call i32 @putchar(i32 %wide)
  %c.next = add nsw i32 %c, 1
  %more.columns = icmp slt i32 %c.next, 20
  br i1 %more.columns, label %column, label %end.of.row

end.of.row:
  %newline = call i32 @putchar(i32 10)
  %r.next = add nsw i32 %r, 1
  %more.rows = icmp slt i32 %r.next, 18
  br i1 %more.rows, label %row, label %exit

exit:
  ret i32 0
}

; Where the frame is taken down before the function ends, the words of it that were not pushed go to no register: the blocks behind
; may read any. The result was lost in `%ecx`.
; RUN: llc -mtriple=x86_64-linux-gnu -O2 -regalloc=basic %s -o - | FileCheck %s
; RUN: lli -O2 %s | FileCheck --check-prefix=PRINTED %s
@line = private constant [13 x i8] c"%d %d %d %d\0A\00"
declare i32 @printf(ptr, ...)
declare double @floor(double)

; CHECK-LABEL: to_integer:
; CHECK: callq floor
; CHECK-NOT: popq %rcx
; CHECK: .size to_integer
define i32 @to_integer(ptr %value, ptr %to, i32 %mode) noinline nounwind {
  %kind = getelementptr i8, ptr %value, i64 8
  %k = load i8, ptr %kind
  switch i8 %k, label %end [
    i8 3, label %integer
    i8 19, label %float
  ]
float:
  %x = load double, ptr %value
  %f = call double @floor(double %x)
  %same = fcmp une double %f, %x
  br i1 %same, label %other, label %range
other:
  switch i32 %mode, label %range [
    i32 0, label %end
    i32 2, label %up
  ]
up:
  %more = fadd double %f, 1.0
  br label %range
range:
  %n = phi double [ %f, %float ], [ %f, %other ], [ %more, %up ]
  %low = fcmp oge double %n, 0xC3E0000000000000
  %high = fcmp olt double %n, 0x43E0000000000000
  %fits = and i1 %low, %high
  br i1 %fits, label %store, label %told
store:
  %i = fptosi double %n to i64
  store i64 %i, ptr %to
  br label %told
told:
  %r = zext i1 %fits to i32
  br label %end
integer:
  %own = load i64, ptr %value
  store i64 %own, ptr %to
  br label %end
end:
  %result = phi i32 [ 1, %integer ], [ %r, %told ], [ 0, %other ], [ 0, %0 ]
  ret i32 %result
}

; PRINTED: 1 0 1 1
define i32 @main() {
  %v = alloca [2 x i64]
  %to = alloca i64
  %kind = getelementptr i8, ptr %v, i64 8
  store double 2.0, ptr %v
  store i8 19, ptr %kind
  %a = call i32 @to_integer(ptr %v, ptr %to, i32 0)
  store double 2.5, ptr %v
  %b = call i32 @to_integer(ptr %v, ptr %to, i32 0)
  %c = call i32 @to_integer(ptr %v, ptr %to, i32 2)
  store i8 3, ptr %kind
  %d = call i32 @to_integer(ptr %v, ptr %to, i32 0)
  call i32 (ptr, ...) @printf(ptr @line, i32 %a, i32 %b, i32 %c, i32 %d)
  ret i32 0
}

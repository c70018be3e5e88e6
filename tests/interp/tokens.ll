; RUN: lli -force-interpreter %s | FileCheck %s
; Separators end the parts of a text in place.
; CHECK: [a][b][c]
; CHECK-NEXT: x y

@text = global [8 x i8] c",a,b;c;\00"
@other = global [4 x i8] c"x y\00"
@separators = constant [3 x i8] c",;\00"
@blank = constant [2 x i8] c" \00"
@part = constant [5 x i8] c"[%s]\00"
@both = constant [8 x i8] c"\0A%s %s\0A\00"

declare ptr @strtok(ptr, ptr)
declare ptr @strtok_r(ptr, ptr, ptr)
declare i32 @printf(ptr, ...)

define i32 @main() {
entry:
  %first = call ptr @strtok(ptr @text, ptr @separators)
  br label %loop
loop:
  %token = phi ptr [ %first, %entry ], [ %next, %more ]
  %done = icmp eq ptr %token, null
  br i1 %done, label %exit, label %more
more:
  call i32 (ptr, ...) @printf(ptr @part, ptr %token)
  %next = call ptr @strtok(ptr null, ptr @separators)
  br label %loop
exit:
  %kept = alloca ptr
  %x = call ptr @strtok_r(ptr @other, ptr @blank, ptr %kept)
  %y = call ptr @strtok_r(ptr null, ptr @blank, ptr %kept)
  call i32 (ptr, ...) @printf(ptr @both, ptr %x, ptr %y)
  %z = call ptr @strtok_r(ptr null, ptr @blank, ptr %kept)
  %end = icmp ne ptr %z, null
  %code = zext i1 %end to i32
  ret i32 %code
}

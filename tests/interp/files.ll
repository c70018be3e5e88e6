; Files of C: what is written is there when the file is opened again, positions can be set, bytes put back; the end and what is
; no file are told. What goes to the standard error does not come out with the output.
; RUN: lli -force-interpreter %s | FileCheck %s
; CHECK: first line 12
; CHECK-NOT: to the other stream
; CHECK: rest 'econd', 34, at 23
; CHECK-NEXT: byte 65, put back 66, 66, end 0 then -1, 1
; CHECK-NEXT: appended 25, removed 0, opened 0

@stderr = external global ptr
@name = internal global [24 x i8] zeroinitializer
@line = internal global [64 x i8] zeroinitializer
@number = internal global i32 0
@write = private constant [2 x i8] c"w\00"
@read = private constant [2 x i8] c"r\00"
@append = private constant [2 x i8] c"a\00"
@both = private constant [3 x i8] c"w+\00"
@text = private constant [25 x i8] c"first line %d\0Asecond %d\0A\00"
@other = private constant [21 x i8] c"to the other stream\0A\00"
@scanned = private constant [6 x i8] c"%s %d\00"
@rest = private constant [23 x i8] c"rest '%s', %d, at %ld\0A\00"
@bytes = private constant [46 x i8] c"byte %d, put back %d, %d, end %d then %d, %d\0A\00"
@end = private constant [38 x i8] c"appended %ld, removed %d, opened %ld\0A\00"
@ab = private constant [2 x i8] c"AB"
@end_mark = private constant [3 x i8] c"end"

declare ptr @tmpnam(ptr)
declare ptr @fopen(ptr, ptr)
declare i32 @fclose(ptr)
declare i32 @fprintf(ptr, ptr, ...)
declare i32 @printf(ptr, ...)
declare ptr @fgets(ptr, i32, ptr)
declare i32 @fputs(ptr, ptr)
declare i32 @__isoc99_fscanf(ptr, ptr, ...)
declare i32 @fseek(ptr, i64, i32)
declare i64 @ftell(ptr)
declare i64 @fwrite(ptr, i64, i64, ptr)
declare i32 @fgetc(ptr)
declare i32 @ungetc(i32, ptr)
declare i32 @feof(ptr)
declare void @rewind(ptr)
declare i32 @remove(ptr)

define i32 @main() {
  %error = load ptr, ptr @stderr
  %e = call i32 (ptr, ptr, ...) @fprintf(ptr %error, ptr @other)
  %named = call ptr @tmpnam(ptr @name)

  %w = call ptr @fopen(ptr @name, ptr @write)
  %w1 = call i32 (ptr, ptr, ...) @fprintf(ptr %w, ptr @text, i32 12, i32 34)
  %w2 = call i32 @fclose(ptr %w)
  %r = call ptr @fopen(ptr @name, ptr @read)
  %l = call ptr @fgets(ptr @line, i32 64, ptr %r)
  %p1 = call i32 (ptr, ...) @printf(ptr @line)
  %s1 = call i32 @fseek(ptr %r, i64 1, i32 1)
  %f = call i32 (ptr, ptr, ...) @__isoc99_fscanf(ptr %r, ptr @scanned, ptr @line, ptr @number)
  %n = load i32, ptr @number
  %t = call i64 @ftell(ptr %r)
  %p2 = call i32 (ptr, ...) @printf(ptr @rest, ptr @line, i32 %n, i64 %t)
  %c1 = call i32 @fclose(ptr %r)

  %b = call ptr @fopen(ptr @name, ptr @both)
  %b1 = call i64 @fwrite(ptr @ab, i64 1, i64 2, ptr %b)
  call void @rewind(ptr %b)
  %g1 = call i32 @fgetc(ptr %b)
  %g2 = call i32 @fgetc(ptr %b)
  %u = call i32 @ungetc(i32 %g2, ptr %b)
  %g3 = call i32 @fgetc(ptr %b)
  %e1 = call i32 @feof(ptr %b)
  %g4 = call i32 @fgetc(ptr %b)
  %e2 = call i32 @feof(ptr %b)
  %p3 = call i32 (ptr, ...) @printf(ptr @bytes, i32 %g1, i32 %u, i32 %g3, i32 %e1, i32 %g4, i32 %e2)
  %c2 = call i32 @fclose(ptr %b)

  %w3 = call ptr @fopen(ptr @name, ptr @write)
  %w4 = call i32 (ptr, ptr, ...) @fprintf(ptr %w3, ptr @text, i32 1, i32 2)
  %c3 = call i32 @fclose(ptr %w3)
  %a = call ptr @fopen(ptr @name, ptr @append)
  %a1 = call i64 @fwrite(ptr @end_mark, i64 1, i64 3, ptr %a)
  %a2 = call i64 @ftell(ptr %a)
  %c4 = call i32 @fclose(ptr %a)
  %d = call i32 @remove(ptr @name)
  %gone = call ptr @fopen(ptr @name, ptr @read)
  %o = ptrtoint ptr %gone to i64
  %p4 = call i32 (ptr, ...) @printf(ptr @end, i64 %a2, i32 %d, i64 %o)
  ret i32 0
}

; `sscanf`: numbers of all bases and sizes, words, sets of characters, widths, parts that are not kept, and what ends it early.
; RUN: lli -force-interpreter %s | FileCheck %s
; CHECK: 5: -12 31 63 'abc' x
; CHECK-NEXT: 3: 123 45 2.50
; CHECK-NEXT: 2: 'key' 'value one', 9 bytes
; CHECK-NEXT: 1, -1

@f1 = private constant [18 x i8] c"%d %x %i %3s%c %d\00"
@t1 = private constant [28 x i8] c"-12 0x1f 077\09abcx notnumber\00"
@f2 = private constant [16 x i8] c"%3ld%2d, %*d %f\00"
@t2 = private constant [14 x i8] c"12345, 7 2.5 \00"
@f3 = private constant [16 x i8] c"%[a-z]=%[^;]%n;\00"
@t3 = private constant [16 x i8] c"key=value one;\00\00"
@f4 = private constant [6 x i8] c"%d %d\00"
@t4 = private constant [4 x i8] c"1 x\00"
@empty = private constant [1 x i8] c"\00"
@o1 = private constant [22 x i8] c"%d: %d %d %d '%s' %c\0A\00"
@o2 = private constant [17 x i8] c"%d: %ld %d %.2f\0A\00"
@o3 = private constant [26 x i8] c"%d: '%s' '%s', %d bytes\0A\00\00"
@o4 = private constant [8 x i8] c"%d, %d\0A\00"
@a = internal global i32 0
@b = internal global i32 0
@c = internal global i32 0
@long = internal global i64 0
@float = internal global float 0.0
@s = internal global [16 x i8] zeroinitializer
@u = internal global [16 x i8] zeroinitializer
@ch = internal global i8 0

declare i32 @sscanf(ptr, ptr, ...)
declare i32 @printf(ptr, ...)

define i32 @main() {
  %n1 = call i32 (ptr, ptr, ...) @sscanf(ptr @t1, ptr @f1, ptr @a, ptr @b, ptr @c, ptr @s, ptr @ch, ptr @long)
  %a1 = load i32, ptr @a
  %b1 = load i32, ptr @b
  %c1 = load i32, ptr @c
  %ch1 = load i8, ptr @ch
  %ch2 = zext i8 %ch1 to i32
  %p1 = call i32 (ptr, ...) @printf(ptr @o1, i32 %n1, i32 %a1, i32 %b1, i32 %c1, ptr @s, i32 %ch2)
  %n2 = call i32 (ptr, ptr, ...) @sscanf(ptr @t2, ptr @f2, ptr @long, ptr @a, ptr @float)
  %l2 = load i64, ptr @long
  %a2 = load i32, ptr @a
  %f2 = load float, ptr @float
  %d2 = fpext float %f2 to double
  %p2 = call i32 (ptr, ...) @printf(ptr @o2, i32 %n2, i64 %l2, i32 %a2, double %d2)
  %n3 = call i32 (ptr, ptr, ...) @sscanf(ptr @t3, ptr @f3, ptr @s, ptr @u, ptr @a)
  %a3 = load i32, ptr @a
  %more = sub i32 %a3, 4
  %p3 = call i32 (ptr, ...) @printf(ptr @o3, i32 %n3, ptr @s, ptr @u, i32 %more)
  %n4 = call i32 (ptr, ptr, ...) @sscanf(ptr @t4, ptr @f4, ptr @a, ptr @b)
  %n5 = call i32 (ptr, ptr, ...) @sscanf(ptr @empty, ptr @f4, ptr @a, ptr @b)
  %p4 = call i32 (ptr, ...) @printf(ptr @o4, i32 %n4, i32 %n5)
  ret i32 0
}

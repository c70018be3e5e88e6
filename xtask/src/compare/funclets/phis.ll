; PHIs in front of handlers, which no block can store for, and values that a loop keeps while handlers run.
target datalayout = "e-m:w-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-windows-msvc"
%td = type { ptr, ptr, [3 x i8] }
%ct = type { i32, i32, i32, i32, i32, i32, i32 }
%cta = type { i32, [1 x i32] }
%ti = type { i32, i32, i32, i32 }
$"??_R0H@8" = comdat any
@"??_7type_info@@6B@" = external constant ptr
@"??_R0H@8" = linkonce_odr global %td { ptr @"??_7type_info@@6B@", ptr null, [3 x i8] c".H\00" }, comdat
@__ImageBase = external dso_local constant i8
@CT = private constant %ct { i32 1, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R0H@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 0, i32 -1, i32 0, i32 4, i32 0 }, section ".xdata"
@CTA = private constant %cta { i32 1, [1 x i32] [i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @CT to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32)] }, section ".xdata"
@TI = private constant %ti { i32 0, i32 0, i32 0, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @CTA to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, section ".xdata"
@fmt = private constant [10 x i8] c"%s %d %d\0A\00"
@s1 = private constant [3 x i8] c"s1\00"
@s2 = private constant [3 x i8] c"s2\00"
@s3 = private constant [3 x i8] c"s3\00"
declare i32 @printf(ptr, ...)
declare void @ExitProcess(i32)
declare void @_CxxThrowException(ptr, ptr)
declare i32 @__CxxFrameHandler3(...)
define void @t(i32 %n, i32 %k) noinline {
  %p = alloca i32
  store i32 %n, ptr %p
  %c = icmp eq i32 %n, %k
  br i1 %c, label %x, label %y
x:
  call void @_CxxThrowException(ptr %p, ptr @TI)
  unreachable
y:
  ret void
}
; PHIs in front of switches, one leading to another, and a value that a loop keeps.
define i32 @phis(i32 %k) noinline personality ptr @__CxxFrameHandler3 {
entry:
  %e = alloca i32
  invoke void @t(i32 1, i32 %k) to label %c1 unwind label %disp
c1:
  invoke void @t(i32 2, i32 %k) to label %c2 unwind label %disp
c2:
  invoke void @t(i32 3, i32 %k) to label %done unwind label %outer
disp:
  %p = phi i32 [ 10, %entry ], [ %k, %c1 ]
  %s = catchswitch within none [label %h] unwind label %outer
h:
  %c = catchpad within %s [ptr @"??_R0H@8", i32 0, ptr %e]
  %v = load i32, ptr %e
  %odd = and i32 %v, 1
  %isodd = icmp eq i32 %odd, 1
  br i1 %isodd, label %again, label %leave
again:
  invoke void @t(i32 7, i32 7) [ "funclet"(token %c) ] to label %leave unwind label %outer
leave:
  %q = phi i32 [ %v, %h ], [ 0, %again ]
  catchret from %c to label %join
outer:
  %o = phi i32 [ %p, %disp ], [ 300, %c2 ], [ 500, %again ]
  %os = catchswitch within none [label %oh] unwind to caller
oh:
  %oc = catchpad within %os [ptr null, i32 64, ptr null]
  %r1 = call i32 (ptr, ...) @printf(ptr @fmt, ptr @s1, i32 %o, i32 %k) [ "funclet"(token %oc) ]
  catchret from %oc to label %join2
join:
  %j = phi i32 [ %q, %leave ]
  %pj = add i32 %j, %p
  ret i32 %pj
join2:
  ret i32 %o
done:
  ret i32 -1
}
define i32 @loop(i32 %n) noinline personality ptr @__CxxFrameHandler3 {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %acc = phi i32 [ 0, %entry ], [ %acc1, %next ]
  %last = phi i32 [ -1, %entry ], [ %last1, %next ]
  %m = and i32 %i, 3
  invoke void @t(i32 %m, i32 2) to label %ok unwind label %disp
ok:
  %a2 = add i32 %acc, %i
  invoke void @t(i32 %m, i32 3) to label %next unwind label %disp
disp:
  %p = phi i32 [ %i, %head ], [ %a2, %ok ]
  %s = catchswitch within none [label %h] unwind to caller
h:
  %c = catchpad within %s [ptr null, i32 64, ptr null]
  %w = mul i32 %p, 3
  catchret from %c to label %next
next:
  %acc1 = phi i32 [ %a2, %ok ], [ %w, %h ]
  %last1 = phi i32 [ %last, %ok ], [ %p, %h ]
  %i1 = add i32 %i, 1
  %d = icmp eq i32 %i1, %n
  br i1 %d, label %end, label %head
end:
  %r = call i32 (ptr, ...) @printf(ptr @fmt, ptr @s2, i32 %acc1, i32 %last1)
  ret i32 %acc1
}
define i32 @main() {
  %a0 = call i32 @phis(i32 0)
  %a1 = call i32 @phis(i32 1)
  %a2 = call i32 @phis(i32 2)
  %a3 = call i32 @phis(i32 3)
  %r0 = call i32 (ptr, ...) @printf(ptr @fmt, ptr @s1, i32 %a0, i32 %a1)
  %r1 = call i32 (ptr, ...) @printf(ptr @fmt, ptr @s1, i32 %a2, i32 %a3)
  %l = call i32 @loop(i32 13)
  %r2 = call i32 (ptr, ...) @printf(ptr @fmt, ptr @s1, i32 %l, i32 4)
  ret i32 3
}

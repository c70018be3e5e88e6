; The shape that catch_unwind of Rust has: two handlers that call a function they were given, one for panics, which come by
; reference, and one for exceptions of others.
target datalayout = "e-m:w-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-windows-msvc"

%descriptor = type { ptr, ptr, [11 x i8] }
@"??_7type_info@@6B@" = external constant ptr
@__ImageBase = external dso_local constant i8
@rust_panic = internal global %descriptor { ptr @"??_7type_info@@6B@", ptr null, [11 x i8] c"rust_panic\00" }
@other_panic = internal global %descriptor { ptr @"??_7type_info@@6B@", ptr null, [11 x i8] c"else_panic\00" }
@rust_type = internal constant [7 x i32] [i32 0, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @rust_panic to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 0, i32 -1, i32 0, i32 16, i32 0]
@other_type = internal constant [7 x i32] [i32 0, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @other_panic to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32), i32 0, i32 -1, i32 0, i32 16, i32 0]
@rust_types = internal constant [2 x i32] [i32 1, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @rust_type to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32)]
@other_types = internal constant [2 x i32] [i32 1, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @other_type to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32)]
@rust_throw = internal constant [4 x i32] [i32 0, i32 0, i32 0, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @rust_types to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32)]
@other_throw = internal constant [4 x i32] [i32 0, i32 0, i32 0, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @other_types to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32)]
@text = private constant [14 x i8] c"%d: %d and %d\00"
@dropped = private constant [12 x i8] c"dropped %d \00"

declare i32 @__CxxFrameHandler3(...)
declare void @_CxxThrowException(ptr, ptr)
declare i32 @printf(ptr, ...)

define i32 @try(ptr %try, ptr %data, ptr %catch) noinline personality ptr @__CxxFrameHandler3 {
entry:
  %slot = alloca ptr
  invoke void %try(ptr %data) to label %normal unwind label %dispatch

normal:
  ret i32 0

dispatch:
  %s = catchswitch within none [label %rust, label %foreign] unwind to caller

rust:
  %r = catchpad within %s [ptr @rust_panic, i32 8, ptr %slot]
  %payload = load ptr, ptr %slot
  call void %catch(ptr %data, ptr %payload) [ "funclet"(token %r) ]
  catchret from %r to label %caught

foreign:
  %f = catchpad within %s [ptr null, i32 64, ptr null]
  call void %catch(ptr %data, ptr null) [ "funclet"(token %f) ]
  catchret from %f to label %caught

caught:
  ret i32 1
}

define void @drop(ptr %value) noinline nounwind {
  %number = load i32, ptr %value
  call i32 (ptr, ...) @printf(ptr @dropped, i32 %number)
  ret void
}

; Drops a value on both ways, as functions of Rust do.
define void @work(ptr %data) noinline personality ptr @__CxxFrameHandler3 {
entry:
  %own = alloca i32
  %number = load i32, ptr %data
  store i32 %number, ptr %own
  %object = alloca [2 x i64]
  invoke void @panic(i32 %number, ptr %object) to label %done unwind label %cleanup

done:
  call void @drop(ptr %own)
  ret void

cleanup:
  %c = cleanuppad within none []
  call void @drop(ptr %own) [ "funclet"(token %c) ]
  cleanupret from %c unwind to caller
}

define void @panic(i32 %number, ptr %object) noinline {
  %wide = zext i32 %number to i64
  store i64 %wide, ptr %object
  %is_one = icmp eq i32 %number, 1
  br i1 %is_one, label %one, label %more

more:
  %is_two = icmp eq i32 %number, 2
  br i1 %is_two, label %two, label %none

one:
  call void @_CxxThrowException(ptr %object, ptr @rust_throw)
  unreachable

two:
  call void @_CxxThrowException(ptr %object, ptr @other_throw)
  unreachable

none:
  ret void
}

define void @handle(ptr %data, ptr %payload) noinline {
  %is_null = icmp eq ptr %payload, null
  br i1 %is_null, label %done, label %read

read:
  %number = load i32, ptr %payload
  %more = mul i32 %number, 100
  store i32 %more, ptr %data
  br label %done

done:
  ret void
}

define i32 @main() {
  %data = alloca i32
  br label %loop

loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  store i32 %i, ptr %data
  %result = call i32 @try(ptr @work, ptr %data, ptr @handle)
  %left = load i32, ptr %data
  call i32 (ptr, ...) @printf(ptr @text, i32 %i, i32 %result, i32 %left)
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, 4
  br i1 %again, label %loop, label %end

end:
  ret i32 0
}

; Constructors run by their priorities before the program; what 'atexit' registers and destructors run at its end, the last first.
; RUN: lli %s | FileCheck %s
; RUN: lli -O0 -jit-kind=orc-lazy %s | FileCheck %s
; CHECK: first
; CHECK-NEXT: second
; CHECK-NEXT: main
; CHECK-NEXT: registered
; CHECK-NEXT: destructor

@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @second, ptr null }, { i32, ptr, ptr } { i32 101, ptr @first, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @destructor, ptr null }]
@first.text = private constant [6 x i8] c"first\00"
@second.text = private constant [7 x i8] c"second\00"
@main.text = private constant [5 x i8] c"main\00"
@registered.text = private constant [11 x i8] c"registered\00"
@destructor.text = private constant [11 x i8] c"destructor\00"

declare i32 @puts(ptr)
declare i32 @atexit(ptr)

define internal void @first() {
  %n = call i32 @puts(ptr @first.text)
  ret void
}

define internal void @second() {
  %n = call i32 @puts(ptr @second.text)
  ret void
}

define internal void @registered() {
  %n = call i32 @puts(ptr @registered.text)
  ret void
}

define internal void @destructor() {
  %n = call i32 @puts(ptr @destructor.text)
  ret void
}

define i32 @main() {
  %n = call i32 @puts(ptr @main.text)
  %r = call i32 @atexit(ptr @registered)
  ret i32 0
}

; Constructors run before the program, by their priorities, and destructors and what was registered for the end behind it, also if
; the program calls 'exit'.
; RUN: lli -force-interpreter %s | FileCheck %s
; RUN: not lli -force-interpreter %s exit > %t.out
; RUN: FileCheck %s --input-file=%t.out
; CHECK: early
; CHECK-NEXT: late
; CHECK-NEXT: main
; CHECK-NEXT: registered last
; CHECK-NEXT: registered first
; CHECK-NEXT: destructor

@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @late, ptr null }, { i32, ptr, ptr } { i32 200, ptr @early, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @destructor, ptr null }]
@text.early = private constant [6 x i8] c"early\00"
@text.late = private constant [5 x i8] c"late\00"
@text.main = private constant [5 x i8] c"main\00"
@text.first = private constant [17 x i8] c"registered first\00"
@text.last = private constant [16 x i8] c"registered last\00"
@text.destructor = private constant [11 x i8] c"destructor\00"

declare i32 @puts(ptr)
declare i32 @atexit(ptr)
declare i32 @__cxa_atexit(ptr, ptr, ptr)
declare void @exit(i32)

define internal void @early() {
  %n = call i32 @puts(ptr @text.early)
  ret void
}

define internal void @late() {
  %n = call i32 @puts(ptr @text.late)
  ret void
}

define internal void @destructor() {
  %n = call i32 @puts(ptr @text.destructor)
  ret void
}

define internal void @first() {
  %n = call i32 @puts(ptr @text.first)
  ret void
}

define internal void @say(ptr %text) {
  %n = call i32 @puts(ptr %text)
  ret void
}

define i32 @main(i32 %argc, ptr %argv) {
  %n = call i32 @puts(ptr @text.main)
  %a = call i32 @atexit(ptr @first)
  %b = call i32 @__cxa_atexit(ptr @say, ptr @text.last, ptr null)
  %exits = icmp eq i32 %argc, 2
  br i1 %exits, label %exit, label %return

exit:
  call void @exit(i32 3)
  unreachable

return:
  ret i32 0
}

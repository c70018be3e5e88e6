; What programs of this folder need that no library of the system has: where they begin, and what the C runtime library of Microsoft
; would define.
target datalayout = "e-m:w-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-windows-msvc"

@"??_7type_info@@6B@" = constant ptr null
@_fltused = global i32 0

declare i32 @main()
declare void @ExitProcess(i32)

define void @start() {
  %result = call i32 @main()
  call void @ExitProcess(i32 %result)
  unreachable
}

define void @__std_terminate() {
  call void @ExitProcess(i32 99)
  unreachable
}

define void @_purecall() {
  call void @ExitProcess(i32 98)
  unreachable
}

; Frames of these programs are smaller than what is guarded below the stack.
module asm ".globl __chkstk"
module asm "__chkstk: ret"

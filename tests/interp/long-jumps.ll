; 'setjmp' and 'longjmp' in the interpreter, and assembly without instructions, whose results are the inputs in their places.
; RUN: lli -force-interpreter %s | FileCheck %s
; RUN: not lli -force-interpreter -entry-function=late %s 2>&1 | FileCheck %s --check-prefix=LATE
; RUN: not lli -force-interpreter -entry-function=instructions %s 2>&1 | FileCheck %s --check-prefix=ASM

; CHECK: 0
; CHECK-NEXT: 1
; CHECK-NEXT: 2
; CHECK-NEXT: 30 4
; LATE: error: longjmp into a function that has returned
; ASM: error: assembly with instructions is not supported

@buffer = global [25 x i64] zeroinitializer, align 16
@times = global i32 0
@text = private constant [4 x i8] c"%d\0A\00"
@two = private constant [7 x i8] c"%d %d\0A\00"

declare i32 @printf(ptr, ...)
declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32) noreturn

define void @deep(i32 %n, i32 %value) {
  %is.end = icmp eq i32 %n, 0
  br i1 %is.end, label %end, label %more
more:
  %less = sub i32 %n, 1
  call void @deep(i32 %less, i32 %value)
  ret void
end:
  call void @longjmp(ptr @buffer, i32 %value)
  unreachable
}

define i32 @main() {
  %found = call i32 @_setjmp(ptr @buffer)
  %n = call i32 (ptr, ...) @printf(ptr @text, i32 %found)
  %done = icmp eq i32 %found, 2
  br i1 %done, label %end, label %more
more:
  %next = add i32 %found, 1
  call void @deep(i32 5, i32 %next)
  unreachable
end:
  %both = call { i32, i32 } asm sideeffect "", "=r,=r,1,0,~{memory}"(i32 4, i32 30)
  %a = extractvalue { i32, i32 } %both, 0
  %b = extractvalue { i32, i32 } %both, 1
  %m = call i32 (ptr, ...) @printf(ptr @two, i32 %a, i32 %b)
  ret i32 0
}

define void @mark() {
  %found = call i32 @_setjmp(ptr @buffer)
  ret void
}

define i32 @late() {
  call void @mark()
  call void @longjmp(ptr @buffer, i32 1)
  unreachable
}

define i32 @instructions() {
  %a = call i32 asm "movl $$1, $0", "=r"()
  ret i32 %a
}

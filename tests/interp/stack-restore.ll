; What was allocated after the stack was saved is gone when it is restored: a loop may allocate more in all than memory has, and
; an object that is gone has no bytes.
; RUN: not lli -force-interpreter %s 2>&1 | FileCheck %s
; CHECK: error: access to 1 bytes at {{.*}}, where no object is
; CHECK-NEXT: in @main, %after

declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)

define i32 @main() {
entry:
  %kept = alloca i32
  store i32 1, ptr %kept
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %saved = call ptr @llvm.stacksave.p0()
  %large = alloca i8, i64 100000000
  store i8 1, ptr %large
  call void @llvm.stackrestore.p0(ptr %saved)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 45
  br i1 %more, label %loop, label %after
after:
  %still = load i32, ptr %kept
  %gone = load i8, ptr %large
  ret i32 %still
}

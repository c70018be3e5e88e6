; Undefined behaviour ends the run with what happened and where.
; RUN: not lli -force-interpreter %s 2>&1 | FileCheck %s
; CHECK: access to 4 bytes at offset 4 of an object of 4 bytes
; CHECK-NEXT: in @helper, %entry
; CHECK-NEXT: in @main,

define internal void @helper(ptr %p) {
entry:
  %q = getelementptr i32, ptr %p, i64 1
  store i32 1, ptr %q
  ret void
}

define i32 @main() {
  %p = alloca i32
  call void @helper(ptr %p)
  ret i32 0
}

; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: dereferenceable, dereferenceable_or_null apply only to load and inttoptr instructions, use attributes for calls or invokes

define void @f(ptr %p) {
  %v = getelementptr i8, ptr %p, i32 1, !dereferenceable !0
  ret void
}
!0 = !{i64 4}

; A tag of a memory access that names a type only says today that the access is at the start of a value of that type.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
; CHECK: %1 = load i32, ptr %p, align 4, !tbaa ![[INT:[0-9]+]]
; CHECK: store i32 %1, ptr %p, align 4, !tbaa ![[INT]]
; CHECK: %2 = load i32, ptr %p, align 4, !tbaa ![[CONST:[0-9]+]]
; CHECK: %3 = load i32, ptr %p, align 4, !tbaa ![[NEW:[0-9]+]]
; CHECK-DAG: ![[INT]] = !{![[TYPE:[0-9]+]], ![[TYPE]], i64 0}
; CHECK-DAG: ![[TYPE]] = !{!"int", ![[ROOT:[0-9]+]]}
; CHECK-DAG: ![[CONST]] = !{![[OTHER:[0-9]+]], ![[OTHER]], i64 0, i64 1}
; CHECK-DAG: ![[OTHER]] = !{!"const", ![[ROOT]]}
; CHECK-DAG: ![[NEW]] = !{![[FIELD:[0-9]+]], ![[FIELD]], i64 0}
; CHECK-DAG: ![[FIELD]] = !{!"new", ![[ROOT]], i64 0}
define void @f(ptr %p) {
  %1 = load i32, ptr %p, align 4, !tbaa !0
  store i32 %1, ptr %p, align 4, !tbaa !0
  %2 = load i32, ptr %p, align 4, !tbaa !2
  %3 = load i32, ptr %p, align 4, !tbaa !3
  ret void
}
!0 = !{!"int", !1}
!1 = !{!"root"}
!2 = !{!"const", !1, i64 1}
!3 = !{!4, !4, i64 0}
!4 = !{!"new", !1, i64 0}

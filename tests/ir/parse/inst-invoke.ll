; invoke, landingpad, resume.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define void @f() personality ptr @p {
  invoke void @g() #0 [ "b"(i32 1) ]
          to label %1 unwind label %2
1:
  %x = invoke fastcc i32 @h(i32 1) to label %3 unwind label %2
2:
  %l = landingpad { ptr, i32 }
          cleanup
          catch ptr null
          catch ptr @t
          filter [1 x ptr] [ptr @t]
          filter [0 x ptr] zeroinitializer
  resume { ptr, i32 } %l
3:
  ret void
}
@t = external constant ptr
declare void @g()
declare i32 @h(i32)
declare i32 @p(...)
attributes #0 = { nounwind }

; CHECK: @t = external constant ptr
; CHECK-EMPTY:
; CHECK-NEXT: define void @f() personality ptr @p {
; CHECK-NEXT:   invoke void @g() #0 [ "b"(i32 1) ]
; CHECK-NEXT:           to label %1 unwind label %2
; CHECK-EMPTY:
; CHECK-NEXT: 1:                                                ; preds = %0
; CHECK-NEXT:   %x = invoke fastcc i32 @h(i32 1)
; CHECK-NEXT:           to label %3 unwind label %2
; CHECK-EMPTY:
; CHECK-NEXT: 2:                                                ; preds = %1, %0
; CHECK-NEXT:   %l = landingpad { ptr, i32 }
; CHECK-NEXT:           cleanup
; CHECK-NEXT:           catch ptr null
; CHECK-NEXT:           catch ptr @t
; CHECK-NEXT:           filter [1 x ptr] [ptr @t]
; CHECK-NEXT:           filter [0 x ptr] zeroinitializer
; CHECK-NEXT:   resume { ptr, i32 } %l
; CHECK-EMPTY:
; CHECK-NEXT: 3:                                                ; preds = %1
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @g()
; CHECK-EMPTY:
; CHECK-NEXT: declare i32 @h(i32)
; CHECK-EMPTY:
; CHECK-NEXT: declare i32 @p(...)
; CHECK-EMPTY:
; CHECK-NEXT: attributes #0 = { nounwind }

; invoke, landingpad and resume: clauses on lines of their own.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

@t = external constant ptr
declare i32 @p(...)
declare i32 @g(i32)
define void @f() personality ptr @p {
  %x = invoke i32 @g(i32 1)
          to label %ok unwind label %bad
ok:
  invoke fastcc void null()
          to label %end unwind label %worse
end:
  ret void
bad:
  %l = landingpad { ptr, i32 }
          cleanup
          catch ptr @t
          filter [1 x ptr] [ptr @t]
  resume { ptr, i32 } %l
worse:
  %m = landingpad { ptr, i32 }
          catch ptr null
  ret void
}

; CHECK:@t = external constant ptr
; CHECK:declare i32 @p(...)
; CHECK:declare i32 @g(i32)
; CHECK:define void @f() personality ptr @p {
; CHECK-NEXT:  %x = invoke i32 @g(i32 1)
; CHECK-NEXT:          to label %ok unwind label %bad
; CHECK:ok:                                               ; preds = %0
; CHECK-NEXT:  invoke fastcc void null()
; CHECK-NEXT:          to label %end unwind label %worse
; CHECK:end:                                              ; preds = %ok
; CHECK-NEXT:  ret void
; CHECK:bad:                                              ; preds = %0
; CHECK-NEXT:  %l = landingpad { ptr, i32 }
; CHECK-NEXT:          cleanup
; CHECK-NEXT:          catch ptr @t
; CHECK-NEXT:          filter [1 x ptr] [ptr @t]
; CHECK-NEXT:  resume { ptr, i32 } %l
; CHECK:worse:                                            ; preds = %ok
; CHECK-NEXT:  %m = landingpad { ptr, i32 }
; CHECK-NEXT:          catch ptr null
; CHECK-NEXT:  ret void
; CHECK-NEXT:}

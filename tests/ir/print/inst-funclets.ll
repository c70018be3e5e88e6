; Pads of funclet-based exception handling.
; RUN: llvm-as -disable-verify %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

declare i32 @p(...)
declare void @g()
define void @f() personality ptr @p {
entry:
  invoke void @g()
          to label %end unwind label %dispatch
dispatch:
  %cs = catchswitch within none [label %h1, label %h2] unwind label %clean
h1:
  %c1 = catchpad within %cs [ptr null, i32 64, ptr null]
  catchret from %c1 to label %end
h2:
  %c2 = catchpad within %cs []
  call void @g() [ "funclet"(token %c2) ]
  %inner = catchswitch within %c2 [label %h3] unwind label %clean
h3:
  %c3 = catchpad within %inner [i32 1]
  unreachable
clean:
  %cl = cleanuppad within none []
  cleanupret from %cl unwind to caller
end:
  ret void
}

; CHECK:declare i32 @p(...)
; CHECK:declare void @g()
; CHECK:define void @f() personality ptr @p {
; CHECK-NEXT:entry:
; CHECK-NEXT:  invoke void @g()
; CHECK-NEXT:          to label %end unwind label %dispatch
; CHECK:dispatch:                                         ; preds = %entry
; CHECK-NEXT:  %cs = catchswitch within none [label %h1, label %h2] unwind label %clean
; CHECK:h1:                                               ; preds = %dispatch
; CHECK-NEXT:  %c1 = catchpad within %cs [ptr null, i32 64, ptr null]
; CHECK-NEXT:  catchret from %c1 to label %end
; CHECK:h2:                                               ; preds = %dispatch
; CHECK-NEXT:  %c2 = catchpad within %cs []
; CHECK-NEXT:  call void @g() [ "funclet"(token %c2) ]
; CHECK-NEXT:  %inner = catchswitch within %c2 [label %h3] unwind label %clean
; CHECK:h3:                                               ; preds = %h2
; CHECK-NEXT:  %c3 = catchpad within %inner [i32 1]
; CHECK-NEXT:  unreachable
; CHECK:clean:                                            ; preds = %h2, %dispatch
; CHECK-NEXT:  %cl = cleanuppad within none []
; CHECK-NEXT:  cleanupret from %cl unwind to caller
; CHECK:end:                                              ; preds = %h1, %entry
; CHECK-NEXT:  ret void
; CHECK-NEXT:}

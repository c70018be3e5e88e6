; catchswitch, catchpad, cleanuppad and their returns.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define void @f() personality ptr @p {
  invoke void @g() to label %ok unwind label %dispatch
dispatch:
  %cs = catchswitch within none [label %h1, label %h2] unwind label %clean
h1:
  %c1 = catchpad within %cs [ptr null, i32 64, ptr null]
  catchret from %c1 to label %ok
h2:
  %c2 = catchpad within %cs []
  invoke void @g() [ "funclet"(token %c2) ] to label %next unwind label %inner
next:
  unreachable
inner:
  %cs2 = catchswitch within %c2 [label %h3] unwind to caller
h3:
  %c3 = catchpad within %cs2 [i32 1]
  catchret from %c3 to label %next
clean:
  %cp = cleanuppad within none []
  cleanupret from %cp unwind label %clean2
clean2:
  %cp2 = cleanuppad within none [i32 1]
  cleanupret from %cp2 unwind to caller
ok:
  ret void
}
declare void @g()
declare i32 @p(...)

; CHECK: define void @f() personality ptr @p {
; CHECK-NEXT:   invoke void @g()
; CHECK-NEXT:           to label %ok unwind label %dispatch
; CHECK-EMPTY:
; CHECK-NEXT: dispatch:                                         ; preds = %0
; CHECK-NEXT:   %cs = catchswitch within none [label %h1, label %h2] unwind label %clean
; CHECK-EMPTY:
; CHECK-NEXT: h1:                                               ; preds = %dispatch
; CHECK-NEXT:   %c1 = catchpad within %cs [ptr null, i32 64, ptr null]
; CHECK-NEXT:   catchret from %c1 to label %ok
; CHECK-EMPTY:
; CHECK-NEXT: h2:                                               ; preds = %dispatch
; CHECK-NEXT:   %c2 = catchpad within %cs []
; CHECK-NEXT:   invoke void @g() [ "funclet"(token %c2) ]
; CHECK-NEXT:           to label %next unwind label %inner
; CHECK-EMPTY:
; CHECK-NEXT: next:                                             ; preds = %h3, %h2
; CHECK-NEXT:   unreachable
; CHECK-EMPTY:
; CHECK-NEXT: inner:                                            ; preds = %h2
; CHECK-NEXT:   %cs2 = catchswitch within %c2 [label %h3] unwind to caller
; CHECK-EMPTY:
; CHECK-NEXT: h3:                                               ; preds = %inner
; CHECK-NEXT:   %c3 = catchpad within %cs2 [i32 1]
; CHECK-NEXT:   catchret from %c3 to label %next
; CHECK-EMPTY:
; CHECK-NEXT: clean:                                            ; preds = %dispatch
; CHECK-NEXT:   %cp = cleanuppad within none []
; CHECK-NEXT:   cleanupret from %cp unwind label %clean2
; CHECK-EMPTY:
; CHECK-NEXT: clean2:                                           ; preds = %clean
; CHECK-NEXT:   %cp2 = cleanuppad within none [i32 1]
; CHECK-NEXT:   cleanupret from %cp2 unwind to caller
; CHECK-EMPTY:
; CHECK-NEXT: ok:                                               ; preds = %h1, %0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare void @g()
; CHECK-EMPTY:
; CHECK-NEXT: declare i32 @p(...)

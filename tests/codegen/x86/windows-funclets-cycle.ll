; Switches that lead to each other are an error, also where nobody has verified the module.
; RUN: not llc -disable-verify %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: an exception that goes to a pad out of its turn

target triple = "x86_64-pc-windows-msvc"

declare void @f()
declare i32 @__CxxFrameHandler3(...)

define i32 @cycle() personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @f() to label %done unwind label %first
first:
  %p = phi i32 [ 1, %entry ], [ %q, %second ]
  %outer = catchswitch within none [label %one] unwind label %second
second:
  %q = phi i32 [ %p, %first ]
  %inner = catchswitch within none [label %other] unwind label %first
one:
  %pad = catchpad within %outer [ptr null, i32 64, ptr null]
  catchret from %pad to label %done
other:
  %pad2 = catchpad within %inner [ptr null, i32 64, ptr null]
  catchret from %pad2 to label %done
done:
  %r = phi i32 [ 0, %entry ], [ %p, %one ], [ %q, %other ]
  ret i32 %r
}

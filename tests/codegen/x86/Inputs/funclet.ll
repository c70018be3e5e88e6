declare i32 @__CxxFrameHandler3(...)
declare void @thrower()
define void @catches() personality ptr @__CxxFrameHandler3 {
  invoke void @thrower() to label %done unwind label %pad

done:
  ret void

pad:
  %s = catchswitch within none [label %handler] unwind to caller

handler:
  %p = catchpad within %s [ptr null, i32 64, ptr null]
  catchret from %p to label %done
}

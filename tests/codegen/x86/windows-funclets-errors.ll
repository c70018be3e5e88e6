; What is not supported of funclets is an error with its place.

; RUN: not llc -mtriple=x86_64-pc-windows-msvc --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; RUN: not llc -mtriple=x86_64-linux-gnu --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=ELF

declare i32 @__CxxFrameHandler3(...)
declare i32 @__C_specific_handler(...)
declare i32 @ProcessCLRException(...)
declare void @thrower()
declare void @use(ptr)

; CHECK: error: not supported yet: funclets of 'ProcessCLRException' (in 'other', in '%s = catchswitch
; ELF: error: not supported yet: funclets of 'ProcessCLRException' (in 'other', in '%s = catchswitch
define void @other() personality ptr @ProcessCLRException {
  invoke void @thrower() to label %done unwind label %dispatch
dispatch:
  %s = catchswitch within none [label %handler] unwind to caller
handler:
  %h = catchpad within %s [i32 1]
  catchret from %h to label %done
done:
  ret void
}

; CHECK: error: not supported yet: 'alloca' in a funclet (in 'moves', in '%room = alloca i8, i32 %{{[0-9]+}}
; ELF: error: not supported yet: exception handling by funclets on this target (in 'moves', in '%s = catchswitch
define void @moves(i32 %n) personality ptr @__CxxFrameHandler3 {
  invoke void @thrower() to label %done unwind label %dispatch
dispatch:
  %s = catchswitch within none [label %handler] unwind to caller
handler:
  %h = catchpad within %s [ptr null, i32 64, ptr null]
  %room = alloca i8, i32 %n
  call void @use(ptr %room) [ "funclet"(token %h) ]
  catchret from %h to label %done
done:
  ret void
}

; CHECK: error: not supported yet: exceptions that are caught within a cleanup (in 'catches_in_cleanup', in '%c = cleanuppad
define void @catches_in_cleanup() personality ptr @__C_specific_handler {
  invoke void @thrower() to label %done unwind label %cleanup
cleanup:
  %c = cleanuppad within none []
  invoke void @thrower() [ "funclet"(token %c) ] to label %leave unwind label %dispatch
dispatch:
  %s = catchswitch within %c [label %handler] unwind to caller
handler:
  %h = catchpad within %s [ptr null]
  catchret from %h to label %leave
leave:
  cleanupret from %c unwind to caller
done:
  ret void
}

; CHECK: error: not supported yet: a function with funclets and an object that wants more alignment than the stack has (in 'aligned')
define void @aligned() personality ptr @__CxxFrameHandler3 {
  %object = alloca i32, align 64
  call void @use(ptr %object)
  invoke void @thrower() to label %done unwind label %cleanup
cleanup:
  %c = cleanuppad within none []
  cleanupret from %c unwind to caller
done:
  ret void
}

; CHECK: error: not supported yet: an exception that is copied elsewhere than to the frame (in 'elsewhere', in '%h = catchpad
define void @elsewhere(ptr %to) personality ptr @__CxxFrameHandler3 {
  invoke void @thrower() to label %done unwind label %dispatch
dispatch:
  %s = catchswitch within none [label %handler] unwind to caller
handler:
  %h = catchpad within %s [ptr null, i32 0, ptr %to]
  catchret from %h to label %done
done:
  ret void
}

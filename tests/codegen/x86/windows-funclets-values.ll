; Values that are wanted on both sides of a border between funclets are in the frame, and each funclet has blocks of its own.

; RUN: llc -mtriple=x86_64-pc-windows-msvc -O2 -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-pc-windows-msvc -O0 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=O0

declare i32 @__CxxFrameHandler3(...)
declare i32 @thrower(i32)
declare void @use(i32)
declare void @llvm.trap()
@seen = external global i32

; A PHI in front of handlers is stored before each call, and loaded in the handler. What a call returns is stored on its way.
; CHECK-LABEL: phi:
; CHECK: movl $10, [[HOME:-?[0-9]+]](%rbp)
; CHECK-NEXT: .Ltmp0_0:
; CHECK: callq thrower
; CHECK: movl $20, [[HOME]](%rbp)
; CHECK-NEXT: .Ltmp0_2:
; CHECK: callq thrower
; CHECK: .seh_proc "?catch
; CHECK: movl [[HOME]](%rbp), %{{e..}}
; O0-LABEL: phi:
; O0: callq thrower
; O0: .seh_proc "?catch
; O0: callq use
define i32 @phi() personality ptr @__CxxFrameHandler3 {
entry:
  %a = invoke i32 @thrower(i32 1) to label %next unwind label %dispatch

next:
  %b = invoke i32 @thrower(i32 2) to label %done unwind label %dispatch

dispatch:
  %p = phi i32 [ 10, %entry ], [ 20, %next ]
  %s = catchswitch within none [label %handler] unwind to caller

handler:
  %h = catchpad within %s [ptr null, i32 64, ptr null]
  call void @use(i32 %p) [ "funclet"(token %h) ]
  catchret from %h to label %done

done:
  %r = phi i32 [ %b, %next ], [ %p, %handler ]
  ret i32 %r
}

; Three ways lead to the block that traps: it is there once for the function, once for the cleanup and once for the handler.
; CHECK-LABEL: shared:
; CHECK: movl %{{e..}}, seen(%rip)
; CHECK-NEXT: ud2
; CHECK: .seh_proc "?dtor
; CHECK: movl %{{e..}}, seen(%rip)
; CHECK-NEXT: ud2
; CHECK: .seh_endproc
; CHECK: .seh_proc "?catch
; CHECK: movl %{{e..}}, seen(%rip)
; CHECK-NEXT: ud2
; O0-LABEL: shared:
; O0: ud2
; O0: .seh_proc "?dtor
; O0: ud2
; O0: .seh_endproc
; O0: .seh_proc "?catch
; O0: ud2
define i32 @shared(i32 %k) personality ptr @__CxxFrameHandler3 {
entry:
  %z = icmp eq i32 %k, 99
  br i1 %z, label %exit, label %go

go:
  %a = invoke i32 @thrower(i32 1) to label %second unwind label %dispatch

second:
  %v = add i32 %a, 7
  %b = invoke i32 @thrower(i32 2) to label %done unwind label %cleanup

cleanup:
  %c = cleanuppad within none []
  %is_50 = icmp eq i32 %v, 50
  br i1 %is_50, label %exit, label %leave

leave:
  call void @use(i32 %v) [ "funclet"(token %c) ]
  cleanupret from %c unwind label %dispatch

dispatch:
  %p = phi i32 [ 11, %go ], [ %v, %leave ]
  %s = catchswitch within none [label %handler] unwind to caller

handler:
  %h = catchpad within %s [ptr null, i32 64, ptr null]
  %is_11 = icmp eq i32 %p, 11
  br i1 %is_11, label %exit, label %return

return:
  catchret from %h to label %done

exit:
  %x = phi i32 [ 1, %entry ], [ %p, %handler ], [ %v, %cleanup ]
  %y = add i32 %x, 5
  br label %last

last:
  store volatile i32 %y, ptr @seen
  call void @llvm.trap()
  unreachable

done:
  ret i32 %k
}

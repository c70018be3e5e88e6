; Exceptions of Windows without C++: handlers are landing pads with filters, which are functions; cleanups are funclets. Filters find
; objects of the frame by symbols.

; RUN: llc -mtriple=x86_64-pc-windows-msvc -O2 -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-pc-windows-msvc -O0 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=TABLE
; RUN: llc -mtriple=x86_64-pc-windows-msvc -O2 %s -o %t.s
; RUN: mc -triple=x86_64-pc-windows-msvc -filetype=obj %t.s -o %t.of-text
; RUN: llc -mtriple=x86_64-pc-windows-msvc -O2 %s -filetype=obj -o %t.o
; RUN: cmp %t.o %t.of-text
; RUN: not llc -mtriple=x86_64-linux-gnu %s -o - 2>&1 | FileCheck %s --check-prefix=ELF

; ELF: error: not supported yet: intrinsic 'llvm.{{.*}}'

declare i32 @__C_specific_handler(...)
declare void @thrower(ptr)
declare void @finish(i8, ptr)
declare void @llvm.localescape(...)
declare ptr @llvm.localaddress()
declare ptr @llvm.localrecover(ptr, ptr, i32)
declare ptr @llvm.eh.recoverfp(ptr, ptr)
declare i32 @llvm.eh.exceptioncode(token)

; CHECK: filtered$parent_frame_offset = [[ABOVE:[0-9]+]]
; CHECK-NEXT: filtered$frame_escape_0 = [[OBJECT:-?[0-9]+]]
; CHECK-LABEL: filtered:
; CHECK: .seh_handler __C_specific_handler, @unwind, @except
; CHECK: .seh_setframe %rbp, [[ABOVE]]
; CHECK: .Ltmp0_0:
; CHECK: callq thrower
; CHECK-NEXT: nop
; CHECK-NEXT: .Ltmp0_1:
; CHECK: retq
; CHECK: [[PAD:.LBB0_[0-9]+]]:
; CHECK-NOT: %eax,
; CHECK: .seh_startepilogue
; TABLE-LABEL: filtered:
; TABLE: .seh_handlerdata
; TABLE-NEXT: .long 2
; TABLE-NEXT: .rva .Ltmp0_0
; TABLE-NEXT: .rva .Ltmp0_1
; TABLE-NEXT: .rva "?dtor$[[CLEANUP:[0-9]+]]@?0?filtered@4HA"
; TABLE-NEXT: .long 0
; TABLE-NEXT: .rva .Ltmp0_0
; TABLE-NEXT: .rva .Ltmp0_1
; TABLE-NEXT: .rva filter
; TABLE-NEXT: .rva .LBB0_
; TABLE-NEXT: .text
; TABLE-NEXT: .seh_endproc
; TABLE: .seh_proc "?dtor$[[CLEANUP]]@?0?filtered@4HA"
; TABLE: callq finish
define i32 @filtered() personality ptr @__C_specific_handler {
entry:
  %object = alloca i32
  call void (...) @llvm.localescape(ptr %object)
  invoke void @thrower(ptr %object) to label %done unwind label %cleanup

done:
  ret i32 0

cleanup:
  %c = cleanuppad within none []
  %frame = call ptr @llvm.localaddress()
  call void @finish(i8 1, ptr %frame) [ "funclet"(token %c) ]
  cleanupret from %c unwind label %dispatch

dispatch:
  %s = catchswitch within none [label %handler] unwind to caller

handler:
  %h = catchpad within %s [ptr @filter]
  catchret from %h to label %after

after:
  %code = call i32 @llvm.eh.exceptioncode(token %h)
  ret i32 %code
}

; CHECK-LABEL: filter:
; CHECK-DAG: movq $filtered$parent_frame_offset, %[[FRAME:[a-z0-9]+]]
; CHECK-DAG: movq $filtered$frame_escape_0, %
; CHECK: retq
define i32 @filter(ptr %pointers, ptr %frame) {
  %fp = call ptr @llvm.eh.recoverfp(ptr @filtered, ptr %frame)
  %object = call ptr @llvm.localrecover(ptr @filtered, ptr %fp, i32 0)
  %value = load i32, ptr %object
  ret i32 %value
}

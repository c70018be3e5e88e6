; C++ exceptions of Microsoft's library: handlers and cleanups are funclets, each with a frame of its own, and tables tell the runtime
; where they are.

; RUN: llc -mtriple=x86_64-pc-windows-msvc -O2 -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-pc-windows-msvc -O0 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=TABLES
; RUN: llc -mtriple=x86_64-pc-windows-msvc -O2 -regalloc=basic -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=TABLES
; RUN: llc -mtriple=x86_64-pc-windows-msvc -O2 %s -o %t.s
; RUN: mc -triple=x86_64-pc-windows-msvc -filetype=obj %t.s -o %t.of-text
; RUN: llc -mtriple=x86_64-pc-windows-msvc -O2 %s -filetype=obj -o %t.o
; RUN: cmp %t.o %t.of-text
; Between passes a function is the same when it was written and read.
; RUN: llc -mtriple=x86_64-pc-windows-msvc -O2 %s -stop-after=finalize-isel -o %t.mir
; RUN: llc -O2 -start-after=finalize-isel %t.mir -o %t.restarted.s
; RUN: cmp %t.s %t.restarted.s
; RUN: llc -mtriple=x86_64-pc-windows-msvc -O2 %s -stop-after=prologepilog -o - | FileCheck %s --check-prefix=MIR

target datalayout = "e-m:w-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-windows-msvc"

%type = type { ptr, ptr, [3 x i8] }
@int_type = external global %type
@__ImageBase = external dso_local constant i8

declare i32 @__CxxFrameHandler3(...)
declare void @thrower(i32)
declare void @destroy(ptr)
declare void @use(ptr, i32)

; The value is stored before the call that may throw. The call is followed by a no-op: its address of return belongs to its state.
; CHECK-LABEL: catches:
; CHECK: .seh_proc catches
; CHECK-NEXT: .seh_handler __CxxFrameHandler3, @unwind, @except
; CHECK: pushq %rbp
; CHECK: .seh_setframe %rbp, [[ABOVE:[0-9]+]]
; CHECK: .seh_endprologue
; CHECK: movq $-2, [[HELP:-?[0-9]+]](%rbp)
; CHECK: movl %{{[a-z]+}}, [[HOME:-?[0-9]+]](%rbp)
; CHECK: .Ltmp0_0:
; CHECK: callq thrower
; CHECK-NEXT: nop
; CHECK-NEXT: .Ltmp0_1:
; CHECK: leaq [[OBJECT:-?[0-9]+]](%rbp), %rcx
; CHECK-NEXT: callq destroy
; CHECK: [[AFTER:.LBB0_[0-9]+]]:
; CHECK: movl {{.*}}(%rbp), %eax
; CHECK: .seh_startepilogue
; CHECK: retq
; CHECK-NEXT: .seh_handlerdata
; CHECK-NEXT: .rva $cppxdata$catches
; CHECK-NEXT: .text
; CHECK-NEXT: .seh_endproc

; A cleanup has the function's frame pointer, and no handler.
; CHECK: .def "?dtor$[[CLEANUP:[0-9]+]]@?0?catches@4HA";
; CHECK-NEXT: .scl 3;
; CHECK: .seh_proc "?dtor$[[CLEANUP]]@?0?catches@4HA"
; CHECK-NEXT: movq %rdx, 16(%rsp)
; CHECK-NEXT: pushq %rbp
; CHECK-NEXT: .seh_pushreg %rbp
; CHECK: .seh_stackalloc
; CHECK-NEXT: leaq [[ABOVE]](%rdx), %rbp
; CHECK-NEXT: .seh_endprologue
; CHECK: leaq [[OBJECT]](%rbp), %rcx
; CHECK-NEXT: callq destroy
; CHECK-NEXT: nop
; CHECK-NEXT: .seh_startepilogue
; CHECK: retq
; CHECK-NEXT: .seh_endproc

; A handler returns where the function goes on.
; CHECK: .seh_proc "?catch$[[HANDLER:[0-9]+]]@?0?catches@4HA"
; CHECK-NEXT: .seh_handler __CxxFrameHandler3, @unwind, @except
; CHECK: leaq [[ABOVE]](%rdx), %rbp
; CHECK: callq use
; CHECK: leaq [[AFTER]](%rip), %rax
; CHECK-NEXT: .seh_startepilogue
; CHECK: retq
; CHECK: .seh_handlerdata
; CHECK-NEXT: .rva $cppxdata$catches

; TABLES-LABEL: catches:
; TABLES: .section .xdata,"dr"
; TABLES: $cppxdata$catches:
; TABLES-NEXT: .long 429065506
; TABLES-NEXT: .long 3
; TABLES-NEXT: .rva $stateUnwindMap$catches
; TABLES-NEXT: .long 1
; TABLES-NEXT: .rva $tryMap$catches
; TABLES-NEXT: .long 4
; TABLES-NEXT: .rva $ip2state$catches
; TABLES-NEXT: .long
; TABLES-NEXT: .long 0
; TABLES-NEXT: .long 1
; TABLES-NEXT: $stateUnwindMap$catches:
; TABLES-NEXT: .long -1
; TABLES-NEXT: .long 0
; TABLES-NEXT: .long 0
; TABLES-NEXT: .rva "?dtor${{[0-9]+}}@?0?catches@4HA"
; TABLES-NEXT: .long -1
; TABLES-NEXT: .long 0
; TABLES-NEXT: $tryMap$catches:
; TABLES-NEXT: .long 0
; TABLES-NEXT: .long 1
; TABLES-NEXT: .long 2
; TABLES-NEXT: .long 1
; TABLES-NEXT: .rva $handlerMap$0$catches
; TABLES-NEXT: $handlerMap$0$catches:
; TABLES-NEXT: .long 0
; TABLES-NEXT: .rva int_type
; TABLES-NEXT: .long
; TABLES-NEXT: .rva "?catch${{[0-9]+}}@?0?catches@4HA"
; TABLES-NEXT: .long
; TABLES-NEXT: $ip2state$catches:
; TABLES-NEXT: .rva .Lfunc_begin0
; TABLES-NEXT: .long -1
; TABLES-NEXT: .rva .Ltmp0_0
; TABLES-NEXT: .long 1
; TABLES-NEXT: .rva .Ltmp0_1
; TABLES-NEXT: .long -1
; TABLES-NEXT: .rva "?catch${{[0-9]+}}@?0?catches@4HA"
; TABLES-NEXT: .long 2

; MIR: name: catches
; MIR: EH_LABEL 3, 0, {{[0-9]+}}
; MIR: EH_LABEL 0, 0, 1
; MIR: CALL64pcrel32 {{.*}}@thrower
; MIR: EH_LABEL 1, 0
; MIR: bb.{{[0-9]+}}.cleanup:
; MIR: EH_LABEL 2, 2
; MIR: bb.{{[0-9]+}}.handler:
; MIR: EH_LABEL 2, 1
; MIR-NEXT: EH_LABEL 4, 0, {{[0-9]+}}
define i32 @catches(i32 %n) personality ptr @__CxxFrameHandler3 {
entry:
  %object = alloca i32
  %caught = alloca i32
  store i32 %n, ptr %object
  %k = mul i32 %n, 12345
  invoke void @thrower(i32 %n) to label %done unwind label %cleanup

done:
  call void @destroy(ptr %object)
  br label %after

cleanup:
  %c = cleanuppad within none []
  call void @destroy(ptr %object) [ "funclet"(token %c) ]
  cleanupret from %c unwind label %dispatch

dispatch:
  %s = catchswitch within none [label %handler] unwind to caller

handler:
  %h = catchpad within %s [ptr @int_type, i32 0, ptr %caught]
  %value = load i32, ptr %caught
  %sum = add i32 %value, %k
  call void @use(ptr %caught, i32 %sum) [ "funclet"(token %h) ]
  catchret from %h to label %after

after:
  %result = phi i32 [ %k, %done ], [ %sum, %handler ]
  ret i32 %result
}

; A handler in a handler: the states of the inner one are those of the outer handler, and it returns to that.
; TABLES: $cppxdata$nested:
; TABLES-NEXT: .long 429065506
; TABLES-NEXT: .long 4
; TABLES: $tryMap$nested:
; TABLES-NEXT: .long 0
; TABLES-NEXT: .long 0
; TABLES-NEXT: .long 3
; TABLES-NEXT: .long 1
; TABLES-NEXT: .rva $handlerMap$0$nested
; TABLES-NEXT: .long 2
; TABLES-NEXT: .long 2
; TABLES-NEXT: .long 3
; TABLES-NEXT: .long 1
; TABLES-NEXT: .rva $handlerMap$1$nested
; TABLES: $ip2state$nested:
; TABLES-NEXT: .rva .Lfunc_begin1
; TABLES-NEXT: .long -1
; TABLES-NEXT: .rva .Ltmp1_0
; TABLES-NEXT: .long 0
; TABLES-NEXT: .rva .Ltmp1_1
; TABLES-NEXT: .long -1
; TABLES-NEXT: .rva "?catch$[[OUTER:[0-9]+]]@?0?nested@4HA"
; TABLES-NEXT: .long 1
; TABLES-NEXT: .rva .Ltmp1_2
; TABLES-NEXT: .long 2
; TABLES-NEXT: .rva .Ltmp1_3
; TABLES-NEXT: .long 1
; TABLES-NEXT: .rva "?catch${{[0-9]+}}@?0?nested@4HA"
; TABLES-NEXT: .long 3
define void @nested() personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @thrower(i32 1) to label %done unwind label %dispatch

dispatch:
  %s = catchswitch within none [label %outer] unwind to caller

outer:
  %o = catchpad within %s [ptr null, i32 64, ptr null]
  invoke void @thrower(i32 2) [ "funclet"(token %o) ] to label %leave unwind label %inner_dispatch

inner_dispatch:
  %t = catchswitch within %o [label %inner] unwind to caller

inner:
  %i = catchpad within %t [ptr null, i32 64, ptr null]
  call void @thrower(i32 3) [ "funclet"(token %i) ]
  catchret from %i to label %leave

leave:
  catchret from %o to label %done

done:
  ret void
}

; What comes out of a cleanup ends the program: its calls are in no state, and pads that only they lead to are no funclets.
; CHECK-LABEL: throws_in_cleanup:
; CHECK: "?dtor$1@?0?throws_in_cleanup@4HA":
; CHECK: callq thrower
; CHECK-NEXT: movq
; CHECK-NEXT: callq destroy
; CHECK-NEXT: nop
; CHECK-NEXT: .seh_startepilogue
; CHECK: retq
; CHECK-NOT: callq use
; CHECK-NOT: .seh_proc
; CHECK: $cppxdata$throws_in_cleanup:
; CHECK-NEXT: .long 429065506
; CHECK-NEXT: .long 1
; CHECK: $stateUnwindMap$throws_in_cleanup:
; CHECK-NEXT: .long -1
; CHECK-NEXT: .rva "?dtor$1@?0?throws_in_cleanup@4HA"
; CHECK: $ip2state$throws_in_cleanup:
; CHECK: .long -1
; CHECK: .long 0
; CHECK: .long -1
define void @throws_in_cleanup(ptr %p) personality ptr @__CxxFrameHandler3 {
  invoke void @thrower(i32 1) to label %done unwind label %cleanup
cleanup:
  %c = cleanuppad within none []
  invoke void @thrower(i32 2) [ "funclet"(token %c) ] to label %leave unwind label %terminate
terminate:
  %t = cleanuppad within %c []
  call void @use(ptr %p, i32 3) [ "funclet"(token %t) ]
  unreachable
leave:
  invoke void @destroy(ptr %p) [ "funclet"(token %c) ] to label %over unwind label %dispatch
dispatch:
  %n = phi i32 [ 4, %leave ]
  %s = catchswitch within %c [label %handler] unwind to caller
handler:
  %h = catchpad within %s [ptr null, i32 64, ptr null]
  call void @use(ptr %p, i32 %n) [ "funclet"(token %h) ]
  catchret from %h to label %over
over:
  cleanupret from %c unwind to caller
done:
  ret void
}

; A place is told by its distance from the beginning of the program, as tables of types do it.
; CHECK: throw_info:
; CHECK-NEXT: .rva int_type+8
; CHECK-NEXT: .rva catches
@throw_info = constant { i32, i32 } {
  i32 trunc (i64 sub (i64 ptrtoint (ptr getelementptr (i8, ptr @int_type, i64 8) to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32),
  i32 trunc (i64 sub (i64 ptrtoint (ptr @catches to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }

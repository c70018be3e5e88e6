; Arguments that the caller makes in place (`inalloca`): their memory is on the stack like any of a size that is only known later, and
; the stack pointer is moved up to it for the call, so that the callee finds it where arguments are.

; RUN: llc -mtriple=i686-pc-windows-msvc -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=i686-pc-windows-msvc -verify-machineinstrs -O0 %s -o - | FileCheck %s --check-prefix=O0
; RUN: not llc -mtriple=riscv64 %s -o - 2>&1 | FileCheck %s --check-prefix=ERROR

%args = type <{ i32, i32, i32 }>
declare void @make(ptr)
declare ptr @llvm.stacksave()
declare void @llvm.stackrestore(ptr)

; ERROR: 'inalloca' argument

; The arguments are at the address of the return address and behind.
; CHECK-LABEL: _callee:
; CHECK: movl 8(%esp), %eax
; CHECK: addl 4(%esp), %eax
; CHECK: retl
define i32 @callee(ptr inalloca(%args) %a) {
  %second = getelementptr %args, ptr %a, i32 0, i32 1
  %x = load i32, ptr %a
  %y = load i32, ptr %second
  %s = add i32 %y, %x
  ret i32 %s
}

; CHECK-LABEL: _caller:
; CHECK: movl %esp, %[[SAVED:e[sd]i]]
; CHECK: leal -[[#]](%[[PLACE:[a-z]+]]), %[[AGAIN:[a-z]+]]
; CHECK: movl %[[AGAIN]], %esp
; CHECK: calll _make
; CHECK: movl %[[ARGS:[a-z]+]], %esp
; CHECK-NEXT: calll _callee
; Behind the call there is room for the arguments of others again.
; CHECK-NEXT: movl %[[AGAIN]], %esp
; CHECK-NEXT: movl %[[SAVED]], %esp
; O0-LABEL: _caller:
; O0: movl %{{[a-z]+}}, %esp
; O0: calll _callee
define i32 @caller() {
  %saved = call ptr @llvm.stacksave()
  %a = alloca inalloca %args
  call void @make(ptr %a)
  %r = call i32 @callee(ptr inalloca(%args) %a)
  call void @llvm.stackrestore(ptr %saved)
  ret i32 %r
}

; The callee takes its arguments off the stack, and has others in registers.
; CHECK-LABEL: _method:
; CHECK: retl $12
define x86_thiscallcc i32 @method(ptr %this, ptr inalloca(%args) %a) {
  %x = load i32, ptr %this
  %y = load i32, ptr %a
  %s = add i32 %y, %x
  ret i32 %s
}

; CHECK-LABEL: _calls_method:
; CHECK: calll _method
define i32 @calls_method(ptr %this) {
  %a = alloca inalloca %args
  call void @make(ptr %a)
  %r = call x86_thiscallcc i32 @method(ptr %this, ptr inalloca(%args) %a)
  ret i32 %r
}

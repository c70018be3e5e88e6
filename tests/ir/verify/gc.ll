; Garbage collection: roots, statepoints, and what is tied to them.
; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s

declare void @llvm.gcroot(ptr, ptr)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare i32 @llvm.experimental.gc.result.i32(token)
declare ptr @llvm.experimental.gc.relocate.p0(token, i32, i32)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
declare <2 x ptr> @llvm.experimental.gc.relocate.v2p0(token, i32, i32)
declare i32 @llvm.experimental.gc.relocate.i32(token, i32, i32)
declare void @callee()
declare i32 @number()
declare void @variadic(i32, ...)
declare void @one(i32)
declare i32 @personality(...)

; CHECK-DAG: llvm.gcroot parameter #2 must be a constant.
define void @f0(ptr %q) gc "g" {
  %a = alloca ptr
  call void @llvm.gcroot(ptr %a, ptr %q)
  ret void
}

; CHECK-DAG: llvm.gcroot parameter #1 must either be a pointer alloca, or argument #2 must be a non-null constant.
define void @f1(ptr %q) gc "g" {
  %a = alloca i32
  call void @llvm.gcroot(ptr %a, ptr null)
  ret void
}

; CHECK-DAG: gc.statepoint number of patchable bytes must be positive
define void @f2() gc "g" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 -1, ptr elementtype(void ()) @callee, i32 0, i32 0, i32 0, i32 0)
  ret void
}

; CHECK-DAG: gc.statepoint callee argument must have elementtype attribute
define void @f3() gc "g" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr @callee, i32 0, i32 0, i32 0, i32 0)
  ret void
}

; CHECK-DAG: gc.statepoint callee elementtype must be function type
define void @f4() gc "g" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(i32) @callee, i32 0, i32 0, i32 0, i32 0)
  ret void
}

; CHECK-DAG: gc.statepoint number of arguments to underlying call must be positive
define void @f5() gc "g" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @callee, i32 -1, i32 0, i32 0, i32 0)
  ret void
}

; CHECK-DAG: gc.statepoint mismatch in number of vararg call args
define void @f6() gc "g" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (i32, ...)) @variadic, i32 0, i32 0, i32 0, i32 0)
  ret void
}

; CHECK-DAG: gc.statepoint doesn't support wrapping non-void vararg functions yet
define void @f7() gc "g" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(i32 (...)) @variadic, i32 0, i32 0, i32 0, i32 0)
  ret void
}

; CHECK-DAG: gc.statepoint mismatch in number of call args
define void @f8() gc "g" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (i32)) @one, i32 0, i32 0, i32 0, i32 0)
  ret void
}

; CHECK-DAG: unknown flag used in gc.statepoint flags argument
define void @f9() gc "g" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @callee, i32 0, i32 16, i32 0, i32 0)
  ret void
}

; CHECK-DAG: gc.statepoint call argument does not match wrapped function type
define void @f10() gc "g" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (i32)) @one, i32 1, i32 0, i64 1, i32 0, i32 0)
  ret void
}

; CHECK-DAG: gc.statepoint w/inline transition bundle is deprecated
define void @f11() gc "g" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @callee, i32 0, i32 0, i32 1, i32 0)
  ret void
}

; CHECK-DAG: gc.statepoint w/inline deopt operands is deprecated
define void @f12() gc "g" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @callee, i32 0, i32 0, i32 0, i32 1)
  ret void
}

; CHECK-DAG: gc.statepoint number of transition arguments must be constant integer
define void @f13(i32 %n) gc "g" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @callee, i32 0, i32 0, i32 %n, i32 0)
  ret void
}

; CHECK-DAG: gc.statepoint number of deoptimization arguments must be constant integer
define void @f14(i32 %n) gc "g" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @callee, i32 0, i32 0, i32 0, i32 %n)
  ret void
}

; CHECK-DAG: gc.statepoint too many arguments
define void @f15() gc "g" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @callee, i32 0, i32 0, i32 0, i32 0, i32 0)
  ret void
}

; CHECK-DAG: gc.result or gc.relocate are the only value uses of a gc.statepoint
declare void @llvm.fake.use(...)
define void @f16() gc "g" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @callee, i32 0, i32 0, i32 0, i32 0)
  call void (...) @llvm.fake.use(token %t)
  ret void
}

; CHECK-DAG: Function returns a token but isn't an intrinsic
; CHECK-DAG: illegal use of statepoint token
define token @f17() gc "g" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @callee, i32 0, i32 0, i32 0, i32 0)
  ret token %t
}

; CHECK-DAG: gc.result operand #1 must be from a statepoint
; CHECK-DAG: gc relocate is incorrectly tied to the statepoint
declare token @llvm.experimental.convergence.anchor()
define void @f18() convergent gc "g" {
  %t = call token @llvm.experimental.convergence.anchor()
  %v = call i32 @llvm.experimental.gc.result.i32(token %t)
  %q = call ptr @llvm.experimental.gc.relocate.p0(token %t, i32 0, i32 0)
  ret void
}

; CHECK-DAG: gc.result result type does not match wrapped callee
define void @f19() gc "g" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @callee, i32 0, i32 0, i32 0, i32 0)
  %v = call i32 @llvm.experimental.gc.result.i32(token %t)
  ret void
}

; CHECK-DAG: gc.relocate: statepoint base index out of bounds
; CHECK-DAG: gc.relocate: statepoint derived index out of bounds
; CHECK-DAG: gc.relocate: relocated value must be a pointer
; CHECK-DAG: gc.relocate: vector relocates to vector and pointer to pointer
; CHECK-DAG: gc.relocate: relocating a pointer shouldn't change its address space
define void @f20(ptr %o) gc "g" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @callee, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %o, i32 1) ]
  %v = call ptr @llvm.experimental.gc.relocate.p0(token %t, i32 2, i32 0)
  %w = call ptr @llvm.experimental.gc.relocate.p0(token %t, i32 0, i32 2)
  %x = call ptr @llvm.experimental.gc.relocate.p0(token %t, i32 1, i32 1)
  %y = call <2 x ptr> @llvm.experimental.gc.relocate.v2p0(token %t, i32 0, i32 0)
  %z = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  ret void
}

; CHECK-DAG: gc.relocate must return a pointer or a vector of pointers
define void @f21(ptr %o) gc "g" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @callee, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr %o, i32 1) ]
  %i = call i32 @llvm.experimental.gc.relocate.i32(token %t, i32 0, i32 0)
  ret void
}

; CHECK-DAG: safepoints should have unique landingpads
define void @f22(ptr %o) gc "g" personality ptr @personality {
  invoke void @callee() to label %a unwind label %b
a:
  invoke void @callee() to label %c unwind label %b
b:
  %l = landingpad token cleanup
  %q = call ptr @llvm.experimental.gc.relocate.p0(token %l, i32 0, i32 0)
  ret void
c:
  ret void
}

; CHECK-DAG: gc relocate should be linked to a statepoint
define void @f23(ptr %o) gc "g" personality ptr @personality {
  invoke void @callee() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad token cleanup
  %q = call ptr @llvm.experimental.gc.relocate.p0(token %l, i32 0, i32 0)
  ret void
}

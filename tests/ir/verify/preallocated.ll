; Arguments that the caller has allocated.
; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s

declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare void @llvm.call.preallocated.teardown(token)
declare token @llvm.experimental.convergence.anchor()
declare void @callee(ptr preallocated(i32))
declare void @two(ptr preallocated(i32), ptr preallocated(i32))
declare void @plain(ptr)
declare void @llvm.fake.use(...)
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr, ptr, i32, i32)

; CHECK-DAG: llvm.call.preallocated.arg must be called with a "preallocated" call site attribute
define void @f0(ptr %p, i32 %i, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 0)
  ret void
}

; CHECK-DAG: llvm.call.preallocated.arg token argument must be a llvm.call.preallocated.setup
define void @f1() convergent {
  %t = call token @llvm.experimental.convergence.anchor()
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i32)
  ret void
}

; CHECK-DAG: llvm.call.preallocated.teardown token argument must be a llvm.call.preallocated.setup
define void @f2() convergent {
  %t = call token @llvm.experimental.convergence.anchor()
  call void @llvm.call.preallocated.teardown(token %t)
  ret void
}

; CHECK-DAG: immarg operand has non-immediate parameter
define void @f3(ptr %p, i32 %i, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 %i)
  ret void
}

; CHECK-DAG: Function returns a token but isn't an intrinsic
; CHECK-DAG: Uses of llvm.call.preallocated.setup must be calls
define token @f4() {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  ret token %t
}

; CHECK-DAG: Can have at most one call corresponding to a llvm.call.preallocated.setup
define void @f5(ptr %p, i32 %i, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i32)
  call void @callee(ptr preallocated(i32) %a) [ "preallocated"(token %t) ]
  call void @callee(ptr preallocated(i32) %a) [ "preallocated"(token %t) ]
  ret void
}

; CHECK-DAG: llvm.call.preallocated.alloc arg index must be a constant
; CHECK-DAG: immarg operand has non-immediate parameter
define void @f6(ptr %p, i32 %i, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 %i) preallocated(i32)
  ret void
}

; CHECK-DAG: llvm.call.preallocated.alloc arg index must be between 0 and corresponding llvm.call.preallocated.setup's argument count
define void @f7(ptr %p, i32 %i, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 1) preallocated(i32)
  ret void
}

; CHECK-DAG: cannot use preallocated intrinsics on a call without preallocated arguments
define void @f8(ptr %p, i32 %i, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  call void @plain(ptr %p) [ "preallocated"(token %t) ]
  ret void
}

; CHECK-DAG: llvm.call.preallocated.setup arg size must be equal to number of preallocated arguments at call site
define void @f9(ptr %p, i32 %i, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  call void @two(ptr preallocated(i32) %p, ptr preallocated(i32) %p) [ "preallocated"(token %t) ]
  ret void
}

; CHECK-DAG: Use of llvm.call.preallocated.setup outside intrinsics must be in "preallocated" operand bundle
define void @f10(ptr %p, i32 %i, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  call void (...) @llvm.fake.use(token %t, ptr preallocated(i32) %p)
  ret void
}

; CHECK-DAG: preallocated operand either requires a preallocated bundle or the call to be musttail (but not both)
define void @f11(ptr %p, i32 %i, float %x) {
  call void @callee(ptr preallocated(i32) %p)
  ret void
}

; CHECK-DAG: preallocated as a call site attribute can only be on llvm.call.preallocated.arg
define void @f12(ptr %p, i32 %i, float %x) {
  call void @plain(ptr %p) preallocated(i32)
  ret void
}

; CHECK-DAG: incorrect alignment of the source argument
define void @f14(ptr %p, i32 %i, float %x) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr align 4 %p, ptr %p, i32 4, i32 4)
  ret void
}

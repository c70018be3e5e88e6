; Operand bundles: twice, with a wrong number of operands, with operands of the wrong kind.
; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s

declare void @callee()
declare ptr @source()
declare i32 @personality(...)
declare token @llvm.call.preallocated.setup(i32)

; CHECK-DAG: Multiple gc-transition operand bundles
define void @f0(ptr %p, i32 %i, float %x) {
  call void %p() [ "gc-transition"(), "gc-transition"() ]
  ret void
}

; CHECK-DAG: Multiple funclet operand bundles
define void @f1() personality ptr @personality {
  invoke void @callee() to label %a unwind label %b
a:
  ret void
b:
  %l = cleanuppad within none []
  call void @callee() [ "funclet"(token %l), "funclet"(token %l) ]
  cleanupret from %l unwind to caller
}

; CHECK-DAG: Multiple CFGuardTarget operand bundles
define void @f2(ptr %p, i32 %i, float %x) {
  call void %p() [ "cfguardtarget"(ptr %p), "cfguardtarget"(ptr %p) ]
  ret void
}

; CHECK-DAG: Multiple ptrauth operand bundles
define void @f3(ptr %p, i32 %i, float %x) {
  call void %p() [ "ptrauth"(i32 1, i64 2), "ptrauth"(i32 1, i64 2) ]
  ret void
}

; CHECK-DAG: Expected exactly two ptrauth bundle operands
define void @f4(ptr %p, i32 %i, float %x) {
  call void %p() [ "ptrauth"(i32 1) ]
  ret void
}

; CHECK-DAG: Multiple kcfi operand bundles
define void @f5(ptr %p, i32 %i, float %x) {
  call void %p() [ "kcfi"(i32 1), "kcfi"(i32 1) ]
  ret void
}

; CHECK-DAG: Expected exactly one kcfi bundle operand
define void @f6(ptr %p, i32 %i, float %x) {
  call void %p() [ "kcfi"() ]
  ret void
}

; CHECK-DAG: cannot use preallocated intrinsics on a call without preallocated arguments
; CHECK-DAG: Multiple preallocated operand bundles
define void @f7(ptr %p, i32 %i, float %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  call void %p() [ "preallocated"(token %t), "preallocated"(token %t) ]
  ret void
}

; CHECK-DAG: Expected exactly one preallocated bundle operand
define void @f8(ptr %p, i32 %i, float %x) {
  call void %p() [ "preallocated"() ]
  ret void
}

; CHECK-DAG: Multiple "clang.arc.attachedcall" operand bundles
declare ptr @objc_retainAutoreleasedReturnValue(ptr)
define void @f9(ptr %p, i32 %i, float %x) {
  %q = call ptr %p() [ "clang.arc.attachedcall"(ptr @objc_retainAutoreleasedReturnValue), "clang.arc.attachedcall"(ptr @objc_retainAutoreleasedReturnValue) ]
  ret void
}

; CHECK-DAG: operand bundle "clang.arc.attachedcall" requires one function as an argument
define void @f10(ptr %p, i32 %i, float %x) {
  %q = call ptr %p() [ "clang.arc.attachedcall"(ptr %p) ]
  ret void
}

; CHECK-DAG: invalid function argument
define void @f11(ptr %p, i32 %i, float %x) {
  %q = call ptr %p() [ "clang.arc.attachedcall"(ptr @callee) ]
  ret void
}

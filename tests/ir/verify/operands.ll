; Operands that an instruction of a function cannot have, ranges, and what the verifier says of terminators.
; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s

declare void @callee()
declare i32 @personality(...)

; CHECK-DAG: Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy, clang.arc.attachedcall or wasm.(re)throw
define void @f1() personality ptr @personality {
  invoke void @llvm.va_end(ptr null) to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad { ptr, i32 } cleanup
  ret void
}
declare void @llvm.va_end(ptr)

; CHECK-DAG: The lower limit must be an integer!
define void @f2(ptr %p, i32 %i, float %x) {
  %v = load i32, ptr %p, !range !20
  ret void
}
!20 = !{!"a", i32 1}

; CHECK-DAG: The upper limit must be an integer!
define void @f3(ptr %p, i32 %i, float %x) {
  %v = load i32, ptr %p, !range !30
  ret void
}
!30 = !{i32 1, !"a"}

; CHECK-DAG: Range must not be empty!
define void @f4(ptr %p, i32 %i, float %x) {
  %v = load i32, ptr %p, !range !40
  ret void
}
!40 = !{i32 0, i32 0}

; CHECK-DAG: atomic store operand must have integer, pointer, floating point, or vector type!
define void @f13(ptr %p, i32 %i, float %x) {
  store atomic { i32 } { i32 1 }, ptr %p seq_cst, align 4
  ret void
}

; CHECK-DAG: atomic store operand must have integer, pointer, floating point, or vector type!
define void @f14(ptr %p, i32 %i, float %x) {
  store atomic [1 x i32] zeroinitializer, ptr %p seq_cst, align 4
  ret void
}

; CHECK-DAG: atomic load operand must have integer, pointer, floating point, or vector type!
define void @f15(ptr %p, i32 %i, float %x) {
  %v = load atomic [1 x i32], ptr %p seq_cst, align 4
  ret void
}

; CHECK-DAG: cmpxchg operand must have integer or pointer type
define void @f17(ptr %p, i32 %i, float %x) {
  %v = cmpxchg ptr %p, float 1.0, float 2.0 seq_cst seq_cst
  ret void
}

; CHECK-DAG: Invalid use of metadata!
define void @f23(ptr %p, i32 %i, float %x) {
  %v = freeze metadata !230
  ret void
}
!230 = !{}

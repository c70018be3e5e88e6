; Calls: the callee, its attributes, and what the call says about its arguments.
; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s

declare void @callee()
declare void @one(i32)
declare void @variadic(...)
declare i32 @personality(...)
declare void @llvm.amdgcn.kill(i1)
declare void @swift(ptr swifterror)
declare void @llvm.donothing()

; CHECK-DAG: Callbr: indirect function / invalid signature
define void @f0(ptr %p) {
  callbr void %p() to label %a [label %b]
a:
  ret void
b:
  ret void
}

; CHECK-DAG: Unwinding from Callbr is not allowed
define void @f1(ptr %p) {
  callbr void asm unwind "", "!i"() to label %a [label %b]
a:
  ret void
b:
  ret void
}

; CHECK-DAG: Callbr currently only supports asm-goto and selected intrinsics
define void @f2(ptr %p) {
  callbr void @callee() to label %a [label %b]
a:
  ret void
b:
  ret void
}

; CHECK-DAG: Callbr for intrinsics currently doesn't support operand bundles
define void @f3(ptr %p) {
  callbr void @llvm.amdgcn.kill(i1 true) [ "x"() ] to label %a [label %b]
a:
  ret void
b:
  unreachable
}

; CHECK-DAG: Callbr amdgcn_kill only supports one indirect dest
define void @f4(ptr %p) {
  callbr void @llvm.amdgcn.kill(i1 true) to label %a [label %b, label %c]
a:
  ret void
b:
  unreachable
c:
  unreachable
}

; CHECK-DAG: Callbr amdgcn_kill indirect dest needs to be unreachable
define void @f5(ptr %p) {
  callbr void @llvm.amdgcn.kill(i1 true) to label %a [label %b]
a:
  ret void
b:
  ret void
}

; CHECK-DAG: Intrinsic called with incompatible signature
define void @f6(ptr %p, i32 %i, float %x) {
  call void @llvm.donothing(i32 1)
  ret void
}

; CHECK-DAG: Function has metadata parameter but isn't an intrinsic
define void @f7(ptr %p, i32 %i, float %x) {
  call void %p(metadata !70)
  ret void
}
!70 = !{}

; CHECK-DAG: Function has token parameter but isn't an intrinsic
define void @f8(ptr %p, i32 %i, float %x) {
  call void %p(token none)
  ret void
}

; CHECK-DAG: Return type cannot be x86_amx for indirect call!
define void @f9(ptr %p, i32 %i, float %x) {
  %v = call x86_amx %p()
  ret void
}

; CHECK-DAG: preallocated as a call site attribute can only be on llvm.call.preallocated.arg
define void @f10(ptr %p, i32 %i, float %x) {
  call void %p() preallocated(i32)
  ret void
}

; CHECK-DAG: inalloca isn't on the last argument!
define void @f11(ptr %p, i32 %i, float %x) {
  call void (...) %p(ptr inalloca(i32) %p, i32 %i)
  ret void
}

; CHECK-DAG: immarg attribute only applies to intrinsics
; CHECK-DAG: immarg may not apply only to call sites
define void @f12(ptr %p, i32 %i, float %x) {
  call void @one(i32 immarg 1)
  ret void
}

; CHECK-DAG: inalloca argument for call has mismatched alloca
declare void @g13(ptr inalloca(i32))
define void @f13(ptr %p, i32 %i, float %x) {
  %a = alloca i32
  call void @g13(ptr inalloca(i32) %a)
  ret void
}

; CHECK-DAG: swifterror argument should come from an alloca or parameter
define void @f14(ptr %p, i32 %i, float %x) {
  %q = load ptr, ptr %p
  call void @swift(ptr swifterror %q)
  ret void
}

; CHECK-DAG: Intrinsic called with incompatible signature
declare void @llvm.lifetime.start.p0(ptr)
define void @f16(ptr %p, i32 %i, float %x) {
  call void @llvm.lifetime.start.p0(i32 1)
  ret void
}

; CHECK-DAG: inreg attribute not allowed in tailcc musttail caller
define tailcc void @f17(ptr inreg %p) {
  musttail call tailcc void @one(i32 1)
  ret void
}

; CHECK-DAG: cannot guarantee swifttailcc tail call for varargs function
define swifttailcc void @f18(...) {
  musttail call swifttailcc void (...) @variadic(...)
  ret void
}

; CHECK-DAG: cannot guarantee tailcc tail call for varargs function
define tailcc void @f19(...) {
  musttail call tailcc void (...) @variadic(...)
  ret void
}

; CHECK-DAG: bitcast following musttail call must use the call
define ptr @f20(ptr %p) {
  %q = musttail call ptr @f20(ptr %p)
  %r = bitcast ptr %p to ptr
  ret ptr %r
}

; CHECK-DAG: Operand for indirect constraint must have pointer type
define void @f21(ptr %p, i32 %i, float %x) {
  %v = call i32 asm "", "=r,*m"(i32 %i)
  ret void
}

; CHECK-DAG: Function takes metadata but isn't an intrinsic
define void @f22(ptr %p, i32 %i, float %x) {
  call void @g22(i32 %i)
  ret void
}
declare void @g22(metadata)

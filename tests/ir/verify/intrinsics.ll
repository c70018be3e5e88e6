; Calls of intrinsics with arguments that they do not allow.
; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s

declare void @llvm.assume(i1)
declare token @llvm.coro.id(i32, ptr, ptr, ptr)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.stackprotector(ptr, ptr)
declare void @llvm.localescape(...)
declare ptr @llvm.localrecover(ptr, ptr, i32)
declare ptr @llvm.eh.exceptionpointer.p0(token)
declare i32 @llvm.experimental.deoptimize.i32(...)
declare void @llvm.experimental.guard(i1, ...)
declare void @llvm.experimental.noalias.scope.decl(metadata)
declare ptr @llvm.preserve.struct.access.index.p0.p0(ptr, i32, i32)
declare i1 @llvm.callbr.landingpad.i1(i1)
declare i32 @llvm.callbr.landingpad.i32(i32)
declare ptr @llvm.threadlocal.address.p0(ptr)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
declare <2 x ptr> @llvm.ptrmask.v2p0.i64(<2 x ptr>, i64)
declare <2 x ptr> @llvm.ptrmask.v2p0.v4i64(<2 x ptr>, <4 x i64>)
declare i32 @llvm.ptrmask.i32.i64(i32, i64)
declare ptr @llvm.invariant.start.p0(i64, ptr)
declare { i32, i32 } @llvm.experimental.patchpoint.sl_i32i32s(i64, i32, ptr, i32, ...)
declare <2 x i8> @llvm.ucmp.v2i8.i32(i32, i32)
declare <2 x i8> @llvm.ucmp.v2i8.v4i32(<4 x i32>, <4 x i32>)
declare void @callee()
declare i32 @personality(...)

; CHECK-DAG: llvm.stackprotector parameter #2 must resolve to an alloca.
define void @f0(ptr %p, i32 %i, float %x) {
  %a = alloca i8
  call void @llvm.stackprotector(ptr %a, ptr %p)
  ret void
}

; CHECK-DAG: eh.exceptionpointer argument must be a catchpad
define void @f1() personality ptr @personality {
  invoke void @callee() to label %a unwind label %b
a:
  ret void
b:
  %l = cleanuppad within none []
  %q = call ptr @llvm.eh.exceptionpointer.p0(token %l)
  ret void
}

; CHECK-DAG: Intrinsic requires elementtype attribute on first argument.
define void @f2(ptr %p, i32 %i, float %x) {
  %q = call ptr @llvm.preserve.struct.access.index.p0.p0(ptr %p, i32 0, i32 0)
  ret void
}

; CHECK-DAG: invariant_start parameter must be -1, 0 or a positive number
define void @f3(ptr %p, i32 %i, float %x) {
  %q = call ptr @llvm.invariant.start.p0(i64 -2, ptr %p)
  ret void
}

; CHECK-DAG: patchpoint: invalid return type used with anyregcc
define void @f4(ptr %p, i32 %i, float %x) {
  %q = call anyregcc { i32, i32 } (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.sl_i32i32s(i64 0, i32 0, ptr null, i32 0)
  ret void
}

; CHECK-DAG: assume with operand bundles must have i1 true condition
define void @f5(ptr %p, i32 %i, float %x) {
  %c = trunc i32 %i to i1
  call void @llvm.assume(i1 %c) [ "cold"() ]
  ret void
}

; CHECK-DAG: arguments to separate_storage assumptions should be pointers
define void @f6(ptr %p, i32 %i, float %x) {
  call void @llvm.assume(i1 true) [ "separate_storage"(ptr %p, i32 %i) ]
  ret void
}

; CHECK-DAG: first argument should be a pointer
define void @f7(ptr %p, i32 %i, float %x) {
  call void @llvm.assume(i1 true) [ "align"(i32 %i, i32 %i) ]
  ret void
}

; CHECK-DAG: second argument should be an integer
define void @f8(ptr %p, i32 %i, float %x) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, ptr %p) ]
  ret void
}

; CHECK-DAG: third argument should be an integer if present
define void @f9(ptr %p, i32 %i, float %x) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i32 %i, ptr %p) ]
  ret void
}

; CHECK-DAG: dereferenceable assumptions should have 2 arguments
define void @f10(ptr %p, i32 %i, float %x) {
  call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %p) ]
  ret void
}

; CHECK-DAG: first argument should be a pointer
define void @f11(ptr %p, i32 %i, float %x) {
  call void @llvm.assume(i1 true) [ "dereferenceable"(i32 %i, i32 %i) ]
  ret void
}

; CHECK-DAG: second argument should be an integer
define void @f12(ptr %p, i32 %i, float %x) {
  call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %p, ptr %p) ]
  ret void
}

; CHECK-DAG: this attribute should have 2 arguments
define void @f13(ptr %p, i32 %i, float %x) {
  call void @llvm.assume(i1 true) [ "dereferenceable_or_null"(ptr %p) ]
  ret void
}

; CHECK-DAG: the second argument should be a constant integral value
define void @f14(ptr %p, i32 %i, float %x) {
  call void @llvm.assume(i1 true) [ "dereferenceable_or_null"(ptr %p, i32 %i) ]
  ret void
}

; CHECK-DAG: this attribute should have one argument
define void @f15(ptr %p, i32 %i, float %x) {
  call void @llvm.assume(i1 true) [ "nonnull"() ]
  ret void
}

; CHECK-DAG: this attribute has no argument
define void @f16(ptr %p, i32 %i, float %x) {
  call void @llvm.assume(i1 true) [ "cold"(i32 %i) ]
  ret void
}

; CHECK-DAG: info argument of llvm.coro.id must refer to an initialized constant
define void @f17(ptr %p, i32 %i, float %x) {
  %t = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr %p)
  ret void
}

; CHECK-DAG: info argument of llvm.coro.id must refer to either a struct or an array
@g18 = constant i32 1
define void @f18(ptr %p, i32 %i, float %x) {
  %t = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr @g18)
  ret void
}

; CHECK-DAG: locality argument to llvm.prefetch must be 0-3
define void @f19(ptr %p, i32 %i, float %x) {
  call void @llvm.prefetch.p0(ptr %p, i32 0, i32 4, i32 0)
  ret void
}

; CHECK-DAG: cache type argument to llvm.prefetch must be 0-1
define void @f20(ptr %p, i32 %i, float %x) {
  call void @llvm.prefetch.p0(ptr %p, i32 0, i32 0, i32 2)
  ret void
}

; CHECK-DAG: multiple calls to llvm.localescape in one function
define void @f21(ptr %p, i32 %i, float %x) {
  call void (...) @llvm.localescape()
  call void (...) @llvm.localescape()
  ret void
}

; CHECK-DAG: llvm.localrecover first argument must be function defined in this module
define void @f22(ptr %p, i32 %i, float %x) {
  %q = call ptr @llvm.localrecover(ptr @callee, ptr %p, i32 0)
  ret void
}

; CHECK-DAG: all indices passed to llvm.localrecover must be less than the number of arguments passed to llvm.localescape in the parent function
define void @f23() {
  %q = call ptr @llvm.localrecover(ptr @g23, ptr null, i32 2)
  ret void
}
define void @g23() {
  %a = alloca i8
  call void (...) @llvm.localescape(ptr %a)
  ret void
}

; CHECK-DAG: experimental_guard cannot be invoked
; CHECK-DAG: Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy, clang.arc.attachedcall or wasm.(re)throw
define void @f24() personality ptr @personality {
  invoke void (i1, ...) @llvm.experimental.guard(i1 true) [ "deopt"() ] to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad { ptr, i32 } cleanup
  ret void
}

; CHECK-DAG: experimental_deoptimize return type must match caller return type
define void @f25(ptr %p, i32 %i, float %x) {
  %v = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"() ]
  ret void
}

; CHECK-DAG: calls to experimental_deoptimize must be followed by a return of the value computed by experimental_deoptimize
define i32 @f26() {
  %v = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"() ]
  ret i32 1
}

; CHECK-DAG: calls to experimental_deoptimize must be followed by a return
define i32 @f27() {
  %v = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"() ]
  unreachable
}

; CHECK-DAG: All llvm.experimental.deoptimize declarations must have the same calling convention
declare cc 7 void @llvm.experimental.deoptimize.isVoid(...)

; CHECK-DAG: !id.scope.list must point to an MDNode
define void @f29(ptr %p, i32 %i, float %x) {
  call void @llvm.experimental.noalias.scope.decl(metadata !"a")
  ret void
}

; CHECK-DAG: !id.scope.list must point to a list with a single scope
define void @f30(ptr %p, i32 %i, float %x) {
  call void @llvm.experimental.noalias.scope.decl(metadata !300)
  ret void
}
!300 = !{}

; CHECK-DAG: intrinstic requires callbr operand
define void @f31(ptr %p, i32 %i, float %x) {
  %v = call i1 @llvm.callbr.landingpad.i1(i1 true)
  ret void
}

; CHECK-DAG: Intrinsic's corresponding callbr must have intrinsic's parent basic block in indirect destination list
define i32 @f32(i32 %i) {
  %r = callbr i32 asm "", "=r,!i"() to label %a [label %b]
a:
  %q = call i32 @llvm.callbr.landingpad.i32(i32 %r)
  ret i32 1
b:
  ret i32 0
}

; CHECK-DAG: Intrinsic must have corresponding callbr in predecessor
define i32 @f33(i32 %i) {
  %r = callbr i32 asm "", "=r,!i"() to label %a [label %b]
a:
  br label %c
b:
  ret i32 0
c:
  %q = call i32 @llvm.callbr.landingpad.i32(i32 %r)
  ret i32 1
}

; CHECK-DAG: Intrinsic in block must have 1 unique predecessor
define i32 @f34(i1 %i) {
  %r = callbr i32 asm "", "=r,!i"() to label %a [label %b]
a:
  br i1 %i, label %c, label %d
b:
  ret i32 0
c:
  br label %d
d:
  %q = call i32 @llvm.callbr.landingpad.i32(i32 %r)
  ret i32 1
}

; CHECK-DAG: No other instructions may proceed intrinsic
define i32 @f35(i1 %i) {
  %r = callbr i32 asm "", "=r,!i"() to label %a [label %b]
a:
  ret i32 1
b:
  %k = add i32 1, 2
  %q = call i32 @llvm.callbr.landingpad.i32(i32 %r)
  ret i32 0
}

; CHECK-DAG: llvm.threadlocal.address first argument must be a GlobalValue
define void @f36(ptr %p, i32 %i, float %x) {
  %q = call ptr @llvm.threadlocal.address.p0(ptr %p)
  ret void
}

; CHECK-DAG: llvm.ptrmask intrinsic first argument must be pointer or vector of pointers
define void @f37(ptr %p, i32 %i, float %x) {
  %v = call i32 @llvm.ptrmask.i32.i64(i32 1, i64 1)
  ret void
}

; CHECK-DAG: llvm.ptrmask intrinsic arguments must be both scalars or both vectors
define void @f38(<2 x ptr> %p) {
  %v = call <2 x ptr> @llvm.ptrmask.v2p0.i64(<2 x ptr> %p, i64 1)
  ret void
}

; CHECK-DAG: llvm.ptrmask intrinsic arguments must have the same number of elements
define void @f39(<2 x ptr> %p, <4 x i64> %m) {
  %v = call <2 x ptr> @llvm.ptrmask.v2p0.v4i64(<2 x ptr> %p, <4 x i64> %m)
  ret void
}

; CHECK-DAG: ucmp/scmp argument and result types must both be either vector or scalar types
define void @f40(ptr %p, i32 %i, float %x) {
  %v = call <2 x i8> @llvm.ucmp.v2i8.i32(i32 1, i32 2)
  ret void
}

; CHECK-DAG: return type and arguments must have the same number of elements
define void @f41(<4 x i32> %p) {
  %v = call <2 x i8> @llvm.ucmp.v2i8.v4i32(<4 x i32> %p, <4 x i32> %p)
  ret void
}

; CHECK-DAG: Intrinsic requires elementtype attribute on first argument.
declare i64 @llvm.aarch64.ldxr.p0(ptr)
define void @f42(ptr %p, i32 %i, float %x) {
  %v = call i64 @llvm.aarch64.ldxr.p0(ptr %p)
  ret void
}

; CHECK-DAG: llvm intrinsics cannot be defined!
; CHECK-DAG: Intrinsic functions should never be defined!
define void @llvm.donothing() {
  ret void
}
define void @f43(ptr %p, i32 %i, float %x) {
  call void @llvm.donothing()
  ret void
}

; CHECK-DAG: Invalid user of intrinsic instruction!
; CHECK-DAG: Cannot take the address of an intrinsic!
define void @f44(ptr %p, i32 %i, float %x) {
  %f = select i1 true, ptr @llvm.prefetch.p0, ptr %p
  ret void
}

; CHECK-DAG: Invalid user of intrinsic instruction!
; CHECK-DAG: Cannot take the address of an intrinsic!
define void @f45(ptr %p, i32 %i, float %x) {
  store ptr @llvm.coro.id, ptr %p
  ret void
}

; CHECK-DAG: Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy, clang.arc.attachedcall or wasm.(re)throw
define void @f46() personality ptr @personality {
  invoke void @llvm.assume(i1 true) to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad { ptr, i32 } cleanup
  ret void
}

; CHECK-DAG: va_start called in a non-varargs function
declare void @llvm.va_start(ptr)
define void @f47(ptr %p, i32 %i, float %x) {
  call void @llvm.va_start(ptr %p)
  ret void
}

; CHECK-DAG: Intrinsic has incorrect argument type!
declare i32 @llvm.bswap.i64(i64)
define void @f48(ptr %p, i32 %i, float %x) {
  %v = call i32 @llvm.bswap.i64(i64 1)
  ret void
}

; CHECK-DAG: Intrinsic was not defined with variable arguments!
declare void @llvm.trap(...)
define void @f49(ptr %p, i32 %i, float %x) {
  call void (...) @llvm.trap()
  ret void
}

; CHECK-DAG: Intrinsic has incorrect argument type!
declare void @llvm.debugtrap(i32)
define void @f50(ptr %p, i32 %i, float %x) {
  call void @llvm.debugtrap(i32 1)
  ret void
}

; CHECK-DAG: Intrinsic has incorrect return type!
declare void @llvm.localaddress(ptr, ptr)
define void @f51(ptr %p, i32 %i, float %x) {
  call void @llvm.localaddress(ptr %p, ptr %p)
  ret void
}

; CHECK-DAG: Callsite was not defined with variable arguments!
declare i32 @llvm.expect.i32(i32)
define void @f52(ptr %p, i32 %i, float %x) {
  %v = call i32 @llvm.expect.i32(i32 1)
  ret void
}

; CHECK-DAG: Intrinsic has incorrect argument type!
declare void @llvm.fake.use(i32)
define void @f55(ptr %p, i32 %i, float %x) {
  call void @llvm.fake.use(i32 1)
  ret void
}

; CHECK-DAG: const x86_amx is not allowed in argument!
declare x86_amx @llvm.x86.cast.vector.to.tile.v256i32(<256 x i32>)
declare <256 x i32> @llvm.x86.cast.tile.to.vector.v256i32(x86_amx)
define void @f56(ptr %p, i32 %i, float %x) {
  %v = call <256 x i32> @llvm.x86.cast.tile.to.vector.v256i32(x86_amx poison)
  ret void
}

; CHECK-DAG: const x86_amx is not allowed in argument!
declare x86_amx @llvm.ssa.copy.x86amx(x86_amx)
define void @f57(ptr %p, i32 %i, float %x) {
  %v = call x86_amx @llvm.ssa.copy.x86amx(x86_amx poison)
  ret void
}

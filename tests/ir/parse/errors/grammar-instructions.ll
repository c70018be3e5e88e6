; Instructions that end early, or whose operands have types that the instruction does not take.
; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s

; CHECK-DAG: :[[#@LINE+2]]:40: error: expected '...' at end of argument list for musttail call in varargs function
define void @f0( ...) {
  musttail call void (...) @f0(ptr null)
  ret void
}

; CHECK-DAG: :[[#@LINE+2]]:12: error: void type only allowed for function results
define void @f1(ptr %p, i32 %i, float %x, <2 x i1> %b) {
  %v = phi void [ undef, %a ]
  ret void
}

; CHECK-DAG: :[[#@LINE+2]]:15: error: select values cannot have token type
define void @f2(ptr %p, i32 %i, float %x, <2 x i1> %b) {
  %v = select i1 true, token none, token none
  ret void
}

; CHECK-DAG: :[[#@LINE+2]]:15: error: vector select condition element type must be i1
define void @f3(ptr %p, i32 %i, float %x, <2 x i1> %b) {
  %v = select <2 x i32> zeroinitializer, <2 x i32> zeroinitializer, <2 x i32> zeroinitializer
  ret void
}

; CHECK-DAG: :[[#@LINE+2]]:15: error: selected values for vector select must be vectors
define void @f4(ptr %p, i32 %i, float %x, <2 x i1> %b) {
  %v = select <2 x i1> %b, i32 1, i32 2
  ret void
}

; CHECK-DAG: :[[#@LINE+2]]:15: error: vector select requires selected vectors to have the same vector length as select condition
define void @f5(ptr %p, i32 %i, float %x, <2 x i1> %b) {
  %v = select <2 x i1> %b, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer
  ret void
}

; CHECK-DAG: :[[#@LINE+2]]:53: error: expected 'caller' in catchswitch
define void @f6(ptr %p, i32 %i, float %x, <2 x i1> %b) {
  %s = catchswitch within none [label %a] unwind to nothing
  ret void
}

; CHECK-DAG: :[[#@LINE+2]]:15: error: Cannot allocate unsized type
define void @f7(ptr %p, i32 %i, float %x, <2 x i1> %b) {
  %v = alloca %T7
  ret void
}
%T7 = type opaque

; CHECK-DAG: :[[#@LINE+2]]:23: error: Expected ')' in syncscope
define void @f8(ptr %p, i32 %i, float %x, <2 x i1> %b) {
  fence syncscope("a" seq_cst
  ret void
}

; CHECK-DAG: :[[#@LINE+2]]:13: error: loading unsized types is not allowed
define void @f9(ptr %p, i32 %i, float %x, <2 x i1> %b) {
  %v = load %T9, ptr %p
  ret void
}
%T9 = type opaque

; CHECK-DAG: :[[#@LINE+2]]:9: error: store operand must be a first class value
define void @f10(ptr %p, i32 %i, float %x, <2 x i1> %b) {
  store label %a, ptr %p
a:
  ret void
}

; CHECK-DAG: :[[#@LINE+2]]:9: error: store operand must be a first class value
define void @f11(ptr %p, i32 %i, float %x, <2 x i1> %b) {
  store metadata !110, ptr %p
  ret void
}

; CHECK-DAG: :[[#@LINE+2]]:14: error: invalid type for undef constant
define void @f12(ptr %p, i32 %i, float %x, <2 x i1> %b) {
  store %T12 undef, ptr %p
  ret void
}
%T12 = type { %T12T }
%T12T = type opaque

; CHECK-DAG: :[[#@LINE+2]]:24: error: void type only allowed for function results
define void @f13(ptr %p, i32 %i, float %x, <2 x i1> %b) {
  %v = cmpxchg ptr %p, void undef, void undef seq_cst seq_cst
  ret void
}

; CHECK-DAG: :[[#@LINE+2]]:31: error: atomicrmw operand may not be scalable
define void @f14(ptr %p, <vscale x 2 x float> %v) {
  %r = atomicrmw fadd ptr %p, <vscale x 2 x float> %v seq_cst
  ret void
}

; CHECK-DAG: :[[#@LINE+2]]:30: error: atomicrmw operand must be power-of-two byte-sized integer
define void @f15(ptr %p, i32 %i, float %x, <2 x i1> %b) {
  %r = atomicrmw add ptr %p, i24 1 seq_cst
  ret void
}

; CHECK-DAG: :[[#@LINE+2]]:23: error: void type only allowed for function results
define void @f16(ptr %p, i32 %i, float %x, <2 x i1> %b) {
  %v = va_arg ptr %p, void
  ret void
}

; CHECK-DAG: :[[#@LINE+3]]:3: error: expected ',' after shuffle mask
define void @f17(ptr %p, i32 %i, float %x, <2 x i1> %b) {
  %v = shufflevector <2 x i1> %b
  ret void
}

; CHECK-DAG: :[[#@LINE+3]]:3: error: expected ',' as start of index list
define void @f18(ptr %p, i32 %i, float %x, <2 x i1> %b) {
  %v = extractvalue { i32 } undef
  ret void
}

; CHECK-DAG: :[[#@LINE+2]]:12: error: void type only allowed for function results
define void @f19(ptr %p, i32 %i, float %x, <2 x i1> %b) {
  %v = add void %a, %b
  ret void
}

; CHECK-DAG: :[[#@LINE+5]]:1: error: label expected to be numbered '8' or greater
define void @f20() {
  br label %5
7:
  ret void
3:
  ret void
}

; CHECK-DAG: :[[#@LINE+4]]:1: error: expected '{' in function body
define void @f21()

; CHECK-DAG: :[[#@LINE+4]]:1: error: expected '(' in function argument list
declare void @f22

; CHECK-DAG: :[[#@LINE+1]]:32: error: expected ')' after comdat var
define void @f23() comdat($c23 {
  ret void
}

; CHECK-DAG: :[[#@LINE+4]]:1: error: expected type
define void @f24() personality {

; CHECK-DAG: :[[#@LINE+2]]:13: error: unknown intrinsic 'llvm.nothing.known'
define void @f25(ptr %p, i32 %i, float %x, <2 x i1> %b) {
  call void @llvm.nothing.known()
  ret void
}

; CHECK-DAG: :[[#@LINE+4]]:3: error: expected '}' here
define void @f26(ptr %p, i32 %i, float %x, <2 x i1> %b) {
  ret void
  uselistorder ptr %p, { 1, 0
  ret void
}

; CHECK-DAG: :[[#@LINE+2]]:12: error: phi node must have first class type
define void @f27(ptr %p, i32 %i, float %x, <2 x i1> %b) {
  %v = phi void () [ %a, %b ]
  ret void
}

; CHECK-DAG: :[[#@LINE+2]]:14: error: invalid type for null constant
define void @f28(ptr %p, i32 %i, float %x, <2 x i1> %b) {
  store %T28 zeroinitializer, ptr %p
  ret void
}
%T28 = type { target("x", void) }

; CHECK-DAG: :[[#@LINE+2]]:32: error: null must be a pointer type
define void @f29(ptr %p, i32 %i, float %x, <2 x i1> %b) {
  %v = cmpxchg ptr %p, void () null, void () null seq_cst seq_cst
  ret void
}

; CHECK-DAG: :[[#@LINE+2]]:23: error: va_arg requires operand with first class type
define void @f30(ptr %p, i32 %i, float %x, <2 x i1> %b) {
  %v = va_arg ptr %p, void ()
  ret void
}

; CHECK-DAG: :[[#@LINE+2]]:34: error: expected index
define void @f31(ptr %p, i32 %i, float %x, <2 x i1> %b) {
  %v = extractvalue { i32 } undef, !dbg !310
  ret void
}

; CHECK-DAG: :[[#@LINE+2]]:36: error: expected 32-bit integer (too large)
define void @f32(ptr %p, i32 %i, float %x, <2 x i1> %b) {
  %v = extractvalue { i32 } undef, 99999999999
  ret void
}

; CHECK-DAG: :[[#@LINE+2]]:23: error: invalid use of a non-first-class type
define void @f33(ptr %p, i32 %i, float %x, <2 x i1> %b) {
  %v = freeze void () %a
  ret void
}

; CHECK-DAG: :[[#@LINE+3]]:1: error: label expected to be numbered '2' or greater
define void @f34(i32 %0) {
  br label %3
0:
  ret void
}

; CHECK-DAG: :[[#@LINE+4]]:1: error: label expected to be numbered '2' or greater
define void @f35() {
1:
  ret void
1:
  ret void
}

; CHECK-DAG: :[[#@LINE+2]]:9: error: storing unsized types is not allowed
define void @f36(%T36 %a, ptr %p) {
  store %T36 %a, ptr %p
  ret void
}
%T36 = type { %T36T }
%T36T = type opaque

; CHECK-DAG: :[[#@LINE+3]]:1: error: unable to create block numbered '1'
define i32 @f37() {
  ret i32 %1
1:
  ret i32 0
}

; CHECK-DAG: :[[#@LINE+2]]:17: error: expected comma after load's type
define void @f38(ptr %p, i32 %i, float %x, <2 x i1> %b) {
  %v = load i32 addrspace(1), ptr %p
  ret void
}

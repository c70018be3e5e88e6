; Attributes that exclude each other, do not apply where they stand, or have impossible values.
; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s

; CHECK-DAG: Attributes 'inalloca and readonly' are incompatible!
declare void @f0(ptr inalloca(i32) readonly)

; CHECK-DAG: Attributes 'sret and returned' are incompatible!
; CHECK-DAG: Incompatible argument and return types for 'returned' attribute
declare void @f1(ptr sret(i32) returned)

; CHECK-DAG: Attributes 'readnone and writeonly' are incompatible!
declare void @f2(ptr readnone writeonly)

; CHECK-DAG: Attributes writable and readnone are incompatible!
declare void @f3(ptr writable readnone)

; CHECK-DAG: Attributes 'optdebug and optnone' are incompatible!
define void @f4() optdebug optnone noinline {
  ret void
}

; CHECK-DAG: Attributes 'minsize and optdebug' are incompatible!
define void @f5() optdebug minsize {
  ret void
}

; CHECK-DAG: Attribute 'captures(none)' does not apply to function return values
declare nocapture ptr @f6()

; CHECK-DAG: immarg attribute only applies to intrinsics
declare void @f7(i32 immarg zeroext)

; CHECK-DAG: 'byval' argument has illegal target extension type
declare void @f10(ptr byval(target("amdgcn.named.barrier", 0)))

; CHECK-DAG: 'vscale_range' maximum must be power-of-two value
define void @f11() vscale_range(1, 3) {
  ret void
}

; CHECK-DAG: Attribute 'range(i64 0, 5)' applied to incompatible type!
declare void @f12(i32 range(i64 0, 5))

; CHECK-DAG: Attribute 'range(i8 0, 5)' applied to incompatible type!
declare void @f13(<2 x i32> range(i8 0, 5))

; CHECK-DAG: Attribute 'dead_on_return' applied to incompatible type!
declare void @f17(i32 dead_on_return)

; CHECK-DAG: Intrinsic has incorrect return type!
; CHECK-DAG: Intrinsic has incorrect argument type!
define void @f18(<2 x i32> %v) {
  %r = call float @llvm.lrint.f32.f64(double 1.0)
  %s = call i32 @llvm.lrint.i32.i64(i64 1)
  ret void
}
declare float @llvm.lrint.f32.f64(double)
declare i32 @llvm.lrint.i32.i64(i64)

; CHECK-DAG: immarg operand has non-immediate parameter
define void @f19(ptr %p, i32 %i, float %x) {
  %q = call ptr @llvm.experimental.gc.relocate.p0(token none, i32 %i, i32 0)
  ret void
}
declare ptr @llvm.experimental.gc.relocate.p0(token, i32, i32)

; CHECK-DAG: immarg operand has non-immediate parameter
define void @f20(ptr %p, i32 %i, float %x) {
  %q = call ptr @llvm.experimental.gc.relocate.p0(token undef, i32 %i, i32 0)
  %r = call ptr @llvm.experimental.gc.relocate.p0(token undef, i32 0, i32 %i)
  ret void
}

; CHECK-DAG: Globals cannot contain scalable types
@g23 = external global target("aarch64.svcount")

; CHECK-DAG: IFunc resolver must return a pointer
@g24 = ifunc void (), ptr @h
define i32 @h() {
  ret i32 0
}

; CHECK-DAG: Global is marked as dllimport, but not external
@g28 = external dllimport global i32, align 4
@y = dllimport global i32 0

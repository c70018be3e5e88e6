; The rounding mode decides about a quotient, and comes back with the environment and the modes that were saved.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -mtriple=riscv64-linux-gnu -mattr=+m,+a,+f,+d -target-abi=lp64d %s -o - | FileCheck %s
; RUN: llc -mtriple=aarch64-linux-gnu %s -o - | FileCheck %s
; CHECK-LABEL: main:

declare i32 @printf(ptr, ...)
declare i32 @llvm.get.rounding()
declare void @llvm.set.rounding(i32)
declare i256 @llvm.get.fpenv.i256()
declare void @llvm.set.fpenv.i256(i256)
declare void @llvm.reset.fpenv()
declare i64 @llvm.get.fpmode.i64()
declare void @llvm.set.fpmode.i64(i64)
declare void @llvm.reset.fpmode()
declare double @llvm.experimental.constrained.fdiv.f64(double, double, metadata, metadata)
declare float @llvm.experimental.constrained.fdiv.f32(float, float, metadata, metadata)

@line = private constant [30 x i8] c"%s: mode %d, %016llx %08x %d\0A\00"
@begin = private constant [6 x i8] c"begin\00"
@wanted = private constant [7 x i8] c"wanted\00"
@changed = private constant [8 x i8] c"changed\00"
@back = private constant [5 x i8] c"back\00"
@default = private constant [8 x i8] c"default\00"
@one = global double 1.0
@three = global double 3.0
@minus = global double -2.5

define void @report(ptr %name) noinline strictfp {
  %mode = call i32 @llvm.get.rounding() strictfp
  %a = load volatile double, ptr @one
  %b = load volatile double, ptr @three
  %wide = call double @llvm.experimental.constrained.fdiv.f64(double %a, double %b, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %af = fptrunc double %a to float
  %bf = fptrunc double %b to float
  %narrow = call float @llvm.experimental.constrained.fdiv.f32(float %af, float %bf, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %c = load volatile double, ptr @minus
  %near = call i64 @llvm.llrint.i64.f64(double %c) strictfp
  %near.32 = trunc i64 %near to i32
  %wide.bits = bitcast double %wide to i64
  %narrow.bits = bitcast float %narrow to i32
  call i32 (ptr, ...) @printf(ptr @line, ptr %name, i32 %mode, i64 %wide.bits, i32 %narrow.bits, i32 %near.32)
  ret void
}
declare i64 @llvm.llrint.i64.f64(double)

define i32 @main() strictfp {
entry:
  call void @report(ptr @begin)
  br label %loop

loop:
  %mode = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @llvm.set.rounding(i32 %mode) strictfp
  call void @report(ptr @wanted)

  ; Another mode, and the environment as it was.
  %environment = call i256 @llvm.get.fpenv.i256() strictfp
  %other = xor i32 %mode, 3
  call void @llvm.set.rounding(i32 %other) strictfp
  call void @report(ptr @changed)
  call void @llvm.set.fpenv.i256(i256 %environment) strictfp
  call void @report(ptr @back)
  call void @llvm.reset.fpenv() strictfp
  call void @report(ptr @default)

  ; The same with the modes.
  call void @llvm.set.rounding(i32 %mode) strictfp
  %modes = call i64 @llvm.get.fpmode.i64() strictfp
  call void @llvm.set.rounding(i32 %other) strictfp
  call void @llvm.set.fpmode.i64(i64 %modes) strictfp
  call void @report(ptr @back)
  call void @llvm.set.rounding(i32 %mode) strictfp
  call void @llvm.reset.fpmode() strictfp
  call void @report(ptr @default)

  %next = add i32 %mode, 1
  %more = icmp ult i32 %next, 4
  br i1 %more, label %loop, label %done

done:
  ret i32 0
}

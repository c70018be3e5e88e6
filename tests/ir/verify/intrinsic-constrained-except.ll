; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: invalid exception behavior argument

declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
define void @f(float %v) strictfp {
  %x = call float @llvm.experimental.constrained.fadd.f32(float %v, float %v, metadata !"round.dynamic", metadata !"fpexcept.never")
  ret void
}

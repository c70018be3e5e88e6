; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: unsupported bits for llvm.is.fpclass test mask

declare i1 @llvm.is.fpclass.f32(float, i32)
define void @f(float %v) {
  %x = call i1 @llvm.is.fpclass.f32(float %v, i32 1024)
  ret void
}

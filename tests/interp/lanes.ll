; Intrinsics that bring lanes to other places, and numbers with a fixed point, in the interpreter.
; RUN: lli -force-interpreter %s | FileCheck %s
; CHECK: 1 5 2 6
; CHECK-NEXT: 1 3 2 4
; CHECK-NEXT: 4 3 2 1
; CHECK-NEXT: 4 5 6 7
; CHECK-NEXT: 1 2 9 8
; CHECK-NEXT: 27 -8 127 -4

@text = private constant [13 x i8] c"%d %d %d %d\0A\00"
declare i32 @printf(ptr, ...)
declare <4 x i32> @llvm.vector.interleave2.v4i32(<2 x i32>, <2 x i32>)
declare { <2 x i32>, <2 x i32> } @llvm.vector.deinterleave2.v4i32(<4 x i32>)
declare <4 x i32> @llvm.vector.reverse.v4i32(<4 x i32>)
declare <4 x i32> @llvm.vector.splice.v4i32(<4 x i32>, <4 x i32>, i32)
declare <4 x i32> @llvm.vector.insert.v4i32.v2i32(<4 x i32>, <2 x i32>, i64)
declare <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32>, i64)
declare i8 @llvm.smul.fix.i8(i8, i8, i32)
declare i8 @llvm.smul.fix.sat.i8(i8, i8, i32)
declare i8 @llvm.sdiv.fix.i8(i8, i8, i32)

define void @show(<4 x i32> %v) {
  %a = extractelement <4 x i32> %v, i32 0
  %b = extractelement <4 x i32> %v, i32 1
  %c = extractelement <4 x i32> %v, i32 2
  %d = extractelement <4 x i32> %v, i32 3
  %n = call i32 (ptr, ...) @printf(ptr @text, i32 %a, i32 %b, i32 %c, i32 %d)
  ret void
}

define i32 @main() {
  %i = call <4 x i32> @llvm.vector.interleave2.v4i32(<2 x i32> <i32 1, i32 2>, <2 x i32> <i32 5, i32 6>)
  call void @show(<4 x i32> %i)
  %pair = call { <2 x i32>, <2 x i32> } @llvm.vector.deinterleave2.v4i32(<4 x i32> <i32 1, i32 2, i32 3, i32 4>)
  %even = extractvalue { <2 x i32>, <2 x i32> } %pair, 0
  %odd = extractvalue { <2 x i32>, <2 x i32> } %pair, 1
  %both = shufflevector <2 x i32> %even, <2 x i32> %odd, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  call void @show(<4 x i32> %both)
  %r = call <4 x i32> @llvm.vector.reverse.v4i32(<4 x i32> <i32 1, i32 2, i32 3, i32 4>)
  call void @show(<4 x i32> %r)
  %s = call <4 x i32> @llvm.vector.splice.v4i32(<4 x i32> <i32 1, i32 2, i32 3, i32 4>, <4 x i32> <i32 5, i32 6, i32 7, i32 8>, i32 -1)
  call void @show(<4 x i32> %s)
  %part = call <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32> <i32 7, i32 7, i32 9, i32 8>, i64 2)
  %inserted = call <4 x i32> @llvm.vector.insert.v4i32.v2i32(<4 x i32> <i32 1, i32 2, i32 3, i32 4>, <2 x i32> %part, i64 2)
  call void @show(<4 x i32> %inserted)
  %m8 = call i8 @llvm.smul.fix.i8(i8 12, i8 18, i32 3)
  %n8 = call i8 @llvm.smul.fix.i8(i8 -12, i8 5, i32 3)
  %o8 = call i8 @llvm.smul.fix.sat.i8(i8 127, i8 127, i32 3)
  %p8 = call i8 @llvm.sdiv.fix.i8(i8 -7, i8 2, i32 0)
  %m = sext i8 %m8 to i32
  %n = sext i8 %n8 to i32
  %o = sext i8 %o8 to i32
  %p = sext i8 %p8 to i32
  %w = call i32 (ptr, ...) @printf(ptr @text, i32 %m, i32 %n, i32 %o, i32 %p)
  ret i32 0
}

; Lanes that do not take part neither trap nor reach memory; a reduction leaves them out.
; RUN: codewright lli -force-interpreter %s | FileCheck %s
; CHECK: 5 7 12 9

@format = constant [13 x i8] c"%d %d %d %d\0A\00"
@place = global [2 x i32] [i32 9, i32 9]

declare <2 x i32> @llvm.vp.sdiv.v2i32(<2 x i32>, <2 x i32>, <2 x i1>, i32)
declare i32 @llvm.vp.reduce.add.v2i32(i32, <2 x i32>, <2 x i1>, i32)
declare void @llvm.vp.store.v2i32.p0(<2 x i32>, ptr, <2 x i1>, i32)
declare i32 @printf(ptr, ...)

define i32 @main() {
  ; The second lane would be divided by zero.
  %quotients = call <2 x i32> @llvm.vp.sdiv.v2i32(<2 x i32> <i32 10, i32 1>, <2 x i32> <i32 2, i32 0>, <2 x i1> splat (i1 true), i32 1)
  %a = extractelement <2 x i32> %quotients, i32 0
  %b = call i32 @llvm.vp.reduce.add.v2i32(i32 4, <2 x i32> <i32 3, i32 8>, <2 x i1> <i1 true, i1 false>, i32 2)
  %c = call i32 @llvm.vp.reduce.add.v2i32(i32 4, <2 x i32> <i32 3, i32 8>, <2 x i1> <i1 false, i1 true>, i32 2)
  call void @llvm.vp.store.v2i32.p0(<2 x i32> <i32 1, i32 2>, ptr @place, <2 x i1> <i1 true, i1 false>, i32 2)
  %second = getelementptr i32, ptr @place, i64 1
  %d = load i32, ptr %second
  call i32 (ptr, ...) @printf(ptr @format, i32 %a, i32 %b, i32 %c, i32 %d)
  ret i32 0
}

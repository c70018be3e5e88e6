; Blocks are filled and copied in whole vector registers, and an odd rest by an access that reaches back into the one before.
; RUN: llc -mtriple=aarch64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define void @cleared(ptr %p) nounwind {
; CHECK-LABEL: cleared:
; CHECK-NOT: memset
; CHECK: stp q0, q0, [x0]
; CHECK: ret
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 72, i1 false)
  ret void
}

define void @copied(ptr %p, ptr %q) nounwind {
; CHECK-LABEL: copied:
; CHECK-DAG: ldr q{{[0-9]+}}, [x1]
; CHECK-DAG: ldur x{{[0-9]+}}, [x1, #15]
; CHECK: ret
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 23, i1 false)
  ret void
}

; Bytes that make a number are stored and loaded as one.
define void @stored(ptr %p, i32 %v) nounwind {
; CHECK-LABEL: stored:
; CHECK: str w1, [x0]
; CHECK-NEXT: ret
  %a = trunc i32 %v to i8
  %s8 = lshr i32 %v, 8
  %b = trunc i32 %s8 to i8
  %s16 = lshr i32 %v, 16
  %c = trunc i32 %s16 to i8
  %s24 = lshr i32 %v, 24
  %d = trunc i32 %s24 to i8
  store i8 %a, ptr %p, align 1
  %p1 = getelementptr i8, ptr %p, i64 1
  store i8 %b, ptr %p1, align 1
  %p2 = getelementptr i8, ptr %p, i64 2
  store i8 %c, ptr %p2, align 1
  %p3 = getelementptr i8, ptr %p, i64 3
  store i8 %d, ptr %p3, align 1
  ret void
}

; The first element of a vector is the most significant part of a number with the same bits; parts of numbers are aligned in
; memory.
; RUN: llc -mtriple=sparc64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: joined:
; CHECK: sllx %i0, 32, %i0
; CHECK: or
define i64 @joined(<2 x i32> %v) nounwind {
  %r = bitcast <2 x i32> %v to i64
  ret i64 %r
}

; CHECK-LABEL: separated:
; CHECK-DAG: srlx %i0, 32, [[FIRST:%[a-z0-9]+]]
; CHECK-DAG: st [[FIRST]], [%i1]
; CHECK-DAG: st %i0, [%i1+4]
define void @separated(i64 %n, ptr %p) nounwind {
  %v = bitcast i64 %n to <2 x i32>
  store volatile <2 x i32> %v, ptr %p
  ret void
}

; CHECK-LABEL: ten_bytes:
; CHECK-DAG: sth {{.*}}, [%i2]
; CHECK-DAG: sth {{.*}}, [%i2+2]
; CHECK-DAG: st {{.*}}, [%i2+4]
; CHECK-DAG: sth {{.*}}, [%i2+8]
define void @ten_bytes(i80 %n, ptr %p) nounwind {
  store i80 %n, ptr %p, align 8
  ret void
}

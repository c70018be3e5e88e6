; The first element of a vector is the most significant part of a number with the same bits; parts of numbers are aligned in
; memory.
; RUN: llc -mtriple=sparc64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: joined:
; CHECK: sllx %o0, 32, %o0
; CHECK: srl %o1, 0, %o1
; CHECK: retl
; CHECK: or %o0, %o1, %o0
define i64 @joined(<2 x i32> %v) nounwind {
  %r = bitcast <2 x i32> %v to i64
  ret i64 %r
}

; CHECK-LABEL: separated:
; CHECK: srlx %o0, 32, %o2
; CHECK: st %o2, [%o1]
; CHECK: retl
; CHECK: st %o0, [%o1+4]
define void @separated(i64 %n, ptr %p) nounwind {
  %v = bitcast i64 %n to <2 x i32>
  store volatile <2 x i32> %v, ptr %p
  ret void
}

; CHECK-LABEL: ten_bytes:
; CHECK: sth %o1, [%o2+8]
; CHECK: srlx %o1, 16, %o3
; CHECK: st %o3, [%o2+4]
; CHECK: srlx %o1, 48, %o1
; CHECK: sth %o1, [%o2+2]
; CHECK: retl
; CHECK: sth %o0, [%o2]
define void @ten_bytes(i80 %n, ptr %p) nounwind {
  store i80 %n, ptr %p, align 8
  ret void
}

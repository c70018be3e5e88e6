; What is less aligned than the machine wants is accessed in parts, of which each is in one word of the number: the byte at 4 is the
; lowest of the upper word, the one at 5 the highest of the lower word.
; RUN: llc -mtriple=sparc64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: upper:
; CHECK: ldub [%o0+4], %o1
; CHECK: lduh [%o0+2], %o2
; CHECK: lduh [%o0{{(\+0)?}}], %o0
; CHECK: sllx %o2, 8, %o2
; CHECK: or %o1, %o2, %o1
; CHECK: sllx %o0, 24, %o0
; CHECK: retl
; CHECK: or %o1, %o0, %o0
define i64 @upper(ptr %p) nounwind {
  %v = load i104, ptr %p, align 2
  %s = lshr i104 %v, 64
  %r = trunc i104 %s to i64
  ret i64 %r
}

; CHECK-LABEL: lower:
; CHECK: ldub [%o0+12], %o1
; CHECK: lduh [%o0+10], %o2
; CHECK: lduh [%o0+8], %o3
; CHECK: lduh [%o0+6], %o4
; CHECK: ldub [%o0+5], %o0
; CHECK: sllx %o2, 8, %o2
; CHECK: or %o1, %o2, %o1
; CHECK: sllx %o3, 24, %o2
; CHECK: or %o1, %o2, %o1
; CHECK: sllx %o4, 40, %o2
; CHECK: or %o1, %o2, %o1
; CHECK: sllx %o0, 56, %o0
; CHECK: retl
; CHECK: or %o1, %o0, %o0
define i64 @lower(ptr %p) nounwind {
  %v = load i104, ptr %p, align 2
  %r = trunc i104 %v to i64
  ret i64 %r
}

; CHECK-LABEL: stored:
; CHECK: srlx %o2, 8, %o3
; CHECK: sth %o3, [%o0+10]
; CHECK: srlx %o2, 24, %o3
; CHECK: sth %o3, [%o0+8]
; CHECK: srlx %o2, 40, %o3
; CHECK: sth %o3, [%o0+6]
; CHECK: srlx %o2, 56, %o3
; CHECK: stb %o3, [%o0+5]
; CHECK: stb %o1, [%o0+4]
; CHECK: srlx %o1, 8, %o3
; CHECK: sth %o3, [%o0+2]
; CHECK: srlx %o1, 24, %o1
; CHECK: sth %o1, [%o0{{(\+0)?}}]
; CHECK: retl
; CHECK: stb %o2, [%o0+12]
define void @stored(ptr %p, i104 %v) nounwind {
  store i104 %v, ptr %p, align 2
  ret void
}

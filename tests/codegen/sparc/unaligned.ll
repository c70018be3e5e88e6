; What is less aligned than the machine wants is accessed in parts, of which each is in one word of the number: the byte at 4 is the
; lowest of the upper word, the one at 5 the highest of the lower word.
; RUN: llc -mtriple=sparc64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: upper:
; CHECK-DAG: ldub [%i0+4], [[LOW:%[a-z0-9]+]]
; CHECK-DAG: lduh [%i0+2], [[MIDDLE:%[a-z0-9]+]]
; CHECK-DAG: lduh [%i0], [[HIGH:%[a-z0-9]+]]
; CHECK-DAG: sllx [[MIDDLE]], 8,
; CHECK-DAG: sllx [[HIGH]], 24,
; CHECK: ret
define i64 @upper(ptr %p) nounwind {
  %v = load i104, ptr %p, align 2
  %s = lshr i104 %v, 64
  %r = trunc i104 %s to i64
  ret i64 %r
}

; CHECK-LABEL: lower:
; CHECK-DAG: ldub [%i0+12],
; CHECK-DAG: lduh [%i0+10],
; CHECK-DAG: lduh [%i0+8],
; CHECK-DAG: lduh [%i0+6],
; CHECK-DAG: ldub [%i0+5],
; CHECK-NOT: [%i0+4]
; CHECK: ret
define i64 @lower(ptr %p) nounwind {
  %v = load i104, ptr %p, align 2
  %r = trunc i104 %v to i64
  ret i64 %r
}

; CHECK-LABEL: stored:
; CHECK-DAG: stb {{%[a-z0-9]+}}, [%i0+4]
; CHECK-DAG: stb {{%[a-z0-9]+}}, [%i0+5]
; CHECK-DAG: sth {{%[a-z0-9]+}}, [%i0+6]
; CHECK: ret
define void @stored(ptr %p, i104 %v) nounwind {
  store i104 %v, ptr %p, align 2
  ret void
}

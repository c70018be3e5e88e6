; Numbers of two registers are added and subtracted with the carry flag, and compared by a difference that nobody keeps. Whether a
; sum fits is a flag, too, and what compares and what computes are one instruction.
; RUN: llc -mtriple=aarch64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s

define i128 @sum(i128 %a, i128 %b) nounwind {
; CHECK-LABEL: sum:
; CHECK: adds x{{[0-9]+}}, x0, x2
; CHECK-NEXT: adc x1, x1, x3
; CHECK: ret
  %r = add i128 %a, %b
  ret i128 %r
}

define i128 @opposite(i128 %a) nounwind {
; CHECK-LABEL: opposite:
; CHECK: negs x{{[0-9]+}}, x0
; CHECK-NEXT: ngc x1, x1
; CHECK: ret
  %r = sub i128 0, %a
  ret i128 %r
}

define i1 @less(i128 %a, i128 %b) nounwind {
; CHECK-LABEL: less:
; CHECK: cmp x0, x2
; CHECK-NEXT: sbcs xzr, x1, x3
; CHECK-NEXT: cset w0, lt
; CHECK-NEXT: ret
  %r = icmp slt i128 %a, %b
  ret i1 %r
}

define i1 @equal(i128 %a, i128 %b) nounwind {
; CHECK-LABEL: equal:
; CHECK: cmp x0, x2
; CHECK-NEXT: ccmp x1, x3, #0, eq
; CHECK-NEXT: cset w0, eq
; CHECK-NEXT: ret
  %r = icmp eq i128 %a, %b
  ret i1 %r
}

define i192 @three(i192 %a, i192 %b) nounwind {
; CHECK-LABEL: three:
; CHECK: adds
; CHECK-NEXT: adcs
; CHECK-NEXT: adc
; CHECK: ret
  %r = add i192 %a, %b
  ret i192 %r
}

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare { i64, i1 } @llvm.usub.with.overflow.i64(i64, i64)
declare i32 @llvm.uadd.sat.i32(i32, i32)
declare void @overflow()

define i32 @checked(i32 %a, i32 %b) nounwind {
; CHECK-LABEL: checked:
; CHECK: adds w{{[0-9]+}}, w0, w1
; CHECK-NEXT: b.v{{[sc]}}
  %s = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)
  %v = extractvalue { i32, i1 } %s, 0
  %o = extractvalue { i32, i1 } %s, 1
  br i1 %o, label %bad, label %good
bad:
  call void @overflow()
  br label %good
good:
  ret i32 %v
}

define i64 @not_below_zero(i64 %a, i64 %b) nounwind {
; CHECK-LABEL: not_below_zero:
; CHECK: subs x8, x0, x1
; CHECK-NEXT: csel x0, xzr, x8, lo
; CHECK-NEXT: ret
  %s = call { i64, i1 } @llvm.usub.with.overflow.i64(i64 %a, i64 %b)
  %v = extractvalue { i64, i1 } %s, 0
  %o = extractvalue { i64, i1 } %s, 1
  %r = select i1 %o, i64 0, i64 %v
  ret i64 %r
}

define i32 @saturated(i32 %a, i32 %b) nounwind {
; CHECK-LABEL: saturated:
; CHECK: adds w8, w0, w1
; CHECK-NEXT: csinv w0, w8, wzr, lo
; CHECK-NEXT: ret
  %r = call i32 @llvm.uadd.sat.i32(i32 %a, i32 %b)
  ret i32 %r
}

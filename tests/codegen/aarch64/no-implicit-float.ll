; Registers of floating-point numbers may belong to somebody else where a function with noimplicitfloat runs, so bits are counted in
; general registers there, whatever the level.
; RUN: llc -mtriple=aarch64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -mtriple=aarch64-linux-gnu -O0 %s -o - | FileCheck %s

; CHECK-LABEL: freely:
; CHECK: cnt v{{[0-9]+}}.8b
define i64 @freely(i64 %a) {
  %r = call i64 @llvm.ctpop.i64(i64 %a)
  ret i64 %r
}

; CHECK-LABEL: avoiding:
; CHECK-NOT: {{[dqsv][0-9]}}
; CHECK: ret
define i64 @avoiding(i64 %a) noimplicitfloat {
  %r = call i64 @llvm.ctpop.i64(i64 %a)
  ret i64 %r
}

; CHECK-LABEL: wide:
; CHECK-NOT: {{[dqsv][0-9]}}
; CHECK: ret
define i128 @wide(i128 %a) noimplicitfloat {
  %r = call i128 @llvm.ctpop.i128(i128 %a)
  ret i128 %r
}

; The source of this one has vectors.
; CHECK-LABEL: vectors:
; CHECK: cnt v0.16b, v0.16b
define <16 x i8> @vectors(<16 x i8> %a) noimplicitfloat {
  %r = call <16 x i8> @llvm.ctpop.v16i8(<16 x i8> %a)
  ret <16 x i8> %r
}

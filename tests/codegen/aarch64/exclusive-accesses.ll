; Exclusive accesses are an instruction each, by the size of what the pointer points to.
; RUN: llc -mtriple=aarch64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -mtriple=aarch64-linux-gnu -O0 %s -o - | FileCheck %s

; CHECK-LABEL: loads:
; CHECK: ldxrb {{w[0-9]+}}, [x0]
; CHECK: ldaxrh {{w[0-9]+}}, [x0]
; CHECK: ldxr {{w[0-9]+}}, [x0]
; CHECK: ldaxr {{x[0-9]+}}, [x0]
define i64 @loads(ptr %p) {
  %a = call i64 @llvm.aarch64.ldxr.p0(ptr elementtype(i8) %p)
  %b = call i64 @llvm.aarch64.ldaxr.p0(ptr elementtype(i16) %p)
  %c = call i64 @llvm.aarch64.ldxr.p0(ptr elementtype(i32) %p)
  %d = call i64 @llvm.aarch64.ldaxr.p0(ptr elementtype(i64) %p)
  %ab = add i64 %a, %b
  %cd = add i64 %c, %d
  %r = add i64 %ab, %cd
  ret i64 %r
}

; CHECK-LABEL: stores:
; CHECK: stxrb {{w[0-9]+}}, {{w[0-9]+}}, [x0]
; CHECK: stlxrh {{w[0-9]+}}, {{w[0-9]+}}, [x0]
; CHECK: stlxr {{w[0-9]+}}, {{x[0-9]+}}, [x0]
define i32 @stores(ptr %p, i64 %v) {
  %a = call i32 @llvm.aarch64.stxr.p0(i64 %v, ptr elementtype(i8) %p)
  %b = call i32 @llvm.aarch64.stlxr.p0(i64 %v, ptr elementtype(i16) %p)
  %c = call i32 @llvm.aarch64.stlxr.p0(i64 %v, ptr elementtype(i64) %p)
  %ab = or i32 %a, %b
  %r = or i32 %ab, %c
  ret i32 %r
}

; CHECK-LABEL: pairs:
; CHECK: ldaxp {{x[0-9]+}}, {{x[0-9]+}}, [x0]
; CHECK: stlxp {{w[0-9]+}}, {{x[0-9]+}}, {{x[0-9]+}}, [x0]
define i32 @pairs(ptr %p) {
  %v = call { i64, i64 } @llvm.aarch64.ldaxp(ptr %p)
  %a = extractvalue { i64, i64 } %v, 0
  %b = extractvalue { i64, i64 } %v, 1
  %r = call i32 @llvm.aarch64.stlxp(i64 %b, i64 %a, ptr %p)
  ret i32 %r
}

; With strict-align, what is not aligned is accessed in aligned parts.
; RUN: llc -mtriple=aarch64-linux-gnu -mattr=+strict-align %s -o - | FileCheck %s
; RUN: llc -mtriple=aarch64-linux-gnu %s -o - | FileCheck %s --check-prefix=FREE

; CHECK-LABEL: load_two:
; CHECK-COUNT-2: ldrh
; FREE-LABEL: load_two:
; FREE: ldr w0, [x0]
define i32 @load_two(ptr %p) {
  %v = load i32, ptr %p, align 2
  ret i32 %v
}

; CHECK-LABEL: store_one:
; CHECK-COUNT-8: strb
; FREE-LABEL: store_one:
; FREE: str x1, [x0]
define void @store_one(ptr %p, i64 %v) {
  store i64 %v, ptr %p, align 1
  ret void
}

; CHECK-LABEL: copy:
; CHECK: ldrb {{w[0-9]+}}, [x1]
; CHECK-NEXT: ldrb {{w[0-9]+}}, [x1, #1]
define void @copy(ptr %a, ptr %b) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %a, ptr align 1 %b, i64 2, i1 false)
  ret void
}

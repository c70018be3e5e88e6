; Accesses with less alignment than their size are made of aligned ones: the machine may have no others. Processors that have
; them say so.
; RUN: llc -mtriple=riscv64 -mattr=+d -target-abi=lp64d -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=riscv64 -mattr=+d -target-abi=lp64d -O0 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=FAST
; RUN: llc -mtriple=riscv32 -mattr=+d -target-abi=ilp32d -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=RV32
; RUN: llc -mtriple=riscv64 -mattr=+d,+unaligned-scalar-mem -target-abi=lp64d %s -o - | FileCheck %s --check-prefix=ANY

; CHECK-LABEL: load_bytes:
; CHECK-COUNT-4: lbu
; CHECK-NOT: lw
; CHECK: ret
; FAST-LABEL: load_bytes:
; FAST-COUNT-4: lbu
; FAST-NOT: lw
; FAST: ret
; ANY-LABEL: load_bytes:
; ANY-NEXT: lw a0, 0(a0)
define i32 @load_bytes(ptr %p) nounwind {
  %r = load i32, ptr %p, align 1
  ret i32 %r
}

; CHECK-LABEL: load_halves:
; CHECK-DAG: lhu {{a[0-9]}}, 0(a0)
; CHECK-DAG: lh{{u?}} {{a[0-9]}}, 2(a0)
; CHECK: ret
define i32 @load_halves(ptr %p) nounwind {
  %r = load i32, ptr %p, align 2
  ret i32 %r
}

; CHECK-LABEL: store_bytes:
; CHECK-COUNT-8: sb {{a[0-9]+}}, {{[0-7]}}(a0)
; CHECK-NEXT: ret
; FAST-LABEL: store_bytes:
; FAST-COUNT-8: sb
; FAST: ret
; ANY-LABEL: store_bytes:
; ANY-NEXT: sd a1, 0(a0)
define void @store_bytes(ptr %p, i64 %x) nounwind {
  store i64 %x, ptr %p, align 1
  ret void
}

; A machine of 32 bits accesses this in words anyhow.
; RV32-LABEL: load_words:
; RV32-DAG: lw {{a[0-9]}}, 0(a0)
; RV32-DAG: lw {{a[0-9]}}, 4(a0)
; RV32: ret
; CHECK-LABEL: load_words:
; CHECK-DAG: lwu {{a[0-9]}}, 0(a0)
; CHECK-DAG: lw{{u?}} {{a[0-9]}}, 4(a0)
; CHECK: ret
define i64 @load_words(ptr %p) nounwind {
  %r = load i64, ptr %p, align 4
  ret i64 %r
}

; CHECK-LABEL: load_float:
; CHECK-COUNT-4: lhu
; CHECK: fmv.d.x fa0
; RV32-LABEL: load_float:
; RV32-COUNT-4: lhu
; RV32: fld fa0
define double @load_float(ptr %p) nounwind {
  %r = load double, ptr %p, align 2
  ret double %r
}

; CHECK-LABEL: store_float:
; CHECK: fmv.x.w
; CHECK-COUNT-4: sb
define void @store_float(ptr %p, float %x) nounwind {
  store float %x, ptr %p, align 1
  ret void
}

; A vector is accessed by elements.
; CHECK-LABEL: add_vectors:
; CHECK-COUNT-4: lhu
; CHECK-NOT: {{lw|ld}}
; CHECK-COUNT-4: sh
define void @add_vectors(ptr %p) nounwind {
  %v = load <2 x i32>, ptr %p, align 2
  %w = add <2 x i32> %v, <i32 1, i32 2>
  store <2 x i32> %w, ptr %p, align 2
  ret void
}

; CHECK-LABEL: three_bytes:
; CHECK-COUNT-3: lbu
; CHECK-COUNT-3: sb
define void @three_bytes(ptr %p, ptr %q) nounwind {
  %r = load i24, ptr %p, align 1
  store i24 %r, ptr %q, align 1
  ret void
}

; CHECK-LABEL: wide:
; CHECK-COUNT-4: lw
; CHECK-COUNT-4: sw
define void @wide(ptr %p, ptr %q) nounwind {
  %r = load i128, ptr %p, align 4
  store i128 %r, ptr %q, align 4
  ret void
}

; CHECK-LABEL: aligned:
; CHECK-NEXT: ld a0, 0(a0)
define i64 @aligned(ptr %p) nounwind {
  %r = load i64, ptr %p, align 8
  ret i64 %r
}

; An address that only accesses in parts use is made with each of them.
; FAST-LABEL: at_distance:
; FAST:      sh a1, 24(a0)
; FAST:      sh a1, 26(a0)
define void @at_distance(ptr %p, i32 %x) nounwind {
  %q = getelementptr i8, ptr %p, i64 24
  store i32 %x, ptr %q, align 2
  ret void
}

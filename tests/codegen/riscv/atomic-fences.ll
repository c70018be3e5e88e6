; Ordered loads and stores have the fences of the memory model's table of mappings; a store that is sequentially consistent has
; one behind it, too, for those who load without one before.
; RUN: llc -mtriple=riscv64 -mattr=+a -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: store_seq_cst:
; CHECK-NEXT: fence rw, w
; CHECK-NEXT: sw a1, 0(a0)
; CHECK-NEXT: fence rw, rw
; CHECK-NEXT: ret
define void @store_seq_cst(ptr %p, i32 %x) nounwind {
  store atomic i32 %x, ptr %p seq_cst, align 4
  ret void
}

; CHECK-LABEL: store_release:
; CHECK-NEXT: fence rw, w
; CHECK-NEXT: sw a1, 0(a0)
; CHECK-NEXT: ret
define void @store_release(ptr %p, i32 %x) nounwind {
  store atomic i32 %x, ptr %p release, align 4
  ret void
}

; CHECK-LABEL: load_seq_cst:
; CHECK-NEXT: fence rw, rw
; CHECK-NEXT: lw a0, 0(a0)
; CHECK-NEXT: fence r, rw
; CHECK-NEXT: ret
define i32 @load_seq_cst(ptr %p) nounwind {
  %r = load atomic i32, ptr %p seq_cst, align 4
  ret i32 %r
}

; Other threads do not matter to a single one.
; CHECK-LABEL: store_single_thread:
; CHECK-NEXT: sw a1, 0(a0)
; CHECK-NEXT: ret
define void @store_single_thread(ptr %p, i32 %x) nounwind {
  store atomic i32 %x, ptr %p syncscope("singlethread") seq_cst, align 4
  ret void
}

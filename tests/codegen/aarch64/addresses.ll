; Addresses in accesses: indices that are extended and scaled, and the low part of a symbol where it is aligned enough.
; RUN: llc -mtriple=aarch64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=aarch64-linux-gnu -verify-machineinstrs -relocation-model=pic %s -o - | FileCheck %s --check-prefix=PIC

@word = dso_local global i32 0, align 4
@packed = dso_local global i32 0, align 2
@elsewhere = external global i32, align 4
@table = dso_local global [4 x i64] zeroinitializer, align 8

; CHECK-LABEL: scaled:
; CHECK-NEXT: ldr x0, [x0, w1, sxtw #3]
define i64 @scaled(ptr %p, i32 %i) nounwind {
  %w = sext i32 %i to i64
  %q = getelementptr i64, ptr %p, i64 %w
  %v = load i64, ptr %q
  ret i64 %v
}

; CHECK-LABEL: plain:
; CHECK-NEXT: strh w2, [x0, x1, lsl #1]
define void @plain(ptr %p, i64 %i, i16 %v) nounwind {
  %q = getelementptr i16, ptr %p, i64 %i
  store i16 %v, ptr %q
  ret void
}

; CHECK-LABEL: low:
; CHECK: adrp x8, word
; CHECK-NEXT: ldr w0, [x8, :lo12:word]
; PIC-LABEL: low:
; PIC: adrp x8, word
; PIC-NEXT: ldr w0, [x8, :lo12:word]
define i32 @low() nounwind {
  %v = load i32, ptr @word
  ret i32 %v
}

; CHECK-LABEL: behind:
; CHECK: adrp x8, table+16
; CHECK-NEXT: str xzr, [x8, :lo12:table+16]
define void @behind() nounwind {
  store i64 0, ptr getelementptr (i8, ptr @table, i64 16)
  ret void
}

; An address that is no multiple of the width has no place there.
; CHECK-LABEL: odd:
; CHECK: add [[A:x[0-9]+]], {{x[0-9]+}}, :lo12:packed
; CHECK-NEXT: ldr w0, {{.}}[[A]]{{.}}
define i32 @odd() nounwind {
  %v = load i32, ptr @packed, align 2
  ret i32 %v
}

; PIC-LABEL: from_the_table:
; PIC: adrp x8, :got:elsewhere
; PIC-NEXT: ldr x8, [x8, :got_lo12:elsewhere]
; PIC-NEXT: ldr w0, [x8]
define i32 @from_the_table() nounwind {
  %v = load i32, ptr @elsewhere
  ret i32 %v
}

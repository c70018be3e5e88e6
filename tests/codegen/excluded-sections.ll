; What has a section by name and is marked with !exclude is for linkers only.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-windows-gnu %s -o - | FileCheck %s --check-prefix=COFF
; CHECK: .section .offers,"e",@progbits
; CHECK: a:
; CHECK: .section .answers,"e",@progbits
; CHECK: b:
; CHECK: .data
; CHECK: c:
; COFF: .section .offers,"ynD"
; COFF: a:
; COFF: .section .answers,"ynD"
; COFF: b:
; COFF: .data
; COFF: c:
@a = global i32 3, section ".offers", !exclude !0
@b = constant i32 0, section ".answers", !exclude !0
@c = global i32 3, !exclude !0
!0 = !{}

; Frames of Windows are described by call-frame instructions if that is asked for, registers of vectors included.
; RUN: llc -mtriple=x86_64-w64-windows-gnu -exception-model=dwarf %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-w64-windows-gnu -exception-model=default %s -o - | FileCheck %s --check-prefix=DEFAULT
; RUN: not llc -mtriple=x86_64-w64-windows-gnu -exception-model=sjlj %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=ERROR
; CHECK-LABEL: f:
; CHECK: .cfi_startproc
; CHECK-NOT: .seh
; CHECK: .cfi_def_cfa_offset
; CHECK: .cfi_offset {{%xmm6|23}}
; CHECK: .cfi_endproc
; DEFAULT: .seh_proc f
; ERROR: for the --exception-model option: Cannot find option named 'sjlj'!
define void @f() uwtable {
  call void asm sideeffect "", "~{xmm6},~{rbx}"()
  ret void
}

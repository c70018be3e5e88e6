; In the large code model of Mach-O and COFF addresses are numbers of 64 bits: there is no table that they are counted from.
; RUN: llc -mtriple=x86_64-apple-macosx -code-model=large -relocation-model=pic %s -o - | FileCheck %s --check-prefix=MACHO
; RUN: llc -mtriple=x86_64-pc-windows-msvc -code-model=large %s -o - | FileCheck %s --check-prefix=COFF
@g = external global i32
@imported = external dllimport global i32
declare void @called()
define i32 @f() {
; MACHO: movabsq $_called, %rax
; MACHO: callq *%rax
; MACHO: movabsq $_g, %rax
; COFF: movabsq $called, %rax
; COFF: callq *%rax
; COFF: movabsq $g, %rax
  call void @called()
  %v = load i32, ptr @g
  ret i32 %v
}
define i32 @i() {
; COFF: movq __imp_imported(%rip), %rax
  %v = load i32, ptr @imported
  ret i32 %v
}

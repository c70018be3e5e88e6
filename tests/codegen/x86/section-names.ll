; -unique-section-names=0: sections of their own have the names of those that they are apart from. -use-ctors: constructors are
; in the sections of older systems, which are gone through from their ends.
; RUN: codewright llc -mtriple=x86_64-linux-gnu -function-sections -data-sections -unique-section-names=0 %s -o - | FileCheck %s
; RUN: codewright llc -mtriple=x86_64-linux-gnu -use-ctors %s -o - | FileCheck %s --check-prefix=CTORS
; RUN: codewright llc -mtriple=x86_64-linux-gnu -disable-debug-info-print -stats -info-output-file=%t.txt %s -o %t.s
; RUN: FileCheck %s --check-prefix=STATS --input-file=%t.txt

; CHECK: .section .text,"ax",@progbits,unique,[[ID:[0-9]+]]
; CHECK: first:
; CHECK: .section .text,"ax",@progbits,unique
; CHECK: second:
; CHECK: .section .data,"aw",@progbits,unique
; CHECK: number:
; CHECK: .section .data,"awG",@progbits,group,comdat,unique
; CTORS: .section .ctors,"aw",@progbits
; CTORS: .quad second
; CTORS: .quad first
; CTORS: .section .ctors.63535,"aw",@progbits
; CTORS: .quad third
; CTORS: .section .dtors,"aw",@progbits
; CTORS: .quad first
; STATS: Statistics Collected
@llvm.global_ctors = appending global [3 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 2000, ptr @third, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @first, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @second, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @first, ptr null }]
define void @first() {
  ret void
}
define void @second() {
  ret void
}
define void @third() {
  ret void
}
$group = comdat any
@number = global i32 3
@other = global i32 3, comdat($group)

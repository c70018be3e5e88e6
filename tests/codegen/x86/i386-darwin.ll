; Code for Apple's systems of 32 bits. What libraries have is reached by words of the object itself, which the loader fills in, unless
; everything is static; code that may be anywhere counts from a label behind the call by which it finds out where it is.

; RUN: llc -mtriple=i386-apple-darwin9 -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=i386-apple-darwin9 -relocation-model=dynamic-no-pic %s -o - | FileCheck %s
; RUN: llc -mtriple=i386-apple-darwin9 -relocation-model=static %s -o - | FileCheck %s --check-prefix=STATIC
; RUN: llc -mtriple=i386-apple-darwin9 -relocation-model=pic -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=PIC
; RUN: llc -mtriple=i386-apple-darwin9 -relocation-model=pic -O0 %s -o - | FileCheck %s --check-prefix=PIC
; RUN: llc -mtriple=i386-apple-darwin9 %s -o - | mc -triple=i386-apple-darwin9 -filetype=obj -o %t.of-text
; RUN: llc -mtriple=i386-apple-darwin9 %s -filetype=obj -o %t.o
; RUN: cmp %t.o %t.of-text
; RUN: llc -mtriple=i386-apple-darwin9 -relocation-model=pic %s -o - | mc -triple=i386-apple-darwin9 -filetype=obj -o %t.of-text
; RUN: llc -mtriple=i386-apple-darwin9 -relocation-model=pic %s -filetype=obj -o %t.o
; RUN: cmp %t.o %t.of-text

; CHECK: .macosx_version_min 10, 5

@defined = global i32 5
@outside = external global i32
@hidden_outside = external hidden global i32
@weak = weak global i32 0
@own = internal global i32 6
@copy = thread_local global i32 7

; CHECK-LABEL: _addresses:
; CHECK-DAG: movl _defined, %
; CHECK-DAG: movl L_outside$non_lazy_ptr, %
; CHECK-DAG: {{(movl|addl)}} _hidden_outside, %
; CHECK-DAG: movl L_weak$non_lazy_ptr, %
; CHECK-DAG: {{(movl|addl)}} _own, %
; STATIC-LABEL: _addresses:
; STATIC-NOT: non_lazy
; STATIC: retl
; PIC-LABEL: _addresses:
; PIC: calll L[[#N:]]$pb
; PIC-NEXT: L[[#N]]$pb:
; PIC-NEXT: popl %
; PIC-DAG: _defined-L[[#N]]$pb(%
; PIC-DAG: movl L_outside$non_lazy_ptr-L[[#N]]$pb(%
; No relocation says how far away an undefined symbol is.
; PIC-DAG: movl L_hidden_outside$non_lazy_ptr-L[[#N]]$pb(%
; PIC-DAG: movl L_weak$non_lazy_ptr-L[[#N]]$pb(%
; PIC-DAG: _own-L[[#N]]$pb(%
define i32 @addresses() {
  %a = load i32, ptr @defined
  %b = load i32, ptr @outside
  %c = load i32, ptr @hidden_outside
  %d = load i32, ptr @weak
  %e = load i32, ptr @own
  %f = add i32 %a, %b
  %g = add i32 %c, %d
  %h = add i32 %f, %g
  %i = add i32 %h, %e
  ret i32 %i
}

; An address behind a symbol, and one of an element that a register counts.
; CHECK-LABEL: _behind:
; CHECK: movl L_outside$non_lazy_ptr, %[[BASE:[a-z]+]]
; CHECK: leal 8(%[[BASE]]
define ptr @behind(i32 %i) {
  %a = getelementptr i32, ptr @outside, i32 2
  %b = getelementptr i32, ptr %a, i32 %i
  ret ptr %b
}

; Functions are called by their names.
; CHECK-LABEL: _calls:
; CHECK: calll _elsewhere
; CHECK: L_elsewhere$non_lazy_ptr
; PIC-LABEL: _calls:
; PIC: calll _elsewhere
; PIC: L_elsewhere$non_lazy_ptr-L
declare void @elsewhere()
define ptr @calls() {
  call void @elsewhere()
  ret ptr @elsewhere
}

; CHECK-LABEL: _thread:
; CHECK: movl _copy@TLVP, %eax
; CHECK-NEXT: calll *(%eax)
; PIC-LABEL: _thread:
; PIC: movl _copy@TLVP-L[[#]]$pb(%{{.*}}), %eax
; PIC-NEXT: calll *(%eax)
define i32 @thread() {
  %a = load i32, ptr @copy
  ret i32 %a
}

; Tables are at a distance from the label as well.
; PIC-LABEL: _chosen:
; PIC: LJTI[[#T:]]_0-L
; PIC: .data_region jt32
; PIC: LJTI[[#T]]_0:
; PIC-NEXT: .long LBB[[#]]_[[#]]-LJTI[[#T]]_0
; PIC: .end_data_region
define i32 @chosen(i32 %n) {
  switch i32 %n, label %other [ i32 0, label %a
                                i32 1, label %b
                                i32 2, label %c
                                i32 3, label %d ]
a:
  ret i32 7
b:
  ret i32 19
c:
  ret i32 4
d:
  ret i32 77
other:
  ret i32 5
}

; CHECK: .section __IMPORT,__pointers,non_lazy_symbol_pointers
; CHECK-NEXT: L_elsewhere$non_lazy_ptr:
; CHECK-NEXT: .indirect_symbol _elsewhere
; CHECK-NEXT: .long 0
; CHECK-NEXT: L_outside$non_lazy_ptr:
; CHECK-NEXT: .indirect_symbol _outside
; CHECK-NEXT: .long 0
; CHECK-NEXT: L_weak$non_lazy_ptr:
; CHECK: .subsections_via_symbols

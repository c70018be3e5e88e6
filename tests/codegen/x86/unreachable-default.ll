; Where the default of a switch is unreachable, the last case needs no comparison, and a table no limit.
; RUN: codewright llc -O2 -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s

define i32 @three(i32 %x, ptr %p) {
; CHECK-LABEL: three:
; CHECK: cmpl $1, %edi
; CHECK-NEXT: je
; CHECK: cmpl $2, %edi
; CHECK-NEXT: jne
; CHECK-NOT: cmp
; CHECK: .Lfunc_end0
  switch i32 %x, label %d [ i32 1, label %a i32 2, label %b i32 3, label %c ]
a:
  store i32 5, ptr %p
  ret i32 1
b:
  store i32 6, ptr %p
  ret i32 7
c:
  store i32 7, ptr %p
  ret i32 9
d:
  unreachable
}

define i32 @table(i32 %x, ptr %p) {
; CHECK-LABEL: table:
; CHECK-NOT: cmp
; CHECK: jmpq *.LJTI1_0
; CHECK: .Lfunc_end1
  switch i32 %x, label %d [ i32 1, label %a i32 2, label %b i32 3, label %c i32 6, label %e ]
a:
  store i32 5, ptr %p
  ret i32 1
b:
  store i32 6, ptr %p
  ret i32 7
c:
  store i32 7, ptr %p
  ret i32 9
e:
  store i32 8, ptr %p
  ret i32 11
d:
  unreachable
}

; One of two places: the bit is tested, the distance is not.
define i32 @bits(i32 %x, ptr %p) {
; CHECK-LABEL: bits:
; CHECK-NOT: cmp
; CHECK: btl %e
; CHECK-NOT: cmp
; CHECK: .Lfunc_end2
  switch i32 %x, label %d [ i32 1, label %a i32 2, label %b i32 5, label %a i32 7, label %b i32 11, label %b ]
a:
  store i32 5, ptr %p
  ret i32 1
b:
  store i32 6, ptr %p
  ret i32 7
d:
  unreachable
}

; All go to one place.
define i32 @one(i32 %x) {
; CHECK-LABEL: one:
; CHECK-NOT: %edi
; CHECK: movl $4, %eax
; CHECK-NEXT: retq
  switch i32 %x, label %d [ i32 1, label %a i32 9, label %a i32 70, label %a ]
a:
  ret i32 4
d:
  unreachable
}

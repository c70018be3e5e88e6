; With the large code model every address is a number of 64 bits: variables, functions, constants, tables of jumps, and functions of
; the library.
; RUN: llc -mtriple=x86_64-linux-gnu -code-model=large %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -code-model=large -O0 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=O0
; RUN: llc -mtriple=x86_64-linux-gnu -code-model=large -filetype=obj %s -o %t.o
; RUN: llvm-readobj -r %t.o | FileCheck %s --check-prefix=REL
; RUN: llc -mtriple=i686-linux-gnu -code-model=large %s -o - | FileCheck %s --check-prefix=NARROW
; RUN: llc -mtriple=x86_64-linux-gnu -code-model=large -relocation-model=pic -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=PIC
; RUN: llc -mtriple=x86_64-linux-gnu -code-model=large -relocation-model=pic -O0 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=PIC
; PIC-LABEL: calls:
; PIC: movabsq $_GLOBAL_OFFSET_TABLE_, [[P:%r[a-z0-9]+]]
; PIC-NEXT: leaq .Lhere{{[0-9_]+}}(%rip), [[B:%r[a-z0-9]+]]
; PIC-NEXT: addq [[P]], [[B]]
; PIC-DAG: movabsq $table@GOTOFF
; PIC-DAG: movabsq $outside@GOT,
; PIC-DAG: movabsq $inside@GOTOFF
; PIC-LABEL: constants:
; PIC-DAG: movabsq $.LCPI{{[0-9]}}_0@GOTOFF
; PIC-DAG: movabsq $fmod@GOT,
; PIC-LABEL: jumps:
; PIC: movabsq $.LJTI{{[0-9]}}_0@GOTOFF
; PIC: .quad .LBB{{[0-9]_[0-9]+}}-.LJTI{{[0-9]}}_0
; REL-NOT: R_X86_64_PC32
; REL-NOT: R_X86_64_PLT32
; REL-NOT: R_X86_64_32
; REL: R_X86_64_64
@counter = global i32 5
@table = internal global [100 x i32] zeroinitializer
declare i32 @outside(ptr, i32)
define internal i32 @inside(i32 %x) noinline {
  ret i32 %x
}

; CHECK-LABEL: calls:
; CHECK: movabsq $table, [[T:%r[a-z0-9]+]]
; CHECK: movabsq $outside, [[F:%r[a-z0-9]+]]
; CHECK: callq *[[F]]
; CHECK: movabsq $inside, [[I:%r[a-z0-9]+]]
; CHECK: {{callq|jmpq}} *[[I]]
; O0-LABEL: calls:
; O0: movabsq $outside
; O0: callq *
; O0: movabsq $inside
; O0: callq *
; NARROW-LABEL: calls:
; NARROW: calll outside
define i32 @calls(i64 %i) {
  %p = getelementptr i32, ptr @table, i64 %i
  %v = load i32, ptr %p
  %r = call i32 @outside(ptr @counter, i32 %v)
  %s = call i32 @inside(i32 %r)
  ret i32 %s
}

; CHECK-LABEL: constants:
; CHECK: movabsq $.LCPI
; CHECK: movabsq $fmod
define double @constants(double %x) {
  %y = fadd double %x, 3.5
  %z = frem double %y, %x
  ret double %z
}

; CHECK-LABEL: jumps:
; CHECK: movabsq $.LJTI
define i32 @jumps(i32 %x) {
  switch i32 %x, label %d [
    i32 0, label %a
    i32 1, label %b
    i32 2, label %c
    i32 3, label %e
    i32 4, label %b
  ]
a:
  ret i32 4
b:
  ret i32 7
c:
  ret i32 9
e:
  ret i32 77
d:
  ret i32 0
}

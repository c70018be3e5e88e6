; Addresses: absolute in 44 bits, by the table of addresses, of the thread's variables.
; RUN: llc -mtriple=sparc64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=STATIC
; RUN: llc -mtriple=sparc64-linux-gnu -relocation-model=pic -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=PIC
; RUN: llc -mtriple=sparc64-linux-gnu -relocation-model=pic -filetype=obj %s -o %t.o
; RUN: llvm-readobj -r %t.o | FileCheck %s --check-prefix=RELOCATIONS

; What the program counter is read for counts from the instruction that reads it. The linker needs the symbols of entries in
; tables, but only the places of what is found by its distance.
; RELOCATIONS: 0x8 {{.*}} _GLOBAL_OFFSET_TABLE_ 0x4
; RELOCATIONS-NEXT: 0xC {{.*}} _GLOBAL_OFFSET_TABLE_ 0x8
; RELOCATIONS-NEXT: 0x14 {{.*}} outside 0x0
; RELOCATIONS-NEXT: 0x18 {{.*}} outside 0x0
; RELOCATIONS: 0x40 {{.*}} .data 0x0
; RELOCATIONS: 0x8C {{.*}} early 0x0
; RELOCATIONS-NEXT: 0x90 {{.*}} early 0x0
; RELOCATIONS-NEXT: 0x94 {{.*}} early 0x0
; RELOCATIONS-NEXT: 0x98 {{.*}} early 0x0

@outside = external global i64
@inside = internal global i64 5
@own = thread_local(localexec) global i64 0
@early = external thread_local(initialexec) global i64

; STATIC-LABEL: get_outside:
; STATIC: sethi %h44(outside), %i0
; STATIC: or %i0, %m44(outside), %i0
; STATIC: sllx %i0, 12, %i0
; STATIC: or %i0, %l44(outside), %i0
; STATIC: ldx [%i0], %i0
; PIC-LABEL: get_outside:
; PIC: rd %pc, %i0
; PIC: sethi %pc22(_GLOBAL_OFFSET_TABLE_+4), %o7
; PIC: or %o7, %pc10(_GLOBAL_OFFSET_TABLE_+8), %o7
; PIC: add %i0, %o7, %i0
; PIC: sethi %got22(outside), %i1
; PIC: or %i1, %got10(outside), %i1
; PIC: ldx [%i0+%i1], %i0
; PIC: ldx [%i0], %i0
define i64 @get_outside() nounwind {
  %r = load i64, ptr @outside
  ret i64 %r
}

; PIC-LABEL: get_inside:
; PIC: rd %pc, %i0
; PIC: sethi %pc22(_GLOBAL_OFFSET_TABLE_+4), %o7
; PIC: or %o7, %pc10(_GLOBAL_OFFSET_TABLE_+8), %o7
; PIC: add %i0, %o7, %i0
; PIC: sethi %gotdata_hix22(inside), %i1
; PIC: xor %i1, %gotdata_lox10(inside), %i1
; PIC: add %i0, %i1, %i1
; PIC: ldx [%i1], %i0
; PIC: stx %i0, [%i1]
; PIC-NOT: mov
; PIC: ret
define i64 @get_inside() nounwind {
  %r = load volatile i64, ptr @inside
  store volatile i64 %r, ptr @inside
  ret i64 %r
}

; STATIC-LABEL: get_own:
; STATIC: sethi %tle_hix22(own), %i0
; STATIC: xor %i0, %tle_lox10(own), %i0
; STATIC: add %g7, %i0, %i0
; STATIC: ldx [%i0], %i0
define i64 @get_own() nounwind {
  %p = call ptr @llvm.threadlocal.address.p0(ptr @own)
  %r = load i64, ptr %p
  ret i64 %r
}

; STATIC-LABEL: get_early:
; STATIC: rd %pc, %i0
; STATIC: sethi %pc22(_GLOBAL_OFFSET_TABLE_+4), %o7
; STATIC: or %o7, %pc10(_GLOBAL_OFFSET_TABLE_+8), %o7
; STATIC: add %i0, %o7, %i0
; STATIC: sethi %tie_hi22(early), %i1
; STATIC: add %i1, %tie_lo10(early), %i1
; STATIC: ldx [%i0+%i1], %i0, %tie_ldx(early)
; STATIC: add %g7, %i0, %i0, %tie_add(early)
; STATIC: ldx [%i0], %i0
define i64 @get_early() nounwind {
  %p = call ptr @llvm.threadlocal.address.p0(ptr @early)
  %r = load i64, ptr %p
  ret i64 %r
}

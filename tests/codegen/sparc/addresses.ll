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
; RELOCATIONS: 0x84 {{.*}} early 0x0
; RELOCATIONS-NEXT: 0x88 {{.*}} early 0x0
; RELOCATIONS-NEXT: 0x8C {{.*}} early 0x0
; RELOCATIONS-NEXT: 0x90 {{.*}} early 0x0

@outside = external global i64
@inside = internal global i64 5
@own = thread_local(localexec) global i64 0
@early = external thread_local(initialexec) global i64

; STATIC-LABEL: get_outside:
; STATIC: sethi %h44(outside), %o0
; STATIC: or %o0, %m44(outside), %o0
; STATIC: sllx %o0, 12, %o0
; STATIC: or %o0, %l44(outside), %o0
; STATIC: retl
; STATIC: ldx [%o0], %o0
; PIC-LABEL: get_outside:
; PIC: save %sp, -176, %sp
; PIC: rd %pc, %i0
; PIC: sethi %pc22(_GLOBAL_OFFSET_TABLE_+4), %o7
; PIC: or %o7, %pc10(_GLOBAL_OFFSET_TABLE_+8), %o7
; PIC: add %i0, %o7, %i0
; PIC: sethi %got22(outside), %i1
; PIC: or %i1, %got10(outside), %i1
; PIC: ldx [%i0+%i1], %i0
; PIC: ldx [%i0], %i0
; PIC: ret
; PIC: restore
define i64 @get_outside() nounwind {
  %r = load i64, ptr @outside
  ret i64 %r
}

; STATIC-LABEL: get_inside:
; STATIC: sethi %h44(inside), %o0
; STATIC: or %o0, %m44(inside), %o0
; STATIC: sllx %o0, 12, %o0
; STATIC: or %o0, %l44(inside), %o1
; STATIC: ldx [%o1], %o0
; STATIC: retl
; STATIC: stx %o0, [%o1]
; PIC-LABEL: get_inside:
; PIC: save %sp, -176, %sp
; PIC: rd %pc, %i0
; PIC: sethi %pc22(_GLOBAL_OFFSET_TABLE_+4), %o7
; PIC: or %o7, %pc10(_GLOBAL_OFFSET_TABLE_+8), %o7
; PIC: add %i0, %o7, %i0
; PIC: sethi %gotdata_hix22(inside), %i1
; PIC: xor %i1, %gotdata_lox10(inside), %i1
; PIC: add %i0, %i1, %i1
; PIC: ldx [%i1], %i0
; PIC: stx %i0, [%i1]
; PIC: ret
; PIC: restore
define i64 @get_inside() nounwind {
  %r = load volatile i64, ptr @inside
  store volatile i64 %r, ptr @inside
  ret i64 %r
}

; STATIC-LABEL: get_own:
; STATIC: sethi %tle_hix22(own), %o0
; STATIC: xor %o0, %tle_lox10(own), %o0
; STATIC: add %g7, %o0, %o0
; STATIC: retl
; STATIC: ldx [%o0], %o0
; PIC-LABEL: get_own:
; PIC: sethi %tle_hix22(own), %o0
; PIC: xor %o0, %tle_lox10(own), %o0
; PIC: add %g7, %o0, %o0
; PIC: retl
; PIC: ldx [%o0], %o0
define i64 @get_own() nounwind {
  %p = call ptr @llvm.threadlocal.address.p0(ptr @own)
  %r = load i64, ptr %p
  ret i64 %r
}

; STATIC-LABEL: get_early:
; STATIC: save %sp, -176, %sp
; STATIC: rd %pc, %i0
; STATIC: sethi %pc22(_GLOBAL_OFFSET_TABLE_+4), %o7
; STATIC: or %o7, %pc10(_GLOBAL_OFFSET_TABLE_+8), %o7
; STATIC: add %i0, %o7, %i0
; STATIC: sethi %tie_hi22(early), %i1
; STATIC: add %i1, %tie_lo10(early), %i1
; STATIC: ldx [%i0+%i1], %i0, %tie_ldx(early)
; STATIC: add %g7, %i0, %i0, %tie_add(early)
; STATIC: ldx [%i0], %i0
; STATIC: ret
; STATIC: restore
; PIC-LABEL: get_early:
; PIC: save %sp, -176, %sp
; PIC: rd %pc, %i0
; PIC: sethi %pc22(_GLOBAL_OFFSET_TABLE_+4), %o7
; PIC: or %o7, %pc10(_GLOBAL_OFFSET_TABLE_+8), %o7
; PIC: add %i0, %o7, %i0
; PIC: sethi %tie_hi22(early), %i1
; PIC: add %i1, %tie_lo10(early), %i1
; PIC: ldx [%i0+%i1], %i0, %tie_ldx(early)
; PIC: add %g7, %i0, %i0, %tie_add(early)
; PIC: ldx [%i0], %i0
; PIC: ret
; PIC: restore
define i64 @get_early() nounwind {
  %p = call ptr @llvm.threadlocal.address.p0(ptr @early)
  %r = load i64, ptr %p
  ret i64 %r
}

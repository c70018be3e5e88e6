; A thread's variables: at a constant distance, at one from the table of addresses, and by a call that linkers know by its marks.
; RUN: llc -mtriple=sparc64-linux-gnu -verify-machineinstrs -relocation-model=pic %s -o - | FileCheck %s
; RUN: llc -mtriple=sparc-linux-gnu -verify-machineinstrs -relocation-model=pic %s -o - | FileCheck %s --check-prefix=V8
; RUN: llc -mtriple=sparc64-linux-gnu -relocation-model=pic -filetype=obj %s -o - | llvm-readobj -r - | FileCheck %s --check-prefix=REL
; RUN: llc -mtriple=sparc64-linux-gnu -relocation-model=pic -filetype=obj %s -o - | llvm-readobj --symbols - | FileCheck %s --check-prefix=NAMES

; NAMES: Name: __tls_get_addr
; NAMES: Section: Undefined

@general = external thread_local global i32
@initial = external thread_local(initialexec) global i32
@local = thread_local(localexec) global i32 1

; The instruction that adds and the call, which the linker may change with it, are marked; the mark says what is called, too.
; REL: 0x14 {{.*}} general 0x0
; REL-NEXT: 0x18 {{.*}} general 0x0
; REL-NEXT: 0x1C {{.*}} general 0x0
; REL-NEXT: 0x20 {{.*}} general 0x0
; REL-NEXT: _GLOBAL_OFFSET_TABLE_

; CHECK-LABEL: of_another_module:
; CHECK: save %sp, -176, %sp
; CHECK: rd %pc, %i0
; CHECK: sethi %pc22(_GLOBAL_OFFSET_TABLE_+4), %o7
; CHECK: or %o7, %pc10(_GLOBAL_OFFSET_TABLE_+8), %o7
; CHECK: add %i0, %o7, %i0
; CHECK: sethi %tgd_hi22(general), %i1
; CHECK: add %i1, %tgd_lo10(general), %i1
; CHECK: add %i0, %i1, %o0, %tgd_add(general)
; CHECK: call __tls_get_addr, %tgd_call(general)
; CHECK: nop
; CHECK: mov %o0, %i0
; CHECK: ret
; CHECK: restore
; V8-LABEL: of_another_module:
; V8: save %sp, -96, %sp
; V8: call {{\.L[A-Za-z0-9_]+}}
; V8: sethi %pc22(_GLOBAL_OFFSET_TABLE_+4), %i0
; V8: {{\.L[A-Za-z0-9_]+}}:
; V8: or %i0, %pc10(_GLOBAL_OFFSET_TABLE_+8), %i0
; V8: add %i0, %o7, %i0
; V8: sethi %tgd_hi22(general), %i1
; V8: add %i1, %tgd_lo10(general), %i1
; V8: add %i0, %i1, %o0, %tgd_add(general)
; V8: call __tls_get_addr, %tgd_call(general)
; V8: nop
; V8: mov %o0, %i0
; V8: ret
; V8: restore
define ptr @of_another_module() nounwind {
  ret ptr @general
}

; CHECK-LABEL: of_the_program:
; CHECK: save %sp, -176, %sp
; CHECK: rd %pc, %i0
; CHECK: sethi %pc22(_GLOBAL_OFFSET_TABLE_+4), %o7
; CHECK: or %o7, %pc10(_GLOBAL_OFFSET_TABLE_+8), %o7
; CHECK: add %i0, %o7, %i0
; CHECK: sethi %tie_hi22(initial), %i1
; CHECK: add %i1, %tie_lo10(initial), %i1
; CHECK: ldx [%i0+%i1], %i0, %tie_ldx(initial)
; CHECK: add %g7, %i0, %i0, %tie_add(initial)
; CHECK: ret
; CHECK: restore
; V8-LABEL: of_the_program:
; V8: save %sp, -96, %sp
; V8: call {{\.L[A-Za-z0-9_]+}}
; V8: sethi %pc22(_GLOBAL_OFFSET_TABLE_+4), %i0
; V8: {{\.L[A-Za-z0-9_]+}}:
; V8: or %i0, %pc10(_GLOBAL_OFFSET_TABLE_+8), %i0
; V8: add %i0, %o7, %i0
; V8: sethi %tie_hi22(initial), %i1
; V8: add %i1, %tie_lo10(initial), %i1
; V8: ld [%i0+%i1], %i0, %tie_ld(initial)
; V8: add %g7, %i0, %i0, %tie_add(initial)
; V8: ret
; V8: restore
define ptr @of_the_program() nounwind {
  ret ptr @initial
}

; CHECK-LABEL: of_this_module:
; CHECK: sethi %tle_hix22(local), %o0
; CHECK: xor %o0, %tle_lox10(local), %o0
; CHECK: retl
; CHECK: add %g7, %o0, %o0
; V8-LABEL: of_this_module:
; V8: sethi %tle_hix22(local), %o0
; V8: xor %o0, %tle_lox10(local), %o0
; V8: retl
; V8: add %g7, %o0, %o0
define ptr @of_this_module() nounwind {
  ret ptr @local
}

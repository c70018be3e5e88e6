; Places behind a symbol whose address is in the table of addresses: the entry is the symbol's, what is added comes behind the
; load of it, in the displacement of an access where it fits.
; RUN: codewright llc -mtriple=aarch64-linux-gnu -relocation-model=pic < %s | FileCheck %s
; RUN: codewright llc -mtriple=riscv64-linux-gnu -mattr=+m -relocation-model=pic < %s | FileCheck %s --check-prefix=RV64
; RUN: codewright llc -mtriple=sparc64-linux-gnu -relocation-model=pic < %s | FileCheck %s --check-prefix=SPARC

@server = external global [10000 x i8], align 8
@copies = external thread_local global [100000 x i8], align 8

declare ptr @llvm.threadlocal.address.p0(ptr)

; CHECK-LABEL: read:
; CHECK:       ldr x8, [x8, :got_lo12:server]
; CHECK-NEXT:  ldr w0, [x8, #5544]
; RV64-LABEL:  read:
; RV64:        ld a0, %pcrel_lo(.Lpcrel_hi0_0)(a0)
; RV64-NEXT:   lui a1, 1
; RV64-NEXT:   add a0, a0, a1
; RV64-NEXT:   lw a0, 1448(a0)
; SPARC-LABEL: read:
; SPARC:       sethi 5, [[HIGH:%[a-z0-9]+]]
; SPARC-NEXT:  or [[HIGH]], 424, [[HIGH]]
define i32 @read() {
  %value = load i32, ptr getelementptr inbounds (i8, ptr @server, i64 5544), align 8
  ret i32 %value
}

; CHECK-LABEL: before:
; CHECK:       ldr x8, [x8, :got_lo12:server]
; CHECK-NEXT:  sub x0, x8, #8
; RV64-LABEL:  before:
; RV64:        addi a0, a0, -8
; SPARC-LABEL: before:
; SPARC:       add %i0, -8, %i0
define ptr @before() {
  ret ptr getelementptr (i8, ptr @server, i64 -8)
}

; CHECK-LABEL: far:
; CHECK:       ldr x8, [x8, :got_lo12:server]
; CHECK-NEXT:  add x8, x8, #244, lsl #12
; CHECK-NEXT:  add x0, x8, #577
; RV64-LABEL:  far:
; RV64:        lui a1, 244
; RV64-NEXT:   addi{{w?}} a1, a1, 577
; RV64-NEXT:   add a0, a0, a1
define ptr @far() {
  ret ptr getelementptr (i8, ptr @server, i64 1000001)
}

; CHECK-LABEL: copy:
; CHECK:       .tlsdesccall copies
; CHECK:       add x8, x8, x0
; CHECK-NEXT:  add x8, x8, #12, lsl #12
; CHECK-NEXT:  ldr w0, [x8, #848]
define i32 @copy() {
  %base = call ptr @llvm.threadlocal.address.p0(ptr @copies)
  %place = getelementptr i8, ptr %base, i64 50000
  %value = load i32, ptr %place
  ret i32 %value
}

; Where the 32-bit ABI of SPARC passes arguments and results.
; RUN: llc -mtriple=sparc-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=sparc-linux-gnu -O0 -verify-machineinstrs %s -o /dev/null

%object = type { i32, [4 x i32] }
declare void @makes(ptr sret(%object), i32)
declare i32 @variadic(i32, ...)
declare void @many(i32, i64, double, double, double)
declare fp128 @quad(fp128)

; An integer of 64 bits takes two words, most significant first, of which the second is on the stack.
; CHECK-LABEL: seventh:
; CHECK: save %sp, -96, %sp
; CHECK: ld [%fp+92], %i0
; CHECK: add %i4, %i0, %i0
; CHECK: ret
; CHECK: restore
define i32 @seventh(i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i64 %f) nounwind {
  %g = trunc i64 %f to i32
  %r = add i32 %e, %g
  ret i32 %r
}

; Numbers of 64 bits are words like others: in two registers, in the last one and on the stack, and where only words are aligned.
; CHECK-LABEL: passes:
; CHECK: save %sp, -136, %sp
; CHECK: st %i3, [%fp+-8]
; CHECK: st %i4, [%fp+-4]
; CHECK: ldd [%fp+-8], %f0
; CHECK: std %f0, [%fp+-32]
; CHECK: ld [%fp+-32], %i3
; CHECK: st %i3, [%sp+96]
; CHECK: ld [%fp+-28], %i3
; CHECK: st %i3, [%sp+100]
; CHECK: sethi %hi({{\.L[A-Za-z0-9_]+}}), %i3
; CHECK: or %i3, %lo({{\.L[A-Za-z0-9_]+}}), %i3
; CHECK: ldd [%i3], %f2
; CHECK: std %f2, [%fp+-24]
; CHECK: ld [%fp+-20], %i3
; CHECK: st %i3, [%sp+92]
; CHECK: std %f0, [%fp+-16]
; CHECK: ld [%fp+-16], %o3
; CHECK: ld [%fp+-12], %o4
; CHECK: ld [%fp+-24], %o5
; CHECK: mov %i0, %o0
; CHECK: mov %i2, %o2
; CHECK: call many
; CHECK: mov %i1, %o1
; CHECK: ret
; CHECK: restore
define void @passes(i32 %a, i64 %b, double %c) nounwind {
  call void @many(i32 %a, i64 %b, double %c, double 1.0, double %c)
  ret void
}

; CHECK-LABEL: third:
; CHECK: save %sp, -120, %sp
; CHECK: st %i3, [%fp+-16]
; CHECK: st %i4, [%fp+-12]
; CHECK: ldd [%fp+-16], %f0
; CHECK: st %i5, [%fp+-24]
; CHECK: ld [%fp+92], %i0
; CHECK: st %i0, [%fp+-20]
; CHECK: ldd [%fp+-24], %f2
; CHECK: faddd %f0, %f2, %f0
; CHECK: ret
; CHECK: restore
define double @third(i32 %a, double %b, double %c, double %d) nounwind {
  %r = fadd double %c, %d
  ret double %r
}

; The address of an object for the result has its own word, and the call is followed by the size of the object, behind which the
; function returns.
; CHECK-LABEL: takes_object:
; CHECK: save %sp, -96, %sp
; CHECK: ld [%fp+64], %i0
; CHECK: st %i0, [%sp+64]
; CHECK: mov 3, %o0
; CHECK: call makes
; CHECK: nop
; CHECK: unimp 20
; CHECK: jmp %i7+12
; CHECK: restore
define void @takes_object(ptr sret(%object) %p) nounwind {
  call void @makes(ptr sret(%object) %p, i32 3)
  ret void
}

; CHECK-LABEL: by_address:
; CHECK: save %sp, -96, %sp
; CHECK: ld [%fp+64], %i1
; CHECK: st %i1, [%sp+64]
; CHECK: mov 3, %o0
; CHECK: call %i0
; CHECK: nop
; CHECK: unimp 20
; CHECK: mov %i1, %i0
; CHECK: jmp %i7+12
; CHECK: restore
define void @by_address(ptr %f, ptr sret(%object) %p) nounwind {
  call void %f(ptr sret(%object) %p, i32 3)
  ret void
}

; Numbers of 128 bits are passed by address, and returned as objects.
; CHECK-LABEL: quads:
; CHECK: save %sp, -176, %sp
; CHECK: ld [%fp+64], %i1
; CHECK: ld [%i0+12], %i2
; CHECK: ld [%i0+8], %i3
; CHECK: ld [%i0+4], %i4
; CHECK: ld [%i0], %i0
; CHECK: st %i2, [%fp+-52]
; CHECK: st %i3, [%fp+-56]
; CHECK: st %i4, [%fp+-60]
; CHECK: st %i0, [%fp+-64]
; CHECK: st %i2, [%fp+-68]
; CHECK: st %i3, [%fp+-72]
; CHECK: st %i4, [%fp+-76]
; CHECK: st %i0, [%fp+-80]
; CHECK: add %fp, -48, %i0
; CHECK: st %i0, [%sp+64]
; CHECK: add %fp, -64, %o0
; CHECK: add %fp, -80, %o1
; CHECK: call _Q_add
; CHECK: nop
; CHECK: unimp 16
; CHECK: ld [%fp+-36], %i0
; CHECK: ld [%fp+-40], %i2
; CHECK: ld [%fp+-44], %i3
; CHECK: ld [%fp+-48], %i4
; CHECK: add %fp, -16, %i5
; CHECK: st %i5, [%sp+64]
; CHECK: st %i0, [%fp+-20]
; CHECK: st %i2, [%fp+-24]
; CHECK: st %i3, [%fp+-28]
; CHECK: st %i4, [%fp+-32]
; CHECK: add %fp, -32, %o0
; CHECK: call quad
; CHECK: nop
; CHECK: unimp 16
; CHECK: ld [%fp+-4], %i0
; CHECK: ld [%fp+-8], %i2
; CHECK: ld [%fp+-12], %i3
; CHECK: ld [%fp+-16], %i4
; CHECK: st %i0, [%i1+12]
; CHECK: st %i2, [%i1+8]
; CHECK: st %i3, [%i1+4]
; CHECK: st %i4, [%i1]
; CHECK: mov %i1, %i0
; CHECK: jmp %i7+12
; CHECK: restore
define fp128 @quads(fp128 %a) nounwind {
  %s = fadd fp128 %a, %a
  %r = call fp128 @quad(fp128 %s)
  ret fp128 %r
}

; Registers are stored where the caller keeps room for them.
; CHECK-LABEL: first_variadic:
; CHECK: save %sp, -96, %sp
; CHECK: add %fp, 72, %i0
; CHECK: st %i1, [%fp+72]
; CHECK: st %i2, [%fp+76]
; CHECK: st %i3, [%fp+80]
; CHECK: st %i4, [%fp+84]
; CHECK: st %i5, [%fp+88]
; CHECK: st %i0, [%fp+-4]
; CHECK: ld [%fp+-4], %i0
; CHECK: add %i0, 8, %i1
; CHECK: st %i1, [%fp+-4]
; CHECK: ld [%i0+4], %i1
; CHECK: ld [%i0], %i0
; CHECK: ret
; CHECK: restore
define i64 @first_variadic(i32 %n, ...) nounwind {
  %list = alloca ptr
  call void @llvm.va_start.p0(ptr %list)
  %r = va_arg ptr %list, i64
  ret i64 %r
}

; CHECK-LABEL: quad_of_list:
; CHECK: save %sp, -96, %sp
; CHECK: ld [%fp+64], %i1
; CHECK: ld [%i0], %i2
; CHECK: add %i2, 4, %i3
; CHECK: st %i3, [%i0]
; CHECK: ld [%i2], %i0
; CHECK: ld [%i0+12], %i2
; CHECK: ld [%i0+8], %i3
; CHECK: ld [%i0+4], %i4
; CHECK: ld [%i0], %i0
; CHECK: st %i2, [%i1+12]
; CHECK: st %i3, [%i1+8]
; CHECK: st %i4, [%i1+4]
; CHECK: st %i0, [%i1]
; CHECK: mov %i1, %i0
; CHECK: jmp %i7+12
; CHECK: restore
define fp128 @quad_of_list(ptr %list) nounwind {
  %r = va_arg ptr %list, fp128
  ret fp128 %r
}

; CHECK-LABEL: three:
; CHECK: mov %o1, %o2
; CHECK: mov %o0, %o1
; CHECK: retl
; CHECK: mov %o2, %o0
define { i32, i32, i32 } @three(i32 %a, i32 %b) nounwind {
  %r = insertvalue { i32, i32, i32 } poison, i32 %b, 0
  %s = insertvalue { i32, i32, i32 } %r, i32 %a, 1
  %t = insertvalue { i32, i32, i32 } %s, i32 %b, 2
  ret { i32, i32, i32 } %t
}

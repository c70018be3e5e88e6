; Conventions of Apple's systems of 32 bits: four vectors in registers, numbers of 80 bits in 16 bytes, results in memory whose address
; the callee takes off the stack; frames by compact encodings where there is one, handlers by words that the loader fills in.

; RUN: llc -mtriple=i386-apple-darwin9 -mattr=+sse2 -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=i686-linux-gnu -mattr=+sse2 %s -o - | FileCheck %s --check-prefix=LINUX
; RUN: llc -mtriple=i386-apple-darwin9 -mattr=+sse2 %s -o - | mc -triple=i386-apple-darwin9 -mattr=+sse2 -filetype=obj -o %t.of-text
; RUN: llc -mtriple=i386-apple-darwin9 -mattr=+sse2 -filetype=obj %s -o %t.o
; RUN: cmp %t.o %t.of-text

; CHECK-LABEL: _vectors:
; CHECK: movups %xmm3, (%
; LINUX-LABEL: vectors:
; LINUX: movups 20(%esp), %xmm0
define void @vectors(i32 %n, <4 x float> %a, <4 x float> %b, <4 x float> %c, <4 x float> %d, ptr %p) {
  store <4 x float> %d, ptr %p, align 4
  ret void
}

; CHECK-LABEL: _long_double:
; CHECK: subl $8, %esp
; CHECK: fldt 16(%esp)
; CHECK: addl 32(%esp), %eax
; LINUX-LABEL: long_double:
; LINUX: subl $8, %esp
; LINUX: addl 28(%esp), %eax
define i32 @long_double(i32 %a, x86_fp80 %x, i32 %b) {
  %n = fptosi x86_fp80 %x to i32
  %s = add i32 %n, %b
  ret i32 %s
}

; CHECK-LABEL: _in_memory:
; CHECK: retl $4
define void @in_memory(ptr sret({ i32, i32, i32 }) %p) {
  store i32 1, ptr %p
  ret void
}

; A frame pointer has a number of its own in exception tables.
; CHECK-LABEL: _with_frame_pointer:
; CHECK: .cfi_def_cfa_register %ebp
define i32 @with_frame_pointer(i32 %a) "frame-pointer"="all" {
  %b = add i32 %a, 5
  ret i32 %b
}

; CHECK-LABEL: _handles:
; CHECK: .cfi_personality 155, L___gxx_personality_v0$non_lazy_ptr
; CHECK: .cfi_lsda 16, Lexception[[#]]
; CHECK: .long L__ZTIi$non_lazy_ptr-Lttype
@_ZTIi = external constant ptr
declare i32 @__gxx_personality_v0(...)
declare void @throws()
define i32 @handles() personality ptr @__gxx_personality_v0 {
  invoke void @throws() to label %done unwind label %pad
done:
  ret i32 0
pad:
  %x = landingpad { ptr, i32 } catch ptr @_ZTIi
  %n = extractvalue { ptr, i32 } %x, 1
  ret i32 %n
}
; CHECK: L__ZTIi$non_lazy_ptr:
; CHECK: L___gxx_personality_v0$non_lazy_ptr:

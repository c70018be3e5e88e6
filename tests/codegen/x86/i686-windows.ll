; Windows of 32 bits: names that tell the convention and the bytes of the arguments, who takes them off the stack, the stack aligned to
; words, words with addresses of what other modules have, copies of threads, and functions of the runtime library that have their own
; names and conventions.

; RUN: llc -mtriple=i686-pc-windows-msvc -mattr=+sse2 -verify-machineinstrs %s -o - | FileCheck %s --check-prefixes=CHECK,MSVC
; RUN: llc -mtriple=i686-w64-windows-gnu -mattr=+sse2 -verify-machineinstrs %s -o - | FileCheck %s --check-prefixes=CHECK,GNU
; RUN: llc -mtriple=i686-pc-windows-msvc -mattr=+sse2 -O0 %s -o - | FileCheck %s --check-prefixes=NAMES
; RUN: llc -mtriple=i686-pc-windows-msvc -mattr=+sse2 %s -o - | mc -triple=i686-pc-windows-msvc -mattr=+sse2 -filetype=obj -o %t.of-text
; RUN: llc -mtriple=i686-pc-windows-msvc -mattr=+sse2 %s -filetype=obj -o %t.o
; RUN: cmp %t.o %t.of-text
; RUN: llc -mtriple=i686-w64-windows-gnu -mattr=+sse2 %s -o - | mc -triple=i686-w64-windows-gnu -mattr=+sse2 -filetype=obj -o %t.of-text
; RUN: llc -mtriple=i686-w64-windows-gnu -mattr=+sse2 %s -filetype=obj -o %t.o
; RUN: cmp %t.o %t.of-text

; CHECK: @feat.00 = 1

@copy = thread_local global i32 5
@outside = external global i32
@imported = external dllimport global i32
declare dllimport void @imported_function()
declare dllimport x86_stdcallcc void @imported_stdcall(i32)
declare x86_stdcallcc void @takes_off(i32, i64)
declare x86_fastcallcc void @in_registers(i32 inreg, i32 inreg, i64)
declare x86_thiscallcc void @method(ptr, i32)

; CHECK-LABEL: _in_memory:
; CHECK: retl{{$}}
define void @in_memory(ptr sret({ i32, i32, i32 }) %p) {
  store i32 1, ptr %p
  ret void
}

; CHECK-LABEL: _stdcall@8:
; NAMES: _stdcall@8:
; CHECK: retl $8
define x86_stdcallcc i32 @stdcall(i32 %a, i32 %b) {
  %c = sub i32 %a, %b
  ret i32 %c
}

; CHECK-LABEL: @fastcall@12:
; CHECK: retl $4
define x86_fastcallcc i32 @fastcall(i32 inreg %a, i32 inreg %b, i32 %c) {
  %d = sub i32 %a, %b
  %e = sub i32 %d, %c
  ret i32 %e
}

; CHECK-LABEL: _calls:
; CHECK: calll _takes_off@12
; CHECK-NEXT: subl $12, %esp
; CHECK: calll @in_registers@16
; CHECK: calll _method
; CHECK: calll *__imp__imported_function
; CHECK: movl __imp__imported_stdcall@4, %eax
define void @calls(ptr %p) {
  call x86_stdcallcc void @takes_off(i32 1, i64 2)
  call x86_fastcallcc void @in_registers(i32 inreg 1, i32 inreg 2, i64 3)
  call x86_thiscallcc void @method(ptr %p, i32 2)
  call void @imported_function()
  call x86_stdcallcc void @imported_stdcall(i32 7)
  ret void
}

; CHECK-LABEL: _divides:
; MSVC: calll __alldiv
; GNU: calll ___divdi3
define i64 @divides(i64 %a, i64 %b) {
  %q = sdiv i64 %a, %b
  ret i64 %q
}

; CHECK-LABEL: _words:
; MSVC-DAG: _outside, %
; GNU-DAG: movl .refptr._outside, %
; CHECK-DAG: movl __imp__imported, %
; CHECK: retl
define i32 @words() {
  %a = load i32, ptr @outside
  %b = load i32, ptr @imported
  %c = add i32 %a, %b
  ret i32 %c
}

; CHECK-LABEL: _thread:
; CHECK-DAG: movl __tls_index, %[[INDEX:[a-z]+]]
; MSVC-DAG: movl %fs:__tls_array, %[[ARRAY:[a-z]+]]
; GNU-DAG: movl %fs:44, %[[ARRAY:[a-z]+]]
; CHECK: movl (%[[ARRAY]],%[[INDEX]],4), %[[COPY:[a-z]+]]
; CHECK: _copy@SECREL32(%[[COPY]])
define i32 @thread() {
  %a = load i32, ptr @copy
  ret i32 %a
}

; The function that touches the stack moves the stack pointer itself.
; CHECK-LABEL: _large:
; CHECK: movl $[[#]], %eax
; MSVC-NEXT: calll __chkstk
; GNU-NEXT: calll __alloca
; CHECK-NOT: subl %eax, %esp
; CHECK: calll _use
declare void @use(ptr)
define void @large() {
  %a = alloca [5000 x i8]
  call void @use(ptr %a)
  ret void
}

; Callers have not aligned the stack.
; CHECK-LABEL: _aligned:
; CHECK: andl $-16, %esp
define void @aligned() {
  %a = alloca <4 x i32>
  call void @use(ptr %a)
  ret void
}

; Of what Microsoft's library compares, nothing else is on the stack.
; CHECK-LABEL: _guarded:
; MSVC: movl ___security_cookie, %
; MSVC: calll @__security_check_cookie@4
; GNU: .refptr.___stack_chk_guard
; GNU: ___stack_chk_fail
define void @guarded() sspreq {
  %a = alloca [16 x i8]
  call void @use(ptr %a)
  ret void
}

; GNU: .cfi_endproc
; MSVC-NOT: .cfi
; MSVC: .globl __fltused
define double @returns(double %a) {
  ret double %a
}
; GNU: .section .rdata$.refptr._outside,"dr",discard,.refptr._outside
; GNU: .refptr._outside:
; GNU-NEXT: .long _outside

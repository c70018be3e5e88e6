; Where things go: strings and constants that may be merged, sections of their own, comdats, what must be kept; aliases,
; ifuncs, constructors; assembly of the module.
; RUN: llc -mtriple=riscv64 %s -o - | FileCheck %s
; RUN: llc -mtriple=riscv64 -function-sections -data-sections %s -o - | FileCheck %s --check-prefix=OWN
module asm ".globl from_asm"
module asm "from_asm: .word 7"
; CHECK: from_asm:
; CHECK-NEXT: .word 7

$c = comdat any
@llvm.used = appending global [1 x ptr] [ptr @kept], section "llvm.metadata"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 101, ptr @f, ptr null }]

define void @f() nounwind { ret void }
; CHECK: f:
; OWN: .section .text.f,"ax",@progbits
define linkonce_odr void @inline() nounwind comdat($c) { ret void }
; CHECK: .section .text.inline,"axG",@progbits,c,comdat
; CHECK: .weak inline
define void @placed() nounwind section ".mine" { ret void }
; CHECK: .section .mine,"ax",@progbits

; CHECK: .section .init_array.101,"aw",@init_array
; CHECK: .quad f
@str = private unnamed_addr constant [3 x i8] c"ab\00"
; CHECK: .section .rodata.str1.1,"aMS",@progbits,1
; CHECK-NEXT: .Lstr:
@num = private unnamed_addr constant i64 5
; CHECK: .section .rodata.cst8,"aM",@progbits,8
@plain = constant [3 x i8] c"ab\00"
; CHECK: .section .rodata,"a",@progbits
; OWN: .section .rodata.plain,"a",@progbits
@kept = global i32 1
; CHECK: .section .data.kept,"awR",@progbits
@tls = thread_local global i32 0
; CHECK: .section .tbss,"awT",@nobits
@vec = global <4 x i1> <i1 1, i1 0, i1 1, i1 1>
; CHECK: vec:
; CHECK-NEXT: .byte 13
@com = common global i32 0
; CHECK: .comm com,4,4
@alias = hidden alias i32, ptr @kept
; CHECK: .hidden alias
; CHECK: .type alias,@object
; CHECK: alias = kept
@ifn = ifunc void (), ptr @resolve
; CHECK: .type ifn,@gnu_indirect_function
define ptr @resolve() nounwind { ret ptr @f }
declare hidden void @hidden()
; CHECK: .hidden hidden

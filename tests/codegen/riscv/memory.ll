; Loads, stores, addresses, globals.
; RUN: llc -mtriple=riscv64 -mattr=+m %s -o - | FileCheck %s
; RUN: llc -mtriple=riscv64 -mattr=+m -relocation-model=pic %s -o - | FileCheck %s --check-prefix=PIC

@counter = global i32 7
@table = internal constant [3 x i16] [i16 1, i16 -2, i16 3]
@text = private constant [3 x i8] c"ab\00"
@zero = global [100 x i8] zeroinitializer, align 16
@pointers = global [2 x ptr] [ptr @counter, ptr getelementptr (i8, ptr @zero, i64 8)]
@hidden = weak hidden global { i8, i32 } { i8 1, i32 2 }

define i32 @load_all(ptr %p) {
; CHECK-LABEL: load_all:
; CHECK-DAG: lb {{[a-z0-9]+}}, 1(a0)
; CHECK-DAG: lhu {{[a-z0-9]+}}, 2(a0)
; CHECK-DAG: lw {{[a-z0-9]+}}, 4(a0)
; CHECK: ret
  %p1 = getelementptr i8, ptr %p, i64 1
  %b = load i8, ptr %p1
  %p2 = getelementptr i8, ptr %p, i64 2
  %h = load i16, ptr %p2
  %p4 = getelementptr i8, ptr %p, i64 4
  %w = load i32, ptr %p4
  %bx = sext i8 %b to i32
  %hx = zext i16 %h to i32
  %s = add i32 %bx, %hx
  %t = add i32 %s, %w
  ret i32 %t
}

define void @store_bit(ptr %p, i32 %a, i32 %b) {
; CHECK-LABEL: store_bit:
; CHECK: sltu
; CHECK: sb {{[a-z0-9]+}}, 0(a0)
  %c = icmp ult i32 %a, %b
  store i1 %c, ptr %p
  ret void
}

define i32 @global() {
; CHECK-LABEL: global:
; CHECK: lui [[A:[a-z0-9]+]], %hi(counter)
; CHECK: addi [[A]], [[A]], %lo(counter)
; CHECK: lw a0, 0([[A]])
; PIC-LABEL: global:
; PIC: auipc [[A:[a-z0-9]+]], %got_pcrel_hi(counter)
; PIC: ld [[A]], %pcrel_lo(.L
; PIC: lw a0, 0([[A]])
  %v = load i32, ptr @counter
  ret i32 %v
}

define i16 @element(i64 %i) {
; CHECK-LABEL: element:
; CHECK: slli {{[a-z0-9]+}}, {{[a-z0-9]+}}, 1
; CHECK: lh a0, 0(
  %p = getelementptr [3 x i16], ptr @table, i64 0, i64 %i
  %v = load i16, ptr %p
  ret i16 %v
}

define i64 @local(i64 %v) {
; CHECK-LABEL: local:
; CHECK: addi sp, sp, -16
; CHECK: sd a0, 8(sp)
; CHECK: ld a0, 8(sp)
; CHECK: addi sp, sp, 16
  %p = alloca i64
  store volatile i64 %v, ptr %p
  %r = load volatile i64, ptr %p
  ret i64 %r
}

; CHECK: .data
; CHECK: .globl counter
; CHECK: counter:
; CHECK-NEXT: .word 7
; CHECK-NEXT: .size counter, 4
; CHECK: .section .rodata
; CHECK: table:
; CHECK-NEXT: .half 1
; CHECK: .asciz "ab"
; CHECK: .bss
; CHECK: zero:
; CHECK-NEXT: .zero 100
; CHECK: pointers:
; CHECK-NEXT: .quad counter
; CHECK-NEXT: .quad zero+8
; CHECK: .hidden hidden
; CHECK-NEXT: .weak hidden
; CHECK: hidden:
; CHECK-NEXT: .byte 1
; CHECK-NEXT: .zero 3
; CHECK-NEXT: .word 2

; Atomic updates of every kind and width are plain loads, operations and stores on a machine where nothing comes between two
; instructions: also those that other machines leave to a loop or to a library. The first number of each is the old value.
; RUN: run --target=2003f -O0 %s | FileCheck %s
; RUN: run --target=2003f -O2 %s | FileCheck %s
; RUN: llc -march=2003f %s -o - | FileCheck %s --check-prefix=CODE
; RUN: llc -target-td=%S/../../../targets/f2003/td/f2003.td %s -o - | FileCheck %s --check-prefix=CODE

; CHECK: {{^}}3{{$}}
; CHECK-NEXT: {{^}}252{{$}}
; CHECK-NEXT: {{^}}4294967292{{$}}
; CHECK-NEXT: {{^}}4294967295{{$}}
; CHECK-NEXT: {{^}}1{{$}}
; CHECK-NEXT: {{^}}0{{$}}
; CHECK-NEXT: {{^}}9{{$}}
; CHECK-NEXT: {{^}}0{{$}}
; CHECK-NEXT: {{^}}65535{{$}}
; CHECK-NEXT: {{^}}1{{$}}
; CHECK-NEXT: {{^}}7{{$}}
; CHECK-NEXT: {{^}}1075838976{{$}}

; CODE-NOT: atomic

declare void @print(i32)
@byte = global i8 3
@word = global i32 3
@long = global i64 -1
@half = global i16 -1
@float = global float 1.5

define i32 @main() {
  ; ~(3 & 7)
  %a = atomicrmw nand ptr @byte, i8 7 seq_cst
  %a.old = zext i8 %a to i32
  call void @print(i32 %a.old)
  %a.new = load atomic i8, ptr @byte acquire, align 1
  %a.wide = zext i8 %a.new to i32
  call void @print(i32 %a.wide)
  %b = atomicrmw nand ptr @word, i32 7 acq_rel
  %b.new = load i32, ptr @word
  call void @print(i32 %b.new)

  ; -1 + 2, with a carry into the upper word
  %c = atomicrmw add ptr @long, i64 2 seq_cst
  %c.high = lshr i64 %c, 32
  %c.old = trunc i64 %c.high to i32
  call void @print(i32 %c.old)
  %c.new = load atomic i64, ptr @long seq_cst, align 8
  %c.low = trunc i64 %c.new to i32
  call void @print(i32 %c.low)
  %c.upper = lshr i64 %c.new, 32
  %c.up = trunc i64 %c.upper to i32
  call void @print(i32 %c.up)

  ; the exchange happens, then it does not
  %d = cmpxchg ptr @long, i64 1, i64 9 seq_cst seq_cst
  fence seq_cst
  %e = cmpxchg weak ptr @long, i64 1, i64 5 seq_cst monotonic
  %e.old = extractvalue { i64, i1 } %e, 0
  %e.word = trunc i64 %e.old to i32
  call void @print(i32 %e.word)
  %e.ok = extractvalue { i64, i1 } %e, 1
  %e.bit = zext i1 %e.ok to i32
  call void @print(i32 %e.bit)

  %f = atomicrmw umin ptr @half, i16 1 monotonic
  %f.old = zext i16 %f to i32
  call void @print(i32 %f.old)
  %f.new = load i16, ptr @half
  %f.wide = zext i16 %f.new to i32
  call void @print(i32 %f.wide)

  ; below 0 comes the number that is given
  store atomic i32 0, ptr @word release, align 4
  %g = atomicrmw udec_wrap ptr @word, i32 7 seq_cst
  %g.new = load i32, ptr @word
  call void @print(i32 %g.new)

  ; 1.5 + 1.0
  %h = atomicrmw fadd ptr @float, float 1.0 seq_cst
  %h.new = load i32, ptr @float
  call void @print(i32 %h.new)
  ret i32 0
}

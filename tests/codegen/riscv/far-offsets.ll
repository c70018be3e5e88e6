; RUN: llc -mtriple=riscv64-linux-gnu -mattr=+m -relocation-model=pic %s -o - | FileCheck %s
; RUN: llc -O0 -mtriple=riscv64-linux-gnu -mattr=+m -relocation-model=pic %s -o - | FileCheck %s
; Relocations reach 32 bits from the code, wherever the linker puts a symbol: what is farther from the symbol is added.

@g = internal global [8 x i32] zeroinitializer

; CHECK-LABEL: near:
; CHECK: %pcrel_hi(g+16777212)
; CHECK: ret
define i32 @near() {
  %v = load i32, ptr getelementptr (i8, ptr @g, i64 16777212)
  ret i32 %v
}

; CHECK-LABEL: far:
; CHECK-NOT: g+
; CHECK: lui {{.*}}, 4096
; CHECK: ret
define i32 @far() {
  %v = load i32, ptr getelementptr (i8, ptr @g, i64 16777216)
  ret i32 %v
}

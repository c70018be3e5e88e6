; RUN: llc -mtriple=x86_64-linux-gnu -relocation-model=static %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -relocation-model=pic %s -o - | FileCheck %s
; RUN: llc -O0 -mtriple=x86_64-linux-gnu -relocation-model=static %s -o - | FileCheck %s --check-prefix=O0
; Relocations reach 32 bits from the code, wherever the linker puts a symbol: what is farther from the symbol is added.

@g = internal global [8 x i32] zeroinitializer

; CHECK-LABEL: near:
; CHECK: movl g+16777212(%rip), %eax
; O0-LABEL: near:
; O0: g+16777212
define i32 @near() {
  %v = load i32, ptr getelementptr (i8, ptr @g, i64 16777212)
  ret i32 %v
}

; CHECK-LABEL: far:
; CHECK-NOT: g+
; CHECK: ret
; O0-LABEL: far:
; O0-NOT: g+
; O0: ret
define i32 @far() {
  %v = load i32, ptr getelementptr (i8, ptr @g, i64 16777216)
  ret i32 %v
}

; CHECK-LABEL: farthest:
; CHECK: movabsq $2400000000000000000, %r{{.*}}
; CHECK-NOT: g{{[+-]}}
; CHECK: ret
; O0-LABEL: farthest:
; O0: movabsq $2400000000000000000, %r{{.*}}
; O0-NOT: g{{[+-]}}
; O0: ret
define i32 @farthest() {
  %v = load i32, ptr getelementptr (i8, ptr @g, i64 2400000000000000000)
  ret i32 %v
}

; CHECK-LABEL: before:
; CHECK-NOT: g{{[+-]}}
; CHECK: ret
define i32 @before(i64 %i) {
  %p = getelementptr [4 x i8], ptr getelementptr (i8, ptr @g, i64 -1073741824), i64 %i
  %v = load i32, ptr %p
  ret i32 %v
}

; A displacement that is found after the symbol.
; CHECK-LABEL: element:
; CHECK-NOT: g{{[+-]}}
; CHECK: ret
define i32 @element(i64 %i) {
  %next = add i64 %i, 1000000000
  %p = getelementptr [4 x i8], ptr @g, i64 %next
  %v = load i32, ptr %p
  ret i32 %v
}

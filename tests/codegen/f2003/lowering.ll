; What the description says of addresses, symbols, comparisons and calls, seen in the assembly.
; RUN: llc -march=2003f %s -o - | FileCheck %s

@v = global [4 x i32] [i32 1, i32 2, i32 3, i32 4]

declare i32 @minus(i32, i32)

; The first argument lies deepest: at +8 with two of them, and so in a call.
define i32 @turned(i32 %a, i32 %b) {
; CHECK: nta f5 12
; CHECK: inj f5@ xx minus
; CHECK-NEXT: ata f5 12
  %r = call i32 @minus(i32 %b, i32 %a)
  ret i32 %r
}

; A symbol is a displacement, with a constant, alone or beside a register.
define i32 @element(i32 %i) {
; CHECK: l' element
; CHECK-DAG: {{krz|ata}} f{{[0-3]}} v+4@
; CHECK-DAG: dro [[R:f[0-3]]] 2
; CHECK-DAG: v+[[R]]@
  %p = getelementptr [4 x i32], ptr @v, i32 0, i32 %i
  %x = load i32, ptr %p
  %q = getelementptr [4 x i32], ptr @v, i32 0, i32 1
  %y = load i32, ptr %q
  %s = add i32 %x, %y
  ret i32 %s
}

; A truth value is a comparison and a conditional move; a choice, too.
define i32 @truth(i32 %a, i32 %b) {
; CHECK: krz [[R:f[0-3]]] 0
; CHECK: fi {{f[0-3]}} {{f[0-3]}} xylonys
; CHECK-NEXT: malkrz [[R]] 1
  %c = icmp ult i32 %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}

define i32 @larger(i32 %a, i32 %b) {
; CHECK-LABEL: l' larger
; CHECK: fi {{f[0-3]}} {{f[0-3]}} llo
; CHECK-NEXT: malkrz {{f[0-3]}} {{f[0-3]}}
  %c = icmp sgt i32 %a, %b
  %r = select i1 %c, i32 %a, i32 %b
  ret i32 %r
}

; Indirect calls and function addresses.
define i32 @apply(ptr %f) {
; CHECK: l' apply
; CHECK: krz {{f[0-5]}}+4@ apply
; CHECK: inj f5@ xx f5+12@
  %r = call i32 %f(ptr @apply)
  ret i32 %r
}

; Passes over machine code in SSA form, and what allocators make again.
; RUN: llc -mtriple=x86_64-linux-gnu -O2 -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -O2 -verify-machineinstrs -regalloc=basic %s -o - | FileCheck %s

declare void @use(ptr, i32)
declare i32 @get()

; An address that one branch wants is computed there.
; CHECK-LABEL: sunk:
; CHECK-NOT: leaq
; CHECK: j{{n?e}}
; CHECK: {{leaq 24\(|addq \$24,}}
; CHECK: {{retq|jmp}}
define void @sunk(ptr %p, i32 %n) {
  %q = getelementptr i8, ptr %p, i64 24
  %is = icmp eq i32 %n, 0
  br i1 %is, label %done, label %more
more:
  call void @use(ptr %q, i32 %n)
  br label %done
done:
  ret void
}

; A zero that lives over a call is made again, not kept; it writes the flags only where nobody reads them.
; CHECK-LABEL: zeros:
; CHECK-NOT: movl $0
; CHECK: xorl %esi, %esi
; CHECK: callq use
; CHECK-NOT: (%rsp)
; CHECK: xorl %esi, %esi
; CHECK: callq use
; CHECK: xorl %esi, %esi
define void @zeros(ptr %p) {
  call void @use(ptr %p, i32 0)
  call void @use(ptr %p, i32 0)
  call void @use(ptr %p, i32 0)
  ret void
}

; What memory holds may have changed: it is not read again.
@g = global i32 0
; CHECK-LABEL: kept:
; CHECK: movl g(%rip), %[[V:[a-z0-9]+]]
; CHECK: movl $5, g(%rip)
; CHECK-NOT: g(%rip)
; CHECK: retq
define i32 @kept() {
  %v = load i32, ptr @g
  store i32 5, ptr @g
  call void asm sideeffect "nop", "~{rax},~{rbx},~{rcx},~{rdx},~{rsi},~{rdi},~{rbp},~{r8},~{r9},~{r10},~{r11},~{r12},~{r13},~{r14},~{r15}"()
  ret i32 %v
}

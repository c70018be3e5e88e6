; What was just stored in an object on the stack, or loaded from it, is not loaded again (-O0), unless something may have
; changed it: a store behind an address that is in a register, a call, another part of the object, or a debugger.
; RUN: llc -mtriple=x86_64-linux-gnu -O0 -verify-machineinstrs %s -o - | FileCheck %s
declare void @use(ptr)

; CHECK-LABEL: stored:
; CHECK: movl %edi, -4(%rsp)
; CHECK-NEXT: movl %edi, %eax
; CHECK-NEXT: incl %eax
; CHECK-NEXT: retq
define i32 @stored(i32 %x) nounwind {
  %a = alloca i32
  store i32 %x, ptr %a
  %y = load i32, ptr %a
  %r = add i32 %y, 1
  ret i32 %r
}

; CHECK-LABEL: called:
; CHECK: callq use
; CHECK-NEXT: movl {{[0-9]+}}(%rsp), %eax
define i32 @called(i32 %x) nounwind {
  %a = alloca i32
  store i32 %x, ptr %a
  call void @use(ptr %a)
  %y = load i32, ptr %a
  ret i32 %y
}

; CHECK-LABEL: escaped:
; CHECK: movl $1, (%rsi)
; CHECK-NEXT: movl -{{[0-9]+}}(%rsp), %eax
define i32 @escaped(i32 %x, ptr %p, ptr %q) nounwind {
  %a = alloca i32
  store ptr %a, ptr %q
  store i32 %x, ptr %a
  store i32 1, ptr %p
  %y = load i32, ptr %a
  ret i32 %y
}

; CHECK-LABEL: parts:
; CHECK: movw %ax, -2(%rsp)
; CHECK-NEXT: movl -4(%rsp), %eax
define i32 @parts(i32 %x, i16 %s) nounwind {
  %a = alloca i32
  store i32 %x, ptr %a
  %upper = getelementptr i8, ptr %a, i64 2
  store i16 %s, ptr %upper
  %y = load i32, ptr %a
  ret i32 %y
}

; CHECK-LABEL: volatile:
; CHECK: movl %edi, -4(%rsp)
; CHECK-NEXT: movl -4(%rsp), %eax
define i32 @volatile(i32 %x) nounwind {
  %a = alloca i32
  store volatile i32 %x, ptr %a
  %y = load volatile i32, ptr %a
  ret i32 %y
}

; What is waited for may have been written meanwhile.
; CHECK-LABEL: published:
; CHECK: movl %edi, -[[AT:[0-9]+]](%rsp)
; CHECK: movl (%rdx), %e{{[a-z]+}}
; CHECK-NEXT: movl -[[AT]](%rsp), %eax
define i32 @published(i32 %x, ptr %q, ptr %flag) nounwind {
  %a = alloca i32
  store ptr %a, ptr %q
  store i32 %x, ptr %a
  %f = load atomic i32, ptr %flag acquire, align 4
  %y = load i32, ptr %a
  ret i32 %y
}

; CHECK-LABEL: debugged:
; CHECK: movl %edi, -4(%rsp)
; CHECK: movl -4(%rsp), %eax
define i32 @debugged(i32 %x) noinline nounwind optnone !dbg !4 {
  %a = alloca i32
  store i32 %x, ptr %a
  %y = load i32, ptr %a
  ret i32 %y
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DISubroutineType(types: !{})
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "debugged", file: !1, line: 1, type: !2, unit: !0, spFlags: DISPFlagDefinition)

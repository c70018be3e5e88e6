; Symbols and sections in COFF: what is a function says so, groups, what a library has and what may be far away, constructors,
; what linkers are told, a thread's variables.

; RUN: llc -mtriple=x86_64-w64-windows-gnu -O2 %s -o - | FileCheck %s --check-prefixes=CHECK,GNU
; RUN: llc -mtriple=x86_64-pc-windows-msvc -O2 %s -o - | FileCheck %s --check-prefixes=CHECK,MSVC
; RUN: llc -mtriple=x86_64-w64-windows-gnu -O2 %s -o - | mc -triple=x86_64-w64-windows-gnu -filetype=obj -o %t.of-text
; RUN: llc -mtriple=x86_64-w64-windows-gnu -O2 %s -filetype=obj -o %t.o
; RUN: cmp %t.o %t.of-text

; CHECK: .def @feat.00;
; CHECK-NEXT: .scl 3;
; CHECK-NEXT: .type 0;
; CHECK-NEXT: .endef
; CHECK-NEXT: .globl @feat.00
; CHECK-NEXT: @feat.00 = 0

$grouped = comdat any
$variable = comdat any
$alone = comdat nodeduplicate

@outside = external global i32
@near = external dso_local global i32
@imported = external dllimport global i32
@maybe = extern_weak global i32
@common = common global i32 0
@once = linkonce_odr global i32 7
@variable = linkonce_odr global i32 1, comdat
@beside = linkonce_odr global i32 2, comdat($variable)
@alone = global i32 3, comdat
@string = private unnamed_addr constant [3 x i8] c"ab\00"
@zeros = global [100 x i8] zeroinitializer
@exported = dllexport global i32 3
@other = alias i32, ptr @exported
@placed = global i32 5, section "mysec"
@thread = thread_local global i32 5
@pointers = constant [2 x ptr] [ptr @own, ptr @imported_function]
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @own, ptr null }, { i32, ptr, ptr } { i32 101, ptr @own, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @own, ptr null }]

declare dllimport void @imported_function()
declare void @function()
declare extern_weak void @maybe_function()

; CHECK: .def own;
; CHECK-NEXT: .scl 3;
; CHECK-NEXT: .type 32;
; CHECK-NEXT: .endef
; CHECK-NOT: .globl own
; CHECK: own:
define internal void @own() nounwind { ret void }

; GNU: .section .text$grouped,"xr",discard,grouped
; MSVC: .section .text,"xr",discard,grouped
; CHECK: .globl grouped
define linkonce_odr void @grouped() nounwind comdat { ret void }

; CHECK: .text
; CHECK: .weak weak
define weak void @weak() nounwind { ret void }

; CHECK: .globl sent
define dllexport void @sent() nounwind { ret void }

; CHECK-LABEL: calls:
; CHECK: __imp_imported_function(%rip)
; CHECK: callq function
; CHECK: .refptr.maybe_function(%rip)
define void @calls() nounwind {
  call void @imported_function()
  call void @function()
  call void @maybe_function()
  ret void
}

; CHECK-LABEL: sum:
; GNU-DAG: movq .refptr.outside(%rip)
; MSVC-DAG: outside(%rip)
; CHECK-DAG: movq __imp_imported(%rip)
; CHECK-DAG: movq .refptr.maybe(%rip)
; CHECK-DAG: near(%rip)
; CHECK-DAG: common(%rip)
define i32 @sum() nounwind {
  %a = load i32, ptr @outside
  %b = load i32, ptr @imported
  %c = load i32, ptr @maybe
  %d = load i32, ptr @near
  %e = load i32, ptr @common
  %ab = add i32 %a, %b
  %cd = add i32 %c, %d
  %abcd = add i32 %ab, %cd
  %r = add i32 %abcd, %e
  ret i32 %r
}

; CHECK-LABEL: address:
; CHECK: leaq function(%rip), %rax
define ptr @address() nounwind { ret ptr @function }

; CHECK-LABEL: imported_address:
; CHECK: movq __imp_imported_function(%rip), %rax
define ptr @imported_address() nounwind { ret ptr @imported_function }

; A thread's copy is at the same distance in each copy of the initial data.
; CHECK-LABEL: of_thread:
; CHECK-DAG: _tls_index(%rip), %[[NUMBER:r[a-z0-9]+]]
; CHECK-DAG: movq %gs:88, %[[COPIES:r[a-z0-9]+]]
; CHECK: movq (%[[COPIES]],%[[NUMBER]],8), %[[COPY:r[a-z0-9]+]]
; CHECK: thread@SECREL32(%[[COPY]])
define i32 @of_thread() nounwind {
  %p = call ptr @llvm.threadlocal.address.p0(ptr @thread)
  %r = load i32, ptr %p
  ret i32 %r
}

; CHECK-LABEL: main:
; GNU: callq __main
; MSVC-NOT: __main
define double @main(double %x) nounwind {
  %y = fadd double %x, 3.5
  ret double %y
}

; CHECK: .comm common,4,2
; CHECK: .weak once
; GNU: .section .data$variable,"dw",discard,variable
; GNU: .section .data$variable,"dw",associative,variable
; GNU: .section .data$alone,"dw",one_only,alone
; MSVC: .section .data,"dw",discard,variable
; MSVC: .section .data,"dw",associative,variable
; MSVC: .section .data,"dw",one_only,alone
; CHECK: .section .rdata,"dr"
; CHECK: .Lstring:
; CHECK: .bss
; CHECK: zeros:
; CHECK: .section mysec,"dw"
; CHECK: .section .tls$,"dw"
; GNU: .section .ctors.65434,"dw"
; GNU: .section .ctors,"dw"
; GNU: .section .dtors,"dw"
; MSVC: .section .CRT$XCA00101,"dr"
; MSVC: .section .CRT$XCU,"dr"
; MSVC: .section .CRT$XTX,"dr"
; CHECK: .weak maybe_function
; CHECK: .weak maybe
; CHECK: .section .drectve,"yni"
; GNU: .ascii " -export:sent -export:exported,data"
; MSVC: .ascii " /EXPORT:sent /EXPORT:exported,DATA"
; CHECK: .section .rdata$.refptr.maybe_function,"dr",discard,.refptr.maybe_function
; CHECK: .globl .refptr.maybe_function
; CHECK: .refptr.maybe_function:
; CHECK-NEXT: .quad maybe_function
; GNU: .refptr.outside:
; MSVC-NOT: .refptr.outside
; MSVC: .globl _fltused

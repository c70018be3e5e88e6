; Code for Apple's systems: names with an underscore, sections by two names, the table of addresses for what other files define,
; descriptors of thread-local variables, zeros that are reserved, and a system that objects say they are for.

; RUN: llc -mtriple=x86_64-apple-macosx11 %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-apple-macosx11 -relocation-model=static %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-apple-macosx11 %s -o - | mc -triple=x86_64-apple-macosx11 -filetype=obj -o %t.of-text
; RUN: llc -mtriple=x86_64-apple-macosx11 %s -filetype=obj -o %t.o
; RUN: cmp %t.o %t.of-text
; RUN: llc -mtriple=x86_64-apple-darwin9 %s -o - | FileCheck %s --check-prefix=OLD
; RUN: llc -mtriple=x86_64-apple-ios13-simulator %s -o - | FileCheck %s --check-prefix=IOS
; RUN: llc -mtriple=x86_64-apple-darwin %s -o - | FileCheck %s --check-prefix=NONE

; CHECK: .build_version macos, 11, 0
; CHECK-NEXT: .section __TEXT,__text,regular,pure_instructions
; OLD: .macosx_version_min 10, 5
; IOS: .build_version iossimulator, 13, 0
; NONE-NOT: version

@string = private unnamed_addr constant [6 x i8] c"hello\00"
@wide = private unnamed_addr constant [3 x i16] [i16 104, i16 105, i16 0]
@number = private unnamed_addr constant i64 5
@own_number = internal unnamed_addr constant i64 6
@defined = global i32 5
@zeros = global i32 0
@own_zeros = internal global [4 x i32] zeroinitializer
@outside = external global i32
@weak = weak global i32 0
@common = common global i32 0
@thread = thread_local global i32 7
@thread_zeros = internal thread_local global i32 0
@pointers = constant [2 x ptr] [ptr @defined, ptr @f]
@placed = global i32 1, section "__DATA,__mine,regular,no_dead_strip"
@empty = global {} zeroinitializer
@hidden = hidden global i32 2
@maybe = extern_weak global i32
@other_name = alias i32, ptr @defined
@llvm.used = appending global [1 x ptr] [ptr @own_zeros], section "llvm.metadata"
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @hide, ptr null }, { i32, ptr, ptr } { i32 100, ptr @f, ptr null }]

; CHECK: .globl _f
; CHECK-NEXT: .p2align 4
; CHECK-NEXT: _f:
; CHECK-NEXT: .cfi_startproc
; CHECK: leaq L_string(%rip), %rdi
; CHECK-NEXT: callq _g
; CHECK-DAG: _defined(%rip)
; CHECK-DAG: _outside@GOTPCREL(%rip)
; CHECK-DAG: _weak@GOTPCREL(%rip)
; CHECK-DAG: _common@GOTPCREL(%rip)
; What is known of the frame is not unsaid at the end.
; CHECK-NOT: .cfi_def_cfa_offset 8
; CHECK: retq
; CHECK-NOT: .size
; CHECK: .cfi_endproc
define i32 @f() {
  call void @g(ptr @string)
  %a = load i32, ptr @defined
  %b = load i32, ptr @outside
  %c = load i32, ptr @weak
  %d = load i32, ptr @common
  %e = add i32 %a, %b
  %i = add i32 %e, %c
  %j = add i32 %i, %d
  ret i32 %j
}

; CHECK: _local:
; CHECK: movq _thread@TLVP(%rip), %rdi
; CHECK-NEXT: callq *(%rdi)
define i32 @local() {
  %p = call ptr @llvm.threadlocal.address.p0(ptr @thread)
  %v = load i32, ptr %p
  ret i32 %v
}

; CHECK: .section __TEXT,__literal8,8byte_literals
; CHECK-NEXT: .p2align 3
; CHECK-NEXT: LCPI2_0:
define double @constant(double %x) nounwind {
  %y = fadd double %x, 3.5
  ret double %y
}

; CHECK: .private_extern _hide
; CHECK-NEXT: .globl _hide
; CHECK-NEXT: .weak_def_can_be_hidden _hide
; CHECK: callq _memset
define linkonce_odr hidden void @hide(ptr %p) unnamed_addr {
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 1000, i1 0)
  ret void
}

; The distances of a jump table are in the code, from one place in it to another.
; CHECK: _choose:
; CHECK: .p2align 2
; CHECK-NEXT: .data_region jt32
; CHECK: LJTI4_0:
; CHECK-NEXT: .long LBB4_{{[0-9]+}}-LJTI4_0
; CHECK: .end_data_region
define i32 @choose(i32 %a) nounwind {
  switch i32 %a, label %other [ i32 0, label %zero
                                i32 1, label %one
                                i32 2, label %two
                                i32 3, label %three
                                i32 4, label %four ]
zero:
  ret i32 10
one:
  ret i32 200
two:
  ret i32 33
three:
  ret i32 47
four:
  ret i32 510
other:
  ret i32 7
}

; Two functions are never at one place.
; CHECK: _nothing:
; CHECK-NEXT: nop
define void @nothing() nounwind {
  unreachable
}

; CHECK: .section __TEXT,__cstring,cstring_literals
; CHECK-NEXT: L_string:
; CHECK: .section __TEXT,__ustring
; CHECK: l_wide:
; CHECK: .section __TEXT,__literal8,8byte_literals
; CHECK: L_number:
; CHECK: .section __TEXT,__const
; CHECK: _own_number:
; CHECK: .section __DATA,__data
; CHECK-NEXT: .globl _defined
; CHECK: .globl _zeros
; CHECK-NEXT: .zerofill __DATA,__common,_zeros,4,2
; CHECK: .zerofill __DATA,__bss,_own_zeros,16,2
; CHECK: .globl _weak
; CHECK-NEXT: .weak_definition _weak
; CHECK: .comm _common,4,2
; CHECK: .section __DATA,__thread_data,thread_local_regular
; CHECK-NEXT: .p2align 2
; CHECK-NEXT: _thread$tlv$init:
; CHECK-NEXT: .long 7
; CHECK-NEXT: .section __DATA,__thread_vars,thread_local_variables
; CHECK-NEXT: .globl _thread
; CHECK-NEXT: _thread:
; CHECK-NEXT: .quad __tlv_bootstrap
; CHECK-NEXT: .quad 0
; CHECK-NEXT: .quad _thread$tlv$init
; CHECK: .tbss _thread_zeros$tlv$init, 4, 2
; CHECK: .section __DATA,__const
; CHECK: _pointers:
; CHECK-NEXT: .quad _defined
; CHECK: .section __DATA,__mine,regular,no_dead_strip
; CHECK: .zerofill __DATA,__common,_empty,1,3
; CHECK: .private_extern _hidden
; CHECK: .section __DATA,__mod_init_func,mod_init_funcs
; CHECK-NEXT: .p2align 3
; CHECK-NEXT: .quad _f
; CHECK-NEXT: .p2align 3
; CHECK-NEXT: .quad _hide
; CHECK: .globl _other_name
; CHECK-NEXT: _other_name = _defined
; CHECK-DAG: .weak_reference _maybe
; CHECK-DAG: .no_dead_strip _own_zeros
; CHECK: .subsections_via_symbols

declare void @g(ptr)
declare ptr @llvm.threadlocal.address.p0(ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

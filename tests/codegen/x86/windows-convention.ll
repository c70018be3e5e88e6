; The calling convention of Windows: four registers by place in the list, of either kind; room for them above the return address;
; what takes more than a register, or is a vector, by the address of a copy. On other systems it has a name (`win64cc`), and
; System V's has one on Windows.

; RUN: llc -mtriple=x86_64-pc-windows-msvc -O2 %s -o - | FileCheck %s --check-prefixes=CHECK,WIN
; RUN: llc -mtriple=x86_64-w64-windows-gnu -O2 %s -o - | FileCheck %s --check-prefixes=CHECK,WIN
; RUN: llc -mtriple=x86_64-pc-windows-msvc -O0 %s -o /dev/null
; RUN: llc -mtriple=x86_64-linux-gnu -O2 %s -o - | FileCheck %s --check-prefixes=CHECK,LINUX

; A shadow of each register is taken: the second argument is in the second register of its kind.
; CHECK-LABEL: mixed:
; CHECK-DAG: addsd %xmm3, %xmm1
; CHECK-DAG: addl %r8d, %ecx
define win64cc double @mixed(i32 %a, double %b, i32 %c, double %d) nounwind {
  %i = add i32 %a, %c
  %f = fadd double %b, %d
  %x = sitofp i32 %i to double
  %r = fadd double %f, %x
  ret double %r
}

; The fifth is behind the room for the first four.
; CHECK-LABEL: fifth:
; CHECK: movl 40(%rsp), %eax
; CHECK-NEXT: addl 48(%rsp), %eax
define win64cc i32 @fifth(i32, i32, i32, i32, i32 %e, i32 %f) nounwind {
  %r = add i32 %e, %f
  ret i32 %r
}

declare win64cc i32 @six(i32, i32, i32, i32, i32, i32)

; CHECK-LABEL: pass_six:
; CHECK: subq $56, %rsp
; CHECK-DAG: movl $6, 40(%rsp)
; CHECK-DAG: movl $5, 32(%rsp)
; CHECK-DAG: movl $1, %ecx
; CHECK-DAG: movl $4, %r9d
; CHECK: callq six
; CHECK: addq $56, %rsp
define win64cc i32 @pass_six() nounwind {
  %r = call win64cc i32 @six(i32 1, i32 2, i32 3, i32 4, i32 5, i32 6)
  %s = add i32 %r, 1
  ret i32 %s
}

; CHECK-LABEL: vector:
; CHECK: mov{{[au]}}ps (%rcx), %xmm0
define win64cc <4 x i32> @vector(<4 x i32> %v) nounwind {
  ret <4 x i32> %v
}

; Vectors of two registers are two.
; CHECK-LABEL: wide_vector:
; CHECK-DAG: mov{{[au]}}ps (%rcx), %xmm0
; CHECK-DAG: mov{{[au]}}ps (%rdx), %xmm1
define win64cc <8 x i32> @wide_vector(<8 x i32> %v) nounwind {
  ret <8 x i32> %v
}

; CHECK-LABEL: pair:
; CHECK-DAG: adcq %r9, %rdx
; CHECK-DAG: %r8
define win64cc i128 @pair(i128 %a, i128 %b) nounwind {
  %r = add i128 %a, %b
  ret i128 %r
}

; Numbers of the x87 are returned in memory on Windows, on the x87's stack where the convention is asked for by name.
; CHECK-LABEL: extended:
; LINUX: fldt (%rcx)
; LINUX-NEXT: retq
; WIN: fldt (%rdx)
; WIN-NEXT: fstpt (%rcx)
; WIN-NEXT: movq %rcx, %rax
define win64cc x86_fp80 @extended(x86_fp80 %x) nounwind {
  ret x86_fp80 %x
}

; CHECK-LABEL: quad:
; CHECK: mov{{[au]}}ps (%rcx), %xmm0
define win64cc fp128 @quad(fp128 %x) nounwind {
  ret fp128 %x
}

; An object by value is copied, and its address passed.
; CHECK-LABEL: by_value:
; CHECK: movl (%rcx), %eax
define win64cc i32 @by_value(ptr byval([24 x i8]) %p) nounwind {
  %r = load i32, ptr %p
  ret i32 %r
}

; CHECK-LABEL: pass_by_value:
; CHECK: leaq {{[0-9]+}}(%rsp), %rcx
; CHECK: callq by_value
define win64cc i32 @pass_by_value(ptr %p) nounwind {
  %r = call win64cc i32 @by_value(ptr byval([24 x i8]) %p)
  %s = add i32 %r, 1
  ret i32 %s
}

; Variable floating-point arguments are in registers of both kinds; how many there are nobody asks.
declare win64cc void @any(i32, ...)

; CHECK-LABEL: pass_any:
; CHECK-NOT: %al
; CHECK: movq %xmm1, %rdx
; CHECK-NOT: %al
; CHECK: callq any
define win64cc void @pass_any(i32 %n, double %x) nounwind {
  call win64cc void (i32, ...) @any(i32 %n, double %x)
  ret void
}

; A list of them is a pointer into the room, where the registers that are left go.
; CHECK-LABEL: list:
; CHECK-DAG: movq %rdx, [[#SECOND:]](%rsp)
; CHECK-DAG: movq %r8, [[#SECOND+8]](%rsp)
; CHECK-DAG: movq %r9, [[#SECOND+16]](%rsp)
; CHECK-DAG: leaq [[#SECOND]](%rsp), %r
define win64cc ptr @list(i32 %n, ...) nounwind {
  %p = alloca ptr
  call void @llvm.va_start.p0(ptr %p)
  %r = load volatile ptr, ptr %p
  ret ptr %r
}

; The registers that it preserves, even across calls of another convention.
; CHECK-LABEL: preserved:
; CHECK-DAG: pushq %rsi
; CHECK-DAG: pushq %rdi
; CHECK-DAG: mov{{[au]}}ps %xmm6, [[#SLOT:]](%rsp)
; CHECK-DAG: mov{{[au]}}ps %xmm15,
; CHECK: movl $5, %edi
; CHECK-NEXT: callq system_v
; CHECK-DAG: mov{{[au]}}ps [[#SLOT]](%rsp), %xmm6
; CHECK-DAG: popq %rdi
; CHECK-DAG: popq %rsi
; CHECK: retq
define win64cc void @preserved() nounwind {
  call x86_64_sysvcc void @system_v(i32 5)
  ret void
}
declare x86_64_sysvcc void @system_v(i32)

; C is the one of the system.
; CHECK-LABEL: c:
; WIN: leaq (%rcx,%rdx), %rax
; LINUX: leaq (%rdi,%rsi), %rax
define i64 @c(i64 %a, i64 %b) nounwind {
  %r = add i64 %a, %b
  ret i64 %r
}

; Functions of the library get pairs by reference and return them in a vector register.
; WIN-LABEL: divide:
; WIN-DAG: leaq {{[0-9]*}}(%rsp), %rcx
; WIN-DAG: leaq {{[0-9]*}}(%rsp), %rdx
; WIN: callq __divti3
; WIN: %xmm0
define i128 @divide(i128 %a, i128 %b) nounwind {
  %r = sdiv i128 %a, %b
  ret i128 %r
}

; With AVX only the lower halves of vector registers are preserved: a value of the upper halves is not kept in them.
; RUN: llc -mtriple=x86_64-pc-windows-msvc -O2 -mattr=+avx %s -o - | FileCheck %s --check-prefix=AVX
; AVX-LABEL: across:
; AVX-NOT: ymm6
; AVX: callq six
; AVX-NOT: ymm6
; AVX: retq
define <8 x float> @across(<8 x float> %v) nounwind {
  %s = fadd <8 x float> %v, %v
  %r = call win64cc i32 @six(i32 1, i32 2, i32 3, i32 4, i32 5, i32 6)
  %t = fadd <8 x float> %s, %v
  ret <8 x float> %t
}

; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -mtriple=riscv64-linux-gnu -mattr=+m,+a,+f,+d -target-abi=lp64d %s -o - | FileCheck %s --check-prefix=RISCV
; CHECK-LABEL: floats:
; CHECK: lock cmpxchgl
; CHECK: lock cmpxchgq
; CHECK: xchgq
; RISCV-LABEL: floats:
; RISCV: lr.w
; RISCV: sc.w
; Atomic updates that need a loop: floating point, counters that wrap, differences that do not; exchanges of numbers.
target datalayout = "e-m:e-i64:64-n32:64-S128"
@f = global float 1.5
@d = global double -0.0
@i = global i32 5
@b = global i8 250
@s = global i16 3
@l = global i64 9
@p = global ptr null
@fi = private constant [14 x i8] c"%s %lld %lld\0A\00"
@ff = private constant [10 x i8] c"%s %a %a\0A\00"
@n1 = private constant [5 x i8] c"fadd\00"
@n2 = private constant [5 x i8] c"fsub\00"
@n3 = private constant [5 x i8] c"fmax\00"
@n4 = private constant [5 x i8] c"fmin\00"
@n5 = private constant [5 x i8] c"uinc\00"
@n6 = private constant [5 x i8] c"udec\00"
@n7 = private constant [5 x i8] c"cond\00"
@n8 = private constant [5 x i8] c"usat\00"
@n9 = private constant [5 x i8] c"xchg\00"
declare i32 @printf(ptr, ...)

define void @show(ptr %name, i64 %a, i64 %b) noinline {
  %r = call i32 (ptr, ...) @printf(ptr @fi, ptr %name, i64 %a, i64 %b)
  ret void
}
define void @showf(ptr %name, double %a, double %b) noinline {
  %r = call i32 (ptr, ...) @printf(ptr @ff, ptr %name, double %a, double %b)
  ret void
}

define void @floats(float %x, double %y) noinline {
  %a = atomicrmw fadd ptr @f, float %x seq_cst
  %a2 = load atomic float, ptr @f acquire, align 4
  %ad = fpext float %a to double
  %ad2 = fpext float %a2 to double
  call void @showf(ptr @n1, double %ad, double %ad2)
  %b = atomicrmw fsub ptr @d, double %y acq_rel
  %b2 = load atomic double, ptr @d seq_cst, align 8
  call void @showf(ptr @n2, double %b, double %b2)
  %c = atomicrmw fmax ptr @d, double 4.0 monotonic
  %c2 = load double, ptr @d
  call void @showf(ptr @n3, double %c, double %c2)
  %e = atomicrmw fmin ptr @d, double 0x7FF8000000000000 release
  %e2 = load double, ptr @d
  call void @showf(ptr @n4, double %e, double %e2)
  %g = atomicrmw fmaximum ptr @f, float %x seq_cst
  %h = atomicrmw fminimum ptr @f, float -1.0 seq_cst
  %g1 = fpext float %g to double
  %h1 = fpext float %h to double
  call void @showf(ptr @n3, double %g1, double %h1)
  %x1 = atomicrmw xchg ptr @d, double %y seq_cst
  store atomic float 8.25, ptr @f release, align 4
  %x2 = atomicrmw xchg ptr @f, float %x seq_cst
  %x3 = fpext float %x2 to double
  call void @showf(ptr @n9, double %x1, double %x3)
  ret void
}

define void @counters(i32 %n, i8 %m, i16 %k, i64 %w) noinline {
entry:
  br label %loop
loop:
  %t = phi i32 [ 0, %entry ], [ %t1, %loop ]
  %a = atomicrmw uinc_wrap ptr @i, i32 %n seq_cst
  %b = atomicrmw udec_wrap ptr @b, i8 %m seq_cst
  %ae = zext i32 %a to i64
  %be = zext i8 %b to i64
  call void @show(ptr @n5, i64 %ae, i64 %be)
  %c = atomicrmw usub_cond ptr @l, i64 %w seq_cst
  %e = atomicrmw usub_sat ptr @s, i16 %k seq_cst
  %ee = zext i16 %e to i64
  call void @show(ptr @n8, i64 %c, i64 %ee)
  %t1 = add i32 %t, 1
  %more = icmp ult i32 %t1, 5
  br i1 %more, label %loop, label %done
done:
  %last = phi i32 [ %a, %loop ]
  %old = atomicrmw xchg ptr @p, ptr @i seq_cst
  %is = icmp eq ptr %old, null
  %now = load atomic ptr, ptr @p seq_cst, align 8
  %is2 = icmp eq ptr %now, @i
  %x = zext i1 %is to i64
  %y = zext i1 %is2 to i64
  call void @show(ptr @n9, i64 %x, i64 %y)
  %l = zext i32 %last to i64
  call void @show(ptr @n6, i64 %l, i64 0)
  ret void
}

define void @bytes(i8 %x, i16 %y) noinline {
  %a = atomicrmw max ptr @b, i8 %x seq_cst
  %b = atomicrmw min ptr @b, i8 -100 seq_cst
  %c = atomicrmw umax ptr @b, i8 7 seq_cst
  %d = atomicrmw umin ptr @b, i8 %x seq_cst
  %n = atomicrmw nand ptr @b, i8 %x seq_cst
  %e = atomicrmw nand ptr @s, i16 %y seq_cst
  %f = atomicrmw max ptr @s, i16 -3 seq_cst
  %a1 = sext i8 %a to i64
  %b1 = sext i8 %b to i64
  %c1 = sext i8 %c to i64
  %d1 = sext i8 %d to i64
  %n1 = sext i8 %n to i64
  %e1 = sext i16 %e to i64
  %f1 = sext i16 %f to i64
  call void @show(ptr @n3, i64 %a1, i64 %b1)
  call void @show(ptr @n4, i64 %c1, i64 %d1)
  call void @show(ptr @n4, i64 %n1, i64 %e1)
  call void @show(ptr @n3, i64 %f1, i64 0)
  ret void
}

define i32 @main() {
  call void @floats(float 2.25, double 3.5)
  call void @counters(i32 6, i8 3, i16 2, i64 4)
  call void @bytes(i8 50, i16 9)
  ret i32 0
}

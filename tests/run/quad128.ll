; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; CHECK-LABEL: choose:
; CHECK: movaps %xmm1, %xmm0
; CHECK-LABEL: loop:
; CHECK: callq __multf3
; CHECK: callq __subtf3
; Numbers of 128 bits everywhere: arithmetic, comparison, conversion, selection, signs, memory, calls.
@fmt = private constant [19 x i8] c"%016llx%016llx %d\0A\00"
@num = global fp128 0xL00000000000000003FFF800000000000
declare i32 @printf(ptr, ...)

define void @show(fp128 %x, i32 %n) noinline {
  %bits = bitcast fp128 %x to i128
  %low = trunc i128 %bits to i64
  %up = lshr i128 %bits, 64
  %high = trunc i128 %up to i64
  %r = call i32 (ptr, ...) @printf(ptr @fmt, i64 %high, i64 %low, i32 %n)
  ret void
}

define fp128 @choose(i1 %c, fp128 %a, fp128 %b) noinline {
  %r = select i1 %c, fp128 %a, fp128 %b
  ret fp128 %r
}

define fp128 @loop(fp128 %x, i32 %n) noinline {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %s = phi fp128 [ %x, %entry ], [ %sum, %body ]
  %t = fmul fp128 %s, 0xL00000000000000003FFF800000000000
  %sum = fsub fp128 %t, %x
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %body, label %done
done:
  ret fp128 %sum
}

define i32 @tests(fp128 %a, fp128 %b) noinline {
  %c1 = fcmp olt fp128 %a, %b
  %c2 = fcmp ueq fp128 %a, %b
  %c3 = fcmp one fp128 %a, %b
  %c4 = fcmp uno fp128 %a, %b
  %c5 = fcmp uge fp128 %a, %b
  %z1 = zext i1 %c1 to i32
  %z2 = select i1 %c2, i32 2, i32 0
  %z3 = select i1 %c3, i32 4, i32 0
  %z4 = select i1 %c4, i32 8, i32 0
  %z5 = select i1 %c5, i32 16, i32 0
  %s1 = or i32 %z1, %z2
  %s2 = or i32 %z3, %z4
  %s3 = or i32 %s1, %z5
  %s = or i32 %s2, %s3
  ret i32 %s
}

declare fp128 @llvm.fabs.f128(fp128)
declare fp128 @llvm.copysign.f128(fp128, fp128)

define i32 @main() {
  %n = load fp128, ptr @num
  %sum = fadd fp128 %n, 0xL00000000000000004000800000000000
  call void @show(fp128 %sum, i32 1)
  %q = fdiv fp128 %sum, %n
  call void @show(fp128 %q, i32 2)
  %l = call fp128 @loop(fp128 %q, i32 9)
  call void @show(fp128 %l, i32 3)
  %neg = fneg fp128 %l
  call void @show(fp128 %neg, i32 4)
  %abs = call fp128 @llvm.fabs.f128(fp128 %neg)
  call void @show(fp128 %abs, i32 5)
  %cs = call fp128 @llvm.copysign.f128(fp128 %n, fp128 %neg)
  call void @show(fp128 %cs, i32 6)
  %i = fptosi fp128 %sum to i32
  %u = fptoui fp128 %sum to i64
  %w = fptosi fp128 %sum to i128
  %iw = trunc i128 %w to i32
  %iu = trunc i64 %u to i32
  %f1 = sitofp i32 %i to fp128
  call void @show(fp128 %f1, i32 %iu)
  %f2 = uitofp i64 -1 to fp128
  call void @show(fp128 %f2, i32 %iw)
  %f3 = sitofp i128 %w to fp128
  call void @show(fp128 %f3, i32 7)
  %d = fptrunc fp128 %q to double
  %f = fptrunc fp128 %q to float
  %e = fpext double %d to fp128
  call void @show(fp128 %e, i32 8)
  %g = fpext float %f to fp128
  call void @show(fp128 %g, i32 9)
  %t1 = call i32 @tests(fp128 %n, fp128 %sum)
  %t2 = call i32 @tests(fp128 %sum, fp128 %n)
  %t3 = call i32 @tests(fp128 %n, fp128 0xL00000000000000007FFF800000000000)
  %c = call fp128 @choose(i1 true, fp128 %n, fp128 0xL00000000000000000000000000000000)
  call void @show(fp128 %c, i32 %t1)
  %c0 = call fp128 @choose(i1 false, fp128 %n, fp128 0xL00000000000000000000000000000000)
  call void @show(fp128 %c0, i32 %t2)
  call void @show(fp128 %c0, i32 %t3)
  ret i32 0
}

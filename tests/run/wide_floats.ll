; RUN: llc -mtriple=x86_64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -O0 -mtriple=riscv64-linux-gnu -mattr=+m,+a,+f,+d,+c -verify-machineinstrs %s -o - | FileCheck %s
; CHECK-LABEL: from256:
; CHECK: __multf3
; Conversions between floating-point numbers and integers of which the library knows nothing. What is expected was computed
; with exact integers.

@float.text = private constant [12 x i8] c"float %08x\0A\00"
@double.text = private constant [16 x i8] c"double %016llx\0A\00"
@quad.text = private constant [21 x i8] c"fp128 %016llx%016llx\00"
@word.text = private constant [6 x i8] c" %llx\00"
@line = private constant [2 x i8] c"\0A\00"
@doubles = constant [22 x double] [double 0.0, double -0.0, double 0.25, double -0.75, double 1.0, double -1.0, double 1.5,
  double 255.75, double -65503.5, double 4294967296.5, double 0x43D23456789ABCDE, double 0xC3EFFFFFFFFFFFFF,
  double 0x43F8000000000000, double 0x4631230000000000, double 0xC7EFFFFFE0000000, double 0x47E0000000000000,
  double 0xC7F0000000000000, double 0x47EFFFFFFFFFFFFF, double 0x4C7ABCDEF0000000, double 0xCFDABCDEF0000000,
  double 0xCFE0000000000000, double 0x4FD8888888888888]

declare i32 @printf(ptr, ...)

define void @show.float(float %v) noinline {
  %bits = bitcast float %v to i32
  %n = call i32 (ptr, ...) @printf(ptr @float.text, i32 %bits)
  ret void
}

define void @show.double(double %v) noinline {
  %bits = bitcast double %v to i64
  %n = call i32 (ptr, ...) @printf(ptr @double.text, i64 %bits)
  ret void
}

define void @show.quad(fp128 %v) noinline {
  %bits = bitcast fp128 %v to i128
  %low = trunc i128 %bits to i64
  %up = lshr i128 %bits, 64
  %high = trunc i128 %up to i64
  %n = call i32 (ptr, ...) @printf(ptr @quad.text, i64 %high, i64 %low)
  %m = call i32 (ptr, ...) @printf(ptr @line)
  ret void
}

; The 64-bit words of an integer of 1152 bits, the lowest first.
define void @show.words(ptr %p) noinline {
entry:
  br label %next
next:
  %i = phi i64 [ 0, %entry ], [ %i.1, %next ]
  %at = getelementptr i64, ptr %p, i64 %i
  %word = load i64, ptr %at
  %n = call i32 (ptr, ...) @printf(ptr @word.text, i64 %word)
  %i.1 = add i64 %i, 1
  %more = icmp ult i64 %i.1, 18
  br i1 %more, label %next, label %done
done:
  %m = call i32 (ptr, ...) @printf(ptr @line)
  ret void
}

define void @from256(ptr %p) noinline {
  %v = load i256, ptr %p
  %uf = uitofp i256 %v to float
  call void @show.float(float %uf)
  %sf = sitofp i256 %v to float
  call void @show.float(float %sf)
  %ud = uitofp i256 %v to double
  call void @show.double(double %ud)
  %sd = sitofp i256 %v to double
  call void @show.double(double %sd)
  %uq = uitofp i256 %v to fp128
  call void @show.quad(fp128 %uq)
  %sq = sitofp i256 %v to fp128
  call void @show.quad(fp128 %sq)
  %uh = uitofp i256 %v to half
  %uhf = fpext half %uh to float
  call void @show.float(float %uhf)
  %low = trunc i256 %v to i129
  %od = uitofp i129 %low to double
  call void @show.double(double %od)
  %nd = sitofp i129 %low to double
  call void @show.double(double %nd)
  ret void
}

define void @from1100(ptr %p) noinline {
  %v = load i1100, ptr %p
  %uf = uitofp i1100 %v to float
  call void @show.float(float %uf)
  %sf = sitofp i1100 %v to float
  call void @show.float(float %sf)
  %ud = uitofp i1100 %v to double
  call void @show.double(double %ud)
  %sd = sitofp i1100 %v to double
  call void @show.double(double %sd)
  ret void
}

; A number below 2^255, as every integer that holds it.
define void @to(double %v) noinline {
  %p = alloca i1152
  %i256 = fptosi double %v to i256
  %a = sext i256 %i256 to i1152
  store i1152 %a, ptr %p
  call void @show.words(ptr %p)
  %i1100 = fptosi double %v to i1100
  %b = sext i1100 %i1100 to i1152
  store i1152 %b, ptr %p
  call void @show.words(ptr %p)
  %quad = fpext double %v to fp128
  %ofquad = fptosi fp128 %quad to i300
  %c = sext i300 %ofquad to i1152
  store i1152 %c, ptr %p
  call void @show.words(ptr %p)
  %size = call double @llvm.fabs.f64(double %v)
  %u256 = fptoui double %size to i256
  %d = zext i256 %u256 to i1152
  store i1152 %d, ptr %p
  call void @show.words(ptr %p)
  %is.narrow = fcmp olt double %size, 0x47EFFFFFE0000000
  br i1 %is.narrow, label %narrow, label %done
narrow:
  %float = fptrunc double %v to float
  %offloat = fptosi float %float to i129
  %e = sext i129 %offloat to i1152
  store i1152 %e, ptr %p
  call void @show.words(ptr %p)
  %is.half = fcmp olt double %size, 65504.0
  br i1 %is.half, label %narrower, label %done
narrower:
  %half = fptrunc double %v to half
  %ofhalf = fptosi half %half to i256
  %f = sext i256 %ofhalf to i1152
  store i1152 %f, ptr %p
  call void @show.words(ptr %p)
  br label %done
done:
  ret void
}

declare double @llvm.fabs.f64(double)

; Powers of two, and numbers near them where rounding turns.
define i32 @main() {
entry:
  %p = alloca i256
  %q = alloca i1100
  br label %powers
powers:
  %i = phi i256 [ 0, %entry ], [ %i.1, %powers ]
  %one = shl i256 1, %i
  store i256 %one, ptr %p
  call void @from256(ptr %p)
  %below = sub i256 %one, 1
  store i256 %below, ptr %p
  call void @from256(ptr %p)
  %bit24 = lshr i256 %one, 24
  %tie24 = add i256 %one, %bit24
  store i256 %tie24, ptr %p
  call void @from256(ptr %p)
  %above24 = add i256 %tie24, 1
  store i256 %above24, ptr %p
  call void @from256(ptr %p)
  %bit53 = lshr i256 %one, 53
  %tie53 = add i256 %one, %bit53
  store i256 %tie53, ptr %p
  call void @from256(ptr %p)
  %above53 = add i256 %tie53, 1
  store i256 %above53, ptr %p
  call void @from256(ptr %p)
  %bit52 = lshr i256 %one, 52
  %odd53 = add i256 %tie53, %bit52
  store i256 %odd53, ptr %p
  call void @from256(ptr %p)
  %bit113 = lshr i256 %one, 113
  %tie113 = add i256 %one, %bit113
  store i256 %tie113, ptr %p
  call void @from256(ptr %p)
  %above113 = add i256 %tie113, 1
  store i256 %above113, ptr %p
  call void @from256(ptr %p)
  %minus = sub i256 0, %one
  store i256 %minus, ptr %p
  call void @from256(ptr %p)
  %i.1 = add i256 %i, 17
  %more = icmp ult i256 %i.1, 256
  br i1 %more, label %powers, label %zeros
zeros:
  store i256 0, ptr %p
  call void @from256(ptr %p)
  store i256 -1, ptr %p
  call void @from256(ptr %p)
  br label %wider
wider:
  %j = phi i1100 [ 0, %zeros ], [ %j.1, %wider ]
  %wide = shl i1100 1, %j
  store i1100 %wide, ptr %q
  call void @from1100(ptr %q)
  %part = lshr i1100 %wide, 53
  %tie = add i1100 %wide, %part
  %above = add i1100 %tie, 1
  store i1100 %above, ptr %q
  call void @from1100(ptr %q)
  %negative = sub i1100 0, %wide
  store i1100 %negative, ptr %q
  call void @from1100(ptr %q)
  %j.1 = add i1100 %j, 137
  %wider.more = icmp ult i1100 %j.1, 1100
  br i1 %wider.more, label %wider, label %back
back:
  %k = phi i64 [ 0, %wider ], [ %k.1, %back ]
  %at = getelementptr double, ptr @doubles, i64 %k
  %double = load double, ptr %at
  call void @to(double %double)
  %k.1 = add i64 %k, 1
  %back.more = icmp ult i64 %k.1, 22
  br i1 %back.more, label %back, label %done
done:
  ret i32 0
}

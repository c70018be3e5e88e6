; Comparisons of vectors of 512 bits are in mask registers as long as nobody wants lanes of ones and zeros.
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+avx512f,+avx512bw,+avx512dq -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+avx512f,+avx512bw -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=NODQ
; RUN: llc -O0 -mtriple=x86_64-linux-gnu -mattr=+avx512f,+avx512bw,+avx512dq -verify-machineinstrs %s -o -

; CHECK-LABEL: bits:
; CHECK: vpcmpltud %zmm1, %zmm0, %k{{[01]}}
; CHECK: vpcmpneqd .LCPI{{.*}}(%rip), %zmm0, %k{{[01]}}
; CHECK: kandw
; CHECK: kmovw %k0, %eax
define i16 @bits(<16 x i32> %a, <16 x i32> %b) {
  %c = icmp ult <16 x i32> %a, %b
  %d = icmp ne <16 x i32> %a, splat (i32 7)
  %e = and <16 x i1> %c, %d
  %r = bitcast <16 x i1> %e to i16
  ret i16 %r
}

; CHECK-LABEL: choice:
; CHECK: vcmpneq_oqps %zmm1, %zmm0, %k1
; CHECK: vblendmps %zmm2, %zmm1, %zmm0 {%k1}
define <16 x float> @choice(<16 x float> %a, <16 x float> %b, <16 x float> %c) {
  %t = fcmp one <16 x float> %a, %b
  %r = select <16 x i1> %t, <16 x float> %c, <16 x float> %b
  ret <16 x float> %r
}

; CHECK-LABEL: complement:
; CHECK: vpcmpltq %zmm1, %zmm0, %k0
; CHECK: knotw
; CHECK: kshiftlw $8
; CHECK: kshiftrw $8
; CHECK: korw
; CHECK: vpblendmq
define <8 x i64> @complement(<8 x i64> %a, <8 x i64> %b, i8 %m) {
  %c = icmp slt <8 x i64> %a, %b
  %k = bitcast i8 %m to <8 x i1>
  %n = xor <8 x i1> %c, splat (i1 true)
  %o = or <8 x i1> %n, %k
  %r = select <8 x i1> %o, <8 x i64> %a, <8 x i64> %b
  ret <8 x i64> %r
}

; CHECK-LABEL: lanes:
; CHECK: vpcmpltd %zmm1, %zmm0, %k0
; CHECK: vpmovm2d %k0, %zmm0
; NODQ-LABEL: lanes:
; NODQ: vpcmpltd %zmm1, %zmm0, %k1
; NODQ: vpternlogd $255, {{.*}} {%k1} {z}
define <16 x i32> @lanes(<16 x i32> %a, <16 x i32> %b) {
  %c = icmp slt <16 x i32> %a, %b
  %r = sext <16 x i1> %c to <16 x i32>
  ret <16 x i32> %r
}

; CHECK-LABEL: of_bits:
; CHECK: kmovq %rdi, %k1
; CHECK: vpblendmb %zmm0, %zmm1, %zmm0 {%k1}
define <64 x i8> @of_bits(i64 %m, <64 x i8> %a, <64 x i8> %b) {
  %k = bitcast i64 %m to <64 x i1>
  %r = select <64 x i1> %k, <64 x i8> %a, <64 x i8> %b
  ret <64 x i8> %r
}

; CHECK-LABEL: memory:
; CHECK: kmovw %edx, %k1
; CHECK: vmovdqu32 (%rdi), %zmm0 {%k1} {z}
; CHECK: vmovdqu32 %zmm0, (%rsi) {%k1}
define void @memory(ptr %p, ptr %q, i16 %m) {
  %k = bitcast i16 %m to <16 x i1>
  %a = call <16 x i32> @llvm.masked.load.v16i32.p0(ptr %p, i32 1, <16 x i1> %k, <16 x i32> zeroinitializer)
  call void @llvm.masked.store.v16i32.p0(<16 x i32> %a, ptr %q, i32 1, <16 x i1> %k)
  ret void
}

; CHECK-LABEL: all:
; CHECK: vpcmpeqw %zmm1, %zmm0, %k0
; CHECK: kmovd %k0, %eax
; CHECK: cmpl $-1, %eax
; CHECK: sete %al
define i1 @all(<32 x i16> %a, <32 x i16> %b) {
  %c = icmp eq <32 x i16> %a, %b
  %r = call i1 @llvm.vector.reduce.and.v32i1(<32 x i1> %c)
  ret i1 %r
}

; Truth values are passed as numbers: a byte for each of sixteen.
; CHECK-LABEL: passed:
; CHECK: vpmovdb %zmm{{[0-9]+}}, %xmm0
define <16 x i1> @passed(<16 x i32> %a, <16 x i32> %b) {
  %c = icmp slt <16 x i32> %a, %b
  ret <16 x i1> %c
}

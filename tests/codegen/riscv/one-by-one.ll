; Instructions are selected one by one, as copies of templates: what comes out is what graphs of their own would have made of
; them, whatever the numbers in them are.
; RUN: llc -mtriple=riscv64 -mattr=+m -O0 -verify-machineinstrs %s -o %t.copies
; RUN: FileCheck %s < %t.copies
; RUN: llc -mtriple=riscv64 -mattr=+m -O0 -verify-machineinstrs -fast-isel-templates=0 %s -o - | diff %t.copies -
; RUN: llc -mtriple=riscv64 -mattr=+m -O0 -threads=1 -stats %s -o %t.s 2>&1 | FileCheck %s --check-prefix=STATS
; RUN: llc -mtriple=riscv64 -mattr=+m -O0 -fast-isel=0 -stats %s -o %t.s 2>&1 | FileCheck %s --check-prefix=WHOLE
; WHOLE-NOT: fast-isel

declare void @callee(i32, ptr, i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
@g = dso_local global [8 x i32] zeroinitializer

; A comparison is one with the branch behind it, a distance with the access behind it.
define i32 @fused(i32 %a, ptr %p) nounwind {
; CHECK-LABEL: fused:
; CHECK: lw [[V:a[0-9]]], 24(a1)
; CHECK: bge
entry:
  %q = getelementptr i32, ptr %p, i64 6
  %v = load i32, ptr %q
  %c = icmp slt i32 %v, %a
  br i1 %c, label %yes, label %no
yes:
  ret i32 %v
no:
  ret i32 0
}

; Arguments of calls are put into registers; a stack object is an address.
define void @calls(i64 %n) nounwind {
; CHECK-LABEL: calls:
; CHECK: li a0, 70
; CHECK: addi a1, sp, {{[0-9]+}}
; CHECK: call callee
; CHECK: li a0, 71
; CHECK: %hi(g)
; CHECK: call callee
; CHECK: %hi(g+8)
; CHECK: call callee
  %object = alloca [4 x i32]
  call void @callee(i32 70, ptr %object, i64 %n)
  call void @callee(i32 71, ptr @g, i64 %n)
  %second = getelementptr i8, ptr @g, i64 8
  call void @callee(i32 70, ptr %second, i64 %n)
  ret void
}

; What nobody uses is not made.
define void @unused(i64 %n, ptr %p) nounwind {
; CHECK-LABEL: unused:
; CHECK-NEXT: ret
  %v = load i64, ptr %p
  %s = add i64 %n, 40
  ret void
}

; A block's constants for PHIs.
define i64 @phis(i64 %n) nounwind {
entry:
  %c = icmp eq i64 %n, 0
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %v = phi i64 [ 1000, %entry ], [ %n, %a ]
  %p = phi ptr [ @g, %entry ], [ null, %a ]
  %i = ptrtoint ptr %p to i64
  %s = add i64 %v, %i
  ret i64 %s
}

; The same operand twice, and truths that are not branched on at once.
define i32 @repeated(i32 %a, i32 %b, ptr %p) nounwind {
entry:
  %x = xor i32 %a, %a
  %y = add i32 %b, %b
  %s = add i32 %x, %y
  %c = icmp ult i32 %s, 40
  %d = xor i1 %c, true
  %z = zext i1 %d to i32
  %t = trunc i32 %a to i1
  store i32 %z, ptr %p
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr @g, i64 12, i1 false)
  br i1 %t, label %yes, label %no
yes:
  ret i32 %s
no:
  switch i32 %b, label %yes [ i32 1, label %end
                              i32 2, label %end ]
end:
  ret i32 7
}

; Numbers of one width whose upper halves differ are made each in its own way.
define void @halves(ptr %p) nounwind {
; CHECK-LABEL: halves:
; CHECK: lui [[A:a[0-9]]], 1
; CHECK: addiw [[A]], [[A]], 909
; CHECK: lui [[B:a[0-9]]], 2
; CHECK: addiw [[B]], [[B]], -1185
  store i64 5005, ptr %p
  store i64 7007, ptr %p
  ret void
}

; What depends on the function, or makes blocks, is a graph every time.
; STATS-DAG: units made from templates
; STATS-DAG: Number of them: switch

define void @numbers_i64(i64 %a, ptr %p) nounwind {
  %a0 = add i64 %a, 10
  %b0 = sub i64 %a0, 10
  %c0 = icmp slt i64 %b0, 10
  %d0 = select i1 %c0, i64 %a0, i64 %b0
  %q0 = getelementptr i8, ptr %p, i64 10
  store i64 %d0, ptr %q0
  store i64 10, ptr %q0
  %a1 = add i64 %a, 11
  %b1 = sub i64 %a1, 11
  %c1 = icmp slt i64 %b1, 11
  %d1 = select i1 %c1, i64 %a1, i64 %b1
  %q1 = getelementptr i8, ptr %p, i64 11
  store i64 %d1, ptr %q1
  store i64 11, ptr %q1
  %a2 = add i64 %a, 12
  %b2 = sub i64 %a2, 12
  %c2 = icmp slt i64 %b2, 12
  %d2 = select i1 %c2, i64 %a2, i64 %b2
  %q2 = getelementptr i8, ptr %p, i64 12
  store i64 %d2, ptr %q2
  store i64 12, ptr %q2
  %a3 = add i64 %a, 13
  %b3 = sub i64 %a3, 13
  %c3 = icmp slt i64 %b3, 13
  %d3 = select i1 %c3, i64 %a3, i64 %b3
  %q3 = getelementptr i8, ptr %p, i64 13
  store i64 %d3, ptr %q3
  store i64 13, ptr %q3
  %a4 = add i64 %a, 14
  %b4 = sub i64 %a4, 14
  %c4 = icmp slt i64 %b4, 14
  %d4 = select i1 %c4, i64 %a4, i64 %b4
  %q4 = getelementptr i8, ptr %p, i64 14
  store i64 %d4, ptr %q4
  store i64 14, ptr %q4
  %a5 = add i64 %a, 100
  %b5 = sub i64 %a5, 100
  %c5 = icmp slt i64 %b5, 100
  %d5 = select i1 %c5, i64 %a5, i64 %b5
  %q5 = getelementptr i8, ptr %p, i64 100
  store i64 %d5, ptr %q5
  store i64 100, ptr %q5
  %a6 = add i64 %a, 126
  %b6 = sub i64 %a6, 126
  %c6 = icmp slt i64 %b6, 126
  %d6 = select i1 %c6, i64 %a6, i64 %b6
  %q6 = getelementptr i8, ptr %p, i64 126
  store i64 %d6, ptr %q6
  store i64 126, ptr %q6
  %a7 = add i64 %a, 127
  %b7 = sub i64 %a7, 127
  %c7 = icmp slt i64 %b7, 127
  %d7 = select i1 %c7, i64 %a7, i64 %b7
  %q7 = getelementptr i8, ptr %p, i64 127
  store i64 %d7, ptr %q7
  store i64 127, ptr %q7
  %a8 = add i64 %a, 128
  %b8 = sub i64 %a8, 128
  %c8 = icmp slt i64 %b8, 128
  %d8 = select i1 %c8, i64 %a8, i64 %b8
  %q8 = getelementptr i8, ptr %p, i64 128
  store i64 %d8, ptr %q8
  store i64 128, ptr %q8
  %a9 = add i64 %a, 129
  %b9 = sub i64 %a9, 129
  %c9 = icmp slt i64 %b9, 129
  %d9 = select i1 %c9, i64 %a9, i64 %b9
  %q9 = getelementptr i8, ptr %p, i64 129
  store i64 %d9, ptr %q9
  store i64 129, ptr %q9
  %a10 = add i64 %a, 130
  %b10 = sub i64 %a10, 130
  %c10 = icmp slt i64 %b10, 130
  %d10 = select i1 %c10, i64 %a10, i64 %b10
  %q10 = getelementptr i8, ptr %p, i64 130
  store i64 %d10, ptr %q10
  store i64 130, ptr %q10
  %a11 = add i64 %a, 200
  %b11 = sub i64 %a11, 200
  %c11 = icmp slt i64 %b11, 200
  %d11 = select i1 %c11, i64 %a11, i64 %b11
  %q11 = getelementptr i8, ptr %p, i64 200
  store i64 %d11, ptr %q11
  store i64 200, ptr %q11
  %a12 = add i64 %a, 254
  %b12 = sub i64 %a12, 254
  %c12 = icmp slt i64 %b12, 254
  %d12 = select i1 %c12, i64 %a12, i64 %b12
  %q12 = getelementptr i8, ptr %p, i64 254
  store i64 %d12, ptr %q12
  store i64 254, ptr %q12
  %a13 = add i64 %a, 255
  %b13 = sub i64 %a13, 255
  %c13 = icmp slt i64 %b13, 255
  %d13 = select i1 %c13, i64 %a13, i64 %b13
  %q13 = getelementptr i8, ptr %p, i64 255
  store i64 %d13, ptr %q13
  store i64 255, ptr %q13
  %a14 = add i64 %a, 256
  %b14 = sub i64 %a14, 256
  %c14 = icmp slt i64 %b14, 256
  %d14 = select i1 %c14, i64 %a14, i64 %b14
  %q14 = getelementptr i8, ptr %p, i64 256
  store i64 %d14, ptr %q14
  store i64 256, ptr %q14
  %a15 = add i64 %a, 257
  %b15 = sub i64 %a15, 257
  %c15 = icmp slt i64 %b15, 257
  %d15 = select i1 %c15, i64 %a15, i64 %b15
  %q15 = getelementptr i8, ptr %p, i64 257
  store i64 %d15, ptr %q15
  store i64 257, ptr %q15
  %a16 = add i64 %a, 300
  %b16 = sub i64 %a16, 300
  %c16 = icmp slt i64 %b16, 300
  %d16 = select i1 %c16, i64 %a16, i64 %b16
  %q16 = getelementptr i8, ptr %p, i64 300
  store i64 %d16, ptr %q16
  store i64 300, ptr %q16
  %a17 = add i64 %a, 1000
  %b17 = sub i64 %a17, 1000
  %c17 = icmp slt i64 %b17, 1000
  %d17 = select i1 %c17, i64 %a17, i64 %b17
  %q17 = getelementptr i8, ptr %p, i64 1000
  store i64 %d17, ptr %q17
  store i64 1000, ptr %q17
  %a18 = add i64 %a, 2046
  %b18 = sub i64 %a18, 2046
  %c18 = icmp slt i64 %b18, 2046
  %d18 = select i1 %c18, i64 %a18, i64 %b18
  %q18 = getelementptr i8, ptr %p, i64 2046
  store i64 %d18, ptr %q18
  store i64 2046, ptr %q18
  %a19 = add i64 %a, 2047
  %b19 = sub i64 %a19, 2047
  %c19 = icmp slt i64 %b19, 2047
  %d19 = select i1 %c19, i64 %a19, i64 %b19
  %q19 = getelementptr i8, ptr %p, i64 2047
  store i64 %d19, ptr %q19
  store i64 2047, ptr %q19
  %a20 = add i64 %a, 2048
  %b20 = sub i64 %a20, 2048
  %c20 = icmp slt i64 %b20, 2048
  %d20 = select i1 %c20, i64 %a20, i64 %b20
  %q20 = getelementptr i8, ptr %p, i64 2048
  store i64 %d20, ptr %q20
  store i64 2048, ptr %q20
  %a21 = add i64 %a, 2049
  %b21 = sub i64 %a21, 2049
  %c21 = icmp slt i64 %b21, 2049
  %d21 = select i1 %c21, i64 %a21, i64 %b21
  %q21 = getelementptr i8, ptr %p, i64 2049
  store i64 %d21, ptr %q21
  store i64 2049, ptr %q21
  %a22 = add i64 %a, 4093
  %b22 = sub i64 %a22, 4093
  %c22 = icmp slt i64 %b22, 4093
  %d22 = select i1 %c22, i64 %a22, i64 %b22
  %q22 = getelementptr i8, ptr %p, i64 4093
  store i64 %d22, ptr %q22
  store i64 4093, ptr %q22
  %a23 = add i64 %a, 4094
  %b23 = sub i64 %a23, 4094
  %c23 = icmp slt i64 %b23, 4094
  %d23 = select i1 %c23, i64 %a23, i64 %b23
  %q23 = getelementptr i8, ptr %p, i64 4094
  store i64 %d23, ptr %q23
  store i64 4094, ptr %q23
  %a24 = add i64 %a, 4095
  %b24 = sub i64 %a24, 4095
  %c24 = icmp slt i64 %b24, 4095
  %d24 = select i1 %c24, i64 %a24, i64 %b24
  %q24 = getelementptr i8, ptr %p, i64 4095
  store i64 %d24, ptr %q24
  store i64 4095, ptr %q24
  %a25 = add i64 %a, 4096
  %b25 = sub i64 %a25, 4096
  %c25 = icmp slt i64 %b25, 4096
  %d25 = select i1 %c25, i64 %a25, i64 %b25
  %q25 = getelementptr i8, ptr %p, i64 4096
  store i64 %d25, ptr %q25
  store i64 4096, ptr %q25
  %a26 = add i64 %a, 4097
  %b26 = sub i64 %a26, 4097
  %c26 = icmp slt i64 %b26, 4097
  %d26 = select i1 %c26, i64 %a26, i64 %b26
  %q26 = getelementptr i8, ptr %p, i64 4097
  store i64 %d26, ptr %q26
  store i64 4097, ptr %q26
  %a27 = add i64 %a, 32766
  %b27 = sub i64 %a27, 32766
  %c27 = icmp slt i64 %b27, 32766
  %d27 = select i1 %c27, i64 %a27, i64 %b27
  %q27 = getelementptr i8, ptr %p, i64 32766
  store i64 %d27, ptr %q27
  store i64 32766, ptr %q27
  %a28 = add i64 %a, 65537
  %b28 = sub i64 %a28, 65537
  %c28 = icmp slt i64 %b28, 65537
  %d28 = select i1 %c28, i64 %a28, i64 %b28
  %q28 = getelementptr i8, ptr %p, i64 65537
  store i64 %d28, ptr %q28
  store i64 65537, ptr %q28
  %a29 = add i64 %a, 70000
  %b29 = sub i64 %a29, 70000
  %c29 = icmp slt i64 %b29, 70000
  %d29 = select i1 %c29, i64 %a29, i64 %b29
  %q29 = getelementptr i8, ptr %p, i64 70000
  store i64 %d29, ptr %q29
  store i64 70000, ptr %q29
  %a30 = add i64 %a, 524287
  %b30 = sub i64 %a30, 524287
  %c30 = icmp slt i64 %b30, 524287
  %d30 = select i1 %c30, i64 %a30, i64 %b30
  %q30 = getelementptr i8, ptr %p, i64 524287
  store i64 %d30, ptr %q30
  store i64 524287, ptr %q30
  %a31 = add i64 %a, 524290
  %b31 = sub i64 %a31, 524290
  %c31 = icmp slt i64 %b31, 524290
  %d31 = select i1 %c31, i64 %a31, i64 %b31
  %q31 = getelementptr i8, ptr %p, i64 524290
  store i64 %d31, ptr %q31
  store i64 524290, ptr %q31
  %a32 = add i64 %a, 1048574
  %b32 = sub i64 %a32, 1048574
  %c32 = icmp slt i64 %b32, 1048574
  %d32 = select i1 %c32, i64 %a32, i64 %b32
  %q32 = getelementptr i8, ptr %p, i64 1048574
  store i64 %d32, ptr %q32
  store i64 1048574, ptr %q32
  %a33 = add i64 %a, 2147483000
  %b33 = sub i64 %a33, 2147483000
  %c33 = icmp slt i64 %b33, 2147483000
  %d33 = select i1 %c33, i64 %a33, i64 %b33
  %q33 = getelementptr i8, ptr %p, i64 2147483000
  store i64 %d33, ptr %q33
  store i64 2147483000, ptr %q33
  %a34 = add i64 %a, -10
  %b34 = sub i64 %a34, -10
  %c34 = icmp slt i64 %b34, -10
  %d34 = select i1 %c34, i64 %a34, i64 %b34
  %q34 = getelementptr i8, ptr %p, i64 -10
  store i64 %d34, ptr %q34
  store i64 -10, ptr %q34
  %a35 = add i64 %a, -11
  %b35 = sub i64 %a35, -11
  %c35 = icmp slt i64 %b35, -11
  %d35 = select i1 %c35, i64 %a35, i64 %b35
  %q35 = getelementptr i8, ptr %p, i64 -11
  store i64 %d35, ptr %q35
  store i64 -11, ptr %q35
  %a36 = add i64 %a, -12
  %b36 = sub i64 %a36, -12
  %c36 = icmp slt i64 %b36, -12
  %d36 = select i1 %c36, i64 %a36, i64 %b36
  %q36 = getelementptr i8, ptr %p, i64 -12
  store i64 %d36, ptr %q36
  store i64 -12, ptr %q36
  %a37 = add i64 %a, -13
  %b37 = sub i64 %a37, -13
  %c37 = icmp slt i64 %b37, -13
  %d37 = select i1 %c37, i64 %a37, i64 %b37
  %q37 = getelementptr i8, ptr %p, i64 -13
  store i64 %d37, ptr %q37
  store i64 -13, ptr %q37
  %a38 = add i64 %a, -14
  %b38 = sub i64 %a38, -14
  %c38 = icmp slt i64 %b38, -14
  %d38 = select i1 %c38, i64 %a38, i64 %b38
  %q38 = getelementptr i8, ptr %p, i64 -14
  store i64 %d38, ptr %q38
  store i64 -14, ptr %q38
  %a39 = add i64 %a, -100
  %b39 = sub i64 %a39, -100
  %c39 = icmp slt i64 %b39, -100
  %d39 = select i1 %c39, i64 %a39, i64 %b39
  %q39 = getelementptr i8, ptr %p, i64 -100
  store i64 %d39, ptr %q39
  store i64 -100, ptr %q39
  %a40 = add i64 %a, -126
  %b40 = sub i64 %a40, -126
  %c40 = icmp slt i64 %b40, -126
  %d40 = select i1 %c40, i64 %a40, i64 %b40
  %q40 = getelementptr i8, ptr %p, i64 -126
  store i64 %d40, ptr %q40
  store i64 -126, ptr %q40
  %a41 = add i64 %a, -127
  %b41 = sub i64 %a41, -127
  %c41 = icmp slt i64 %b41, -127
  %d41 = select i1 %c41, i64 %a41, i64 %b41
  %q41 = getelementptr i8, ptr %p, i64 -127
  store i64 %d41, ptr %q41
  store i64 -127, ptr %q41
  %a42 = add i64 %a, -128
  %b42 = sub i64 %a42, -128
  %c42 = icmp slt i64 %b42, -128
  %d42 = select i1 %c42, i64 %a42, i64 %b42
  %q42 = getelementptr i8, ptr %p, i64 -128
  store i64 %d42, ptr %q42
  store i64 -128, ptr %q42
  %a43 = add i64 %a, -129
  %b43 = sub i64 %a43, -129
  %c43 = icmp slt i64 %b43, -129
  %d43 = select i1 %c43, i64 %a43, i64 %b43
  %q43 = getelementptr i8, ptr %p, i64 -129
  store i64 %d43, ptr %q43
  store i64 -129, ptr %q43
  %a44 = add i64 %a, -130
  %b44 = sub i64 %a44, -130
  %c44 = icmp slt i64 %b44, -130
  %d44 = select i1 %c44, i64 %a44, i64 %b44
  %q44 = getelementptr i8, ptr %p, i64 -130
  store i64 %d44, ptr %q44
  store i64 -130, ptr %q44
  %a45 = add i64 %a, -200
  %b45 = sub i64 %a45, -200
  %c45 = icmp slt i64 %b45, -200
  %d45 = select i1 %c45, i64 %a45, i64 %b45
  %q45 = getelementptr i8, ptr %p, i64 -200
  store i64 %d45, ptr %q45
  store i64 -200, ptr %q45
  %a46 = add i64 %a, -254
  %b46 = sub i64 %a46, -254
  %c46 = icmp slt i64 %b46, -254
  %d46 = select i1 %c46, i64 %a46, i64 %b46
  %q46 = getelementptr i8, ptr %p, i64 -254
  store i64 %d46, ptr %q46
  store i64 -254, ptr %q46
  %a47 = add i64 %a, -255
  %b47 = sub i64 %a47, -255
  %c47 = icmp slt i64 %b47, -255
  %d47 = select i1 %c47, i64 %a47, i64 %b47
  %q47 = getelementptr i8, ptr %p, i64 -255
  store i64 %d47, ptr %q47
  store i64 -255, ptr %q47
  %a48 = add i64 %a, -256
  %b48 = sub i64 %a48, -256
  %c48 = icmp slt i64 %b48, -256
  %d48 = select i1 %c48, i64 %a48, i64 %b48
  %q48 = getelementptr i8, ptr %p, i64 -256
  store i64 %d48, ptr %q48
  store i64 -256, ptr %q48
  %a49 = add i64 %a, -257
  %b49 = sub i64 %a49, -257
  %c49 = icmp slt i64 %b49, -257
  %d49 = select i1 %c49, i64 %a49, i64 %b49
  %q49 = getelementptr i8, ptr %p, i64 -257
  store i64 %d49, ptr %q49
  store i64 -257, ptr %q49
  %a50 = add i64 %a, -300
  %b50 = sub i64 %a50, -300
  %c50 = icmp slt i64 %b50, -300
  %d50 = select i1 %c50, i64 %a50, i64 %b50
  %q50 = getelementptr i8, ptr %p, i64 -300
  store i64 %d50, ptr %q50
  store i64 -300, ptr %q50
  %a51 = add i64 %a, -1000
  %b51 = sub i64 %a51, -1000
  %c51 = icmp slt i64 %b51, -1000
  %d51 = select i1 %c51, i64 %a51, i64 %b51
  %q51 = getelementptr i8, ptr %p, i64 -1000
  store i64 %d51, ptr %q51
  store i64 -1000, ptr %q51
  %a52 = add i64 %a, -2046
  %b52 = sub i64 %a52, -2046
  %c52 = icmp slt i64 %b52, -2046
  %d52 = select i1 %c52, i64 %a52, i64 %b52
  %q52 = getelementptr i8, ptr %p, i64 -2046
  store i64 %d52, ptr %q52
  store i64 -2046, ptr %q52
  %a53 = add i64 %a, -2047
  %b53 = sub i64 %a53, -2047
  %c53 = icmp slt i64 %b53, -2047
  %d53 = select i1 %c53, i64 %a53, i64 %b53
  %q53 = getelementptr i8, ptr %p, i64 -2047
  store i64 %d53, ptr %q53
  store i64 -2047, ptr %q53
  %a54 = add i64 %a, -2048
  %b54 = sub i64 %a54, -2048
  %c54 = icmp slt i64 %b54, -2048
  %d54 = select i1 %c54, i64 %a54, i64 %b54
  %q54 = getelementptr i8, ptr %p, i64 -2048
  store i64 %d54, ptr %q54
  store i64 -2048, ptr %q54
  %a55 = add i64 %a, -2049
  %b55 = sub i64 %a55, -2049
  %c55 = icmp slt i64 %b55, -2049
  %d55 = select i1 %c55, i64 %a55, i64 %b55
  %q55 = getelementptr i8, ptr %p, i64 -2049
  store i64 %d55, ptr %q55
  store i64 -2049, ptr %q55
  %a56 = add i64 %a, -4093
  %b56 = sub i64 %a56, -4093
  %c56 = icmp slt i64 %b56, -4093
  %d56 = select i1 %c56, i64 %a56, i64 %b56
  %q56 = getelementptr i8, ptr %p, i64 -4093
  store i64 %d56, ptr %q56
  store i64 -4093, ptr %q56
  %a57 = add i64 %a, -4094
  %b57 = sub i64 %a57, -4094
  %c57 = icmp slt i64 %b57, -4094
  %d57 = select i1 %c57, i64 %a57, i64 %b57
  %q57 = getelementptr i8, ptr %p, i64 -4094
  store i64 %d57, ptr %q57
  store i64 -4094, ptr %q57
  %a58 = add i64 %a, -4095
  %b58 = sub i64 %a58, -4095
  %c58 = icmp slt i64 %b58, -4095
  %d58 = select i1 %c58, i64 %a58, i64 %b58
  %q58 = getelementptr i8, ptr %p, i64 -4095
  store i64 %d58, ptr %q58
  store i64 -4095, ptr %q58
  %a59 = add i64 %a, -4096
  %b59 = sub i64 %a59, -4096
  %c59 = icmp slt i64 %b59, -4096
  %d59 = select i1 %c59, i64 %a59, i64 %b59
  %q59 = getelementptr i8, ptr %p, i64 -4096
  store i64 %d59, ptr %q59
  store i64 -4096, ptr %q59
  %a60 = add i64 %a, -4097
  %b60 = sub i64 %a60, -4097
  %c60 = icmp slt i64 %b60, -4097
  %d60 = select i1 %c60, i64 %a60, i64 %b60
  %q60 = getelementptr i8, ptr %p, i64 -4097
  store i64 %d60, ptr %q60
  store i64 -4097, ptr %q60
  %a61 = add i64 %a, -32766
  %b61 = sub i64 %a61, -32766
  %c61 = icmp slt i64 %b61, -32766
  %d61 = select i1 %c61, i64 %a61, i64 %b61
  %q61 = getelementptr i8, ptr %p, i64 -32766
  store i64 %d61, ptr %q61
  store i64 -32766, ptr %q61
  %a62 = add i64 %a, -65537
  %b62 = sub i64 %a62, -65537
  %c62 = icmp slt i64 %b62, -65537
  %d62 = select i1 %c62, i64 %a62, i64 %b62
  %q62 = getelementptr i8, ptr %p, i64 -65537
  store i64 %d62, ptr %q62
  store i64 -65537, ptr %q62
  %a63 = add i64 %a, -70000
  %b63 = sub i64 %a63, -70000
  %c63 = icmp slt i64 %b63, -70000
  %d63 = select i1 %c63, i64 %a63, i64 %b63
  %q63 = getelementptr i8, ptr %p, i64 -70000
  store i64 %d63, ptr %q63
  store i64 -70000, ptr %q63
  %a64 = add i64 %a, -524287
  %b64 = sub i64 %a64, -524287
  %c64 = icmp slt i64 %b64, -524287
  %d64 = select i1 %c64, i64 %a64, i64 %b64
  %q64 = getelementptr i8, ptr %p, i64 -524287
  store i64 %d64, ptr %q64
  store i64 -524287, ptr %q64
  %a65 = add i64 %a, -524290
  %b65 = sub i64 %a65, -524290
  %c65 = icmp slt i64 %b65, -524290
  %d65 = select i1 %c65, i64 %a65, i64 %b65
  %q65 = getelementptr i8, ptr %p, i64 -524290
  store i64 %d65, ptr %q65
  store i64 -524290, ptr %q65
  %a66 = add i64 %a, -1048574
  %b66 = sub i64 %a66, -1048574
  %c66 = icmp slt i64 %b66, -1048574
  %d66 = select i1 %c66, i64 %a66, i64 %b66
  %q66 = getelementptr i8, ptr %p, i64 -1048574
  store i64 %d66, ptr %q66
  store i64 -1048574, ptr %q66
  %a67 = add i64 %a, -2147483000
  %b67 = sub i64 %a67, -2147483000
  %c67 = icmp slt i64 %b67, -2147483000
  %d67 = select i1 %c67, i64 %a67, i64 %b67
  %q67 = getelementptr i8, ptr %p, i64 -2147483000
  store i64 %d67, ptr %q67
  store i64 -2147483000, ptr %q67
  ret void
}

define void @numbers_i32(i32 %a, ptr %p) nounwind {
  %a0 = add i32 %a, 10
  %b0 = sub i32 %a0, 10
  %c0 = icmp slt i32 %b0, 10
  %d0 = select i1 %c0, i32 %a0, i32 %b0
  %q0 = getelementptr i8, ptr %p, i64 10
  store i32 %d0, ptr %q0
  store i32 10, ptr %q0
  %a1 = add i32 %a, 11
  %b1 = sub i32 %a1, 11
  %c1 = icmp slt i32 %b1, 11
  %d1 = select i1 %c1, i32 %a1, i32 %b1
  %q1 = getelementptr i8, ptr %p, i64 11
  store i32 %d1, ptr %q1
  store i32 11, ptr %q1
  %a2 = add i32 %a, 12
  %b2 = sub i32 %a2, 12
  %c2 = icmp slt i32 %b2, 12
  %d2 = select i1 %c2, i32 %a2, i32 %b2
  %q2 = getelementptr i8, ptr %p, i64 12
  store i32 %d2, ptr %q2
  store i32 12, ptr %q2
  %a3 = add i32 %a, 13
  %b3 = sub i32 %a3, 13
  %c3 = icmp slt i32 %b3, 13
  %d3 = select i1 %c3, i32 %a3, i32 %b3
  %q3 = getelementptr i8, ptr %p, i64 13
  store i32 %d3, ptr %q3
  store i32 13, ptr %q3
  %a4 = add i32 %a, 14
  %b4 = sub i32 %a4, 14
  %c4 = icmp slt i32 %b4, 14
  %d4 = select i1 %c4, i32 %a4, i32 %b4
  %q4 = getelementptr i8, ptr %p, i64 14
  store i32 %d4, ptr %q4
  store i32 14, ptr %q4
  %a5 = add i32 %a, 100
  %b5 = sub i32 %a5, 100
  %c5 = icmp slt i32 %b5, 100
  %d5 = select i1 %c5, i32 %a5, i32 %b5
  %q5 = getelementptr i8, ptr %p, i64 100
  store i32 %d5, ptr %q5
  store i32 100, ptr %q5
  %a6 = add i32 %a, 126
  %b6 = sub i32 %a6, 126
  %c6 = icmp slt i32 %b6, 126
  %d6 = select i1 %c6, i32 %a6, i32 %b6
  %q6 = getelementptr i8, ptr %p, i64 126
  store i32 %d6, ptr %q6
  store i32 126, ptr %q6
  %a7 = add i32 %a, 127
  %b7 = sub i32 %a7, 127
  %c7 = icmp slt i32 %b7, 127
  %d7 = select i1 %c7, i32 %a7, i32 %b7
  %q7 = getelementptr i8, ptr %p, i64 127
  store i32 %d7, ptr %q7
  store i32 127, ptr %q7
  %a8 = add i32 %a, 128
  %b8 = sub i32 %a8, 128
  %c8 = icmp slt i32 %b8, 128
  %d8 = select i1 %c8, i32 %a8, i32 %b8
  %q8 = getelementptr i8, ptr %p, i64 128
  store i32 %d8, ptr %q8
  store i32 128, ptr %q8
  %a9 = add i32 %a, 129
  %b9 = sub i32 %a9, 129
  %c9 = icmp slt i32 %b9, 129
  %d9 = select i1 %c9, i32 %a9, i32 %b9
  %q9 = getelementptr i8, ptr %p, i64 129
  store i32 %d9, ptr %q9
  store i32 129, ptr %q9
  %a10 = add i32 %a, 130
  %b10 = sub i32 %a10, 130
  %c10 = icmp slt i32 %b10, 130
  %d10 = select i1 %c10, i32 %a10, i32 %b10
  %q10 = getelementptr i8, ptr %p, i64 130
  store i32 %d10, ptr %q10
  store i32 130, ptr %q10
  %a11 = add i32 %a, 200
  %b11 = sub i32 %a11, 200
  %c11 = icmp slt i32 %b11, 200
  %d11 = select i1 %c11, i32 %a11, i32 %b11
  %q11 = getelementptr i8, ptr %p, i64 200
  store i32 %d11, ptr %q11
  store i32 200, ptr %q11
  %a12 = add i32 %a, 254
  %b12 = sub i32 %a12, 254
  %c12 = icmp slt i32 %b12, 254
  %d12 = select i1 %c12, i32 %a12, i32 %b12
  %q12 = getelementptr i8, ptr %p, i64 254
  store i32 %d12, ptr %q12
  store i32 254, ptr %q12
  %a13 = add i32 %a, 255
  %b13 = sub i32 %a13, 255
  %c13 = icmp slt i32 %b13, 255
  %d13 = select i1 %c13, i32 %a13, i32 %b13
  %q13 = getelementptr i8, ptr %p, i64 255
  store i32 %d13, ptr %q13
  store i32 255, ptr %q13
  %a14 = add i32 %a, 256
  %b14 = sub i32 %a14, 256
  %c14 = icmp slt i32 %b14, 256
  %d14 = select i1 %c14, i32 %a14, i32 %b14
  %q14 = getelementptr i8, ptr %p, i64 256
  store i32 %d14, ptr %q14
  store i32 256, ptr %q14
  %a15 = add i32 %a, 257
  %b15 = sub i32 %a15, 257
  %c15 = icmp slt i32 %b15, 257
  %d15 = select i1 %c15, i32 %a15, i32 %b15
  %q15 = getelementptr i8, ptr %p, i64 257
  store i32 %d15, ptr %q15
  store i32 257, ptr %q15
  %a16 = add i32 %a, 300
  %b16 = sub i32 %a16, 300
  %c16 = icmp slt i32 %b16, 300
  %d16 = select i1 %c16, i32 %a16, i32 %b16
  %q16 = getelementptr i8, ptr %p, i64 300
  store i32 %d16, ptr %q16
  store i32 300, ptr %q16
  %a17 = add i32 %a, 1000
  %b17 = sub i32 %a17, 1000
  %c17 = icmp slt i32 %b17, 1000
  %d17 = select i1 %c17, i32 %a17, i32 %b17
  %q17 = getelementptr i8, ptr %p, i64 1000
  store i32 %d17, ptr %q17
  store i32 1000, ptr %q17
  %a18 = add i32 %a, 2046
  %b18 = sub i32 %a18, 2046
  %c18 = icmp slt i32 %b18, 2046
  %d18 = select i1 %c18, i32 %a18, i32 %b18
  %q18 = getelementptr i8, ptr %p, i64 2046
  store i32 %d18, ptr %q18
  store i32 2046, ptr %q18
  %a19 = add i32 %a, 2047
  %b19 = sub i32 %a19, 2047
  %c19 = icmp slt i32 %b19, 2047
  %d19 = select i1 %c19, i32 %a19, i32 %b19
  %q19 = getelementptr i8, ptr %p, i64 2047
  store i32 %d19, ptr %q19
  store i32 2047, ptr %q19
  %a20 = add i32 %a, 2048
  %b20 = sub i32 %a20, 2048
  %c20 = icmp slt i32 %b20, 2048
  %d20 = select i1 %c20, i32 %a20, i32 %b20
  %q20 = getelementptr i8, ptr %p, i64 2048
  store i32 %d20, ptr %q20
  store i32 2048, ptr %q20
  %a21 = add i32 %a, 2049
  %b21 = sub i32 %a21, 2049
  %c21 = icmp slt i32 %b21, 2049
  %d21 = select i1 %c21, i32 %a21, i32 %b21
  %q21 = getelementptr i8, ptr %p, i64 2049
  store i32 %d21, ptr %q21
  store i32 2049, ptr %q21
  %a22 = add i32 %a, 4093
  %b22 = sub i32 %a22, 4093
  %c22 = icmp slt i32 %b22, 4093
  %d22 = select i1 %c22, i32 %a22, i32 %b22
  %q22 = getelementptr i8, ptr %p, i64 4093
  store i32 %d22, ptr %q22
  store i32 4093, ptr %q22
  %a23 = add i32 %a, 4094
  %b23 = sub i32 %a23, 4094
  %c23 = icmp slt i32 %b23, 4094
  %d23 = select i1 %c23, i32 %a23, i32 %b23
  %q23 = getelementptr i8, ptr %p, i64 4094
  store i32 %d23, ptr %q23
  store i32 4094, ptr %q23
  %a24 = add i32 %a, 4095
  %b24 = sub i32 %a24, 4095
  %c24 = icmp slt i32 %b24, 4095
  %d24 = select i1 %c24, i32 %a24, i32 %b24
  %q24 = getelementptr i8, ptr %p, i64 4095
  store i32 %d24, ptr %q24
  store i32 4095, ptr %q24
  %a25 = add i32 %a, 4096
  %b25 = sub i32 %a25, 4096
  %c25 = icmp slt i32 %b25, 4096
  %d25 = select i1 %c25, i32 %a25, i32 %b25
  %q25 = getelementptr i8, ptr %p, i64 4096
  store i32 %d25, ptr %q25
  store i32 4096, ptr %q25
  %a26 = add i32 %a, 4097
  %b26 = sub i32 %a26, 4097
  %c26 = icmp slt i32 %b26, 4097
  %d26 = select i1 %c26, i32 %a26, i32 %b26
  %q26 = getelementptr i8, ptr %p, i64 4097
  store i32 %d26, ptr %q26
  store i32 4097, ptr %q26
  %a27 = add i32 %a, 32766
  %b27 = sub i32 %a27, 32766
  %c27 = icmp slt i32 %b27, 32766
  %d27 = select i1 %c27, i32 %a27, i32 %b27
  %q27 = getelementptr i8, ptr %p, i64 32766
  store i32 %d27, ptr %q27
  store i32 32766, ptr %q27
  %a28 = add i32 %a, 65537
  %b28 = sub i32 %a28, 65537
  %c28 = icmp slt i32 %b28, 65537
  %d28 = select i1 %c28, i32 %a28, i32 %b28
  %q28 = getelementptr i8, ptr %p, i64 65537
  store i32 %d28, ptr %q28
  store i32 65537, ptr %q28
  %a29 = add i32 %a, 70000
  %b29 = sub i32 %a29, 70000
  %c29 = icmp slt i32 %b29, 70000
  %d29 = select i1 %c29, i32 %a29, i32 %b29
  %q29 = getelementptr i8, ptr %p, i64 70000
  store i32 %d29, ptr %q29
  store i32 70000, ptr %q29
  %a30 = add i32 %a, 524287
  %b30 = sub i32 %a30, 524287
  %c30 = icmp slt i32 %b30, 524287
  %d30 = select i1 %c30, i32 %a30, i32 %b30
  %q30 = getelementptr i8, ptr %p, i64 524287
  store i32 %d30, ptr %q30
  store i32 524287, ptr %q30
  %a31 = add i32 %a, 524290
  %b31 = sub i32 %a31, 524290
  %c31 = icmp slt i32 %b31, 524290
  %d31 = select i1 %c31, i32 %a31, i32 %b31
  %q31 = getelementptr i8, ptr %p, i64 524290
  store i32 %d31, ptr %q31
  store i32 524290, ptr %q31
  %a32 = add i32 %a, 1048574
  %b32 = sub i32 %a32, 1048574
  %c32 = icmp slt i32 %b32, 1048574
  %d32 = select i1 %c32, i32 %a32, i32 %b32
  %q32 = getelementptr i8, ptr %p, i64 1048574
  store i32 %d32, ptr %q32
  store i32 1048574, ptr %q32
  %a33 = add i32 %a, 2147483000
  %b33 = sub i32 %a33, 2147483000
  %c33 = icmp slt i32 %b33, 2147483000
  %d33 = select i1 %c33, i32 %a33, i32 %b33
  %q33 = getelementptr i8, ptr %p, i64 2147483000
  store i32 %d33, ptr %q33
  store i32 2147483000, ptr %q33
  %a34 = add i32 %a, -10
  %b34 = sub i32 %a34, -10
  %c34 = icmp slt i32 %b34, -10
  %d34 = select i1 %c34, i32 %a34, i32 %b34
  %q34 = getelementptr i8, ptr %p, i64 -10
  store i32 %d34, ptr %q34
  store i32 -10, ptr %q34
  %a35 = add i32 %a, -11
  %b35 = sub i32 %a35, -11
  %c35 = icmp slt i32 %b35, -11
  %d35 = select i1 %c35, i32 %a35, i32 %b35
  %q35 = getelementptr i8, ptr %p, i64 -11
  store i32 %d35, ptr %q35
  store i32 -11, ptr %q35
  %a36 = add i32 %a, -12
  %b36 = sub i32 %a36, -12
  %c36 = icmp slt i32 %b36, -12
  %d36 = select i1 %c36, i32 %a36, i32 %b36
  %q36 = getelementptr i8, ptr %p, i64 -12
  store i32 %d36, ptr %q36
  store i32 -12, ptr %q36
  %a37 = add i32 %a, -13
  %b37 = sub i32 %a37, -13
  %c37 = icmp slt i32 %b37, -13
  %d37 = select i1 %c37, i32 %a37, i32 %b37
  %q37 = getelementptr i8, ptr %p, i64 -13
  store i32 %d37, ptr %q37
  store i32 -13, ptr %q37
  %a38 = add i32 %a, -14
  %b38 = sub i32 %a38, -14
  %c38 = icmp slt i32 %b38, -14
  %d38 = select i1 %c38, i32 %a38, i32 %b38
  %q38 = getelementptr i8, ptr %p, i64 -14
  store i32 %d38, ptr %q38
  store i32 -14, ptr %q38
  %a39 = add i32 %a, -100
  %b39 = sub i32 %a39, -100
  %c39 = icmp slt i32 %b39, -100
  %d39 = select i1 %c39, i32 %a39, i32 %b39
  %q39 = getelementptr i8, ptr %p, i64 -100
  store i32 %d39, ptr %q39
  store i32 -100, ptr %q39
  %a40 = add i32 %a, -126
  %b40 = sub i32 %a40, -126
  %c40 = icmp slt i32 %b40, -126
  %d40 = select i1 %c40, i32 %a40, i32 %b40
  %q40 = getelementptr i8, ptr %p, i64 -126
  store i32 %d40, ptr %q40
  store i32 -126, ptr %q40
  %a41 = add i32 %a, -127
  %b41 = sub i32 %a41, -127
  %c41 = icmp slt i32 %b41, -127
  %d41 = select i1 %c41, i32 %a41, i32 %b41
  %q41 = getelementptr i8, ptr %p, i64 -127
  store i32 %d41, ptr %q41
  store i32 -127, ptr %q41
  %a42 = add i32 %a, -128
  %b42 = sub i32 %a42, -128
  %c42 = icmp slt i32 %b42, -128
  %d42 = select i1 %c42, i32 %a42, i32 %b42
  %q42 = getelementptr i8, ptr %p, i64 -128
  store i32 %d42, ptr %q42
  store i32 -128, ptr %q42
  %a43 = add i32 %a, -129
  %b43 = sub i32 %a43, -129
  %c43 = icmp slt i32 %b43, -129
  %d43 = select i1 %c43, i32 %a43, i32 %b43
  %q43 = getelementptr i8, ptr %p, i64 -129
  store i32 %d43, ptr %q43
  store i32 -129, ptr %q43
  %a44 = add i32 %a, -130
  %b44 = sub i32 %a44, -130
  %c44 = icmp slt i32 %b44, -130
  %d44 = select i1 %c44, i32 %a44, i32 %b44
  %q44 = getelementptr i8, ptr %p, i64 -130
  store i32 %d44, ptr %q44
  store i32 -130, ptr %q44
  %a45 = add i32 %a, -200
  %b45 = sub i32 %a45, -200
  %c45 = icmp slt i32 %b45, -200
  %d45 = select i1 %c45, i32 %a45, i32 %b45
  %q45 = getelementptr i8, ptr %p, i64 -200
  store i32 %d45, ptr %q45
  store i32 -200, ptr %q45
  %a46 = add i32 %a, -254
  %b46 = sub i32 %a46, -254
  %c46 = icmp slt i32 %b46, -254
  %d46 = select i1 %c46, i32 %a46, i32 %b46
  %q46 = getelementptr i8, ptr %p, i64 -254
  store i32 %d46, ptr %q46
  store i32 -254, ptr %q46
  %a47 = add i32 %a, -255
  %b47 = sub i32 %a47, -255
  %c47 = icmp slt i32 %b47, -255
  %d47 = select i1 %c47, i32 %a47, i32 %b47
  %q47 = getelementptr i8, ptr %p, i64 -255
  store i32 %d47, ptr %q47
  store i32 -255, ptr %q47
  %a48 = add i32 %a, -256
  %b48 = sub i32 %a48, -256
  %c48 = icmp slt i32 %b48, -256
  %d48 = select i1 %c48, i32 %a48, i32 %b48
  %q48 = getelementptr i8, ptr %p, i64 -256
  store i32 %d48, ptr %q48
  store i32 -256, ptr %q48
  %a49 = add i32 %a, -257
  %b49 = sub i32 %a49, -257
  %c49 = icmp slt i32 %b49, -257
  %d49 = select i1 %c49, i32 %a49, i32 %b49
  %q49 = getelementptr i8, ptr %p, i64 -257
  store i32 %d49, ptr %q49
  store i32 -257, ptr %q49
  %a50 = add i32 %a, -300
  %b50 = sub i32 %a50, -300
  %c50 = icmp slt i32 %b50, -300
  %d50 = select i1 %c50, i32 %a50, i32 %b50
  %q50 = getelementptr i8, ptr %p, i64 -300
  store i32 %d50, ptr %q50
  store i32 -300, ptr %q50
  %a51 = add i32 %a, -1000
  %b51 = sub i32 %a51, -1000
  %c51 = icmp slt i32 %b51, -1000
  %d51 = select i1 %c51, i32 %a51, i32 %b51
  %q51 = getelementptr i8, ptr %p, i64 -1000
  store i32 %d51, ptr %q51
  store i32 -1000, ptr %q51
  %a52 = add i32 %a, -2046
  %b52 = sub i32 %a52, -2046
  %c52 = icmp slt i32 %b52, -2046
  %d52 = select i1 %c52, i32 %a52, i32 %b52
  %q52 = getelementptr i8, ptr %p, i64 -2046
  store i32 %d52, ptr %q52
  store i32 -2046, ptr %q52
  %a53 = add i32 %a, -2047
  %b53 = sub i32 %a53, -2047
  %c53 = icmp slt i32 %b53, -2047
  %d53 = select i1 %c53, i32 %a53, i32 %b53
  %q53 = getelementptr i8, ptr %p, i64 -2047
  store i32 %d53, ptr %q53
  store i32 -2047, ptr %q53
  %a54 = add i32 %a, -2048
  %b54 = sub i32 %a54, -2048
  %c54 = icmp slt i32 %b54, -2048
  %d54 = select i1 %c54, i32 %a54, i32 %b54
  %q54 = getelementptr i8, ptr %p, i64 -2048
  store i32 %d54, ptr %q54
  store i32 -2048, ptr %q54
  %a55 = add i32 %a, -2049
  %b55 = sub i32 %a55, -2049
  %c55 = icmp slt i32 %b55, -2049
  %d55 = select i1 %c55, i32 %a55, i32 %b55
  %q55 = getelementptr i8, ptr %p, i64 -2049
  store i32 %d55, ptr %q55
  store i32 -2049, ptr %q55
  %a56 = add i32 %a, -4093
  %b56 = sub i32 %a56, -4093
  %c56 = icmp slt i32 %b56, -4093
  %d56 = select i1 %c56, i32 %a56, i32 %b56
  %q56 = getelementptr i8, ptr %p, i64 -4093
  store i32 %d56, ptr %q56
  store i32 -4093, ptr %q56
  %a57 = add i32 %a, -4094
  %b57 = sub i32 %a57, -4094
  %c57 = icmp slt i32 %b57, -4094
  %d57 = select i1 %c57, i32 %a57, i32 %b57
  %q57 = getelementptr i8, ptr %p, i64 -4094
  store i32 %d57, ptr %q57
  store i32 -4094, ptr %q57
  %a58 = add i32 %a, -4095
  %b58 = sub i32 %a58, -4095
  %c58 = icmp slt i32 %b58, -4095
  %d58 = select i1 %c58, i32 %a58, i32 %b58
  %q58 = getelementptr i8, ptr %p, i64 -4095
  store i32 %d58, ptr %q58
  store i32 -4095, ptr %q58
  %a59 = add i32 %a, -4096
  %b59 = sub i32 %a59, -4096
  %c59 = icmp slt i32 %b59, -4096
  %d59 = select i1 %c59, i32 %a59, i32 %b59
  %q59 = getelementptr i8, ptr %p, i64 -4096
  store i32 %d59, ptr %q59
  store i32 -4096, ptr %q59
  %a60 = add i32 %a, -4097
  %b60 = sub i32 %a60, -4097
  %c60 = icmp slt i32 %b60, -4097
  %d60 = select i1 %c60, i32 %a60, i32 %b60
  %q60 = getelementptr i8, ptr %p, i64 -4097
  store i32 %d60, ptr %q60
  store i32 -4097, ptr %q60
  %a61 = add i32 %a, -32766
  %b61 = sub i32 %a61, -32766
  %c61 = icmp slt i32 %b61, -32766
  %d61 = select i1 %c61, i32 %a61, i32 %b61
  %q61 = getelementptr i8, ptr %p, i64 -32766
  store i32 %d61, ptr %q61
  store i32 -32766, ptr %q61
  %a62 = add i32 %a, -65537
  %b62 = sub i32 %a62, -65537
  %c62 = icmp slt i32 %b62, -65537
  %d62 = select i1 %c62, i32 %a62, i32 %b62
  %q62 = getelementptr i8, ptr %p, i64 -65537
  store i32 %d62, ptr %q62
  store i32 -65537, ptr %q62
  %a63 = add i32 %a, -70000
  %b63 = sub i32 %a63, -70000
  %c63 = icmp slt i32 %b63, -70000
  %d63 = select i1 %c63, i32 %a63, i32 %b63
  %q63 = getelementptr i8, ptr %p, i64 -70000
  store i32 %d63, ptr %q63
  store i32 -70000, ptr %q63
  %a64 = add i32 %a, -524287
  %b64 = sub i32 %a64, -524287
  %c64 = icmp slt i32 %b64, -524287
  %d64 = select i1 %c64, i32 %a64, i32 %b64
  %q64 = getelementptr i8, ptr %p, i64 -524287
  store i32 %d64, ptr %q64
  store i32 -524287, ptr %q64
  %a65 = add i32 %a, -524290
  %b65 = sub i32 %a65, -524290
  %c65 = icmp slt i32 %b65, -524290
  %d65 = select i1 %c65, i32 %a65, i32 %b65
  %q65 = getelementptr i8, ptr %p, i64 -524290
  store i32 %d65, ptr %q65
  store i32 -524290, ptr %q65
  %a66 = add i32 %a, -1048574
  %b66 = sub i32 %a66, -1048574
  %c66 = icmp slt i32 %b66, -1048574
  %d66 = select i1 %c66, i32 %a66, i32 %b66
  %q66 = getelementptr i8, ptr %p, i64 -1048574
  store i32 %d66, ptr %q66
  store i32 -1048574, ptr %q66
  %a67 = add i32 %a, -2147483000
  %b67 = sub i32 %a67, -2147483000
  %c67 = icmp slt i32 %b67, -2147483000
  %d67 = select i1 %c67, i32 %a67, i32 %b67
  %q67 = getelementptr i8, ptr %p, i64 -2147483000
  store i32 %d67, ptr %q67
  store i32 -2147483000, ptr %q67
  ret void
}

define void @numbers_i16(i16 %a, ptr %p) nounwind {
  %a0 = add i16 %a, 10
  %b0 = sub i16 %a0, 10
  %c0 = icmp slt i16 %b0, 10
  %d0 = select i1 %c0, i16 %a0, i16 %b0
  %q0 = getelementptr i8, ptr %p, i64 10
  store i16 %d0, ptr %q0
  store i16 10, ptr %q0
  %a1 = add i16 %a, 11
  %b1 = sub i16 %a1, 11
  %c1 = icmp slt i16 %b1, 11
  %d1 = select i1 %c1, i16 %a1, i16 %b1
  %q1 = getelementptr i8, ptr %p, i64 11
  store i16 %d1, ptr %q1
  store i16 11, ptr %q1
  %a2 = add i16 %a, 12
  %b2 = sub i16 %a2, 12
  %c2 = icmp slt i16 %b2, 12
  %d2 = select i1 %c2, i16 %a2, i16 %b2
  %q2 = getelementptr i8, ptr %p, i64 12
  store i16 %d2, ptr %q2
  store i16 12, ptr %q2
  %a3 = add i16 %a, 13
  %b3 = sub i16 %a3, 13
  %c3 = icmp slt i16 %b3, 13
  %d3 = select i1 %c3, i16 %a3, i16 %b3
  %q3 = getelementptr i8, ptr %p, i64 13
  store i16 %d3, ptr %q3
  store i16 13, ptr %q3
  %a4 = add i16 %a, 14
  %b4 = sub i16 %a4, 14
  %c4 = icmp slt i16 %b4, 14
  %d4 = select i1 %c4, i16 %a4, i16 %b4
  %q4 = getelementptr i8, ptr %p, i64 14
  store i16 %d4, ptr %q4
  store i16 14, ptr %q4
  %a5 = add i16 %a, 100
  %b5 = sub i16 %a5, 100
  %c5 = icmp slt i16 %b5, 100
  %d5 = select i1 %c5, i16 %a5, i16 %b5
  %q5 = getelementptr i8, ptr %p, i64 100
  store i16 %d5, ptr %q5
  store i16 100, ptr %q5
  %a6 = add i16 %a, 126
  %b6 = sub i16 %a6, 126
  %c6 = icmp slt i16 %b6, 126
  %d6 = select i1 %c6, i16 %a6, i16 %b6
  %q6 = getelementptr i8, ptr %p, i64 126
  store i16 %d6, ptr %q6
  store i16 126, ptr %q6
  %a7 = add i16 %a, 127
  %b7 = sub i16 %a7, 127
  %c7 = icmp slt i16 %b7, 127
  %d7 = select i1 %c7, i16 %a7, i16 %b7
  %q7 = getelementptr i8, ptr %p, i64 127
  store i16 %d7, ptr %q7
  store i16 127, ptr %q7
  %a8 = add i16 %a, 128
  %b8 = sub i16 %a8, 128
  %c8 = icmp slt i16 %b8, 128
  %d8 = select i1 %c8, i16 %a8, i16 %b8
  %q8 = getelementptr i8, ptr %p, i64 128
  store i16 %d8, ptr %q8
  store i16 128, ptr %q8
  %a9 = add i16 %a, 129
  %b9 = sub i16 %a9, 129
  %c9 = icmp slt i16 %b9, 129
  %d9 = select i1 %c9, i16 %a9, i16 %b9
  %q9 = getelementptr i8, ptr %p, i64 129
  store i16 %d9, ptr %q9
  store i16 129, ptr %q9
  %a10 = add i16 %a, 130
  %b10 = sub i16 %a10, 130
  %c10 = icmp slt i16 %b10, 130
  %d10 = select i1 %c10, i16 %a10, i16 %b10
  %q10 = getelementptr i8, ptr %p, i64 130
  store i16 %d10, ptr %q10
  store i16 130, ptr %q10
  %a11 = add i16 %a, 200
  %b11 = sub i16 %a11, 200
  %c11 = icmp slt i16 %b11, 200
  %d11 = select i1 %c11, i16 %a11, i16 %b11
  %q11 = getelementptr i8, ptr %p, i64 200
  store i16 %d11, ptr %q11
  store i16 200, ptr %q11
  %a12 = add i16 %a, 254
  %b12 = sub i16 %a12, 254
  %c12 = icmp slt i16 %b12, 254
  %d12 = select i1 %c12, i16 %a12, i16 %b12
  %q12 = getelementptr i8, ptr %p, i64 254
  store i16 %d12, ptr %q12
  store i16 254, ptr %q12
  %a13 = add i16 %a, 255
  %b13 = sub i16 %a13, 255
  %c13 = icmp slt i16 %b13, 255
  %d13 = select i1 %c13, i16 %a13, i16 %b13
  %q13 = getelementptr i8, ptr %p, i64 255
  store i16 %d13, ptr %q13
  store i16 255, ptr %q13
  %a14 = add i16 %a, 256
  %b14 = sub i16 %a14, 256
  %c14 = icmp slt i16 %b14, 256
  %d14 = select i1 %c14, i16 %a14, i16 %b14
  %q14 = getelementptr i8, ptr %p, i64 256
  store i16 %d14, ptr %q14
  store i16 256, ptr %q14
  %a15 = add i16 %a, 257
  %b15 = sub i16 %a15, 257
  %c15 = icmp slt i16 %b15, 257
  %d15 = select i1 %c15, i16 %a15, i16 %b15
  %q15 = getelementptr i8, ptr %p, i64 257
  store i16 %d15, ptr %q15
  store i16 257, ptr %q15
  %a16 = add i16 %a, 300
  %b16 = sub i16 %a16, 300
  %c16 = icmp slt i16 %b16, 300
  %d16 = select i1 %c16, i16 %a16, i16 %b16
  %q16 = getelementptr i8, ptr %p, i64 300
  store i16 %d16, ptr %q16
  store i16 300, ptr %q16
  %a17 = add i16 %a, 1000
  %b17 = sub i16 %a17, 1000
  %c17 = icmp slt i16 %b17, 1000
  %d17 = select i1 %c17, i16 %a17, i16 %b17
  %q17 = getelementptr i8, ptr %p, i64 1000
  store i16 %d17, ptr %q17
  store i16 1000, ptr %q17
  %a18 = add i16 %a, 2046
  %b18 = sub i16 %a18, 2046
  %c18 = icmp slt i16 %b18, 2046
  %d18 = select i1 %c18, i16 %a18, i16 %b18
  %q18 = getelementptr i8, ptr %p, i64 2046
  store i16 %d18, ptr %q18
  store i16 2046, ptr %q18
  %a19 = add i16 %a, 2047
  %b19 = sub i16 %a19, 2047
  %c19 = icmp slt i16 %b19, 2047
  %d19 = select i1 %c19, i16 %a19, i16 %b19
  %q19 = getelementptr i8, ptr %p, i64 2047
  store i16 %d19, ptr %q19
  store i16 2047, ptr %q19
  %a20 = add i16 %a, 2048
  %b20 = sub i16 %a20, 2048
  %c20 = icmp slt i16 %b20, 2048
  %d20 = select i1 %c20, i16 %a20, i16 %b20
  %q20 = getelementptr i8, ptr %p, i64 2048
  store i16 %d20, ptr %q20
  store i16 2048, ptr %q20
  %a21 = add i16 %a, 2049
  %b21 = sub i16 %a21, 2049
  %c21 = icmp slt i16 %b21, 2049
  %d21 = select i1 %c21, i16 %a21, i16 %b21
  %q21 = getelementptr i8, ptr %p, i64 2049
  store i16 %d21, ptr %q21
  store i16 2049, ptr %q21
  %a22 = add i16 %a, 4093
  %b22 = sub i16 %a22, 4093
  %c22 = icmp slt i16 %b22, 4093
  %d22 = select i1 %c22, i16 %a22, i16 %b22
  %q22 = getelementptr i8, ptr %p, i64 4093
  store i16 %d22, ptr %q22
  store i16 4093, ptr %q22
  %a23 = add i16 %a, 4094
  %b23 = sub i16 %a23, 4094
  %c23 = icmp slt i16 %b23, 4094
  %d23 = select i1 %c23, i16 %a23, i16 %b23
  %q23 = getelementptr i8, ptr %p, i64 4094
  store i16 %d23, ptr %q23
  store i16 4094, ptr %q23
  %a24 = add i16 %a, 4095
  %b24 = sub i16 %a24, 4095
  %c24 = icmp slt i16 %b24, 4095
  %d24 = select i1 %c24, i16 %a24, i16 %b24
  %q24 = getelementptr i8, ptr %p, i64 4095
  store i16 %d24, ptr %q24
  store i16 4095, ptr %q24
  %a25 = add i16 %a, 4096
  %b25 = sub i16 %a25, 4096
  %c25 = icmp slt i16 %b25, 4096
  %d25 = select i1 %c25, i16 %a25, i16 %b25
  %q25 = getelementptr i8, ptr %p, i64 4096
  store i16 %d25, ptr %q25
  store i16 4096, ptr %q25
  %a26 = add i16 %a, 4097
  %b26 = sub i16 %a26, 4097
  %c26 = icmp slt i16 %b26, 4097
  %d26 = select i1 %c26, i16 %a26, i16 %b26
  %q26 = getelementptr i8, ptr %p, i64 4097
  store i16 %d26, ptr %q26
  store i16 4097, ptr %q26
  %a27 = add i16 %a, 32766
  %b27 = sub i16 %a27, 32766
  %c27 = icmp slt i16 %b27, 32766
  %d27 = select i1 %c27, i16 %a27, i16 %b27
  %q27 = getelementptr i8, ptr %p, i64 32766
  store i16 %d27, ptr %q27
  store i16 32766, ptr %q27
  %a28 = add i16 %a, -10
  %b28 = sub i16 %a28, -10
  %c28 = icmp slt i16 %b28, -10
  %d28 = select i1 %c28, i16 %a28, i16 %b28
  %q28 = getelementptr i8, ptr %p, i64 -10
  store i16 %d28, ptr %q28
  store i16 -10, ptr %q28
  %a29 = add i16 %a, -11
  %b29 = sub i16 %a29, -11
  %c29 = icmp slt i16 %b29, -11
  %d29 = select i1 %c29, i16 %a29, i16 %b29
  %q29 = getelementptr i8, ptr %p, i64 -11
  store i16 %d29, ptr %q29
  store i16 -11, ptr %q29
  %a30 = add i16 %a, -12
  %b30 = sub i16 %a30, -12
  %c30 = icmp slt i16 %b30, -12
  %d30 = select i1 %c30, i16 %a30, i16 %b30
  %q30 = getelementptr i8, ptr %p, i64 -12
  store i16 %d30, ptr %q30
  store i16 -12, ptr %q30
  %a31 = add i16 %a, -13
  %b31 = sub i16 %a31, -13
  %c31 = icmp slt i16 %b31, -13
  %d31 = select i1 %c31, i16 %a31, i16 %b31
  %q31 = getelementptr i8, ptr %p, i64 -13
  store i16 %d31, ptr %q31
  store i16 -13, ptr %q31
  %a32 = add i16 %a, -14
  %b32 = sub i16 %a32, -14
  %c32 = icmp slt i16 %b32, -14
  %d32 = select i1 %c32, i16 %a32, i16 %b32
  %q32 = getelementptr i8, ptr %p, i64 -14
  store i16 %d32, ptr %q32
  store i16 -14, ptr %q32
  %a33 = add i16 %a, -100
  %b33 = sub i16 %a33, -100
  %c33 = icmp slt i16 %b33, -100
  %d33 = select i1 %c33, i16 %a33, i16 %b33
  %q33 = getelementptr i8, ptr %p, i64 -100
  store i16 %d33, ptr %q33
  store i16 -100, ptr %q33
  %a34 = add i16 %a, -126
  %b34 = sub i16 %a34, -126
  %c34 = icmp slt i16 %b34, -126
  %d34 = select i1 %c34, i16 %a34, i16 %b34
  %q34 = getelementptr i8, ptr %p, i64 -126
  store i16 %d34, ptr %q34
  store i16 -126, ptr %q34
  %a35 = add i16 %a, -127
  %b35 = sub i16 %a35, -127
  %c35 = icmp slt i16 %b35, -127
  %d35 = select i1 %c35, i16 %a35, i16 %b35
  %q35 = getelementptr i8, ptr %p, i64 -127
  store i16 %d35, ptr %q35
  store i16 -127, ptr %q35
  %a36 = add i16 %a, -128
  %b36 = sub i16 %a36, -128
  %c36 = icmp slt i16 %b36, -128
  %d36 = select i1 %c36, i16 %a36, i16 %b36
  %q36 = getelementptr i8, ptr %p, i64 -128
  store i16 %d36, ptr %q36
  store i16 -128, ptr %q36
  %a37 = add i16 %a, -129
  %b37 = sub i16 %a37, -129
  %c37 = icmp slt i16 %b37, -129
  %d37 = select i1 %c37, i16 %a37, i16 %b37
  %q37 = getelementptr i8, ptr %p, i64 -129
  store i16 %d37, ptr %q37
  store i16 -129, ptr %q37
  %a38 = add i16 %a, -130
  %b38 = sub i16 %a38, -130
  %c38 = icmp slt i16 %b38, -130
  %d38 = select i1 %c38, i16 %a38, i16 %b38
  %q38 = getelementptr i8, ptr %p, i64 -130
  store i16 %d38, ptr %q38
  store i16 -130, ptr %q38
  %a39 = add i16 %a, -200
  %b39 = sub i16 %a39, -200
  %c39 = icmp slt i16 %b39, -200
  %d39 = select i1 %c39, i16 %a39, i16 %b39
  %q39 = getelementptr i8, ptr %p, i64 -200
  store i16 %d39, ptr %q39
  store i16 -200, ptr %q39
  %a40 = add i16 %a, -254
  %b40 = sub i16 %a40, -254
  %c40 = icmp slt i16 %b40, -254
  %d40 = select i1 %c40, i16 %a40, i16 %b40
  %q40 = getelementptr i8, ptr %p, i64 -254
  store i16 %d40, ptr %q40
  store i16 -254, ptr %q40
  %a41 = add i16 %a, -255
  %b41 = sub i16 %a41, -255
  %c41 = icmp slt i16 %b41, -255
  %d41 = select i1 %c41, i16 %a41, i16 %b41
  %q41 = getelementptr i8, ptr %p, i64 -255
  store i16 %d41, ptr %q41
  store i16 -255, ptr %q41
  %a42 = add i16 %a, -256
  %b42 = sub i16 %a42, -256
  %c42 = icmp slt i16 %b42, -256
  %d42 = select i1 %c42, i16 %a42, i16 %b42
  %q42 = getelementptr i8, ptr %p, i64 -256
  store i16 %d42, ptr %q42
  store i16 -256, ptr %q42
  %a43 = add i16 %a, -257
  %b43 = sub i16 %a43, -257
  %c43 = icmp slt i16 %b43, -257
  %d43 = select i1 %c43, i16 %a43, i16 %b43
  %q43 = getelementptr i8, ptr %p, i64 -257
  store i16 %d43, ptr %q43
  store i16 -257, ptr %q43
  %a44 = add i16 %a, -300
  %b44 = sub i16 %a44, -300
  %c44 = icmp slt i16 %b44, -300
  %d44 = select i1 %c44, i16 %a44, i16 %b44
  %q44 = getelementptr i8, ptr %p, i64 -300
  store i16 %d44, ptr %q44
  store i16 -300, ptr %q44
  %a45 = add i16 %a, -1000
  %b45 = sub i16 %a45, -1000
  %c45 = icmp slt i16 %b45, -1000
  %d45 = select i1 %c45, i16 %a45, i16 %b45
  %q45 = getelementptr i8, ptr %p, i64 -1000
  store i16 %d45, ptr %q45
  store i16 -1000, ptr %q45
  %a46 = add i16 %a, -2046
  %b46 = sub i16 %a46, -2046
  %c46 = icmp slt i16 %b46, -2046
  %d46 = select i1 %c46, i16 %a46, i16 %b46
  %q46 = getelementptr i8, ptr %p, i64 -2046
  store i16 %d46, ptr %q46
  store i16 -2046, ptr %q46
  %a47 = add i16 %a, -2047
  %b47 = sub i16 %a47, -2047
  %c47 = icmp slt i16 %b47, -2047
  %d47 = select i1 %c47, i16 %a47, i16 %b47
  %q47 = getelementptr i8, ptr %p, i64 -2047
  store i16 %d47, ptr %q47
  store i16 -2047, ptr %q47
  %a48 = add i16 %a, -2048
  %b48 = sub i16 %a48, -2048
  %c48 = icmp slt i16 %b48, -2048
  %d48 = select i1 %c48, i16 %a48, i16 %b48
  %q48 = getelementptr i8, ptr %p, i64 -2048
  store i16 %d48, ptr %q48
  store i16 -2048, ptr %q48
  %a49 = add i16 %a, -2049
  %b49 = sub i16 %a49, -2049
  %c49 = icmp slt i16 %b49, -2049
  %d49 = select i1 %c49, i16 %a49, i16 %b49
  %q49 = getelementptr i8, ptr %p, i64 -2049
  store i16 %d49, ptr %q49
  store i16 -2049, ptr %q49
  %a50 = add i16 %a, -4093
  %b50 = sub i16 %a50, -4093
  %c50 = icmp slt i16 %b50, -4093
  %d50 = select i1 %c50, i16 %a50, i16 %b50
  %q50 = getelementptr i8, ptr %p, i64 -4093
  store i16 %d50, ptr %q50
  store i16 -4093, ptr %q50
  %a51 = add i16 %a, -4094
  %b51 = sub i16 %a51, -4094
  %c51 = icmp slt i16 %b51, -4094
  %d51 = select i1 %c51, i16 %a51, i16 %b51
  %q51 = getelementptr i8, ptr %p, i64 -4094
  store i16 %d51, ptr %q51
  store i16 -4094, ptr %q51
  %a52 = add i16 %a, -4095
  %b52 = sub i16 %a52, -4095
  %c52 = icmp slt i16 %b52, -4095
  %d52 = select i1 %c52, i16 %a52, i16 %b52
  %q52 = getelementptr i8, ptr %p, i64 -4095
  store i16 %d52, ptr %q52
  store i16 -4095, ptr %q52
  %a53 = add i16 %a, -4096
  %b53 = sub i16 %a53, -4096
  %c53 = icmp slt i16 %b53, -4096
  %d53 = select i1 %c53, i16 %a53, i16 %b53
  %q53 = getelementptr i8, ptr %p, i64 -4096
  store i16 %d53, ptr %q53
  store i16 -4096, ptr %q53
  %a54 = add i16 %a, -4097
  %b54 = sub i16 %a54, -4097
  %c54 = icmp slt i16 %b54, -4097
  %d54 = select i1 %c54, i16 %a54, i16 %b54
  %q54 = getelementptr i8, ptr %p, i64 -4097
  store i16 %d54, ptr %q54
  store i16 -4097, ptr %q54
  %a55 = add i16 %a, -32766
  %b55 = sub i16 %a55, -32766
  %c55 = icmp slt i16 %b55, -32766
  %d55 = select i1 %c55, i16 %a55, i16 %b55
  %q55 = getelementptr i8, ptr %p, i64 -32766
  store i16 %d55, ptr %q55
  store i16 -32766, ptr %q55
  ret void
}

; Numbers that two instructions make: what is in either is part of the number, whatever number it is.
define void @in_two(ptr %p) nounwind {
; CHECK-LABEL: in_two:
; CHECK: lui [[R:a[0-9]]], 1
; CHECK-NEXT: addi{{w?}} [[R]], [[R]], -2046
; CHECK: lui [[R:a[0-9]]], 1
; CHECK-NEXT: addi{{w?}} [[R]], [[R]], -1096
  store volatile i32 2050, ptr %p
  store volatile i32 3000, ptr %p
  store volatile i32 4094, ptr %p
  store volatile i32 5300, ptr %p
  store volatile i32 7300, ptr %p
  store volatile i32 8403, ptr %p
  store volatile i32 14366, ptr %p
  store volatile i32 70001, ptr %p
  store volatile i32 131000, ptr %p
  store volatile i32 573000, ptr %p
  store volatile i32 8388600, ptr %p
  store volatile i32 305419896, ptr %p
  store volatile i32 2147481599, ptr %p
  store volatile i32 2147481601, ptr %p
  store volatile i32 2147483647, ptr %p
  store volatile i32 -2050, ptr %p
  store volatile i32 -3000, ptr %p
  store volatile i32 -4094, ptr %p
  store volatile i32 -5300, ptr %p
  store volatile i32 -7300, ptr %p
  store volatile i32 -8403, ptr %p
  store volatile i32 -14366, ptr %p
  store volatile i32 -70001, ptr %p
  store volatile i32 -131000, ptr %p
  store volatile i32 -573000, ptr %p
  store volatile i32 -8388600, ptr %p
  store volatile i32 -305419896, ptr %p
  store volatile i32 -2147481599, ptr %p
  store volatile i32 -2147481601, ptr %p
  store volatile i32 -2147483647, ptr %p
  %q0 = getelementptr i8, ptr %p, i64 2912
  store volatile i32 573, ptr %q0
  store volatile i32 2913, ptr %q0
  %q1 = getelementptr i8, ptr %p, i64 5200
  store volatile i32 573, ptr %q1
  store volatile i32 5201, ptr %q1
  %q2 = getelementptr i8, ptr %p, i64 5300
  store volatile i32 573, ptr %q2
  store volatile i32 5301, ptr %q2
  %q3 = getelementptr i8, ptr %p, i64 6100
  store volatile i32 573, ptr %q3
  store volatile i32 6101, ptr %q3
  %q4 = getelementptr i8, ptr %p, i64 7300
  store volatile i32 573, ptr %q4
  store volatile i32 7301, ptr %q4
  %q5 = getelementptr i8, ptr %p, i64 9000
  store volatile i32 573, ptr %q5
  store volatile i32 9001, ptr %q5
  %q6 = getelementptr i8, ptr %p, i64 40000
  store volatile i32 573, ptr %q6
  store volatile i32 40001, ptr %q6
  %q7 = getelementptr i8, ptr %p, i64 40960
  store volatile i32 573, ptr %q7
  store volatile i32 40961, ptr %q7
  %q8 = getelementptr i8, ptr %p, i64 45392
  store volatile i32 573, ptr %q8
  store volatile i32 45393, ptr %q8
  ret void
}

define i64 @compared(i64 %a, i64 %b) nounwind {
; CHECK-LABEL: compared:
; CHECK: lui [[R:a[0-9]]], 17
; CHECK-NEXT: addi{{w?}} [[R]], [[R]], 369
; CHECK: lui [[R:a[0-9]]], 21
; CHECK-NEXT: addi{{w?}} [[R]], [[R]], -1015
  %c1 = icmp ult i64 %a, 70001
  %v1 = select i1 %c1, i64 %b, i64 %a
  %c2 = icmp ult i64 %v1, 85001
  %v2 = select i1 %c2, i64 %b, i64 %v1
  ret i64 %v2
}

; ModuleID = 'rare-instructions.bc'
source_filename = "ll/insts.ll"
target datalayout = "e-p:64:64-p1:32:32-A5-i64:64"

declare void @ext(...)

declare i32 @pers(...)

declare void @v()

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare token @llvm.call.preallocated.setup(i32 immarg) #0

define i32 @arith(i32 %a, i32 %b, float %x, float %y, <2 x i64> %v, double %d) {
  %1 = add nuw i32 %a, %b
  %2 = sub nsw i32 %1, %b
  %3 = mul nuw nsw i32 %2, %b
  %4 = udiv exact i32 %3, %b
  %5 = sdiv i32 %4, 7
  %6 = urem i32 %5, -9
  %7 = srem i32 %6, %b
  %8 = shl nuw i32 %7, 3
  %9 = lshr exact i32 %8, 1
  %10 = ashr i32 %9, 1
  %11 = and i32 %10, %b
  %12 = or disjoint i32 %11, 1
  %13 = xor i32 %12, -1
  %f1 = fadd fast float %x, %y
  %f2 = fsub nnan ninf float %f1, %y
  %f3 = fmul reassoc nsz float %f2, %y
  %f4 = fdiv arcp contract afn float %f3, %y
  %f5 = frem float %f4, %y
  %f6 = fneg nnan float %f5
  %f7 = fneg float %f6
  %c1 = trunc nuw nsw i32 %13 to i8
  %c2 = zext nneg i8 %c1 to i32
  %c3 = sext i8 %c1 to i64
  %c4 = fptoui float %f7 to i32
  %c5 = fptosi float %f7 to i32
  %c6 = uitofp nneg i32 %c4 to float
  %c7 = sitofp i32 %c4 to float
  %c8 = fptrunc fast double %d to float
  %c9 = fpext float %c8 to double
  %c10 = inttoptr i64 %c3 to ptr
  %c11 = ptrtoint ptr %c10 to i64
  %c12 = bitcast double %c9 to i64
  %c13 = addrspacecast ptr %c10 to ptr addrspace(1)
  %c14 = ptrtoaddr ptr %c10 to i64
  %i1 = icmp samesign ult i32 %c2, %c4
  %i2 = fcmp ninf ueq float %f7, %x
  %i3 = fcmp true float %f7, %x
  %s = select i1 %i1, i32 %c4, i32 %c5
  %s2 = select nnan i1 %i2, float %f1, float %f2
  %s3 = select <2 x i1> <i1 true, i1 false>, <2 x i64> %v, <2 x i64> zeroinitializer
  %e = extractelement <2 x i64> %s3, i32 1
  %in = insertelement <2 x i64> %v, i64 %e, i64 0
  %sh = shufflevector <2 x i64> %in, <2 x i64> %v, <4 x i32> <i32 0, i32 3, i32 poison, i32 1>
  %sh2 = shufflevector <2 x i64> %in, <2 x i64> poison, <2 x i32> zeroinitializer
  %sh3 = shufflevector <2 x i64> %in, <2 x i64> poison, <8 x i32> poison
  %sh4 = shufflevector <vscale x 2 x i64> zeroinitializer, <vscale x 2 x i64> poison, <vscale x 2 x i32> zeroinitializer
  %fr = freeze <4 x i64> %sh
  %ag = insertvalue { i32, [2 x i8] } undef, i8 3, 1, 0
  %ex = extractvalue { i32, [2 x i8] } %ag, 1, 1
  %ag2 = insertvalue [1 x { i32, [2 x i8] }] poison, { i32, [2 x i8] } %ag, 0
  ret i32 %s
}

define void @mem(ptr %p, ptr addrspace(1) %q, i64 %n) {
  %a = alloca i32, align 4, addrspace(5)
  %b = alloca inalloca i32, i64 %n, align 1
  %c = alloca swifterror ptr, align 8
  %d = alloca i32, i32 4, align 4294967296, addrspace(1)
  %l1 = load volatile i32, ptr %p, align 1
  %l2 = load atomic i32, ptr %p seq_cst, align 4
  %l3 = load atomic volatile i32, ptr %p syncscope("singlethread") acquire, align 4
  %l4 = load atomic i32, ptr %p syncscope("agent") monotonic, align 4
  %l5 = load atomic ptr, ptr %p unordered, align 8
  store i32 %l1, ptr addrspace(1) %q, align 64
  store volatile <4 x i32> zeroinitializer, ptr %p, align 16
  store atomic i32 1, ptr %p release, align 4
  store atomic volatile i32 1, ptr %p syncscope("wg") seq_cst, align 4
  fence acq_rel
  fence syncscope("singlethread") seq_cst
  %x = cmpxchg ptr %p, i32 1, i32 2 acq_rel monotonic, align 4
  %y = cmpxchg weak volatile ptr %p, i64 1, i64 2 syncscope("agent") seq_cst seq_cst, align 8
  %z = cmpxchg ptr %p, ptr null, ptr %p release acquire, align 16
  %r1 = atomicrmw xchg ptr %p, i32 1 seq_cst, align 4
  %r2 = atomicrmw volatile umin ptr %p, i8 1 syncscope("agent") monotonic, align 1
  %r3 = atomicrmw fadd ptr %p, float 1.000000e+00 seq_cst, align 4
  %r4 = atomicrmw usub_sat ptr %p, i32 1 seq_cst, align 4
  %r5 = atomicrmw fminimum ptr %p, double 1.000000e+00 seq_cst, align 8
  %r6 = atomicrmw fadd ptr %p, <2 x half> <half 0xH3C00, half 0xH4000> seq_cst, align 4
  %r7 = atomicrmw nand ptr %p, i32 1 seq_cst, align 4
  %r8 = atomicrmw udec_wrap ptr %p, i32 1 seq_cst, align 4
  %g1 = getelementptr inbounds { i32, [4 x i8] }, ptr %p, i64 %n, i32 1, i64 2
  %g2 = getelementptr nusw i8, ptr %p, i64 %n
  %g3 = getelementptr nuw i8, ptr %p, i64 %n
  %g4 = getelementptr i8, <2 x ptr> zeroinitializer, <2 x i64> <i64 1, i64 2>
  %g5 = getelementptr <vscale x 4 x i32>, ptr %p, i64 1
  %va = va_arg ptr %p, i32
  call void asm sideeffect alignstack inteldialect unwind "nop $0", "r,~{memory}"(i64 %n)
  %as = call i32 asm "mov $1, $0", "=r,r"(i32 5)
  ret void
}

define i32 @ctl(i32 %x, ptr %p, i65 %w) personality ptr @pers {
entry:
  switch i32 %x, label %d [
    i32 0, label %a
    i32 -5, label %b
    i32 77, label %a
  ]

a:                                                ; preds = %b, %entry, %entry
  switch i65 %w, label %d [
    i65 -1, label %b
  ]

b:                                                ; preds = %a, %entry
  indirectbr ptr %p, [label %a, label %d, label %i]

d:                                                ; preds = %l, %b, %a, %entry
  %ph = phi i32 [ 1, %entry ], [ %fw, %l ], [ 2, %a ], [ 3, %b ]
  %phf = phi nnan float [ 1.000000e+00, %entry ], [ 2.000000e+00, %l ], [ 0.000000e+00, %a ], [ 0.000000e+00, %b ]
  br i1 undef, label %l, label %i

l:                                                ; preds = %d
  %fw = add i32 %ph, 1
  br label %d

i:                                                ; preds = %d, %b
  %inv = invoke fastcc i32 @g(i32 %x, i32 3) #2 [ "deopt"(i32 1, ptr %p), "foo"() ]
          to label %ok unwind label %lp

lp:                                               ; preds = %i
  %lpad = landingpad { ptr, i32 }
          cleanup
          catch ptr null
          catch ptr @pers
          filter [1 x ptr] [ptr @pers]
  resume { ptr, i32 } %lpad

ok:                                               ; preds = %i
  callbr void asm "", "r,!i,!i"(i32 %x)
          to label %ok2 [label %ok3, label %un]

ok2:                                              ; preds = %ok
  %t = tail call i32 @g(i32 1, i32 2)
  %m = notail call i32 @g(i32 1, i32 2)
  %nf = call fast float @ff(float 1.000000e+00)
  call void (...) @ext(i32 %t, ptr %p, float %nf)
  %mm = musttail call i32 @ctl(i32 %t, ptr %p, i65 %w)
  ret i32 %mm

ok3:                                              ; preds = %ok
  call x86_fastcallcc void @v() [ "bar"(i32 5) ]
  ret i32 5

un:                                               ; preds = %ok
  unreachable
}

define void @eh(i1 %c) personality ptr @pers {
  invoke void @v()
          to label %n unwind label %cs

n:                                                ; preds = %h1, %0
  ret void

cs:                                               ; preds = %0
  %s = catchswitch within none [label %h1, label %h2] unwind label %cl

h1:                                               ; preds = %cs
  %cp = catchpad within %s [ptr null, i32 64, ptr null]
  call void @v() [ "funclet"(token %cp) ]
  catchret from %cp to label %n

h2:                                               ; preds = %cs
  %cp2 = catchpad within %s []
  %ns = catchswitch within %cp2 [label %h3] unwind to caller

h3:                                               ; preds = %h2
  %cp3 = catchpad within %ns [i32 1]
  unreachable

cl:                                               ; preds = %cs
  %clp = cleanuppad within none []
  br i1 %c, label %x, label %y

x:                                                ; preds = %cl
  cleanupret from %clp unwind to caller

y:                                                ; preds = %cl
  cleanupret from %clp unwind label %cl2

cl2:                                              ; preds = %y
  %clp2 = cleanuppad within none [i32 3]
  cleanupret from %clp2 unwind to caller
}

declare float @ff(float)

; Function Attrs: noinline
define internal fastcc i32 @g(i32 signext %"a b", i32 returned %0) #1 {
"blk 1":
  %"\01weird" = add i32 %"a b", %0, !md !0
  ret i32 %"\01weird", !md2 !1
}

define ptr @ba(i1 %c) {
  store ptr blockaddress(@ba, %t), ptr null, align 8
  store ptr blockaddress(@ctl, %a), ptr null, align 8
  %q = icmp eq ptr blockaddress(@ctl, %d), getelementptr inbounds (i8, ptr @g, i64 3)
  br i1 %q, label %t, label %u

t:                                                ; preds = %0
  ret ptr blockaddress(@ba, %u)

u:                                                ; preds = %0
  ret ptr null
}

define void @tok() {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  ret void
}

define <2 x i32> @consts() {
  %a = add <2 x i32> <i32 1, i32 2>, <i32 poison, i32 undef>
  %b = add <2 x i32> %a, splat (i32 7)
  store { i8, [2 x i16], <{ i32 }> } { i8 1, [2 x i16] [i16 3, i16 4], <{ i32 }> <{ i32 9 }> }, ptr null, align 2
  store [3 x i8] c"xyz", ptr null, align 1
  store [3 x i8] c"xy\00", ptr null, align 1
  store i128 12345678901234567890123456789, ptr null, align 8
  store fp128 0xL00000000000000004000000000000000, ptr null, align 16
  store x86_fp80 0xK4000C8F5C28F5C28F800, ptr null, align 16
  store ptr getelementptr inbounds nuw (i8, ptr @g, i64 16), ptr null, align 8
  store i64 ptrtoint (ptr getelementptr inbounds (i8, ptr @g, i64 16) to i64), ptr null, align 8
  ret <2 x i32> %b
}

attributes #0 = { nocallback nofree nosync nounwind willreturn }
attributes #1 = { noinline }
attributes #2 = { cold "call-attr" }

!0 = !{!"a"}
!1 = !{}

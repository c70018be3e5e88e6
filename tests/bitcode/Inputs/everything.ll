; ModuleID = 'everything.bc'
source_filename = "exotic"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128-A5-P0-G0"
target triple = "x86_64-unknown-linux-gnu"

module asm "foo"
module asm "bar\22"

%named = type { i32, ptr, [3 x i8] }
%packed = type <{ i8, i64 }>

$c4 = comdat nodeduplicate

$c1 = comdat any

$c2 = comdat exactmatch

$c3 = comdat largest

@ext = external addrspace(2) global i32
@c1 = weak_odr constant [3 x i8] c"ab\00", comdat, align 1
@v2 = linkonce_odr hidden global i64 -1, section "sec", partition "part", comdat($c2), align 16
@v3 = protected thread_local(localdynamic) local_unnamed_addr externally_initialized global double 1.500000e+00, comdat($c3)
@v4 = internal thread_local unnamed_addr constant float 1.500000e+00
@v5 = private global x86_fp80 0xK3FFF8000000000000001
@v6 = common global fp128 0xL00000000000000000000000000000000
@v7 = appending global [0 x ptr] zeroinitializer
@v8 = available_externally dllimport global ppc_fp128 0xM400C0000000000300000000010000000
@v9 = extern_weak global half
@v10 = dllexport global bfloat 0xR3F80, code_model "large"
@v11 = global i128 123456789012345678901234567890, no_sanitize_address, no_sanitize_hwaddress, sanitize_memtag, sanitize_address_dyninit
@v12 = global <4 x i32> <i32 1, i32 2, i32 undef, i32 poison>
@v13 = global { i32, ptr } { i32 5, ptr getelementptr inbounds nuw (i8, ptr @v13, i64 8) }
@v14 = global ptr getelementptr inbounds inrange(-8, 16) (%named, ptr @v13, i32 0, i32 2, i64 1)
@v15 = global i64 sub (i64 ptrtoint (ptr @v13 to i64), i64 ptrtoint (ptr @v14 to i64))
@v16 = global ptr addrspacecast (ptr addrspace(2) @ext to ptr)
@v17 = global ptr dso_local_equivalent @fdecl
@v18 = global ptr no_cfi @fdecl
@v19 = global ptr ptrauth (ptr @v13, i32 2, i64 1234, ptr @v14)
@v20 = global ptr blockaddress(@blocks, %bb2)
@v21 = global [2 x %packed] [%packed <{ i8 1, i64 2 }>, %packed zeroinitializer]
@v22 = global <2 x ptr> <ptr null, ptr @v13>
@v23 = global i17 -5
@v24 = global i300 -1234567890123456789012345678901234567890
@v25 = global [4 x half] [half 0xH3C00, half 0xH4000, half 0xH7C00, half 0xH0000]
@v26 = global ptr null
@v27 = global target("spirv.Image", void, 0, 1) undef
@v28 = global i64 add nuw nsw (i64 ptrtoint (ptr @v13 to i64), i64 3)
@v29 = global i8 ptrtoint (ptr @v13 to i8)
@v30 = global <vscale x 4 x i32> zeroinitializer
@v31 = global i32 extractelement (<2 x i32> <i32 1, i32 ptrtoint (ptr @v13 to i32)>, i32 ptrtoint (ptr @v13 to i32))
@v32 = dso_local global i32 0, !md !0, !md2 !1
@ext2 = addrspace(2) global i32 4
@0 = global i32 9
@"quoted name \01" = global i32 3

@a1 = alias i32, ptr addrspace(2) @ext2
@a2 = hidden thread_local(initialexec) unnamed_addr alias i8, getelementptr (i8, ptr @v13, i64 1)
@a3 = weak dso_local dllexport alias i64, ptr @v2, partition "p2"

@i1 = ifunc void (), ptr @resolver
@i2 = internal ifunc i32 (i32), ptr @resolver, !md !0

declare ptr @resolver2()

define ptr @resolver() {
  ret ptr null
}

declare void @fdecl(i32 zeroext, ptr noalias readonly align 8 captures(ret: address, provenance) dereferenceable(16) dereferenceable_or_null(8), ptr byval(%named) align 4, ptr sret(i32), ptr inalloca(i64), ptr nest, i32 inreg returned signext, ptr swiftself, ptr nofree noundef nonnull writeonly, float nofpclass(nan inf), i32 range(i32 1, 100), ptr initializes((0, 4), (8, 16)), ptr dead_on_unwind writable, ...)

; Function Attrs: allockind("alloc,zeroed,aligned") allocsize(0,1) memory(inaccessiblemem: readwrite, errnomem: write)
declare noalias noundef ptr @alloc(i64 allocalign, i64) #0

; Function Attrs: alwaysinline builtin cold convergent coro_only_destroy_when_complete coro_elide_safe disable_sanitizer_instrumentation fn_ret_thunk_extern hot inlinehint jumptable minsize mustprogress naked nobuiltin nocallback nocf_check nodivergencesource noduplicate nofree noimplicitfloat noinline nomerge noprofile norecurse noredzone noreturn nosanitize_bounds nosanitize_coverage nosync nounwind nonlazybind null_pointer_is_valid optforfuzzing optsize optnone presplitcoroutine returns_twice safestack sanitize_address sanitize_hwaddress sanitize_memtag sanitize_memory sanitize_numerical_stability sanitize_realtime sanitize_realtime_blocking sanitize_thread sanitize_type shadowcallstack skipprofile speculatable speculative_load_hardening ssp sspreq sspstrong willreturn memory(argmem: read, inaccessiblemem: write) alignstack(32) uwtable(sync) vscale_range(1,16)
declare void @fattr() #1

define fastcc i32 @blocks(i32 %x, ptr %p) section "text2" comdat($c4) align 32 gc "statepoint-example" prefix i32 5 prologue i8 7 personality ptr @fdecl !md !3 !md3 !4 {
entry:
  indirectbr ptr %p, [label %bb1, label %bb2]

bb1:                                              ; preds = %entry
  switch i32 %x, label %bb2 [
    i32 -1, label %bb3
    i32 7, label %bb1a
    i32 2147483647, label %bb1a
  ]

bb1a:                                             ; preds = %bb1, %bb1
  br i1 true, label %bb2, label %bb3

bb2:                                              ; preds = %bb1a, %bb1, %entry
  %phi = phi i32 [ 0, %entry ], [ %later, %bb1 ], [ undef, %bb1a ]
  %later = add nuw nsw i32 %x, 5
  br label %bb3

bb3:                                              ; preds = %bb2, %bb1a, %bb1
  %f = phi fast float [ 1.000000e+00, %bb1 ], [ 2.000000e+00, %bb2 ], [ poison, %bb1a ]
  unreachable
}

define amdgpu_kernel void @insts(i32 %x, float %f, <4 x i32> %v, <vscale x 2 x double> %sv, ptr %p, ptr addrspace(3) %p3, i1 %c, { i32, [2 x float] } %agg, <4 x float> %vf, <4 x ptr> %vp) {
  %a1 = alloca i32, align 4, addrspace(5)
  %a2 = alloca inalloca %named, align 16, addrspace(5)
  %a3 = alloca i8, i32 %x, align 1
  %a4 = alloca swifterror ptr, align 8, addrspace(5)
  %b1 = add nuw i32 %x, 1
  %b2 = sub nsw i32 %x, %b1
  %b3 = mul nuw nsw i32 %b1, %b2
  %b4 = udiv exact i32 %b3, 3
  %b5 = sdiv i32 %b4, -3
  %b6 = urem i32 %b5, 3
  %b7 = srem i32 %b6, 3
  %b8 = shl nuw i32 %b7, 2
  %b9 = lshr exact i32 %b8, 2
  %b10 = ashr i32 %b9, 2
  %b11 = and i32 %b10, 255
  %b12 = or disjoint i32 %b11, 256
  %b13 = xor i32 %b12, -1
  %f1 = fadd nnan ninf float %f, 1.000000e+00
  %f2 = fsub nsz arcp float %f1, 0x7FF8000000000000
  %f3 = fmul contract afn float %f2, -0.000000e+00
  %f4 = fdiv reassoc float %f3, 3.000000e+00
  %f5 = frem fast float %f4, 0x36A0000000000000
  %f6 = fneg fast float %f5
  %c1 = icmp samesign ult i32 %x, 5
  %c2 = icmp eq <4 x i32> %v, zeroinitializer
  %c3 = fcmp nnan une float %f, %f1
  %c4 = fcmp ord <vscale x 2 x double> %sv, %sv
  %c5 = icmp sge ptr %p, null
  %t1 = trunc nuw nsw i32 %x to i8
  %t2 = zext nneg i8 %t1 to i64
  %t3 = sext <4 x i32> %v to <4 x i64>
  %t4 = fptoui float %f to i32
  %t5 = fptosi float %f to i17
  %t6 = uitofp nneg i32 %x to double
  %t7 = sitofp <4 x i32> %v to <4 x float>
  %t8 = fptrunc fast double %t6 to half
  %t9 = fpext nnan half %t8 to fp128
  %t10 = ptrtoint ptr %p to i64
  %t11 = inttoptr i64 %t10 to ptr addrspace(7)
  %t12 = bitcast <4 x i32> %v to i128
  %t13 = addrspacecast ptr addrspace(3) %p3 to ptr
  %t14 = ptrtoaddr ptr %p to i64
  %s1 = select fast i1 %c, float %f, float 1.000000e+00
  %s2 = select <4 x i1> %c2, <4 x i32> %v, <4 x i32> splat (i32 7)
  %e1 = extractelement <4 x i32> %v, i64 2
  %e2 = insertelement <4 x i32> %v, i32 %e1, i8 0
  %e3 = shufflevector <4 x i32> %v, <4 x i32> %e2, <8 x i32> <i32 0, i32 poison, i32 7, i32 1, i32 2, i32 3, i32 4, i32 5>
  %e4 = shufflevector <vscale x 2 x double> %sv, <vscale x 2 x double> poison, <vscale x 2 x i32> zeroinitializer
  %x1 = extractvalue { i32, [2 x float] } %agg, 1, 1
  %x2 = insertvalue { i32, [2 x float] } %agg, i32 7, 0
  %l1 = load i32, ptr %p, align 1
  %l2 = load volatile <4 x i32>, ptr %p, align 16, !nontemporal !5
  %l3 = load atomic i32, ptr %p syncscope("agent") acquire, align 4
  %l4 = load atomic volatile ptr, ptr %p seq_cst, align 8
  store i32 %x, ptr addrspace(3) %p3, align 4
  store volatile i8 0, ptr %p, align 1
  store atomic i64 0, ptr %p syncscope("singlethread") release, align 8
  fence acquire
  fence syncscope("wave") seq_cst
  %cx1 = cmpxchg ptr %p, i32 1, i32 %x acq_rel monotonic, align 4
  %cx2 = cmpxchg weak volatile ptr %p, ptr null, ptr %p syncscope("agent") seq_cst acquire, align 16
  %r1 = atomicrmw xchg ptr %p, i32 5 monotonic, align 4
  %r2 = atomicrmw volatile fadd ptr %p, float 1.000000e+00 syncscope("agent") seq_cst, align 4
  %r3 = atomicrmw uinc_wrap ptr %p, i32 1 release, align 4
  %r4 = atomicrmw udec_wrap ptr %p, i32 1 release, align 4
  %r5 = atomicrmw usub_cond ptr %p, i32 1 release, align 4
  %r6 = atomicrmw usub_sat ptr %p, i32 1 release, align 4
  %r7 = atomicrmw fmaximum ptr %p, float 1.000000e+00 release, align 4
  %r8 = atomicrmw nand ptr %p, i8 1 release, align 1
  %g1 = getelementptr inbounds nuw %named, ptr %p, i64 %t10, i32 2, i64 1
  %g2 = getelementptr nusw i8, <4 x ptr> %vp, i64 1
  %g3 = getelementptr i32, ptr %p, <4 x i64> %t3
  %va = va_arg ptr %p, double
  %fr = freeze i32 %x
  %call1 = tail call fast float @llvm.sqrt.f32(float %f)
  %call2 = musttail call intel_ocl_bicc i32 (i32, ...) @vararg(i32 %x, ptr byval(i32) %p, float %f) #4 [ "deopt"(i32 1, ptr %p) ]
  call void asm sideeffect alignstack inteldialect unwind "nop $0", "r,~{memory}"(i32 %x), !srcloc !6
  notail call void %p(i32 3)
  call void @fdecl(i32 zeroext 1, ptr null, ptr byval(%named) null, ptr sret(i32) null, ptr inalloca(i64) null, ptr null, i32 3, ptr null, ptr null, float 1.000000e+00, i32 1, ptr null, ptr null, i32 5, double 3.000000e+00)
  ret void
}

declare i32 @vararg(i32, ...)

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #2

define void @eh() personality ptr @__gxx {
entry:
  invoke ghccc void @fattr() #4 [ "funclet"(token none) ]
          to label %ok unwind label %lp, !prof !7

ok:                                               ; preds = %entry
  invoke void asm "x", ""()
          to label %ok2 unwind label %lp

ok2:                                              ; preds = %ok
  ret void

lp:                                               ; preds = %ok, %entry
  %l = landingpad { ptr, i32 }
          cleanup
          catch ptr null
          filter [1 x ptr] [ptr @v13]
          catch ptr @v14
  resume { ptr, i32 } %l
}

define void @eh2() personality ptr @__gxx {
  invoke void @fattr()
          to label %ok unwind label %cs

cs:                                               ; preds = %0
  %c = catchswitch within none [label %h1, label %h2] unwind label %cl

h1:                                               ; preds = %cs
  %p1 = catchpad within %c [ptr null, i32 64, ptr @v13]
  call void @fattr() [ "funclet"(token %p1) ]
  catchret from %p1 to label %ok

h2:                                               ; preds = %cs
  %p2 = catchpad within %c []
  %cc = catchswitch within %p2 [label %h3] unwind to caller

h3:                                               ; preds = %h2
  %p3 = catchpad within %cc []
  unreachable

cl:                                               ; preds = %cs
  %q = cleanuppad within none [i32 1]
  cleanupret from %q unwind to caller

ok:                                               ; preds = %h1, %0
  ret void
}

define i32 @cbr(i32 %x) {
  %r = callbr i32 asm "jmp ${1:l}", "=r,r,!i,!i"(i32 %x)
          to label %a [label %b, label %c]

a:                                                ; preds = %0
  ret i32 %r

b:                                                ; preds = %0
  %z = call i32 @llvm.callbr.landingpad.i32(i32 %r)
  ret i32 %z

c:                                                ; preds = %0
  ret i32 0
}

; Function Attrs: nomerge nounwind
declare i32 @llvm.callbr.landingpad.i32(i32) #3

declare i32 @__gxx(...)

define void @fwd(i1 %c) {
  br label %use

def:                                              ; preds = %def2
  %d = call i32 @ret32()
  %d2 = getelementptr i8, ptr %q, i32 %d
  br label %use

use:                                              ; preds = %def, %0
  %p = phi i32 [ %d, %def ], [ 1, %0 ]
  br i1 %c, label %def2, label %end

def2:                                             ; preds = %use
  %q = inttoptr i32 %p to ptr
  br label %def

end:                                              ; preds = %use
  ret void
}

declare i32 @ret32()

attributes #0 = { allockind("alloc,zeroed,aligned") allocsize(0,1) memory(inaccessiblemem: readwrite, errnomem: write) "alloc-family"="malloc" }
attributes #1 = { alwaysinline builtin cold convergent coro_only_destroy_when_complete coro_elide_safe disable_sanitizer_instrumentation fn_ret_thunk_extern hot inlinehint jumptable minsize mustprogress naked nobuiltin nocallback nocf_check nodivergencesource noduplicate nofree noimplicitfloat noinline nomerge noprofile norecurse noredzone noreturn nosanitize_bounds nosanitize_coverage nosync nounwind nonlazybind null_pointer_is_valid optforfuzzing optsize optnone presplitcoroutine returns_twice safestack sanitize_address sanitize_hwaddress sanitize_memtag sanitize_memory sanitize_numerical_stability sanitize_realtime sanitize_realtime_blocking sanitize_thread sanitize_type shadowcallstack skipprofile speculatable speculative_load_hardening ssp sspreq sspstrong willreturn memory(argmem: read, inaccessiblemem: write) alignstack=32 uwtable(sync) vscale_range(1,16) "key" "key2"="value" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nomerge nounwind }
attributes #4 = { nounwind "x"="y" }

!named = !{!0, !1, !2}
!odd\20name = !{}

!0 = !{i32 1, !"a\00b", null, ptr @v13, !1}
!1 = distinct !{!1, i64 -5, float 1.000000e+00}
!2 = !GenericDINode(tag: DW_TAG_member, header: "hdr", operands: {!0, null})
!3 = !{!0, !4}
!4 = !{}
!5 = !{i32 1}
!6 = !{i64 1, i64 2}
!7 = !{!"branch_weights", i32 1, i32 20}

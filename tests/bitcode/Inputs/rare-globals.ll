; ModuleID = 'rare-globals.bc'
source_filename = "x y.c"
target datalayout = "e-m:e-p:64:64-p1:32:32-p3:128:128:128:32-A5-i64:64-n8:16:32:64"
target triple = "xcore-unknown-linux"

module asm ".globl foo"
module asm "bar: \22q\22"

%0 = type opaque
%1 = type { i32 }
%opq = type opaque
%"quoted name" = type <{ i8, i32, [2 x %opq2] }>
%opq2 = type { ptr, { i1, i77 } }

$c3 = comdat largest

$c1 = comdat any

$c2 = comdat exactmatch

$c4 = comdat nodeduplicate

$c5 = comdat samesize

@a = external global %opq
@b = external global %0
@c = global %1 { i32 5 }, comdat($c1), align 8
@d = internal thread_local(localexec) unnamed_addr constant %"quoted name" <{ i8 1, i32 2, [2 x %opq2] [%opq2 { ptr null, { i1, i77 } { i1 true, i77 -1 } }, %opq2 undef] }>, section "sec", align 4294967296
@e = weak_odr dso_local local_unnamed_addr global i32 0, comdat($c2)
@f1 = linkonce hidden global i32 0
@g = linkonce_odr protected global i64 ptrtoint (ptr @c to i64)
@h = common global i32 0
@i = appending global [2 x ptr] [ptr @c, ptr getelementptr inbounds (i8, ptr @c, i64 4)]
@j = available_externally dllimport global i32 7
@k = dllexport global i32 7
@l = extern_weak global i32
@m = private externally_initialized global i32 7
@n = addrspace(1) global i32 7, code_model "large"
@o = global i32 7, no_sanitize_address, no_sanitize_hwaddress, sanitize_address_dyninit
@p = global i32 7, partition "part1", sanitize_memtag
@q = thread_local global i32 0
@q2 = thread_local(initialexec) global i32 0
@q3 = thread_local(localdynamic) global i32 0
@r = global i32 3, !type !0, !foo !1
@s = global i32 3 #0
@fl = global [9 x double] [double 0x7FF0000000000000, double -0.000000e+00, double 1.500000e+00, double 0x7FF8000000000001, double 0.000000e+00, double 1.000000e+300, double 3.140000e+00, double 1.000000e-01, double -1.000000e+00]
@fh = global { half, bfloat, float, x86_fp80, fp128, ppc_fp128 } { half 0xH3C00, bfloat 0xR3F80, float 1.250000e+00, x86_fp80 0xK4000C8F5C28F5C28F800, fp128 0xL00000000000000004000000000000000, ppc_fp128 0xM400C0000000000300000000010000000 }
@wide = global [3 x i128] [i128 -1, i128 170141183460469231731687303715884105727, i128 5]
@w2 = global i200 -803469022129495137770981046170581301261101496891396417650688
@strs = global { [3 x i8], [4 x i8], [3 x i8], <3 x i8> } { [3 x i8] c"ab\00", [4 x i8] c"a\00b\00", [3 x i8] c"\FF\01\00", <3 x i8> <i8 97, i8 98, i8 0> }
@vec = global <4 x i32> <i32 1, i32 2, i32 poison, i32 undef>
@vecs = global { <2 x i1>, <3 x half>, <vscale x 4 x i32> } { <2 x i1> <i1 true, i1 false>, <3 x half> <half 0xH3C00, half 0xH4000, half 0xH0000>, <vscale x 4 x i32> zeroinitializer }
@ce1 = global i32 trunc (i64 sub (i64 ptrtoint (ptr dso_local_equivalent @fn to i64), i64 ptrtoint (ptr @ce1 to i64)) to i32)
@ce2 = global ptr no_cfi @fn
@ce3 = global ptr ptrauth (ptr @c, i32 2, i64 1234, ptr @ce3)
@ce3b = global ptr ptrauth (ptr @c, i32 2)
@ce4 = global ptr blockaddress(@fn, %bb)
@ce5 = global ptr getelementptr inbounds nuw inrange(-8, 16) ({ [3 x ptr] }, ptr @vt, i32 0, i32 0, i32 1)
@ce6 = global ptr getelementptr nusw nuw (i8, ptr @c, i64 1)
@ce7 = global i64 add nuw nsw (i64 ptrtoint (ptr @c to i64), i64 4)
@ce8 = global i64 xor (i64 ptrtoint (ptr @c to i64), i64 4)
@ce9 = global ptr addrspace(1) addrspacecast (ptr @c to ptr addrspace(1))
@ce10 = global <2 x ptr> getelementptr (i8, <2 x ptr> <ptr @c, ptr @e>, <2 x i64> <i64 1, i64 2>)
@ce11 = global i64 ptrtoaddr (ptr @c to i64)
@vt = global { [3 x ptr] } { [3 x ptr] [ptr null, ptr @fn, ptr @c] }
@tgt = global target("spirv.DeviceEvent") zeroinitializer
@selfref = global ptr @selfref
@llvm.used = appending global [1 x ptr] [ptr @c], section "llvm.metadata"
@x1 = global i32 1, comdat($c4)
@x2 = global i32 1, comdat($c5)

@al = alias i32, ptr @c
@al2 = weak hidden unnamed_addr alias i8, getelementptr (i8, ptr @c, i32 1)
@al3 = thread_local(initialexec) alias i32, ptr @q2
@al4 = alias i32, ptr @c, partition "part2"

@if = ifunc void (), ptr @resolver
@if2 = internal ifunc i32 (i32), ptr @resolver, partition "p3"

; Function Attrs: nounwind allocsize(0,1) memory(argmem: read, inaccessiblemem: write) alignstack(8) uwtable(sync) vscale_range(1,16)
declare void @decl(ptr byval(%1) align 4, ptr sret(i64), ptr inalloca(i32), i32 inreg zeroext, ptr readonly captures(none) dereferenceable(8) dereferenceable_or_null(16), ptr captures(address, read_provenance), i8 range(i8 -4, 5), ptr initializes((0, 4), (8, 12)), i128 range(i128 -5, 18446744073709551616), double nofpclass(nan inf)) #1

; Function Attrs: allockind("alloc,zeroed") allocsize(2) memory(none) vscale_range(2,0)
declare fastcc noundef nonnull align 16 ptr @decl2(i32 signext, ptr swiftself, ptr swifterror, ptr swiftasync, ptr nest) #2 gc "shadow-stack"

declare !foo !1 cc999 void @decl3(...)

declare x86_stdcallcc i32 @decl4(ptr elementtype(i32), ptr byref(i64), ptr preallocated(i32)) partition "pp"

define internal ptr @resolver() {
  ret ptr null
}

define void @fn() section "text.x" comdat($c3) align 32 prefix i32 5 prologue i8 3 personality ptr @pers !prof !4 !foo !1 {
entry:
  br label %bb

bb:                                               ; preds = %entry
  ret void
}

declare i32 @pers(...)

attributes #0 = { "bss-section"="foo" }
attributes #1 = { nounwind allocsize(0,1) memory(argmem: read, inaccessiblemem: write) alignstack=8 uwtable(sync) vscale_range(1,16) "a" "b"="c" }
attributes #2 = { allockind("alloc,zeroed") allocsize(2) memory(none) vscale_range(2,0) "x"="\22y" }

!empty = !{}
!odd\22 = !{!1, !0}
!llvm.module.flags = !{!3}

!0 = !{i64 0, !"type"}
!1 = !{i32 1, !"str\00\FF", null, !2}
!2 = !{!1}
!3 = !{i32 1, !"x", i32 2}
!4 = !{!"function_entry_count", i64 100}

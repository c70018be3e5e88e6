; Exceptions from C: an unwinder goes through frames and has them clean up. Made from C with the attribute `cleanup`.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -stop-after=prologepilog %s -o %t.mir
; RUN: llc -mtriple=x86_64-linux-gnu -start-after=prologepilog -disable-verify %t.mir -o - | FileCheck %s
; RUN: llc -mtriple=riscv64-linux-gnu -mattr=+m,+a,+f,+d -target-abi=lp64d %s -o - | FileCheck %s --check-prefix=RISCV
; CHECK-LABEL: leaf:
; CHECK: .cfi_startproc
; CHECK-NEXT: .cfi_personality 155, DW.ref.__gcc_personality_v0
; CHECK-NEXT: .cfi_lsda 27, .Lexception
; CHECK: .cfi_def_cfa_offset 16
; CHECK: callq _Unwind_ForcedUnwind
; CHECK: callq _Unwind_Resume
; CHECK: .cfi_endproc
; CHECK: .section .gcc_except_table,"a",@progbits
; CHECK: GCC_except_table
; CHECK: .byte 255
; CHECK-NEXT: .byte 255
; CHECK-NEXT: .byte 1
; CHECK: .uleb128 .Ltmp
; CHECK: .hidden DW.ref.__gcc_personality_v0
; CHECK: .quad __gcc_personality_v0
; RISCV-LABEL: leaf:
; RISCV: .cfi_personality 155, DW.ref.__gcc_personality_v0
; RISCV: GCC_except_table
; RISCV: .byte 3

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }
%struct._Unwind_Exception = type { i64, ptr, i64, i64 }

@back = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16
@.str = private unnamed_addr constant [5 x i8] c"back\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"clean %d\0A\00", align 1
@ex = internal global %struct._Unwind_Exception zeroinitializer, align 16

; Function Attrs: uwtable
define dso_local i32 @main() local_unnamed_addr {
  %1 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %1)
  store volatile i32 0, ptr %1, align 4
  %2 = call i32 @_setjmp(ptr noundef nonnull @back)
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %0
  call fastcc void @values(ptr noundef %1)
  br label %5

5:                                                ; preds = %4, %0
  %6 = call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str)
  %7 = load volatile i32, ptr %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %1)
  ret i32 %7
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none))

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(ptr noundef) local_unnamed_addr

; Function Attrs: noinline uwtable
define internal fastcc void @values(ptr noundef nonnull %0) unnamed_addr personality ptr @__gcc_personality_v0 {
  br label %5

2:                                                ; preds = %13
  %3 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %15)
  %4 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %14)
  ret void

5:                                                ; preds = %1, %13
  %6 = phi i32 [ 0, %1 ], [ %16, %13 ]
  %7 = phi i32 [ 4, %1 ], [ %15, %13 ]
  %8 = phi i32 [ 3, %1 ], [ %14, %13 ]
  %9 = icmp eq i32 %6, 0
  %10 = select i1 %9, i32 2, i32 3
  %11 = uitofp nneg i32 %6 to double
  %12 = invoke fastcc i32 @leaf(i32 noundef %10, ptr noundef %0, double noundef %11)
          to label %13 unwind label %18

13:                                               ; preds = %5
  %14 = add nsw i32 %12, %8
  %15 = xor i32 %14, %7
  %16 = add nuw nsw i32 %6, 1
  %17 = icmp eq i32 %16, 3
  br i1 %17, label %2, label %5

18:                                               ; preds = %5
  %19 = landingpad { ptr, i32 }
          cleanup
  %20 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %7)
  %21 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %8)
  resume { ptr, i32 } %19
}

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr noundef readonly captures(none)) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none))

; Function Attrs: noinline uwtable
define internal fastcc i32 @leaf(i32 noundef %0, ptr noundef nonnull %1, double noundef %2) unnamed_addr personality ptr @__gcc_personality_v0 {
  %4 = mul nsw i32 %0, 10
  %5 = icmp eq i32 %0, 0
  br i1 %5, label %6, label %11

6:                                                ; preds = %3
  %7 = invoke i32 @_Unwind_ForcedUnwind(ptr noundef nonnull @ex, ptr noundef nonnull @stop, ptr noundef nonnull %1)
          to label %11 unwind label %8

8:                                                ; preds = %11, %6
  %9 = landingpad { ptr, i32 }
          cleanup
  %10 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %4)
  resume { ptr, i32 } %9

11:                                               ; preds = %6, %3
  %12 = add nsw i32 %0, -1
  %13 = fadd double %2, 1.000000e+00
  %14 = invoke fastcc i32 @leaf(i32 noundef %12, ptr noundef %1, double noundef %13)
          to label %15 unwind label %8

15:                                               ; preds = %11
  %16 = fptosi double %2 to i32
  %17 = add i32 %4, %16
  %18 = add i32 %17, %14
  %19 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %4)
  ret i32 %18
}

declare i32 @__gcc_personality_v0(...)

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr

declare i32 @_Unwind_ForcedUnwind(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

; Function Attrs: uwtable
define internal noundef i32 @stop(i32 %0, i32 noundef %1, i64 %2, ptr readnone captures(none) %3, ptr noundef %4, ptr noundef %5) {
  %7 = and i32 %1, 16
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %6
  %10 = tail call i64 @_Unwind_GetCFA(ptr noundef %4)
  %11 = ptrtoint ptr %5 to i64
  %12 = icmp ugt i64 %10, %11
  br i1 %12, label %13, label %14

13:                                               ; preds = %9, %6
  tail call void @longjmp(ptr noundef nonnull @back, i32 noundef 1)
  unreachable

14:                                               ; preds = %9
  ret i32 0
}

declare i64 @_Unwind_GetCFA(ptr noundef) local_unnamed_addr

; Function Attrs: noreturn nounwind
declare void @longjmp(ptr noundef, i32 noundef) local_unnamed_addr




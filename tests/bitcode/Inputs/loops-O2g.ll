; ModuleID = 'loops-O2g.bc'
source_filename = "loops.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [6 x i8] c"seven\00", align 1, !dbg !0
@counter = dso_local thread_local global i32 0, align 4, !dbg !7
@.str.1 = private unnamed_addr constant [5 x i8] c"zero\00", align 1, !dbg !11
@.str.2 = private unnamed_addr constant [4 x i8] c"one\00", align 1, !dbg !16
@.str.3 = private unnamed_addr constant [4 x i8] c"two\00", align 1, !dbg !21
@table.labels = internal unnamed_addr constant [3 x ptr] [ptr blockaddress(@table, %7), ptr blockaddress(@table, %9), ptr blockaddress(@table, %11)], align 16, !dbg !31

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local i32 @sum(i32 noundef %0, ...) local_unnamed_addr #0 !dbg !57 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !77
    #dbg_assign(i1 poison, !62, !DIExpression(), !77, ptr %2, !DIExpression(), !78)
    #dbg_value(i32 %0, !61, !DIExpression(), !78)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #13, !dbg !79
  call void @llvm.va_start.p0(ptr nonnull %2), !dbg !80
    #dbg_value(i32 0, !76, !DIExpression(), !78)
  %3 = icmp sgt i32 %0, 0, !dbg !81
  br i1 %3, label %4, label %65, !dbg !82

4:                                                ; preds = %1
  %5 = load i32, ptr %2, align 16
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %8 = load ptr, ptr %7, align 16
  %9 = load ptr, ptr %6, align 8
  %10 = and i32 %0, 1, !dbg !83
  %11 = icmp eq i32 %0, 1, !dbg !83
  br i1 %11, label %49, label %12, !dbg !83

12:                                               ; preds = %4
  %13 = and i32 %0, 2147483646, !dbg !82
  br label %14, !dbg !82

14:                                               ; preds = %39, %12
  %15 = phi ptr [ %9, %12 ], [ %40, %39 ]
  %16 = phi i32 [ 0, %12 ], [ %44, %39 ]
  %17 = phi i32 [ %5, %12 ], [ %41, %39 ]
  %18 = phi i32 [ 0, %12 ], [ %45, %39 ]
    #dbg_value(i32 %16, !76, !DIExpression(), !78)
  %19 = icmp ult i32 %17, 41, !dbg !84
  br i1 %19, label %20, label %24, !dbg !84

20:                                               ; preds = %14
  %21 = zext nneg i32 %17 to i64, !dbg !84
  %22 = getelementptr i8, ptr %8, i64 %21, !dbg !84
  %23 = add nuw nsw i32 %17, 8, !dbg !84
  store i32 %23, ptr %2, align 16, !dbg !84, !DIAssignID !85
    #dbg_assign(i32 %23, !62, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !85, ptr %2, !DIExpression(), !78)
  br label %26, !dbg !84

24:                                               ; preds = %14
  %25 = getelementptr i8, ptr %15, i64 8, !dbg !84
  store ptr %25, ptr %6, align 8, !dbg !84, !DIAssignID !86
    #dbg_assign(ptr %25, !62, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !86, ptr %6, !DIExpression(), !78)
  br label %26, !dbg !84

26:                                               ; preds = %24, %20
  %27 = phi ptr [ %15, %20 ], [ %25, %24 ]
  %28 = phi i32 [ %23, %20 ], [ %17, %24 ]
  %29 = phi ptr [ %22, %20 ], [ %15, %24 ], !dbg !84
  %30 = load i32, ptr %29, align 4, !dbg !84, !tbaa !53
  %31 = add nsw i32 %30, %16, !dbg !87
    #dbg_value(i32 %31, !76, !DIExpression(), !78)
    #dbg_value(i32 poison, !61, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !78)
  %32 = icmp ult i32 %28, 41, !dbg !84
  br i1 %32, label %35, label %33, !dbg !84

33:                                               ; preds = %26
  %34 = getelementptr i8, ptr %27, i64 8, !dbg !84
  store ptr %34, ptr %6, align 8, !dbg !84, !DIAssignID !86
    #dbg_assign(ptr %34, !62, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !86, ptr %6, !DIExpression(), !78)
  br label %39, !dbg !84

35:                                               ; preds = %26
  %36 = zext nneg i32 %28 to i64, !dbg !84
  %37 = getelementptr i8, ptr %8, i64 %36, !dbg !84
  %38 = add nuw nsw i32 %28, 8, !dbg !84
  store i32 %38, ptr %2, align 16, !dbg !84, !DIAssignID !85
    #dbg_assign(i32 %38, !62, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !85, ptr %2, !DIExpression(), !78)
  br label %39, !dbg !84

39:                                               ; preds = %35, %33
  %40 = phi ptr [ %27, %35 ], [ %34, %33 ]
  %41 = phi i32 [ %38, %35 ], [ %28, %33 ]
  %42 = phi ptr [ %37, %35 ], [ %27, %33 ], !dbg !84
  %43 = load i32, ptr %42, align 4, !dbg !84, !tbaa !53
  %44 = add nsw i32 %43, %31, !dbg !88
    #dbg_value(i32 %44, !76, !DIExpression(), !78)
    #dbg_value(i32 poison, !61, !DIExpression(DW_OP_constu, 2, DW_OP_minus, DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !78)
  %45 = add i32 %18, 2, !dbg !89
  %46 = icmp eq i32 %45, %13, !dbg !89
  br i1 %46, label %47, label %14, !dbg !89, !llvm.loop !90

47:                                               ; preds = %39
  %48 = icmp eq i32 %10, 0, !dbg !84
  br i1 %48, label %65, label %49, !dbg !84

49:                                               ; preds = %47, %4
  %50 = phi ptr [ %9, %4 ], [ %40, %47 ]
  %51 = phi i32 [ 0, %4 ], [ %44, %47 ]
  %52 = phi i32 [ %5, %4 ], [ %41, %47 ]
  %53 = icmp ne i32 %10, 0, !dbg !84
  call void @llvm.assume(i1 %53), !dbg !84
    #dbg_value(i32 %51, !76, !DIExpression(), !78)
  %54 = icmp ult i32 %52, 41, !dbg !84
  br i1 %54, label %57, label %55, !dbg !84

55:                                               ; preds = %49
  %56 = getelementptr i8, ptr %50, i64 8, !dbg !84
  store ptr %56, ptr %6, align 8, !dbg !84, !DIAssignID !86
    #dbg_assign(ptr %56, !62, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !86, ptr %6, !DIExpression(), !78)
  br label %61, !dbg !84

57:                                               ; preds = %49
  %58 = zext nneg i32 %52 to i64, !dbg !84
  %59 = getelementptr i8, ptr %8, i64 %58, !dbg !84
  %60 = add nuw nsw i32 %52, 8, !dbg !84
  store i32 %60, ptr %2, align 16, !dbg !84, !DIAssignID !85
    #dbg_assign(i32 %60, !62, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !85, ptr %2, !DIExpression(), !78)
  br label %61, !dbg !84

61:                                               ; preds = %57, %55
  %62 = phi ptr [ %59, %57 ], [ %50, %55 ], !dbg !84
  %63 = load i32, ptr %62, align 4, !dbg !84, !tbaa !53
  %64 = add nsw i32 %63, %51, !dbg !92
    #dbg_value(i32 %64, !76, !DIExpression(), !78)
    #dbg_value(i32 poison, !61, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !78)
  br label %65, !dbg !93

65:                                               ; preds = %61, %47, %1
  %66 = phi i32 [ 0, %1 ], [ %44, %47 ], [ %64, %61 ], !dbg !94
  call void @llvm.va_end.p0(ptr nonnull %2), !dbg !93
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #13, !dbg !95
  ret i32 %66, !dbg !96
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @total(ptr noundef readonly captures(address_is_null) %0) local_unnamed_addr #3 !dbg !97 {
    #dbg_value(ptr %0, !114, !DIExpression(), !116)
    #dbg_value(double 0.000000e+00, !115, !DIExpression(), !116)
  %2 = icmp eq ptr %0, null, !dbg !117
  br i1 %2, label %16, label %3, !dbg !119

3:                                                ; preds = %1, %3
  %4 = phi double [ %13, %3 ], [ 0.000000e+00, %1 ]
  %5 = phi ptr [ %14, %3 ], [ %0, %1 ]
    #dbg_value(double %4, !115, !DIExpression(), !116)
    #dbg_value(ptr %5, !114, !DIExpression(), !116)
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 16, !dbg !120
  %7 = load double, ptr %6, align 8, !dbg !120, !tbaa !122
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 8, !dbg !127
  %9 = load i32, ptr %8, align 8, !dbg !127, !tbaa !128
  %10 = and i32 %9, 3, !dbg !129
  %11 = icmp eq i32 %10, 0, !dbg !130
  %12 = select i1 %11, double -2.000000e+00, double 1.500000e+00, !dbg !130
  %13 = tail call double @llvm.fmuladd.f64(double %7, double %12, double %4), !dbg !131
    #dbg_value(double %13, !115, !DIExpression(), !116)
  %14 = load ptr, ptr %5, align 8, !dbg !132, !tbaa !133
    #dbg_value(ptr %14, !114, !DIExpression(), !116)
  %15 = icmp eq ptr %14, null, !dbg !134
  br i1 %15, label %16, label %3, !dbg !135, !llvm.loop !136

16:                                               ; preds = %3, %1
  %17 = phi double [ 0.000000e+00, %1 ], [ %13, %3 ], !dbg !139
  ret double %17, !dbg !140
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef ptr @word(i32 noundef %0) local_unnamed_addr #5 !dbg !141 {
    #dbg_value(i32 %0, !145, !DIExpression(), !146)
  switch i32 %0, label %4 [
    i32 0, label %7
    i32 1, label %2
    i32 7, label %3
  ], !dbg !147

2:                                                ; preds = %1
  br label %7, !dbg !148

3:                                                ; preds = %1
  br label %7, !dbg !150

4:                                                ; preds = %1
  %5 = icmp ugt i32 %0, 100, !dbg !151
  %6 = select i1 %5, ptr null, ptr @.str.3, !dbg !152
  br label %7, !dbg !153

7:                                                ; preds = %1, %4, %3, %2
  %8 = phi ptr [ %6, %4 ], [ @.str, %3 ], [ @.str.2, %2 ], [ @.str.1, %1 ], !dbg !154
  ret ptr %8, !dbg !155
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @fill(ptr noalias noundef captures(none) %0, ptr noalias noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #6 !dbg !156 {
    #dbg_value(ptr %0, !166, !DIExpression(), !171)
    #dbg_value(ptr %1, !167, !DIExpression(), !171)
    #dbg_value(i32 %2, !168, !DIExpression(), !171)
    #dbg_value(i32 0, !169, !DIExpression(), !172)
  %4 = icmp sgt i32 %2, 0, !dbg !173
  br i1 %4, label %5, label %28, !dbg !175

5:                                                ; preds = %3
  %6 = zext nneg i32 %2 to i64, !dbg !176
  %7 = icmp ult i32 %2, 8, !dbg !177
  br i1 %7, label %26, label %8, !dbg !177

8:                                                ; preds = %5
  %9 = and i64 %6, 2147483640
  br label %10, !dbg !177

10:                                               ; preds = %10, %8
  %11 = phi i64 [ 0, %8 ], [ %22, %10 ], !dbg !178
  %12 = getelementptr inbounds nuw float, ptr %0, i64 %11, !dbg !179
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 16, !dbg !179
  %14 = load <4 x float>, ptr %12, align 4, !dbg !179, !tbaa !180
  %15 = load <4 x float>, ptr %13, align 4, !dbg !179, !tbaa !180
  %16 = getelementptr inbounds nuw float, ptr %1, i64 %11, !dbg !182
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 16, !dbg !182
  %18 = load <4 x float>, ptr %16, align 4, !dbg !182, !tbaa !180
  %19 = load <4 x float>, ptr %17, align 4, !dbg !182, !tbaa !180
  %20 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %14, <4 x float> %18, <4 x float> splat (float 1.000000e+00)), !dbg !183
  %21 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %15, <4 x float> %19, <4 x float> splat (float 1.000000e+00)), !dbg !183
  store <4 x float> %20, ptr %12, align 4, !dbg !184, !tbaa !180
  store <4 x float> %21, ptr %13, align 4, !dbg !184, !tbaa !180
  %22 = add nuw i64 %11, 8, !dbg !178
  %23 = icmp eq i64 %22, %9, !dbg !185
  br i1 %23, label %24, label %10, !dbg !185, !llvm.loop !186

24:                                               ; preds = %10
  %25 = icmp eq i64 %9, %6, !dbg !185
  br i1 %25, label %28, label %26, !dbg !185

26:                                               ; preds = %5, %24
  %27 = phi i64 [ 0, %5 ], [ %9, %24 ]
  br label %29, !dbg !185

28:                                               ; preds = %29, %24, %3
  ret void, !dbg !189

29:                                               ; preds = %26, %29
  %30 = phi i64 [ %36, %29 ], [ %27, %26 ]
    #dbg_value(i64 %30, !169, !DIExpression(), !172)
  %31 = getelementptr inbounds nuw float, ptr %0, i64 %30, !dbg !179
  %32 = load float, ptr %31, align 4, !dbg !179, !tbaa !180
  %33 = getelementptr inbounds nuw float, ptr %1, i64 %30, !dbg !182
  %34 = load float, ptr %33, align 4, !dbg !182, !tbaa !180
  %35 = tail call float @llvm.fmuladd.f32(float %32, float %34, float 1.000000e+00), !dbg !183
  store float %35, ptr %31, align 4, !dbg !184, !tbaa !180
  %36 = add nuw nsw i64 %30, 1, !dbg !178
    #dbg_value(i64 %36, !169, !DIExpression(), !172)
  %37 = icmp eq i64 %36, %6, !dbg !176
  br i1 %37, label %28, label %29, !dbg !185, !llvm.loop !190
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local i32 @bump() local_unnamed_addr #7 !dbg !191 {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @counter), !dbg !194
  %2 = atomicrmw add ptr %1, i32 1 seq_cst, align 4, !dbg !195
  %3 = add i32 %2, 1, !dbg !196
  ret i32 %3, !dbg !197
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #8

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local void @copy(ptr noundef writeonly captures(none) initializes((0, 40)) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #9 !dbg !198 {
    #dbg_value(ptr %0, !202, !DIExpression(), !204)
    #dbg_value(ptr %1, !203, !DIExpression(), !204)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %0, ptr noundef nonnull align 8 dereferenceable(40) %1, i64 40, i1 false), !dbg !205
  store ptr null, ptr %0, align 8, !dbg !206, !tbaa !133
  ret void, !dbg !207
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #10

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local i32 @run(i32 noundef %0) local_unnamed_addr #11 !dbg !208 {
    #dbg_value(i32 %0, !212, !DIExpression(), !215)
    #dbg_value(i32 0, !213, !DIExpression(), !216)
  br label %3, !dbg !217

2:                                                ; preds = %3
  ret i32 %6, !dbg !218

3:                                                ; preds = %1, %3
  %4 = phi i32 [ 0, %1 ], [ %7, %3 ]
  %5 = phi i32 [ %0, %1 ], [ %6, %3 ]
    #dbg_value(i32 %4, !213, !DIExpression(), !216)
    #dbg_value(i32 %5, !212, !DIExpression(), !215)
  %6 = tail call fastcc i32 @table(i32 noundef %4, i32 noundef %5), !dbg !219
    #dbg_value(i32 %6, !212, !DIExpression(), !215)
  %7 = add nuw nsw i32 %4, 1, !dbg !221
    #dbg_value(i32 %7, !213, !DIExpression(), !216)
  %8 = icmp eq i32 %7, 10, !dbg !222
  br i1 %8, label %2, label %3, !dbg !223, !llvm.loop !224
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc i32 @table(i32 noundef range(i32 -2147483648, 10) %0, i32 noundef %1) unnamed_addr #5 !dbg !33 {
    #dbg_value(i32 %0, !38, !DIExpression(), !227)
    #dbg_value(i32 %1, !39, !DIExpression(), !227)
  %3 = srem i32 %0, 3, !dbg !228
  %4 = sext i32 %3 to i64, !dbg !229
  %5 = getelementptr inbounds ptr, ptr @table.labels, i64 %4, !dbg !229
  %6 = load ptr, ptr %5, align 8, !dbg !229, !tbaa !230
  indirectbr ptr %6, [label %7, label %9, label %11]

7:                                                ; preds = %2
    #dbg_label(!40, !231)
  %8 = add nsw i32 %1, 1, !dbg !232
  br label %13, !dbg !233

9:                                                ; preds = %2
    #dbg_label(!41, !234)
  %10 = shl nsw i32 %1, 1, !dbg !235
  br label %13, !dbg !236

11:                                               ; preds = %2
    #dbg_label(!42, !237)
  %12 = sub nsw i32 0, %1, !dbg !238
  br label %13, !dbg !239

13:                                               ; preds = %11, %9, %7
  %14 = phi i32 [ %8, %7 ], [ %10, %9 ], [ %12, %11 ], !dbg !240
  ret i32 %14, !dbg !241
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #12

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #4

attributes #0 = { nofree norecurse nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind willreturn }
attributes #3 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #11 = { nofree norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #13 = { nounwind }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!45, !46, !47, !48, !49, !50, !51}
!llvm.ident = !{!52}
!llvm.errno.tbaa = !{!53}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 8, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "loops.c", directory: "/src", checksumkind: CSK_MD5, checksum: "cae706dc615a97bd5a2e54cfc969a37b")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 6)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "counter", scope: !9, file: !2, line: 5, type: !36, isLocal: false, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !10, splitDebugInlining: false, nameTableKind: None)
!10 = !{!0, !7, !11, !16, !21, !23, !31}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !2, line: 4, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 5)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !2, line: 4, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 4)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !2, line: 4, type: !18, isLocal: true, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "words", scope: !9, file: !2, line: 4, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 192, elements: !29)
!26 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !27)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!28 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!29 = !{!30}
!30 = !DISubrange(count: 3)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "labels", scope: !33, file: !2, line: 12, type: !43, isLocal: true, isDefinition: true)
!33 = distinct !DISubprogram(name: "table", scope: !2, file: !2, line: 12, type: !34, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !37, keyInstructions: true)
!34 = !DISubroutineType(types: !35)
!35 = !{!36, !36, !36}
!36 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!37 = !{!38, !39, !40, !41, !42}
!38 = !DILocalVariable(name: "op", arg: 1, scope: !33, file: !2, line: 12, type: !36)
!39 = !DILocalVariable(name: "x", arg: 2, scope: !33, file: !2, line: 12, type: !36)
!40 = !DILabel(scope: !33, name: "a", file: !2, line: 12, column: 100)
!41 = !DILabel(scope: !33, name: "b", file: !2, line: 12, column: 117)
!42 = !DILabel(scope: !33, name: "c", file: !2, line: 12, column: 134)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 192, elements: !29)
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!45 = !{i32 7, !"Dwarf Version", i32 5}
!46 = !{i32 2, !"Debug Info Version", i32 3}
!47 = !{i32 1, !"wchar_size", i32 4}
!48 = !{i32 8, !"PIC Level", i32 2}
!49 = !{i32 7, !"PIE Level", i32 2}
!50 = !{i32 7, !"uwtable", i32 2}
!51 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!52 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!53 = !{!54, !54, i64 0}
!54 = !{!"int", !55, i64 0}
!55 = !{!"omnipotent char", !56, i64 0}
!56 = !{!"Simple C/C++ TBAA"}
!57 = distinct !DISubprogram(name: "sum", scope: !2, file: !2, line: 6, type: !58, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !60, keyInstructions: true)
!58 = !DISubroutineType(types: !59)
!59 = !{!36, !36, null}
!60 = !{!61, !62, !76}
!61 = !DILocalVariable(name: "n", arg: 1, scope: !57, file: !2, line: 6, type: !36)
!62 = !DILocalVariable(name: "ap", scope: !57, file: !2, line: 6, type: !63)
!63 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !64, line: 12, baseType: !65)
!64 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__stdarg_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "7bd78a282b99fcfe41a9e3c566d14f7d")
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !2, baseType: !66)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !67, size: 192, elements: !74)
!67 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !68)
!68 = !{!69, !71, !72, !73}
!69 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !67, file: !2, line: 6, baseType: !70, size: 32)
!70 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !67, file: !2, line: 6, baseType: !70, size: 32, offset: 32)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !67, file: !2, line: 6, baseType: !44, size: 64, offset: 64)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !67, file: !2, line: 6, baseType: !44, size: 64, offset: 128)
!74 = !{!75}
!75 = !DISubrange(count: 1)
!76 = !DILocalVariable(name: "s", scope: !57, file: !2, line: 6, type: !36)
!77 = distinct !DIAssignID()
!78 = !DILocation(line: 0, scope: !57)
!79 = !DILocation(line: 6, column: 23, scope: !57)
!80 = !DILocation(line: 6, column: 35, scope: !57)
!81 = !DILocation(line: 6, column: 74, scope: !57, atomGroup: 10, atomRank: 1)
!82 = !DILocation(line: 6, column: 63, scope: !57, atomGroup: 11, atomRank: 1)
!83 = !DILocation(line: 6, column: 63, scope: !57)
!84 = !DILocation(line: 6, column: 84, scope: !57)
!85 = distinct !DIAssignID()
!86 = distinct !DIAssignID()
!87 = !DILocation(line: 6, column: 81, scope: !57, atomGroup: 5, atomRank: 2)
!88 = !DILocation(line: 6, column: 81, scope: !57, atomGroup: 23, atomRank: 2)
!89 = !DILocation(line: 6, column: 63, scope: !57, atomGroup: 25, atomRank: 1)
!90 = distinct !{!90, !83, !84, !91}
!91 = !{!"llvm.loop.mustprogress"}
!92 = !DILocation(line: 6, column: 81, scope: !57, atomGroup: 19, atomRank: 2)
!93 = !DILocation(line: 6, column: 101, scope: !57)
!94 = !DILocation(line: 6, scope: !57, atomGroup: 1, atomRank: 1)
!95 = !DILocation(line: 6, column: 123, scope: !57)
!96 = !DILocation(line: 6, column: 113, scope: !57, atomGroup: 7, atomRank: 1)
!97 = distinct !DISubprogram(name: "total", scope: !2, file: !2, line: 7, type: !98, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !113, keyInstructions: true)
!98 = !DISubroutineType(types: !99)
!99 = !{!100, !101}
!100 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!101 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !102, size: 64)
!102 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !103)
!103 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !2, line: 3, size: 320, elements: !104)
!104 = !{!105, !107, !108, !109}
!105 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !103, file: !2, line: 3, baseType: !106, size: 64)
!106 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !103, size: 64)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !103, file: !2, line: 3, baseType: !36, size: 32, offset: 64)
!108 = !DIDerivedType(tag: DW_TAG_member, name: "weight", scope: !103, file: !2, line: 3, baseType: !100, size: 64, offset: 128)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !103, file: !2, line: 3, baseType: !110, size: 96, offset: 192)
!110 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !111)
!111 = !{!112}
!112 = !DISubrange(count: 12)
!113 = !{!114, !115}
!114 = !DILocalVariable(name: "n", arg: 1, scope: !97, file: !2, line: 7, type: !101)
!115 = !DILocalVariable(name: "t", scope: !97, file: !2, line: 7, type: !100)
!116 = !DILocation(line: 0, scope: !97)
!117 = !DILocation(line: 7, column: 52, scope: !118, atomGroup: 12, atomRank: 1)
!118 = distinct !DILexicalBlock(scope: !97, file: !2, line: 7, column: 52)
!119 = !DILocation(line: 7, column: 52, scope: !118, atomGroup: 13, atomRank: 1)
!120 = !DILocation(line: 7, column: 83, scope: !121)
!121 = distinct !DILexicalBlock(scope: !118, file: !2, line: 7, column: 52)
!122 = !{!123, !126, i64 16}
!123 = !{!"node", !124, i64 0, !54, i64 8, !126, i64 16, !55, i64 24}
!124 = !{!"p1 _ZTS4node", !125, i64 0}
!125 = !{!"any pointer", !55, i64 0}
!126 = !{!"double", !55, i64 0}
!127 = !DILocation(line: 7, column: 96, scope: !121)
!128 = !{!123, !54, i64 8}
!129 = !DILocation(line: 7, column: 100, scope: !121)
!130 = !DILocation(line: 7, column: 93, scope: !121)
!131 = !DILocation(line: 7, column: 77, scope: !121, atomGroup: 4, atomRank: 2)
!132 = !DILocation(line: 7, column: 69, scope: !121, atomGroup: 5, atomRank: 2)
!133 = !{!123, !124, i64 0}
!134 = !DILocation(line: 7, column: 52, scope: !118, atomGroup: 2, atomRank: 1)
!135 = !DILocation(line: 7, column: 52, scope: !118, atomGroup: 3, atomRank: 1)
!136 = distinct !{!136, !137, !138, !91}
!137 = !DILocation(line: 7, column: 52, scope: !118)
!138 = !DILocation(line: 7, column: 114, scope: !118)
!139 = !DILocation(line: 7, scope: !97, atomGroup: 1, atomRank: 1)
!140 = !DILocation(line: 7, column: 117, scope: !97, atomGroup: 8, atomRank: 1)
!141 = distinct !DISubprogram(name: "word", scope: !2, file: !2, line: 8, type: !142, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !144, keyInstructions: true)
!142 = !DISubroutineType(types: !143)
!143 = !{!27, !70}
!144 = !{!145}
!145 = !DILocalVariable(name: "i", arg: 1, scope: !141, file: !2, line: 8, type: !70)
!146 = !DILocation(line: 0, scope: !141)
!147 = !DILocation(line: 8, column: 32, scope: !141, atomGroup: 1, atomRank: 1)
!148 = !DILocation(line: 8, column: 78, scope: !149, atomGroup: 3, atomRank: 1)
!149 = distinct !DILexicalBlock(scope: !141, file: !2, line: 8, column: 43)
!150 = !DILocation(line: 8, column: 103, scope: !149, atomGroup: 4, atomRank: 1)
!151 = !DILocation(line: 8, column: 137, scope: !149)
!152 = !DILocation(line: 8, column: 135, scope: !149, atomGroup: 5, atomRank: 2)
!153 = !DILocation(line: 8, column: 128, scope: !149, atomGroup: 5, atomRank: 1)
!154 = !DILocation(line: 8, scope: !149, atomGroup: 2, atomRank: 1)
!155 = !DILocation(line: 8, column: 161, scope: !141, atomGroup: 6, atomRank: 1)
!156 = distinct !DISubprogram(name: "fill", scope: !2, file: !2, line: 9, type: !157, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !165, keyInstructions: true)
!157 = !DISubroutineType(types: !158)
!158 = !{null, !159, !162, !36}
!159 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !160)
!160 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !161, size: 64)
!161 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!162 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !163)
!163 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !164, size: 64)
!164 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !161)
!165 = !{!166, !167, !168, !169}
!166 = !DILocalVariable(name: "a", arg: 1, scope: !156, file: !2, line: 9, type: !159)
!167 = !DILocalVariable(name: "b", arg: 2, scope: !156, file: !2, line: 9, type: !162)
!168 = !DILocalVariable(name: "n", arg: 3, scope: !156, file: !2, line: 9, type: !36)
!169 = !DILocalVariable(name: "i", scope: !170, file: !2, line: 9, type: !36)
!170 = distinct !DILexicalBlock(scope: !156, file: !2, line: 9, column: 64)
!171 = !DILocation(line: 0, scope: !156)
!172 = !DILocation(line: 0, scope: !170)
!173 = !DILocation(line: 9, column: 82, scope: !174, atomGroup: 14, atomRank: 1)
!174 = distinct !DILexicalBlock(scope: !170, file: !2, line: 9, column: 64)
!175 = !DILocation(line: 9, column: 64, scope: !170, atomGroup: 15, atomRank: 1)
!176 = !DILocation(line: 9, column: 82, scope: !174, atomGroup: 2, atomRank: 1)
!177 = !DILocation(line: 9, column: 64, scope: !170)
!178 = !DILocation(line: 9, column: 88, scope: !174, atomGroup: 5, atomRank: 2)
!179 = !DILocation(line: 9, column: 99, scope: !174)
!180 = !{!181, !181, i64 0}
!181 = !{!"float", !55, i64 0}
!182 = !DILocation(line: 9, column: 106, scope: !174)
!183 = !DILocation(line: 9, column: 111, scope: !174, atomGroup: 4, atomRank: 2)
!184 = !DILocation(line: 9, column: 97, scope: !174, atomGroup: 4, atomRank: 1)
!185 = !DILocation(line: 9, column: 64, scope: !170, atomGroup: 3, atomRank: 1)
!186 = distinct !{!186, !91, !187, !188}
!187 = !{!"llvm.loop.isvectorized", i32 1}
!188 = !{!"llvm.loop.unroll.runtime.disable"}
!189 = !DILocation(line: 9, column: 119, scope: !156, atomGroup: 7, atomRank: 1)
!190 = distinct !{!190, !91, !188, !187}
!191 = distinct !DISubprogram(name: "bump", scope: !2, file: !2, line: 10, type: !192, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9, keyInstructions: true)
!192 = !DISubroutineType(types: !193)
!193 = !{!36}
!194 = !DILocation(line: 10, column: 45, scope: !191)
!195 = !DILocation(line: 10, column: 25, scope: !191)
!196 = !DILocation(line: 10, column: 25, scope: !191, atomGroup: 2, atomRank: 2)
!197 = !DILocation(line: 10, column: 18, scope: !191, atomGroup: 1, atomRank: 1)
!198 = distinct !DISubprogram(name: "copy", scope: !2, file: !2, line: 11, type: !199, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !201, keyInstructions: true)
!199 = !DISubroutineType(types: !200)
!200 = !{null, !106, !101}
!201 = !{!202, !203}
!202 = !DILocalVariable(name: "to", arg: 1, scope: !198, file: !2, line: 11, type: !106)
!203 = !DILocalVariable(name: "from", arg: 2, scope: !198, file: !2, line: 11, type: !101)
!204 = !DILocation(line: 0, scope: !198)
!205 = !DILocation(line: 11, column: 55, scope: !198, atomGroup: 1, atomRank: 1)
!206 = !DILocation(line: 11, column: 94, scope: !198, atomGroup: 2, atomRank: 1)
!207 = !DILocation(line: 11, column: 99, scope: !198, atomGroup: 3, atomRank: 1)
!208 = distinct !DISubprogram(name: "run", scope: !2, file: !2, line: 13, type: !209, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !211, keyInstructions: true)
!209 = !DISubroutineType(types: !210)
!210 = !{!36, !36}
!211 = !{!212, !213}
!212 = !DILocalVariable(name: "x", arg: 1, scope: !208, file: !2, line: 13, type: !36)
!213 = !DILocalVariable(name: "i", scope: !214, file: !2, line: 13, type: !36)
!214 = distinct !DILexicalBlock(scope: !208, file: !2, line: 13, column: 18)
!215 = !DILocation(line: 0, scope: !208)
!216 = !DILocation(line: 0, scope: !214)
!217 = !DILocation(line: 13, column: 18, scope: !214, atomGroup: 17, atomRank: 1)
!218 = !DILocation(line: 13, column: 64, scope: !208, atomGroup: 7, atomRank: 1)
!219 = !DILocation(line: 13, column: 51, scope: !220, atomGroup: 4, atomRank: 2)
!220 = distinct !DILexicalBlock(scope: !214, file: !2, line: 13, column: 18)
!221 = !DILocation(line: 13, column: 43, scope: !220, atomGroup: 5, atomRank: 2)
!222 = !DILocation(line: 13, column: 36, scope: !220, atomGroup: 2, atomRank: 1)
!223 = !DILocation(line: 13, column: 18, scope: !214, atomGroup: 3, atomRank: 1)
!224 = distinct !{!224, !225, !226, !91}
!225 = !DILocation(line: 13, column: 18, scope: !214)
!226 = !DILocation(line: 13, column: 61, scope: !214)
!227 = !DILocation(line: 0, scope: !33)
!228 = !DILocation(line: 12, column: 94, scope: !33)
!229 = !DILocation(line: 12, column: 84, scope: !33)
!230 = !{!125, !125, i64 0}
!231 = !DILocation(line: 12, column: 100, scope: !33)
!232 = !DILocation(line: 12, column: 112, scope: !33, atomGroup: 2, atomRank: 2)
!233 = !DILocation(line: 12, column: 103, scope: !33, atomGroup: 2, atomRank: 1)
!234 = !DILocation(line: 12, column: 117, scope: !33)
!235 = !DILocation(line: 12, column: 129, scope: !33, atomGroup: 3, atomRank: 2)
!236 = !DILocation(line: 12, column: 120, scope: !33, atomGroup: 3, atomRank: 1)
!237 = !DILocation(line: 12, column: 134, scope: !33)
!238 = !DILocation(line: 12, column: 144, scope: !33, atomGroup: 4, atomRank: 2)
!239 = !DILocation(line: 12, column: 137, scope: !33, atomGroup: 4, atomRank: 1)
!240 = !DILocation(line: 12, scope: !33, atomGroup: 2, atomRank: 1)
!241 = !DILocation(line: 12, column: 148, scope: !33, atomGroup: 5, atomRank: 1)

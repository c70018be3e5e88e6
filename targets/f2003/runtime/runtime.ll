; Made from runtime.c by clang; see README.md. Functions that code for 2003f calls for what the processor cannot do.

source_filename = "runtime"

%struct.Num = type { i32, i32, i64, i32, i32 }

define i32 @__udivsi3(i32 %0, i32 %1) {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %3)
  %4 = call fastcc i32 @divide32(i32 %0, i32 %1, ptr %3)
  call void @llvm.lifetime.end.p0(ptr %3)
  ret i32 %4
}

declare void @llvm.lifetime.start.p0(ptr)

define internal fastcc i32 @divide32(i32 %0, i32 %1, ptr %2) unnamed_addr {
  br label %5

4:                                                ; preds = %5
  store i32 %18, ptr %2, align 4
  ret i32 %16

5:                                                ; preds = %3, %5
  %6 = phi i32 [ 31, %3 ], [ %19, %5 ]
  %7 = phi i32 [ 0, %3 ], [ %18, %5 ]
  %8 = phi i32 [ 0, %3 ], [ %16, %5 ]
  %9 = shl i32 %7, 1
  %10 = lshr i32 %0, %6
  %11 = and i32 %10, 1
  %12 = or disjoint i32 %11, %9
  %13 = icmp ult i32 %12, %1
  %14 = shl nuw i32 1, %6
  %15 = select i1 %13, i32 0, i32 %14
  %16 = or i32 %15, %8
  %17 = select i1 %13, i32 0, i32 %1
  %18 = sub nuw i32 %12, %17
  %19 = add nsw i32 %6, -1
  %20 = icmp eq i32 %6, 0
  br i1 %20, label %4, label %5
}

declare void @llvm.lifetime.end.p0(ptr)

define i32 @__umodsi3(i32 %0, i32 %1) {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %3)
  %4 = call fastcc i32 @divide32(i32 %0, i32 %1, ptr %3)
  %5 = load i32, ptr %3, align 4
  call void @llvm.lifetime.end.p0(ptr %3)
  ret i32 %5
}

define i32 @__divsi3(i32 %0, i32 %1) {
  %3 = tail call i32 @llvm.abs.i32(i32 %0, i1 false)
  %4 = tail call i32 @llvm.abs.i32(i32 %1, i1 false)
  %5 = tail call i32 @__udivsi3(i32 %3, i32 %4)
  %6 = xor i32 %1, %0
  %7 = icmp slt i32 %6, 0
  %8 = sub i32 0, %5
  %9 = select i1 %7, i32 %8, i32 %5
  ret i32 %9
}

define i32 @__modsi3(i32 %0, i32 %1) {
  %3 = icmp slt i32 %0, 0
  %4 = tail call i32 @llvm.abs.i32(i32 %0, i1 false)
  %5 = tail call i32 @llvm.abs.i32(i32 %1, i1 false)
  %6 = tail call i32 @__umodsi3(i32 %4, i32 %5)
  %7 = sub i32 0, %6
  %8 = select i1 %3, i32 %7, i32 %6
  ret i32 %8
}

define i64 @__udivdi3(i64 %0, i64 %1) {
  %3 = alloca i64, align 4
  call void @llvm.lifetime.start.p0(ptr %3)
  %4 = call fastcc i64 @divide64(i64 %0, i64 %1, ptr %3)
  call void @llvm.lifetime.end.p0(ptr %3)
  ret i64 %4
}

define internal fastcc i64 @divide64(i64 %0, i64 %1, ptr %2) unnamed_addr {
  br label %5

4:                                                ; preds = %5
  store i64 %19, ptr %2, align 4
  ret i64 %21

5:                                                ; preds = %3, %5
  %6 = phi i64 [ 0, %3 ], [ %21, %5 ]
  %7 = phi i32 [ 63, %3 ], [ %22, %5 ]
  %8 = phi i64 [ 0, %3 ], [ %19, %5 ]
  %9 = shl i64 %8, 1
  %10 = zext nneg i32 %7 to i64
  %11 = lshr i64 %0, %10
  %12 = and i64 %11, 1
  %13 = or disjoint i64 %12, %9
  %14 = icmp sgt i64 %8, -1
  %15 = icmp ult i64 %13, %1
  %16 = select i1 %14, i1 %15, i1 false
  %17 = shl nuw i64 1, %10
  %18 = select i1 %16, i64 0, i64 %1
  %19 = sub i64 %13, %18
  %20 = select i1 %16, i64 0, i64 %17
  %21 = or i64 %20, %6
  %22 = add nsw i32 %7, -1
  %23 = icmp eq i32 %7, 0
  br i1 %23, label %4, label %5
}

define i64 @__umoddi3(i64 %0, i64 %1) {
  %3 = alloca i64, align 4
  call void @llvm.lifetime.start.p0(ptr %3)
  %4 = call fastcc i64 @divide64(i64 %0, i64 %1, ptr %3)
  %5 = load i64, ptr %3, align 4
  call void @llvm.lifetime.end.p0(ptr %3)
  ret i64 %5
}

define i64 @__divdi3(i64 %0, i64 %1) {
  %3 = tail call i64 @llvm.abs.i64(i64 %0, i1 false)
  %4 = tail call i64 @llvm.abs.i64(i64 %1, i1 false)
  %5 = tail call i64 @__udivdi3(i64 %3, i64 %4)
  %6 = xor i64 %1, %0
  %7 = icmp slt i64 %6, 0
  %8 = sub i64 0, %5
  %9 = select i1 %7, i64 %8, i64 %5
  ret i64 %9
}

define i64 @__moddi3(i64 %0, i64 %1) {
  %3 = icmp slt i64 %0, 0
  %4 = tail call i64 @llvm.abs.i64(i64 %0, i1 false)
  %5 = tail call i64 @llvm.abs.i64(i64 %1, i1 false)
  %6 = tail call i64 @__umoddi3(i64 %4, i64 %5)
  %7 = sub i64 0, %6
  %8 = select i1 %3, i64 %7, i64 %6
  ret i64 %8
}

define ptr @memcpy(ptr %0, ptr %1, i32 %2) {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %14, label %5

5:                                                ; preds = %3, %5
  %6 = phi ptr [ %10, %5 ], [ %1, %3 ]
  %7 = phi ptr [ %12, %5 ], [ %0, %3 ]
  %8 = phi i32 [ %9, %5 ], [ %2, %3 ]
  %9 = add i32 %8, -1
  %10 = getelementptr inbounds nuw i8, ptr %6, i32 1
  %11 = load i8, ptr %6, align 1
  %12 = getelementptr inbounds nuw i8, ptr %7, i32 1
  store i8 %11, ptr %7, align 1
  %13 = icmp eq i32 %9, 0
  br i1 %13, label %14, label %5

14:                                               ; preds = %5, %3
  ret ptr %0
}

define ptr @memmove(ptr %0, ptr %1, i32 %2) {
  %4 = icmp ult ptr %0, %1
  br i1 %4, label %7, label %5

5:                                                ; preds = %3
  %6 = icmp eq i32 %2, 0
  br i1 %6, label %16, label %9

7:                                                ; preds = %3
  %8 = tail call ptr @memcpy(ptr %0, ptr %1, i32 %2)
  br label %16

9:                                                ; preds = %5, %9
  %10 = phi i32 [ %11, %9 ], [ %2, %5 ]
  %11 = add i32 %10, -1
  %12 = getelementptr inbounds nuw i8, ptr %1, i32 %11
  %13 = load i8, ptr %12, align 1
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 %11
  store i8 %13, ptr %14, align 1
  %15 = icmp eq i32 %11, 0
  br i1 %15, label %16, label %9

16:                                               ; preds = %9, %5, %7
  ret ptr %0
}

define ptr @memset(ptr %0, i32 %1, i32 %2) {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %13, label %5

5:                                                ; preds = %3
  %6 = trunc i32 %1 to i8
  br label %7

7:                                                ; preds = %5, %7
  %8 = phi ptr [ %0, %5 ], [ %11, %7 ]
  %9 = phi i32 [ %2, %5 ], [ %10, %7 ]
  %10 = add i32 %9, -1
  %11 = getelementptr inbounds nuw i8, ptr %8, i32 1
  store i8 %6, ptr %8, align 1
  %12 = icmp eq i32 %10, 0
  br i1 %12, label %13, label %7

13:                                               ; preds = %7, %3
  ret ptr %0
}

define i32 @memcmp(ptr %0, ptr %1, i32 %2) {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %21, label %5

5:                                                ; preds = %3, %16
  %6 = phi i32 [ %17, %16 ], [ %2, %3 ]
  %7 = phi ptr [ %19, %16 ], [ %1, %3 ]
  %8 = phi ptr [ %18, %16 ], [ %0, %3 ]
  %9 = load i8, ptr %8, align 1
  %10 = load i8, ptr %7, align 1
  %11 = icmp eq i8 %9, %10
  br i1 %11, label %16, label %12

12:                                               ; preds = %5
  %13 = zext i8 %10 to i32
  %14 = zext i8 %9 to i32
  %15 = sub nsw i32 %14, %13
  br label %21

16:                                               ; preds = %5
  %17 = add i32 %6, -1
  %18 = getelementptr inbounds nuw i8, ptr %8, i32 1
  %19 = getelementptr inbounds nuw i8, ptr %7, i32 1
  %20 = icmp eq i32 %17, 0
  br i1 %20, label %21, label %5

21:                                               ; preds = %16, %3, %12
  %22 = phi i32 [ %15, %12 ], [ 0, %3 ], [ 0, %16 ]
  ret i32 %22
}

define i32 @__addsf3(i32 %0, i32 %1) {
  %3 = alloca %struct.Num, align 4
  %4 = alloca %struct.Num, align 4
  %5 = alloca %struct.Num, align 4
  call fastcc void @single(ptr sret(%struct.Num) align 4 %4, i32 %0)
  call fastcc void @single(ptr sret(%struct.Num) align 4 %5, i32 %1)
  %6 = load i32, ptr %4, align 4
  %7 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %10 = load i32, ptr %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %12 = load i32, ptr %11, align 4
  %13 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %14 = load i32, ptr %13, align 4
  %15 = getelementptr inbounds nuw i8, ptr %4, i32 20
  %16 = load i32, ptr %15, align 4
  %17 = load i32, ptr %5, align 4
  %18 = getelementptr inbounds nuw i8, ptr %5, i32 4
  %19 = load i32, ptr %18, align 4
  %20 = getelementptr inbounds nuw i8, ptr %5, i32 8
  %21 = load i32, ptr %20, align 4
  %22 = getelementptr inbounds nuw i8, ptr %5, i32 12
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds nuw i8, ptr %5, i32 16
  %25 = load i32, ptr %24, align 4
  %26 = getelementptr inbounds nuw i8, ptr %5, i32 20
  %27 = load i32, ptr %26, align 4
  call fastcc void @add(ptr sret(%struct.Num) align 4 %3, i32 %6, i32 %8, i32 %10, i32 %12, i32 %14, i32 %16, i32 %17, i32 %19, i32 %21, i32 %23, i32 %25, i32 %27)
  %28 = load i32, ptr %3, align 4
  %29 = getelementptr inbounds nuw i8, ptr %3, i32 4
  %30 = load i32, ptr %29, align 4
  %31 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds nuw i8, ptr %3, i32 12
  %34 = load i32, ptr %33, align 4
  %35 = getelementptr inbounds nuw i8, ptr %3, i32 16
  %36 = load i32, ptr %35, align 4
  %37 = tail call fastcc i32 @to_single(i32 %28, i32 %30, i32 %32, i32 %34, i32 %36)
  ret i32 %37
}

define internal fastcc i32 @to_single(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4) unnamed_addr {
  %6 = tail call fastcc i64 @pack(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 23, i32 8)
  %7 = trunc i64 %6 to i32
  ret i32 %7
}

define internal fastcc void @add(ptr sret(%struct.Num) align 4 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, i32 %7, i32 %8, i32 %9, i32 %10, i32 %11, i32 %12) unnamed_addr {
  %14 = icmp eq i32 %5, 3
  br i1 %14, label %83, label %15

15:                                               ; preds = %13
  %16 = icmp eq i32 %11, 3
  br i1 %16, label %83, label %17

17:                                               ; preds = %15
  %18 = icmp eq i32 %5, 2
  br i1 %18, label %19, label %24

19:                                               ; preds = %17
  %20 = icmp ne i32 %11, 2
  %21 = icmp eq i32 %1, %7
  %22 = select i1 %20, i1 true, i1 %21
  %23 = select i1 %22, i32 2, i32 3
  br label %83

24:                                               ; preds = %17
  %25 = icmp eq i32 %11, 2
  br i1 %25, label %83, label %26

26:                                               ; preds = %24
  %27 = icmp eq i32 %5, 0
  %28 = icmp eq i32 %11, 0
  %29 = select i1 %27, i1 %28, i1 false
  br i1 %29, label %30, label %32

30:                                               ; preds = %26
  %31 = and i32 %7, %1
  br label %83

32:                                               ; preds = %26
  br i1 %28, label %83, label %33

33:                                               ; preds = %32
  br i1 %27, label %83, label %34

34:                                               ; preds = %33
  %35 = icmp slt i32 %2, %8
  br i1 %35, label %48, label %36

36:                                               ; preds = %34
  %37 = icmp eq i32 %2, %8
  br i1 %37, label %38, label %49

38:                                               ; preds = %36
  %39 = zext i32 %4 to i64
  %40 = zext i32 %3 to i64
  %41 = shl nuw i64 %40, 32
  %42 = or disjoint i64 %41, %39
  %43 = zext i32 %10 to i64
  %44 = zext i32 %9 to i64
  %45 = shl nuw i64 %44, 32
  %46 = or disjoint i64 %45, %43
  %47 = icmp ult i64 %42, %46
  br i1 %47, label %48, label %49

48:                                               ; preds = %38, %34
  br label %49

49:                                               ; preds = %48, %38, %36
  %50 = phi i32 [ %7, %48 ], [ %1, %38 ], [ %1, %36 ]
  %51 = phi i32 [ %8, %48 ], [ %2, %38 ], [ %2, %36 ]
  %52 = phi i32 [ %11, %48 ], [ %5, %38 ], [ %5, %36 ]
  %53 = phi i32 [ %12, %48 ], [ %6, %38 ], [ %6, %36 ]
  %54 = phi i32 [ %9, %48 ], [ %3, %38 ], [ %3, %36 ]
  %55 = phi i32 [ %10, %48 ], [ %4, %38 ], [ %4, %36 ]
  %56 = phi i32 [ %4, %48 ], [ %10, %38 ], [ %10, %36 ]
  %57 = phi i32 [ %3, %48 ], [ %9, %38 ], [ %9, %36 ]
  %58 = phi i32 [ %2, %48 ], [ %8, %38 ], [ %8, %36 ]
  %59 = zext i32 %56 to i64
  %60 = zext i32 %57 to i64
  %61 = shl nuw i64 %60, 32
  %62 = or disjoint i64 %61, %59
  %63 = sub nsw i32 %51, %58
  %64 = tail call fastcc i64 @sticky(i64 %62, i32 %63)
  %65 = icmp eq i32 %7, %1
  %66 = zext i32 %55 to i64
  %67 = zext i32 %54 to i64
  %68 = shl nuw i64 %67, 32
  %69 = or disjoint i64 %68, %66
  br i1 %65, label %70, label %75

70:                                               ; preds = %49
  %71 = add i64 %69, %64
  %72 = lshr i64 %71, 32
  %73 = trunc nuw i64 %72 to i32
  %74 = trunc i64 %71 to i32
  br label %83

75:                                               ; preds = %49
  %76 = sub i64 %69, %64
  %77 = lshr i64 %76, 32
  %78 = trunc nuw i64 %77 to i32
  %79 = trunc i64 %76 to i32
  %80 = icmp eq i64 %69, %64
  %81 = select i1 %80, i32 0, i32 %50
  %82 = select i1 %80, i32 0, i32 %52
  br label %83

83:                                               ; preds = %70, %75, %33, %32, %24, %15, %13, %30, %19
  %84 = phi i32 [ %7, %33 ], [ %1, %32 ], [ %7, %24 ], [ %31, %30 ], [ %7, %15 ], [ %1, %19 ], [ %1, %13 ], [ %50, %70 ], [ %81, %75 ]
  %85 = phi i32 [ %8, %33 ], [ %2, %32 ], [ %8, %24 ], [ %2, %30 ], [ %8, %15 ], [ %2, %19 ], [ %2, %13 ], [ %51, %70 ], [ %51, %75 ]
  %86 = phi i32 [ %10, %33 ], [ %4, %32 ], [ %10, %24 ], [ %4, %30 ], [ %10, %15 ], [ %4, %19 ], [ %4, %13 ], [ %74, %70 ], [ %79, %75 ]
  %87 = phi i32 [ %9, %33 ], [ %3, %32 ], [ %9, %24 ], [ %3, %30 ], [ %9, %15 ], [ %3, %19 ], [ %3, %13 ], [ %73, %70 ], [ %78, %75 ]
  %88 = phi i32 [ %11, %33 ], [ %5, %32 ], [ 2, %24 ], [ 0, %30 ], [ 3, %15 ], [ %23, %19 ], [ 3, %13 ], [ %52, %70 ], [ %82, %75 ]
  %89 = phi i32 [ %12, %33 ], [ %6, %32 ], [ %12, %24 ], [ %6, %30 ], [ %12, %15 ], [ %6, %19 ], [ %6, %13 ], [ %53, %70 ], [ %53, %75 ]
  store i32 %84, ptr %0, align 4
  %90 = getelementptr inbounds nuw i8, ptr %0, i32 4
  store i32 %85, ptr %90, align 4
  %91 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %92 = zext i32 %86 to i64
  %93 = zext i32 %87 to i64
  %94 = shl nuw i64 %93, 32
  %95 = or disjoint i64 %94, %92
  store i64 %95, ptr %91, align 4
  %96 = getelementptr inbounds nuw i8, ptr %0, i32 16
  store i32 %88, ptr %96, align 4
  %97 = getelementptr inbounds nuw i8, ptr %0, i32 20
  store i32 %89, ptr %97, align 4
  ret void
}

define internal fastcc void @single(ptr sret(%struct.Num) align 4 %0, i32 %1) unnamed_addr {
  %3 = zext i32 %1 to i64
  tail call fastcc void @unpack(ptr sret(%struct.Num) align 4 %0, i64 %3, i32 23, i32 8)
  ret void
}

define i32 @__subsf3(i32 %0, i32 %1) {
  %3 = alloca %struct.Num, align 4
  %4 = alloca %struct.Num, align 4
  %5 = alloca %struct.Num, align 4
  call fastcc void @single(ptr sret(%struct.Num) align 4 %4, i32 %0)
  %6 = xor i32 %1, -2147483648
  call fastcc void @single(ptr sret(%struct.Num) align 4 %5, i32 %6)
  %7 = load i32, ptr %4, align 4
  %8 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %13 = load i32, ptr %12, align 4
  %14 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %15 = load i32, ptr %14, align 4
  %16 = getelementptr inbounds nuw i8, ptr %4, i32 20
  %17 = load i32, ptr %16, align 4
  %18 = load i32, ptr %5, align 4
  %19 = getelementptr inbounds nuw i8, ptr %5, i32 4
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr inbounds nuw i8, ptr %5, i32 8
  %22 = load i32, ptr %21, align 4
  %23 = getelementptr inbounds nuw i8, ptr %5, i32 12
  %24 = load i32, ptr %23, align 4
  %25 = getelementptr inbounds nuw i8, ptr %5, i32 16
  %26 = load i32, ptr %25, align 4
  %27 = getelementptr inbounds nuw i8, ptr %5, i32 20
  %28 = load i32, ptr %27, align 4
  call fastcc void @add(ptr sret(%struct.Num) align 4 %3, i32 %7, i32 %9, i32 %11, i32 %13, i32 %15, i32 %17, i32 %18, i32 %20, i32 %22, i32 %24, i32 %26, i32 %28)
  %29 = load i32, ptr %3, align 4
  %30 = getelementptr inbounds nuw i8, ptr %3, i32 4
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %33 = load i32, ptr %32, align 4
  %34 = getelementptr inbounds nuw i8, ptr %3, i32 12
  %35 = load i32, ptr %34, align 4
  %36 = getelementptr inbounds nuw i8, ptr %3, i32 16
  %37 = load i32, ptr %36, align 4
  %38 = tail call fastcc i32 @to_single(i32 %29, i32 %31, i32 %33, i32 %35, i32 %37)
  ret i32 %38
}

define i32 @__mulsf3(i32 %0, i32 %1) {
  %3 = alloca %struct.Num, align 4
  %4 = alloca %struct.Num, align 4
  %5 = alloca %struct.Num, align 4
  call fastcc void @single(ptr sret(%struct.Num) align 4 %4, i32 %0)
  call fastcc void @single(ptr sret(%struct.Num) align 4 %5, i32 %1)
  %6 = load i32, ptr %4, align 4
  %7 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %10 = load i32, ptr %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %12 = load i32, ptr %11, align 4
  %13 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %14 = load i32, ptr %13, align 4
  %15 = getelementptr inbounds nuw i8, ptr %4, i32 20
  %16 = load i32, ptr %15, align 4
  %17 = load i32, ptr %5, align 4
  %18 = getelementptr inbounds nuw i8, ptr %5, i32 4
  %19 = load i32, ptr %18, align 4
  %20 = getelementptr inbounds nuw i8, ptr %5, i32 8
  %21 = load i32, ptr %20, align 4
  %22 = getelementptr inbounds nuw i8, ptr %5, i32 12
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds nuw i8, ptr %5, i32 16
  %25 = load i32, ptr %24, align 4
  call fastcc void @multiply(ptr sret(%struct.Num) align 4 %3, i32 %6, i32 %8, i32 %10, i32 %12, i32 %14, i32 %16, i32 %17, i32 %19, i32 %21, i32 %23, i32 %25)
  %26 = load i32, ptr %3, align 4
  %27 = getelementptr inbounds nuw i8, ptr %3, i32 4
  %28 = load i32, ptr %27, align 4
  %29 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %30 = load i32, ptr %29, align 4
  %31 = getelementptr inbounds nuw i8, ptr %3, i32 12
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds nuw i8, ptr %3, i32 16
  %34 = load i32, ptr %33, align 4
  %35 = tail call fastcc i32 @to_single(i32 %26, i32 %28, i32 %30, i32 %32, i32 %34)
  ret i32 %35
}

define internal fastcc void @multiply(ptr sret(%struct.Num) align 4 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, i32 %7, i32 %8, i32 %9, i32 %10, i32 %11) unnamed_addr {
  store i32 %1, ptr %0, align 4
  %13 = getelementptr inbounds nuw i8, ptr %0, i32 4
  store i32 %2, ptr %13, align 4
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %15 = zext i32 %4 to i64
  %16 = zext i32 %3 to i64
  %17 = shl nuw i64 %16, 32
  %18 = or disjoint i64 %17, %15
  store i64 %18, ptr %14, align 4
  %19 = getelementptr inbounds nuw i8, ptr %0, i32 16
  store i32 %5, ptr %19, align 4
  %20 = getelementptr inbounds nuw i8, ptr %0, i32 20
  store i32 %6, ptr %20, align 4
  %21 = xor i32 %7, %1
  store i32 %21, ptr %0, align 4
  %22 = icmp eq i32 %5, 3
  %23 = icmp eq i32 %11, 3
  %24 = select i1 %22, i1 true, i1 %23
  br i1 %24, label %25, label %26

25:                                               ; preds = %12
  store i32 3, ptr %19, align 4
  br label %64

26:                                               ; preds = %12
  %27 = icmp eq i32 %5, 2
  %28 = icmp eq i32 %11, 2
  %29 = select i1 %27, i1 true, i1 %28
  %30 = icmp eq i32 %5, 0
  %31 = icmp eq i32 %11, 0
  %32 = select i1 %30, i1 true, i1 %31
  br i1 %29, label %33, label %35

33:                                               ; preds = %26
  %34 = select i1 %32, i32 3, i32 2
  store i32 %34, ptr %19, align 4
  br label %64

35:                                               ; preds = %26
  br i1 %32, label %36, label %37

36:                                               ; preds = %35
  store i32 0, ptr %19, align 4
  br label %64

37:                                               ; preds = %35
  %38 = zext i32 %9 to i64
  %39 = zext i32 %10 to i64
  %40 = mul nuw i64 %39, %15
  %41 = mul nuw i64 %39, %16
  %42 = mul nuw i64 %38, %15
  %43 = mul nuw i64 %38, %16
  %44 = lshr i64 %40, 32
  %45 = and i64 %41, 4294967295
  %46 = and i64 %42, 4294967295
  %47 = add nuw nsw i64 %45, %46
  %48 = add nuw nsw i64 %47, %44
  %49 = lshr i64 %41, 32
  %50 = lshr i64 %42, 32
  %51 = lshr i64 %48, 32
  %52 = add nuw i64 %50, %43
  %53 = add nuw i64 %52, %49
  %54 = add nuw i64 %53, %51
  %55 = shl i64 %48, 32
  %56 = and i64 %40, 4294967295
  %57 = add nsw i32 %8, %2
  store i32 %57, ptr %13, align 4
  %58 = tail call i64 @llvm.fshl.i64(i64 %54, i64 %55, i64 2)
  %59 = and i64 %55, 4611686014132420608
  %60 = or disjoint i64 %59, %56
  %61 = icmp ne i64 %60, 0
  %62 = zext i1 %61 to i64
  %63 = or i64 %58, %62
  store i64 %63, ptr %14, align 4
  br label %64

64:                                               ; preds = %37, %36, %33, %25
  ret void
}

define i32 @__divsf3(i32 %0, i32 %1) {
  %3 = alloca %struct.Num, align 4
  %4 = alloca %struct.Num, align 4
  %5 = alloca %struct.Num, align 4
  call fastcc void @single(ptr sret(%struct.Num) align 4 %4, i32 %0)
  call fastcc void @single(ptr sret(%struct.Num) align 4 %5, i32 %1)
  %6 = load i32, ptr %4, align 4
  %7 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %10 = load i32, ptr %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %12 = load i32, ptr %11, align 4
  %13 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %14 = load i32, ptr %13, align 4
  %15 = getelementptr inbounds nuw i8, ptr %4, i32 20
  %16 = load i32, ptr %15, align 4
  %17 = load i32, ptr %5, align 4
  %18 = getelementptr inbounds nuw i8, ptr %5, i32 4
  %19 = load i32, ptr %18, align 4
  %20 = getelementptr inbounds nuw i8, ptr %5, i32 8
  %21 = load i32, ptr %20, align 4
  %22 = getelementptr inbounds nuw i8, ptr %5, i32 12
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds nuw i8, ptr %5, i32 16
  %25 = load i32, ptr %24, align 4
  call fastcc void @divide(ptr sret(%struct.Num) align 4 %3, i32 %6, i32 %8, i32 %10, i32 %12, i32 %14, i32 %16, i32 %17, i32 %19, i32 %21, i32 %23, i32 %25)
  %26 = load i32, ptr %3, align 4
  %27 = getelementptr inbounds nuw i8, ptr %3, i32 4
  %28 = load i32, ptr %27, align 4
  %29 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %30 = load i32, ptr %29, align 4
  %31 = getelementptr inbounds nuw i8, ptr %3, i32 12
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds nuw i8, ptr %3, i32 16
  %34 = load i32, ptr %33, align 4
  %35 = tail call fastcc i32 @to_single(i32 %26, i32 %28, i32 %30, i32 %32, i32 %34)
  ret i32 %35
}

define internal fastcc void @divide(ptr sret(%struct.Num) align 4 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, i32 %7, i32 %8, i32 %9, i32 %10, i32 %11) unnamed_addr {
  store i32 %1, ptr %0, align 4
  %13 = getelementptr inbounds nuw i8, ptr %0, i32 4
  store i32 %2, ptr %13, align 4
  %14 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %15 = zext i32 %4 to i64
  %16 = zext i32 %3 to i64
  %17 = shl nuw i64 %16, 32
  %18 = or disjoint i64 %17, %15
  store i64 %18, ptr %14, align 4
  %19 = getelementptr inbounds nuw i8, ptr %0, i32 16
  store i32 %5, ptr %19, align 4
  %20 = getelementptr inbounds nuw i8, ptr %0, i32 20
  store i32 %6, ptr %20, align 4
  %21 = xor i32 %7, %1
  store i32 %21, ptr %0, align 4
  %22 = icmp eq i32 %5, 3
  %23 = icmp eq i32 %11, 3
  %24 = select i1 %22, i1 true, i1 %23
  br i1 %24, label %25, label %26

25:                                               ; preds = %12
  store i32 3, ptr %19, align 4
  br label %67

26:                                               ; preds = %12
  %27 = icmp eq i32 %5, 2
  br i1 %27, label %28, label %31

28:                                               ; preds = %26
  %29 = icmp eq i32 %11, 2
  %30 = select i1 %29, i32 3, i32 2
  store i32 %30, ptr %19, align 4
  br label %67

31:                                               ; preds = %26
  switch i32 %11, label %36 [
    i32 2, label %32
    i32 0, label %33
  ]

32:                                               ; preds = %31
  store i32 0, ptr %19, align 4
  br label %67

33:                                               ; preds = %31
  %34 = icmp eq i32 %5, 0
  %35 = select i1 %34, i32 3, i32 2
  store i32 %35, ptr %19, align 4
  br label %67

36:                                               ; preds = %31
  %37 = icmp eq i32 %5, 0
  br i1 %37, label %38, label %39

38:                                               ; preds = %36
  store i32 0, ptr %19, align 4
  br label %67

39:                                               ; preds = %36
  %40 = sub i32 %2, %8
  %41 = zext i32 %10 to i64
  %42 = zext i32 %9 to i64
  %43 = shl nuw i64 %42, 32
  %44 = or disjoint i64 %43, %41
  %45 = icmp ult i64 %18, %44
  %46 = sext i1 %45 to i32
  %47 = add nsw i32 %40, %46
  %48 = zext i1 %45 to i64
  %49 = shl i64 %18, %48
  store i32 %47, ptr %13, align 4
  br label %54

50:                                               ; preds = %54
  %51 = icmp ne i64 %64, 0
  %52 = zext i1 %51 to i64
  %53 = or i64 %63, %52
  store i64 %53, ptr %14, align 4
  br label %67

54:                                               ; preds = %39, %54
  %55 = phi i32 [ 0, %39 ], [ %65, %54 ]
  %56 = phi i64 [ 0, %39 ], [ %63, %54 ]
  %57 = phi i64 [ %49, %39 ], [ %64, %54 ]
  %58 = shl i64 %56, 1
  %59 = icmp uge i64 %57, %44
  %60 = select i1 %59, i64 %44, i64 0
  %61 = sub nuw i64 %57, %60
  %62 = zext i1 %59 to i64
  %63 = or disjoint i64 %58, %62
  %64 = shl i64 %61, 1
  %65 = add nuw nsw i32 %55, 1
  %66 = icmp eq i32 %65, 63
  br i1 %66, label %50, label %54

67:                                               ; preds = %50, %38, %33, %32, %28, %25
  ret void
}

define i64 @__adddf3(i64 %0, i64 %1) {
  %3 = alloca %struct.Num, align 4
  %4 = alloca %struct.Num, align 4
  %5 = alloca %struct.Num, align 4
  call fastcc void @dbl(ptr sret(%struct.Num) align 4 %4, i64 %0)
  call fastcc void @dbl(ptr sret(%struct.Num) align 4 %5, i64 %1)
  %6 = load i32, ptr %4, align 4
  %7 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %10 = load i32, ptr %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %12 = load i32, ptr %11, align 4
  %13 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %14 = load i32, ptr %13, align 4
  %15 = getelementptr inbounds nuw i8, ptr %4, i32 20
  %16 = load i32, ptr %15, align 4
  %17 = load i32, ptr %5, align 4
  %18 = getelementptr inbounds nuw i8, ptr %5, i32 4
  %19 = load i32, ptr %18, align 4
  %20 = getelementptr inbounds nuw i8, ptr %5, i32 8
  %21 = load i32, ptr %20, align 4
  %22 = getelementptr inbounds nuw i8, ptr %5, i32 12
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds nuw i8, ptr %5, i32 16
  %25 = load i32, ptr %24, align 4
  %26 = getelementptr inbounds nuw i8, ptr %5, i32 20
  %27 = load i32, ptr %26, align 4
  call fastcc void @add(ptr sret(%struct.Num) align 4 %3, i32 %6, i32 %8, i32 %10, i32 %12, i32 %14, i32 %16, i32 %17, i32 %19, i32 %21, i32 %23, i32 %25, i32 %27)
  %28 = load i32, ptr %3, align 4
  %29 = getelementptr inbounds nuw i8, ptr %3, i32 4
  %30 = load i32, ptr %29, align 4
  %31 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds nuw i8, ptr %3, i32 12
  %34 = load i32, ptr %33, align 4
  %35 = getelementptr inbounds nuw i8, ptr %3, i32 16
  %36 = load i32, ptr %35, align 4
  %37 = tail call fastcc i64 @to_double(i32 %28, i32 %30, i32 %32, i32 %34, i32 %36)
  ret i64 %37
}

define internal fastcc i64 @to_double(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4) unnamed_addr {
  %6 = tail call fastcc i64 @pack(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 52, i32 11)
  ret i64 %6
}

define internal fastcc void @dbl(ptr sret(%struct.Num) align 4 %0, i64 %1) unnamed_addr {
  tail call fastcc void @unpack(ptr sret(%struct.Num) align 4 %0, i64 %1, i32 52, i32 11)
  ret void
}

define i64 @__subdf3(i64 %0, i64 %1) {
  %3 = alloca %struct.Num, align 4
  %4 = alloca %struct.Num, align 4
  %5 = alloca %struct.Num, align 4
  call fastcc void @dbl(ptr sret(%struct.Num) align 4 %4, i64 %0)
  %6 = xor i64 %1, -9223372036854775808
  call fastcc void @dbl(ptr sret(%struct.Num) align 4 %5, i64 %6)
  %7 = load i32, ptr %4, align 4
  %8 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %13 = load i32, ptr %12, align 4
  %14 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %15 = load i32, ptr %14, align 4
  %16 = getelementptr inbounds nuw i8, ptr %4, i32 20
  %17 = load i32, ptr %16, align 4
  %18 = load i32, ptr %5, align 4
  %19 = getelementptr inbounds nuw i8, ptr %5, i32 4
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr inbounds nuw i8, ptr %5, i32 8
  %22 = load i32, ptr %21, align 4
  %23 = getelementptr inbounds nuw i8, ptr %5, i32 12
  %24 = load i32, ptr %23, align 4
  %25 = getelementptr inbounds nuw i8, ptr %5, i32 16
  %26 = load i32, ptr %25, align 4
  %27 = getelementptr inbounds nuw i8, ptr %5, i32 20
  %28 = load i32, ptr %27, align 4
  call fastcc void @add(ptr sret(%struct.Num) align 4 %3, i32 %7, i32 %9, i32 %11, i32 %13, i32 %15, i32 %17, i32 %18, i32 %20, i32 %22, i32 %24, i32 %26, i32 %28)
  %29 = load i32, ptr %3, align 4
  %30 = getelementptr inbounds nuw i8, ptr %3, i32 4
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %33 = load i32, ptr %32, align 4
  %34 = getelementptr inbounds nuw i8, ptr %3, i32 12
  %35 = load i32, ptr %34, align 4
  %36 = getelementptr inbounds nuw i8, ptr %3, i32 16
  %37 = load i32, ptr %36, align 4
  %38 = tail call fastcc i64 @to_double(i32 %29, i32 %31, i32 %33, i32 %35, i32 %37)
  ret i64 %38
}

define i64 @__muldf3(i64 %0, i64 %1) {
  %3 = alloca %struct.Num, align 4
  %4 = alloca %struct.Num, align 4
  %5 = alloca %struct.Num, align 4
  call fastcc void @dbl(ptr sret(%struct.Num) align 4 %4, i64 %0)
  call fastcc void @dbl(ptr sret(%struct.Num) align 4 %5, i64 %1)
  %6 = load i32, ptr %4, align 4
  %7 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %10 = load i32, ptr %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %12 = load i32, ptr %11, align 4
  %13 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %14 = load i32, ptr %13, align 4
  %15 = getelementptr inbounds nuw i8, ptr %4, i32 20
  %16 = load i32, ptr %15, align 4
  %17 = load i32, ptr %5, align 4
  %18 = getelementptr inbounds nuw i8, ptr %5, i32 4
  %19 = load i32, ptr %18, align 4
  %20 = getelementptr inbounds nuw i8, ptr %5, i32 8
  %21 = load i32, ptr %20, align 4
  %22 = getelementptr inbounds nuw i8, ptr %5, i32 12
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds nuw i8, ptr %5, i32 16
  %25 = load i32, ptr %24, align 4
  call fastcc void @multiply(ptr sret(%struct.Num) align 4 %3, i32 %6, i32 %8, i32 %10, i32 %12, i32 %14, i32 %16, i32 %17, i32 %19, i32 %21, i32 %23, i32 %25)
  %26 = load i32, ptr %3, align 4
  %27 = getelementptr inbounds nuw i8, ptr %3, i32 4
  %28 = load i32, ptr %27, align 4
  %29 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %30 = load i32, ptr %29, align 4
  %31 = getelementptr inbounds nuw i8, ptr %3, i32 12
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds nuw i8, ptr %3, i32 16
  %34 = load i32, ptr %33, align 4
  %35 = tail call fastcc i64 @to_double(i32 %26, i32 %28, i32 %30, i32 %32, i32 %34)
  ret i64 %35
}

define i64 @__divdf3(i64 %0, i64 %1) {
  %3 = alloca %struct.Num, align 4
  %4 = alloca %struct.Num, align 4
  %5 = alloca %struct.Num, align 4
  call fastcc void @dbl(ptr sret(%struct.Num) align 4 %4, i64 %0)
  call fastcc void @dbl(ptr sret(%struct.Num) align 4 %5, i64 %1)
  %6 = load i32, ptr %4, align 4
  %7 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %10 = load i32, ptr %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %12 = load i32, ptr %11, align 4
  %13 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %14 = load i32, ptr %13, align 4
  %15 = getelementptr inbounds nuw i8, ptr %4, i32 20
  %16 = load i32, ptr %15, align 4
  %17 = load i32, ptr %5, align 4
  %18 = getelementptr inbounds nuw i8, ptr %5, i32 4
  %19 = load i32, ptr %18, align 4
  %20 = getelementptr inbounds nuw i8, ptr %5, i32 8
  %21 = load i32, ptr %20, align 4
  %22 = getelementptr inbounds nuw i8, ptr %5, i32 12
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds nuw i8, ptr %5, i32 16
  %25 = load i32, ptr %24, align 4
  call fastcc void @divide(ptr sret(%struct.Num) align 4 %3, i32 %6, i32 %8, i32 %10, i32 %12, i32 %14, i32 %16, i32 %17, i32 %19, i32 %21, i32 %23, i32 %25)
  %26 = load i32, ptr %3, align 4
  %27 = getelementptr inbounds nuw i8, ptr %3, i32 4
  %28 = load i32, ptr %27, align 4
  %29 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %30 = load i32, ptr %29, align 4
  %31 = getelementptr inbounds nuw i8, ptr %3, i32 12
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds nuw i8, ptr %3, i32 16
  %34 = load i32, ptr %33, align 4
  %35 = tail call fastcc i64 @to_double(i32 %26, i32 %28, i32 %30, i32 %32, i32 %34)
  ret i64 %35
}

define i64 @__extendsfdf2(i32 %0) {
  %2 = alloca %struct.Num, align 4
  call fastcc void @single(ptr sret(%struct.Num) align 4 %2, i32 %0)
  %3 = load i32, ptr %2, align 4
  %4 = getelementptr inbounds nuw i8, ptr %2, i32 4
  %5 = load i32, ptr %4, align 4
  %6 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %2, i32 12
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %2, i32 16
  %11 = load i32, ptr %10, align 4
  %12 = tail call fastcc i64 @to_double(i32 %3, i32 %5, i32 %7, i32 %9, i32 %11)
  ret i64 %12
}

define i32 @__truncdfsf2(i64 %0) {
  %2 = alloca %struct.Num, align 4
  call fastcc void @dbl(ptr sret(%struct.Num) align 4 %2, i64 %0)
  %3 = load i32, ptr %2, align 4
  %4 = getelementptr inbounds nuw i8, ptr %2, i32 4
  %5 = load i32, ptr %4, align 4
  %6 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %2, i32 12
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %2, i32 16
  %11 = load i32, ptr %10, align 4
  %12 = tail call fastcc i32 @to_single(i32 %3, i32 %5, i32 %7, i32 %9, i32 %11)
  ret i32 %12
}

define i32 @__floatsisf(i32 %0) {
  %2 = alloca %struct.Num, align 4
  %3 = icmp slt i32 %0, 0
  %4 = sext i32 %0 to i64
  %5 = sub nsw i64 0, %4
  %6 = zext nneg i32 %0 to i64
  %7 = select i1 %3, i64 %5, i64 %6
  %8 = lshr i32 %0, 31
  call fastcc void @of_integer(ptr sret(%struct.Num) align 4 %2, i64 %7, i32 %8)
  %9 = load i32, ptr %2, align 4
  %10 = getelementptr inbounds nuw i8, ptr %2, i32 4
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %13 = load i32, ptr %12, align 4
  %14 = getelementptr inbounds nuw i8, ptr %2, i32 12
  %15 = load i32, ptr %14, align 4
  %16 = getelementptr inbounds nuw i8, ptr %2, i32 16
  %17 = load i32, ptr %16, align 4
  %18 = tail call fastcc i32 @to_single(i32 %9, i32 %11, i32 %13, i32 %15, i32 %17)
  ret i32 %18
}

define internal fastcc void @of_integer(ptr sret(%struct.Num) align 4 %0, i64 %1, i32 %2) unnamed_addr {
  store i32 %2, ptr %0, align 4
  %4 = icmp ne i64 %1, 0
  %5 = zext i1 %4 to i32
  %6 = getelementptr inbounds nuw i8, ptr %0, i32 16
  store i32 %5, ptr %6, align 4
  %7 = getelementptr inbounds nuw i8, ptr %0, i32 20
  store i32 0, ptr %7, align 4
  %8 = getelementptr inbounds nuw i8, ptr %0, i32 4
  store i32 62, ptr %8, align 4
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 8
  store i64 %1, ptr %9, align 4
  %10 = icmp sgt i64 %1, -1
  br i1 %10, label %13, label %11

11:                                               ; preds = %3
  %12 = tail call fastcc i64 @sticky(i64 %1, i32 1)
  store i64 %12, ptr %9, align 4
  store i32 63, ptr %8, align 4
  br label %13

13:                                               ; preds = %11, %3
  br i1 %4, label %15, label %14

14:                                               ; preds = %13
  store i32 0, ptr %0, align 4
  br label %15

15:                                               ; preds = %14, %13
  ret void
}

define i64 @__floatsidf(i32 %0) {
  %2 = alloca %struct.Num, align 4
  %3 = icmp slt i32 %0, 0
  %4 = sext i32 %0 to i64
  %5 = sub nsw i64 0, %4
  %6 = zext nneg i32 %0 to i64
  %7 = select i1 %3, i64 %5, i64 %6
  %8 = lshr i32 %0, 31
  call fastcc void @of_integer(ptr sret(%struct.Num) align 4 %2, i64 %7, i32 %8)
  %9 = load i32, ptr %2, align 4
  %10 = getelementptr inbounds nuw i8, ptr %2, i32 4
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %13 = load i32, ptr %12, align 4
  %14 = getelementptr inbounds nuw i8, ptr %2, i32 12
  %15 = load i32, ptr %14, align 4
  %16 = getelementptr inbounds nuw i8, ptr %2, i32 16
  %17 = load i32, ptr %16, align 4
  %18 = tail call fastcc i64 @to_double(i32 %9, i32 %11, i32 %13, i32 %15, i32 %17)
  ret i64 %18
}

define i32 @__floatunsisf(i32 %0) {
  %2 = alloca %struct.Num, align 4
  %3 = zext i32 %0 to i64
  call fastcc void @of_integer(ptr sret(%struct.Num) align 4 %2, i64 %3, i32 0)
  %4 = load i32, ptr %2, align 4
  %5 = getelementptr inbounds nuw i8, ptr %2, i32 4
  %6 = load i32, ptr %5, align 4
  %7 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %2, i32 12
  %10 = load i32, ptr %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr %2, i32 16
  %12 = load i32, ptr %11, align 4
  %13 = tail call fastcc i32 @to_single(i32 %4, i32 %6, i32 %8, i32 %10, i32 %12)
  ret i32 %13
}

define i64 @__floatunsidf(i32 %0) {
  %2 = alloca %struct.Num, align 4
  %3 = zext i32 %0 to i64
  call fastcc void @of_integer(ptr sret(%struct.Num) align 4 %2, i64 %3, i32 0)
  %4 = load i32, ptr %2, align 4
  %5 = getelementptr inbounds nuw i8, ptr %2, i32 4
  %6 = load i32, ptr %5, align 4
  %7 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %2, i32 12
  %10 = load i32, ptr %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr %2, i32 16
  %12 = load i32, ptr %11, align 4
  %13 = tail call fastcc i64 @to_double(i32 %4, i32 %6, i32 %8, i32 %10, i32 %12)
  ret i64 %13
}

define i32 @__floatdisf(i64 %0) {
  %2 = alloca %struct.Num, align 4
  %3 = tail call i64 @llvm.abs.i64(i64 %0, i1 false)
  %4 = lshr i64 %0, 63
  %5 = trunc nuw nsw i64 %4 to i32
  call fastcc void @of_integer(ptr sret(%struct.Num) align 4 %2, i64 %3, i32 %5)
  %6 = load i32, ptr %2, align 4
  %7 = getelementptr inbounds nuw i8, ptr %2, i32 4
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %10 = load i32, ptr %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr %2, i32 12
  %12 = load i32, ptr %11, align 4
  %13 = getelementptr inbounds nuw i8, ptr %2, i32 16
  %14 = load i32, ptr %13, align 4
  %15 = tail call fastcc i32 @to_single(i32 %6, i32 %8, i32 %10, i32 %12, i32 %14)
  ret i32 %15
}

define i64 @__floatdidf(i64 %0) {
  %2 = alloca %struct.Num, align 4
  %3 = tail call i64 @llvm.abs.i64(i64 %0, i1 false)
  %4 = lshr i64 %0, 63
  %5 = trunc nuw nsw i64 %4 to i32
  call fastcc void @of_integer(ptr sret(%struct.Num) align 4 %2, i64 %3, i32 %5)
  %6 = load i32, ptr %2, align 4
  %7 = getelementptr inbounds nuw i8, ptr %2, i32 4
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %10 = load i32, ptr %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr %2, i32 12
  %12 = load i32, ptr %11, align 4
  %13 = getelementptr inbounds nuw i8, ptr %2, i32 16
  %14 = load i32, ptr %13, align 4
  %15 = tail call fastcc i64 @to_double(i32 %6, i32 %8, i32 %10, i32 %12, i32 %14)
  ret i64 %15
}

define i32 @__floatundisf(i64 %0) {
  %2 = alloca %struct.Num, align 4
  call fastcc void @of_integer(ptr sret(%struct.Num) align 4 %2, i64 %0, i32 0)
  %3 = load i32, ptr %2, align 4
  %4 = getelementptr inbounds nuw i8, ptr %2, i32 4
  %5 = load i32, ptr %4, align 4
  %6 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %2, i32 12
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %2, i32 16
  %11 = load i32, ptr %10, align 4
  %12 = tail call fastcc i32 @to_single(i32 %3, i32 %5, i32 %7, i32 %9, i32 %11)
  ret i32 %12
}

define i64 @__floatundidf(i64 %0) {
  %2 = alloca %struct.Num, align 4
  call fastcc void @of_integer(ptr sret(%struct.Num) align 4 %2, i64 %0, i32 0)
  %3 = load i32, ptr %2, align 4
  %4 = getelementptr inbounds nuw i8, ptr %2, i32 4
  %5 = load i32, ptr %4, align 4
  %6 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %2, i32 12
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %2, i32 16
  %11 = load i32, ptr %10, align 4
  %12 = tail call fastcc i64 @to_double(i32 %3, i32 %5, i32 %7, i32 %9, i32 %11)
  ret i64 %12
}

define i32 @__fixsfsi(i32 %0) {
  %2 = alloca %struct.Num, align 4
  call fastcc void @single(ptr sret(%struct.Num) align 4 %2, i32 %0)
  %3 = load i32, ptr %2, align 4
  %4 = getelementptr inbounds nuw i8, ptr %2, i32 4
  %5 = load i32, ptr %4, align 4
  %6 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %2, i32 12
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %2, i32 16
  %11 = load i32, ptr %10, align 4
  %12 = tail call fastcc i64 @to_signed(i32 %3, i32 %5, i32 %7, i32 %9, i32 %11)
  %13 = trunc i64 %12 to i32
  ret i32 %13
}

define internal fastcc i64 @to_signed(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4) unnamed_addr {
  %6 = tail call fastcc i64 @to_integer(i32 %1, i32 %2, i32 %3, i32 %4)
  %7 = icmp eq i32 %0, 0
  %8 = sub i64 0, %6
  %9 = select i1 %7, i64 %6, i64 %8
  ret i64 %9
}

define i32 @__fixdfsi(i64 %0) {
  %2 = alloca %struct.Num, align 4
  call fastcc void @dbl(ptr sret(%struct.Num) align 4 %2, i64 %0)
  %3 = load i32, ptr %2, align 4
  %4 = getelementptr inbounds nuw i8, ptr %2, i32 4
  %5 = load i32, ptr %4, align 4
  %6 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %2, i32 12
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %2, i32 16
  %11 = load i32, ptr %10, align 4
  %12 = tail call fastcc i64 @to_signed(i32 %3, i32 %5, i32 %7, i32 %9, i32 %11)
  %13 = trunc i64 %12 to i32
  ret i32 %13
}

define i32 @__fixunssfsi(i32 %0) {
  %2 = alloca %struct.Num, align 4
  call fastcc void @single(ptr sret(%struct.Num) align 4 %2, i32 %0)
  %3 = getelementptr inbounds nuw i8, ptr %2, i32 4
  %4 = load i32, ptr %3, align 4
  %5 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %6 = load i32, ptr %5, align 4
  %7 = getelementptr inbounds nuw i8, ptr %2, i32 12
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %2, i32 16
  %10 = load i32, ptr %9, align 4
  %11 = tail call fastcc i64 @to_integer(i32 %4, i32 %6, i32 %8, i32 %10)
  %12 = trunc i64 %11 to i32
  ret i32 %12
}

define internal fastcc i64 @to_integer(i32 %0, i32 %1, i32 %2, i32 %3) unnamed_addr {
  %5 = icmp ne i32 %3, 1
  %6 = icmp slt i32 %0, 0
  %7 = select i1 %5, i1 true, i1 %6
  br i1 %7, label %8, label %11

8:                                                ; preds = %4
  %9 = icmp eq i32 %3, 2
  %10 = sext i1 %9 to i64
  br label %27

11:                                               ; preds = %4
  %12 = icmp sgt i32 %0, 63
  br i1 %12, label %27, label %13

13:                                               ; preds = %11
  %14 = icmp eq i32 %0, 63
  %15 = zext i32 %2 to i64
  %16 = zext i32 %1 to i64
  br i1 %14, label %17, label %21

17:                                               ; preds = %13
  %18 = shl i64 %16, 33
  %19 = shl nuw nsw i64 %15, 1
  %20 = or disjoint i64 %19, %18
  br label %27

21:                                               ; preds = %13
  %22 = shl nuw i64 %16, 32
  %23 = or disjoint i64 %22, %15
  %24 = sub nuw nsw i32 62, %0
  %25 = zext nneg i32 %24 to i64
  %26 = lshr i64 %23, %25
  br label %27

27:                                               ; preds = %11, %21, %17, %8
  %28 = phi i64 [ %10, %8 ], [ %26, %21 ], [ %20, %17 ], [ -1, %11 ]
  ret i64 %28
}

define i32 @__fixunsdfsi(i64 %0) {
  %2 = alloca %struct.Num, align 4
  call fastcc void @dbl(ptr sret(%struct.Num) align 4 %2, i64 %0)
  %3 = getelementptr inbounds nuw i8, ptr %2, i32 4
  %4 = load i32, ptr %3, align 4
  %5 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %6 = load i32, ptr %5, align 4
  %7 = getelementptr inbounds nuw i8, ptr %2, i32 12
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %2, i32 16
  %10 = load i32, ptr %9, align 4
  %11 = tail call fastcc i64 @to_integer(i32 %4, i32 %6, i32 %8, i32 %10)
  %12 = trunc i64 %11 to i32
  ret i32 %12
}

define i64 @__fixsfdi(i32 %0) {
  %2 = alloca %struct.Num, align 4
  call fastcc void @single(ptr sret(%struct.Num) align 4 %2, i32 %0)
  %3 = load i32, ptr %2, align 4
  %4 = getelementptr inbounds nuw i8, ptr %2, i32 4
  %5 = load i32, ptr %4, align 4
  %6 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %2, i32 12
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %2, i32 16
  %11 = load i32, ptr %10, align 4
  %12 = tail call fastcc i64 @to_signed(i32 %3, i32 %5, i32 %7, i32 %9, i32 %11)
  ret i64 %12
}

define i64 @__fixdfdi(i64 %0) {
  %2 = alloca %struct.Num, align 4
  call fastcc void @dbl(ptr sret(%struct.Num) align 4 %2, i64 %0)
  %3 = load i32, ptr %2, align 4
  %4 = getelementptr inbounds nuw i8, ptr %2, i32 4
  %5 = load i32, ptr %4, align 4
  %6 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %2, i32 12
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %2, i32 16
  %11 = load i32, ptr %10, align 4
  %12 = tail call fastcc i64 @to_signed(i32 %3, i32 %5, i32 %7, i32 %9, i32 %11)
  ret i64 %12
}

define i64 @__fixunssfdi(i32 %0) {
  %2 = alloca %struct.Num, align 4
  call fastcc void @single(ptr sret(%struct.Num) align 4 %2, i32 %0)
  %3 = getelementptr inbounds nuw i8, ptr %2, i32 4
  %4 = load i32, ptr %3, align 4
  %5 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %6 = load i32, ptr %5, align 4
  %7 = getelementptr inbounds nuw i8, ptr %2, i32 12
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %2, i32 16
  %10 = load i32, ptr %9, align 4
  %11 = tail call fastcc i64 @to_integer(i32 %4, i32 %6, i32 %8, i32 %10)
  ret i64 %11
}

define i64 @__fixunsdfdi(i64 %0) {
  %2 = alloca %struct.Num, align 4
  call fastcc void @dbl(ptr sret(%struct.Num) align 4 %2, i64 %0)
  %3 = getelementptr inbounds nuw i8, ptr %2, i32 4
  %4 = load i32, ptr %3, align 4
  %5 = getelementptr inbounds nuw i8, ptr %2, i32 8
  %6 = load i32, ptr %5, align 4
  %7 = getelementptr inbounds nuw i8, ptr %2, i32 12
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %2, i32 16
  %10 = load i32, ptr %9, align 4
  %11 = tail call fastcc i64 @to_integer(i32 %4, i32 %6, i32 %8, i32 %10)
  ret i64 %11
}

define i32 @__eqsf2(i32 %0, i32 %1) {
  %3 = alloca %struct.Num, align 4
  %4 = alloca %struct.Num, align 4
  call fastcc void @single(ptr sret(%struct.Num) align 4 %3, i32 %0)
  call fastcc void @single(ptr sret(%struct.Num) align 4 %4, i32 %1)
  %5 = load i32, ptr %3, align 4
  %6 = getelementptr inbounds nuw i8, ptr %3, i32 4
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %3, i32 12
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds nuw i8, ptr %3, i32 16
  %13 = load i32, ptr %12, align 4
  %14 = load i32, ptr %4, align 4
  %15 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %18 = load i32, ptr %17, align 4
  %19 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %22 = load i32, ptr %21, align 4
  %23 = tail call fastcc i32 @compare(i32 %5, i32 %7, i32 %9, i32 %11, i32 %13, i32 %14, i32 %16, i32 %18, i32 %20, i32 %22)
  ret i32 %23
}

define internal fastcc i32 @compare(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, i32 %7, i32 %8, i32 %9) unnamed_addr {
  %11 = icmp eq i32 %4, 3
  %12 = icmp eq i32 %9, 3
  %13 = select i1 %11, i1 true, i1 %12
  br i1 %13, label %55, label %14

14:                                               ; preds = %10
  %15 = icmp eq i32 %4, 0
  %16 = icmp eq i32 %9, 0
  %17 = select i1 %15, i1 %16, i1 false
  br i1 %17, label %55, label %18

18:                                               ; preds = %14
  %19 = icmp eq i32 %0, 0
  %20 = select i1 %19, i32 1, i32 -1
  %21 = select i1 %15, i32 0, i32 %20
  %22 = icmp eq i32 %5, 0
  %23 = select i1 %22, i32 1, i32 -1
  %24 = select i1 %16, i32 0, i32 %23
  %25 = icmp eq i32 %21, %24
  br i1 %25, label %29, label %26

26:                                               ; preds = %18
  %27 = icmp slt i32 %21, %24
  %28 = select i1 %27, i32 -1, i32 1
  br label %55

29:                                               ; preds = %18
  %30 = icmp eq i32 %4, 2
  %31 = icmp eq i32 %9, 2
  %32 = select i1 %30, i1 true, i1 %31
  br i1 %32, label %33, label %37

33:                                               ; preds = %29
  %34 = zext i1 %30 to i32
  %35 = sext i1 %31 to i32
  %36 = add nsw i32 %35, %34
  br label %52

37:                                               ; preds = %29
  %38 = icmp eq i32 %1, %6
  br i1 %38, label %42, label %39

39:                                               ; preds = %37
  %40 = icmp sgt i32 %1, %6
  %41 = select i1 %40, i32 1, i32 -1
  br label %52

42:                                               ; preds = %37
  %43 = zext i32 %3 to i64
  %44 = zext i32 %2 to i64
  %45 = shl nuw i64 %44, 32
  %46 = or disjoint i64 %45, %43
  %47 = zext i32 %8 to i64
  %48 = zext i32 %7 to i64
  %49 = shl nuw i64 %48, 32
  %50 = or disjoint i64 %49, %47
  %51 = tail call i32 @llvm.ucmp.i32.i64(i64 %46, i64 %50)
  br label %52

52:                                               ; preds = %39, %42, %33
  %53 = phi i32 [ %36, %33 ], [ %41, %39 ], [ %51, %42 ]
  %54 = mul nsw i32 %53, %21
  br label %55

55:                                               ; preds = %26, %52, %14, %10
  %56 = phi i32 [ 0, %14 ], [ 2, %10 ], [ %28, %26 ], [ %54, %52 ]
  ret i32 %56
}

define i32 @__nesf2(i32 %0, i32 %1) {
  %3 = alloca %struct.Num, align 4
  %4 = alloca %struct.Num, align 4
  call fastcc void @single(ptr sret(%struct.Num) align 4 %3, i32 %0)
  call fastcc void @single(ptr sret(%struct.Num) align 4 %4, i32 %1)
  %5 = load i32, ptr %3, align 4
  %6 = getelementptr inbounds nuw i8, ptr %3, i32 4
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %3, i32 12
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds nuw i8, ptr %3, i32 16
  %13 = load i32, ptr %12, align 4
  %14 = load i32, ptr %4, align 4
  %15 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %18 = load i32, ptr %17, align 4
  %19 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %22 = load i32, ptr %21, align 4
  %23 = tail call fastcc i32 @compare(i32 %5, i32 %7, i32 %9, i32 %11, i32 %13, i32 %14, i32 %16, i32 %18, i32 %20, i32 %22)
  ret i32 %23
}

define i32 @__ltsf2(i32 %0, i32 %1) {
  %3 = alloca %struct.Num, align 4
  %4 = alloca %struct.Num, align 4
  call fastcc void @single(ptr sret(%struct.Num) align 4 %3, i32 %0)
  call fastcc void @single(ptr sret(%struct.Num) align 4 %4, i32 %1)
  %5 = load i32, ptr %3, align 4
  %6 = getelementptr inbounds nuw i8, ptr %3, i32 4
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %3, i32 12
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds nuw i8, ptr %3, i32 16
  %13 = load i32, ptr %12, align 4
  %14 = load i32, ptr %4, align 4
  %15 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %18 = load i32, ptr %17, align 4
  %19 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %22 = load i32, ptr %21, align 4
  %23 = tail call fastcc i32 @compare(i32 %5, i32 %7, i32 %9, i32 %11, i32 %13, i32 %14, i32 %16, i32 %18, i32 %20, i32 %22)
  %24 = tail call fastcc i32 @less(i32 %23)
  ret i32 %24
}

define internal fastcc i32 @less(i32 %0) unnamed_addr {
  %2 = icmp eq i32 %0, 2
  %3 = select i1 %2, i32 1, i32 %0
  ret i32 %3
}

define i32 @__lesf2(i32 %0, i32 %1) {
  %3 = alloca %struct.Num, align 4
  %4 = alloca %struct.Num, align 4
  call fastcc void @single(ptr sret(%struct.Num) align 4 %3, i32 %0)
  call fastcc void @single(ptr sret(%struct.Num) align 4 %4, i32 %1)
  %5 = load i32, ptr %3, align 4
  %6 = getelementptr inbounds nuw i8, ptr %3, i32 4
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %3, i32 12
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds nuw i8, ptr %3, i32 16
  %13 = load i32, ptr %12, align 4
  %14 = load i32, ptr %4, align 4
  %15 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %18 = load i32, ptr %17, align 4
  %19 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %22 = load i32, ptr %21, align 4
  %23 = tail call fastcc i32 @compare(i32 %5, i32 %7, i32 %9, i32 %11, i32 %13, i32 %14, i32 %16, i32 %18, i32 %20, i32 %22)
  %24 = tail call fastcc i32 @less(i32 %23)
  ret i32 %24
}

define i32 @__gtsf2(i32 %0, i32 %1) {
  %3 = alloca %struct.Num, align 4
  %4 = alloca %struct.Num, align 4
  call fastcc void @single(ptr sret(%struct.Num) align 4 %3, i32 %0)
  call fastcc void @single(ptr sret(%struct.Num) align 4 %4, i32 %1)
  %5 = load i32, ptr %3, align 4
  %6 = getelementptr inbounds nuw i8, ptr %3, i32 4
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %3, i32 12
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds nuw i8, ptr %3, i32 16
  %13 = load i32, ptr %12, align 4
  %14 = load i32, ptr %4, align 4
  %15 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %18 = load i32, ptr %17, align 4
  %19 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %22 = load i32, ptr %21, align 4
  %23 = tail call fastcc i32 @compare(i32 %5, i32 %7, i32 %9, i32 %11, i32 %13, i32 %14, i32 %16, i32 %18, i32 %20, i32 %22)
  %24 = tail call fastcc i32 @greater(i32 %23)
  ret i32 %24
}

define internal fastcc i32 @greater(i32 %0) unnamed_addr {
  %2 = icmp eq i32 %0, 2
  %3 = select i1 %2, i32 -1, i32 %0
  ret i32 %3
}

define i32 @__gesf2(i32 %0, i32 %1) {
  %3 = alloca %struct.Num, align 4
  %4 = alloca %struct.Num, align 4
  call fastcc void @single(ptr sret(%struct.Num) align 4 %3, i32 %0)
  call fastcc void @single(ptr sret(%struct.Num) align 4 %4, i32 %1)
  %5 = load i32, ptr %3, align 4
  %6 = getelementptr inbounds nuw i8, ptr %3, i32 4
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %3, i32 12
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds nuw i8, ptr %3, i32 16
  %13 = load i32, ptr %12, align 4
  %14 = load i32, ptr %4, align 4
  %15 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %18 = load i32, ptr %17, align 4
  %19 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %22 = load i32, ptr %21, align 4
  %23 = tail call fastcc i32 @compare(i32 %5, i32 %7, i32 %9, i32 %11, i32 %13, i32 %14, i32 %16, i32 %18, i32 %20, i32 %22)
  %24 = tail call fastcc i32 @greater(i32 %23)
  ret i32 %24
}

define i32 @__unordsf2(i32 %0, i32 %1) {
  %3 = alloca %struct.Num, align 4
  %4 = alloca %struct.Num, align 4
  call fastcc void @single(ptr sret(%struct.Num) align 4 %3, i32 %0)
  call fastcc void @single(ptr sret(%struct.Num) align 4 %4, i32 %1)
  %5 = load i32, ptr %3, align 4
  %6 = getelementptr inbounds nuw i8, ptr %3, i32 4
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %3, i32 12
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds nuw i8, ptr %3, i32 16
  %13 = load i32, ptr %12, align 4
  %14 = load i32, ptr %4, align 4
  %15 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %18 = load i32, ptr %17, align 4
  %19 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %22 = load i32, ptr %21, align 4
  %23 = tail call fastcc i32 @compare(i32 %5, i32 %7, i32 %9, i32 %11, i32 %13, i32 %14, i32 %16, i32 %18, i32 %20, i32 %22)
  %24 = icmp eq i32 %23, 2
  %25 = zext i1 %24 to i32
  ret i32 %25
}

define i32 @__eqdf2(i64 %0, i64 %1) {
  %3 = alloca %struct.Num, align 4
  %4 = alloca %struct.Num, align 4
  call fastcc void @dbl(ptr sret(%struct.Num) align 4 %3, i64 %0)
  call fastcc void @dbl(ptr sret(%struct.Num) align 4 %4, i64 %1)
  %5 = load i32, ptr %3, align 4
  %6 = getelementptr inbounds nuw i8, ptr %3, i32 4
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %3, i32 12
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds nuw i8, ptr %3, i32 16
  %13 = load i32, ptr %12, align 4
  %14 = load i32, ptr %4, align 4
  %15 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %18 = load i32, ptr %17, align 4
  %19 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %22 = load i32, ptr %21, align 4
  %23 = tail call fastcc i32 @compare(i32 %5, i32 %7, i32 %9, i32 %11, i32 %13, i32 %14, i32 %16, i32 %18, i32 %20, i32 %22)
  ret i32 %23
}

define i32 @__nedf2(i64 %0, i64 %1) {
  %3 = alloca %struct.Num, align 4
  %4 = alloca %struct.Num, align 4
  call fastcc void @dbl(ptr sret(%struct.Num) align 4 %3, i64 %0)
  call fastcc void @dbl(ptr sret(%struct.Num) align 4 %4, i64 %1)
  %5 = load i32, ptr %3, align 4
  %6 = getelementptr inbounds nuw i8, ptr %3, i32 4
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %3, i32 12
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds nuw i8, ptr %3, i32 16
  %13 = load i32, ptr %12, align 4
  %14 = load i32, ptr %4, align 4
  %15 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %18 = load i32, ptr %17, align 4
  %19 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %22 = load i32, ptr %21, align 4
  %23 = tail call fastcc i32 @compare(i32 %5, i32 %7, i32 %9, i32 %11, i32 %13, i32 %14, i32 %16, i32 %18, i32 %20, i32 %22)
  ret i32 %23
}

define i32 @__ltdf2(i64 %0, i64 %1) {
  %3 = alloca %struct.Num, align 4
  %4 = alloca %struct.Num, align 4
  call fastcc void @dbl(ptr sret(%struct.Num) align 4 %3, i64 %0)
  call fastcc void @dbl(ptr sret(%struct.Num) align 4 %4, i64 %1)
  %5 = load i32, ptr %3, align 4
  %6 = getelementptr inbounds nuw i8, ptr %3, i32 4
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %3, i32 12
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds nuw i8, ptr %3, i32 16
  %13 = load i32, ptr %12, align 4
  %14 = load i32, ptr %4, align 4
  %15 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %18 = load i32, ptr %17, align 4
  %19 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %22 = load i32, ptr %21, align 4
  %23 = tail call fastcc i32 @compare(i32 %5, i32 %7, i32 %9, i32 %11, i32 %13, i32 %14, i32 %16, i32 %18, i32 %20, i32 %22)
  %24 = tail call fastcc i32 @less(i32 %23)
  ret i32 %24
}

define i32 @__ledf2(i64 %0, i64 %1) {
  %3 = alloca %struct.Num, align 4
  %4 = alloca %struct.Num, align 4
  call fastcc void @dbl(ptr sret(%struct.Num) align 4 %3, i64 %0)
  call fastcc void @dbl(ptr sret(%struct.Num) align 4 %4, i64 %1)
  %5 = load i32, ptr %3, align 4
  %6 = getelementptr inbounds nuw i8, ptr %3, i32 4
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %3, i32 12
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds nuw i8, ptr %3, i32 16
  %13 = load i32, ptr %12, align 4
  %14 = load i32, ptr %4, align 4
  %15 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %18 = load i32, ptr %17, align 4
  %19 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %22 = load i32, ptr %21, align 4
  %23 = tail call fastcc i32 @compare(i32 %5, i32 %7, i32 %9, i32 %11, i32 %13, i32 %14, i32 %16, i32 %18, i32 %20, i32 %22)
  %24 = tail call fastcc i32 @less(i32 %23)
  ret i32 %24
}

define i32 @__gtdf2(i64 %0, i64 %1) {
  %3 = alloca %struct.Num, align 4
  %4 = alloca %struct.Num, align 4
  call fastcc void @dbl(ptr sret(%struct.Num) align 4 %3, i64 %0)
  call fastcc void @dbl(ptr sret(%struct.Num) align 4 %4, i64 %1)
  %5 = load i32, ptr %3, align 4
  %6 = getelementptr inbounds nuw i8, ptr %3, i32 4
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %3, i32 12
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds nuw i8, ptr %3, i32 16
  %13 = load i32, ptr %12, align 4
  %14 = load i32, ptr %4, align 4
  %15 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %18 = load i32, ptr %17, align 4
  %19 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %22 = load i32, ptr %21, align 4
  %23 = tail call fastcc i32 @compare(i32 %5, i32 %7, i32 %9, i32 %11, i32 %13, i32 %14, i32 %16, i32 %18, i32 %20, i32 %22)
  %24 = tail call fastcc i32 @greater(i32 %23)
  ret i32 %24
}

define i32 @__gedf2(i64 %0, i64 %1) {
  %3 = alloca %struct.Num, align 4
  %4 = alloca %struct.Num, align 4
  call fastcc void @dbl(ptr sret(%struct.Num) align 4 %3, i64 %0)
  call fastcc void @dbl(ptr sret(%struct.Num) align 4 %4, i64 %1)
  %5 = load i32, ptr %3, align 4
  %6 = getelementptr inbounds nuw i8, ptr %3, i32 4
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %3, i32 12
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds nuw i8, ptr %3, i32 16
  %13 = load i32, ptr %12, align 4
  %14 = load i32, ptr %4, align 4
  %15 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %18 = load i32, ptr %17, align 4
  %19 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %22 = load i32, ptr %21, align 4
  %23 = tail call fastcc i32 @compare(i32 %5, i32 %7, i32 %9, i32 %11, i32 %13, i32 %14, i32 %16, i32 %18, i32 %20, i32 %22)
  %24 = tail call fastcc i32 @greater(i32 %23)
  ret i32 %24
}

define i32 @__unorddf2(i64 %0, i64 %1) {
  %3 = alloca %struct.Num, align 4
  %4 = alloca %struct.Num, align 4
  call fastcc void @dbl(ptr sret(%struct.Num) align 4 %3, i64 %0)
  call fastcc void @dbl(ptr sret(%struct.Num) align 4 %4, i64 %1)
  %5 = load i32, ptr %3, align 4
  %6 = getelementptr inbounds nuw i8, ptr %3, i32 4
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %3, i32 12
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds nuw i8, ptr %3, i32 16
  %13 = load i32, ptr %12, align 4
  %14 = load i32, ptr %4, align 4
  %15 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %18 = load i32, ptr %17, align 4
  %19 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %22 = load i32, ptr %21, align 4
  %23 = tail call fastcc i32 @compare(i32 %5, i32 %7, i32 %9, i32 %11, i32 %13, i32 %14, i32 %16, i32 %18, i32 %20, i32 %22)
  %24 = icmp eq i32 %23, 2
  %25 = zext i1 %24 to i32
  ret i32 %25
}

define internal fastcc i64 @pack(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6) unnamed_addr {
  %8 = add nsw i32 %6, -1
  %9 = shl nsw i32 -1, %8
  %10 = xor i32 %9, -1
  %11 = shl nsw i32 -1, %6
  %12 = xor i32 %11, -1
  %13 = zext i32 %0 to i64
  %14 = add nuw nsw i32 %6, %5
  %15 = zext nneg i32 %14 to i64
  %16 = shl i64 %13, %15
  switch i32 %4, label %30 [
    i32 3, label %17
    i32 2, label %25
  ]

17:                                               ; preds = %7
  %18 = zext nneg i32 %12 to i64
  %19 = zext nneg i32 %5 to i64
  %20 = shl nuw nsw i64 %18, %19
  %21 = add nsw i32 %5, -1
  %22 = zext nneg i32 %21 to i64
  %23 = shl nuw nsw i64 1, %22
  %24 = or i64 %20, %23
  br label %146

25:                                               ; preds = %7
  %26 = zext nneg i32 %12 to i64
  %27 = zext nneg i32 %5 to i64
  %28 = shl nuw nsw i64 %26, %27
  %29 = or i64 %16, %28
  br label %146

30:                                               ; preds = %7
  %31 = icmp ne i32 %4, 0
  %32 = zext i32 %3 to i64
  %33 = zext i32 %2 to i64
  %34 = shl nuw i64 %33, 32
  %35 = or disjoint i64 %34, %32
  %36 = icmp ne i64 %35, 0
  %37 = select i1 %31, i1 %36, i1 false
  br i1 %37, label %38, label %146

38:                                               ; preds = %30
  %39 = icmp sgt i32 %2, -1
  br i1 %39, label %40, label %52

40:                                               ; preds = %52, %38
  %41 = phi i32 [ %1, %38 ], [ %64, %52 ]
  %42 = phi i32 [ %2, %38 ], [ %62, %52 ]
  %43 = phi i32 [ %3, %38 ], [ %63, %52 ]
  %44 = zext i32 %43 to i64
  %45 = zext i32 %42 to i64
  %46 = shl nuw i64 %45, 32
  %47 = or disjoint i64 %46, %44
  %48 = icmp ult i32 %42, 1073741824
  br i1 %48, label %49, label %79

49:                                               ; preds = %40
  %50 = lshr i64 %47, 31
  %51 = trunc nuw i64 %50 to i32
  br label %66

52:                                               ; preds = %38, %52
  %53 = phi i32 [ %63, %52 ], [ %3, %38 ]
  %54 = phi i32 [ %62, %52 ], [ %2, %38 ]
  %55 = phi i32 [ %64, %52 ], [ %1, %38 ]
  %56 = zext i32 %54 to i64
  %57 = shl nuw i64 %56, 32
  %58 = zext i32 %53 to i64
  %59 = or disjoint i64 %57, %58
  %60 = tail call fastcc i64 @sticky(i64 %59, i32 1)
  %61 = lshr i64 %60, 32
  %62 = trunc nuw i64 %61 to i32
  %63 = trunc i64 %60 to i32
  %64 = add nsw i32 %55, 1
  %65 = icmp sgt i64 %60, -1
  br i1 %65, label %40, label %52

66:                                               ; preds = %49, %66
  %67 = phi i32 [ %78, %66 ], [ %51, %49 ]
  %68 = phi i32 [ %70, %66 ], [ %43, %49 ]
  %69 = phi i32 [ %71, %66 ], [ %41, %49 ]
  %70 = shl i32 %68, 1
  %71 = add nsw i32 %69, -1
  %72 = zext i32 %70 to i64
  %73 = zext i32 %67 to i64
  %74 = shl nuw i64 %73, 32
  %75 = or disjoint i64 %74, %72
  %76 = icmp ult i32 %67, 1073741824
  %77 = lshr i64 %75, 31
  %78 = trunc i64 %77 to i32
  br i1 %76, label %66, label %79

79:                                               ; preds = %66, %40
  %80 = phi i32 [ %41, %40 ], [ %71, %66 ]
  %81 = phi i32 [ %42, %40 ], [ %67, %66 ]
  %82 = phi i32 [ %43, %40 ], [ %70, %66 ]
  %83 = phi i64 [ %47, %40 ], [ %75, %66 ]
  %84 = add nsw i32 %80, %10
  %85 = icmp slt i32 %84, 1
  br i1 %85, label %86, label %92

86:                                               ; preds = %79
  %87 = sub nsw i32 1, %84
  %88 = tail call fastcc i64 @sticky(i64 %83, i32 %87)
  %89 = lshr i64 %88, 32
  %90 = trunc nuw i64 %89 to i32
  %91 = trunc i64 %88 to i32
  br label %92

92:                                               ; preds = %86, %79
  %93 = phi i32 [ 0, %86 ], [ %84, %79 ]
  %94 = phi i32 [ %90, %86 ], [ %81, %79 ]
  %95 = phi i32 [ %91, %86 ], [ %82, %79 ]
  %96 = sub nuw nsw i32 62, %5
  %97 = sub nuw nsw i32 61, %5
  %98 = zext nneg i32 %97 to i64
  %99 = shl nuw nsw i64 1, %98
  %100 = zext i32 %95 to i64
  %101 = zext i32 %94 to i64
  %102 = shl nuw i64 %101, 32
  %103 = or disjoint i64 %102, %100
  %104 = zext nneg i32 %96 to i64
  %105 = shl nsw i64 -1, %104
  %106 = xor i64 %105, -1
  %107 = and i64 %103, %106
  %108 = lshr i64 %103, %104
  %109 = icmp samesign ugt i64 %107, %99
  br i1 %109, label %115, label %110

110:                                              ; preds = %92
  %111 = icmp ne i64 %107, %99
  %112 = and i64 %108, 1
  %113 = icmp eq i64 %112, 0
  %114 = select i1 %111, i1 true, i1 %113
  br i1 %114, label %117, label %115

115:                                              ; preds = %110, %92
  %116 = add nuw nsw i64 %108, 1
  br label %117

117:                                              ; preds = %115, %110
  %118 = phi i64 [ %116, %115 ], [ %108, %110 ]
  %119 = icmp eq i32 %93, 0
  br i1 %119, label %120, label %122

120:                                              ; preds = %117
  %121 = or i64 %118, %16
  br label %146

122:                                              ; preds = %117
  %123 = add nuw nsw i32 %5, 1
  %124 = zext nneg i32 %123 to i64
  %125 = lshr i64 %118, %124
  %126 = icmp ne i64 %125, 0
  %127 = zext i1 %126 to i32
  %128 = add nuw nsw i32 %93, %127
  %129 = icmp samesign ult i32 %128, %12
  br i1 %129, label %135, label %130

130:                                              ; preds = %122
  %131 = zext nneg i32 %12 to i64
  %132 = zext nneg i32 %5 to i64
  %133 = shl nuw nsw i64 %131, %132
  %134 = or i64 %16, %133
  br label %146

135:                                              ; preds = %122
  %136 = zext i1 %126 to i64
  %137 = lshr i64 %118, %136
  %138 = zext nneg i32 %128 to i64
  %139 = zext nneg i32 %5 to i64
  %140 = shl nuw nsw i64 %138, %139
  %141 = shl nsw i64 -1, %139
  %142 = xor i64 %141, -1
  %143 = and i64 %137, %142
  %144 = or i64 %143, %140
  %145 = or i64 %144, %16
  br label %146

146:                                              ; preds = %120, %130, %135, %30, %25, %17
  %147 = phi i64 [ %24, %17 ], [ %29, %25 ], [ %16, %30 ], [ %121, %120 ], [ %134, %130 ], [ %145, %135 ]
  ret i64 %147
}

define internal fastcc i64 @sticky(i64 %0, i32 %1) unnamed_addr {
  %3 = icmp slt i32 %1, 1
  br i1 %3, label %18, label %4

4:                                                ; preds = %2
  %5 = icmp sgt i32 %1, 63
  br i1 %5, label %6, label %9

6:                                                ; preds = %4
  %7 = icmp ne i64 %0, 0
  %8 = zext i1 %7 to i64
  br label %18

9:                                                ; preds = %4
  %10 = zext nneg i32 %1 to i64
  %11 = lshr i64 %0, %10
  %12 = sub nuw nsw i32 64, %1
  %13 = zext nneg i32 %12 to i64
  %14 = shl i64 %0, %13
  %15 = icmp ne i64 %14, 0
  %16 = zext i1 %15 to i64
  %17 = or i64 %11, %16
  br label %18

18:                                               ; preds = %2, %9, %6
  %19 = phi i64 [ %17, %9 ], [ %8, %6 ], [ %0, %2 ]
  ret i64 %19
}

define internal fastcc void @unpack(ptr sret(%struct.Num) align 4 %0, i64 %1, i32 %2, i32 %3) unnamed_addr {
  %5 = add nsw i32 %3, -1
  %6 = shl nsw i32 -1, %5
  %7 = add nuw nsw i32 %6, 1
  %8 = zext nneg i32 %2 to i64
  %9 = lshr i64 %1, %8
  %10 = trunc i64 %9 to i32
  %11 = shl nsw i32 -1, %3
  %12 = xor i32 %11, -1
  %13 = and i32 %10, %12
  %14 = shl nuw nsw i64 1, %8
  %15 = add nsw i64 %14, -1
  %16 = and i64 %15, %1
  %17 = add nuw nsw i32 %3, %2
  %18 = zext nneg i32 %17 to i64
  %19 = lshr i64 %1, %18
  %20 = trunc i64 %19 to i32
  %21 = and i32 %20, 1
  store i32 %21, ptr %0, align 4
  %22 = add nsw i32 %7, %13
  %23 = getelementptr inbounds nuw i8, ptr %0, i32 4
  store i32 %22, ptr %23, align 4
  %24 = getelementptr inbounds nuw i8, ptr %0, i32 16
  store i32 1, ptr %24, align 4
  %25 = getelementptr inbounds nuw i8, ptr %0, i32 20
  store i32 0, ptr %25, align 4
  %26 = getelementptr inbounds nuw i8, ptr %0, i32 8
  store i64 0, ptr %26, align 4
  %27 = icmp eq i32 %13, %12
  br i1 %27, label %28, label %31

28:                                               ; preds = %4
  %29 = icmp eq i64 %16, 0
  %30 = select i1 %29, i32 2, i32 3
  store i32 %30, ptr %24, align 4
  br label %56

31:                                               ; preds = %4
  %32 = icmp eq i32 %13, 0
  br i1 %32, label %33, label %48

33:                                               ; preds = %31
  %34 = icmp eq i64 %16, 0
  br i1 %34, label %35, label %36

35:                                               ; preds = %33
  store i32 0, ptr %24, align 4
  br label %56

36:                                               ; preds = %33
  %37 = add nuw nsw i32 %6, 2
  store i32 %37, ptr %23, align 4
  %38 = sub nuw nsw i32 62, %2
  %39 = zext nneg i32 %38 to i64
  %40 = shl i64 %16, %39
  store i64 %40, ptr %26, align 4
  %41 = icmp ult i64 %40, 4611686018427387904
  br i1 %41, label %42, label %53

42:                                               ; preds = %36, %42
  %43 = phi i64 [ %45, %42 ], [ %40, %36 ]
  %44 = phi i32 [ %46, %42 ], [ %37, %36 ]
  %45 = shl nuw nsw i64 %43, 1
  %46 = add nsw i32 %44, -1
  %47 = icmp samesign ult i64 %43, 2305843009213693952
  br i1 %47, label %42, label %53

48:                                               ; preds = %31
  %49 = or i64 %16, %14
  %50 = sub nuw nsw i32 62, %2
  %51 = zext nneg i32 %50 to i64
  %52 = shl i64 %49, %51
  store i64 %52, ptr %26, align 4
  br label %56

53:                                               ; preds = %42, %36
  %54 = phi i32 [ %37, %36 ], [ %46, %42 ]
  %55 = phi i64 [ %40, %36 ], [ %45, %42 ]
  store i64 %55, ptr %26, align 4
  store i32 %54, ptr %23, align 4
  br label %56

56:                                               ; preds = %53, %48, %35, %28
  ret void
}

declare i32 @llvm.abs.i32(i32, i1 immarg)

declare i64 @llvm.fshl.i64(i64, i64, i64)

declare i64 @llvm.abs.i64(i64, i1 immarg)

declare i32 @llvm.ucmp.i32.i64(i64, i64)

; Prints a number, by the function that the surroundings have at a fixed address.
define void @print(i32 %number) {
  call void inttoptr (i32 3126834864 to ptr)(i32 %number)
  ret void
}


%struct.Form = type { i32, i32, i32, i32, i32, i32, i32 }

@room = internal unnamed_addr global ptr null, align 4
@left = internal unnamed_addr global i32 0, align 4
@__const.vprintf.form = private unnamed_addr constant %struct.Form { i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 -1 }, align 4
@.str = private unnamed_addr constant [3 x i8] c"0X\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"0x\00", align 1
@.str.2 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@taken = internal unnamed_addr global i32 0, align 4
@heap = internal global [512 x i64] zeroinitializer, align 4
@.str.3 = private unnamed_addr constant [2 x i8] c"-\00", align 1
@.str.4 = private unnamed_addr constant [2 x i8] c"+\00", align 1
@.str.5 = private unnamed_addr constant [2 x i8] c" \00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"nan\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"inf\00", align 1
@.str.8 = private unnamed_addr constant [17 x i8] c"0123456789abcdef\00", align 1

define range(i32 0, 256) i32 @putchar(i32 noundef %0) {
  %2 = load ptr, ptr @room, align 4
  %3 = icmp eq ptr %2, null
  br i1 %3, label %13, label %4

4:                                                ; preds = %1
  %5 = load i32, ptr @left, align 4
  %6 = icmp ugt i32 %5, 1
  br i1 %6, label %7, label %11

7:                                                ; preds = %4
  %8 = trunc i32 %0 to i8
  %9 = getelementptr inbounds nuw i8, ptr %2, i32 1
  store ptr %9, ptr @room, align 4
  store i8 %8, ptr %2, align 1
  %10 = add i32 %5, -1
  store i32 %10, ptr @left, align 4
  br label %11

11:                                               ; preds = %7, %4
  %12 = and i32 %0, 255
  br label %15

13:                                               ; preds = %1
  %14 = and i32 %0, 255
  tail call void inttoptr (i32 -1168132428 to ptr)(i32 noundef %14)
  br label %15

15:                                               ; preds = %13, %11
  %16 = phi i32 [ %12, %11 ], [ %14, %13 ]
  ret i32 %16
}

define i32 @strlen(ptr noundef readonly captures(none) %0) {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i32 [ 0, %1 ], [ %7, %2 ]
  %4 = getelementptr inbounds nuw i8, ptr %0, i32 %3
  %5 = load i8, ptr %4, align 1
  %6 = icmp eq i8 %5, 0
  %7 = add i32 %3, 1
  br i1 %6, label %8, label %2

8:                                                ; preds = %2
  ret i32 %3
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare void @llvm.lifetime.end.p0(ptr captures(none))

define noundef i32 @puts(ptr noundef readonly captures(none) %0) {
  %2 = tail call i32 @strlen(ptr noundef %0)
  %3 = tail call fastcc i32 @put(ptr noundef %0, i32 noundef %2)
  %4 = tail call i32 @putchar(i32 noundef 10)
  ret i32 0
}

define internal fastcc noundef i32 @put(ptr noundef readonly captures(none) %0, i32 noundef returned %1) unnamed_addr {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %5, label %4

4:                                                ; preds = %5, %2
  ret i32 %1

5:                                                ; preds = %2, %5
  %6 = phi i32 [ %11, %5 ], [ 0, %2 ]
  %7 = getelementptr inbounds nuw i8, ptr %0, i32 %6
  %8 = load i8, ptr %7, align 1
  %9 = sext i8 %8 to i32
  %10 = tail call i32 @putchar(i32 noundef %9)
  %11 = add nuw nsw i32 %6, 1
  %12 = icmp eq i32 %11, %1
  br i1 %12, label %4, label %5
}

define i32 @vprintf(ptr noundef %0, ptr noundef readonly captures(none) %1) {
  %3 = alloca ptr, align 4
  %4 = alloca %struct.Form, align 4
  %5 = alloca i8, align 1
  %6 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %7 = getelementptr inbounds nuw i8, ptr %4, i32 12
  %8 = getelementptr inbounds nuw i8, ptr %4, i32 8
  %9 = getelementptr inbounds nuw i8, ptr %4, i32 4
  %10 = getelementptr inbounds nuw i8, ptr %4, i32 20
  %11 = getelementptr inbounds nuw i8, ptr %4, i32 20
  %12 = getelementptr inbounds nuw i8, ptr %4, i32 24
  %13 = getelementptr inbounds nuw i8, ptr %4, i32 24
  %14 = getelementptr inbounds nuw i8, ptr %4, i32 24
  %15 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %16 = getelementptr inbounds nuw i8, ptr %4, i32 16
  %17 = getelementptr inbounds nuw i8, ptr %4, i32 12
  br label %18

18:                                               ; preds = %188, %2
  %19 = phi ptr [ %0, %2 ], [ %192, %188 ]
  %20 = phi i32 [ 0, %2 ], [ %189, %188 ]
  %21 = phi ptr [ %1, %2 ], [ %190, %188 ]
  store ptr %19, ptr %3, align 4
  %22 = load i8, ptr %19, align 1
  switch i8 %22, label %23 [
    i8 0, label %194
    i8 37, label %27
  ]

23:                                               ; preds = %18
  %24 = sext i8 %22 to i32
  %25 = tail call i32 @putchar(i32 noundef %24)
  %26 = add nsw i32 %20, 1
  br label %188

27:                                               ; preds = %18
  %28 = getelementptr inbounds nuw i8, ptr %19, i32 1
  store ptr %28, ptr %3, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 4 dereferenceable(28) %4, ptr noundef nonnull align 4 dereferenceable(28) @__const.vprintf.form, i32 28, i1 false)
  %29 = load i32, ptr %4, align 4
  br label %33

30:                                               ; preds = %43
  store ptr %47, ptr %3, align 4
  store i32 %44, ptr %4, align 4
  %31 = load i8, ptr %47, align 1
  %32 = icmp eq i8 %31, 42
  br i1 %32, label %48, label %52

33:                                               ; preds = %27, %43
  %34 = phi ptr [ %28, %27 ], [ %47, %43 ]
  %35 = phi i32 [ %29, %27 ], [ %44, %43 ]
  %36 = load i8, ptr %34, align 1
  switch i8 %36, label %41 [
    i8 45, label %43
    i8 43, label %37
    i8 32, label %38
    i8 35, label %39
    i8 48, label %40
  ]

37:                                               ; preds = %33
  store i32 1, ptr %9, align 4
  br label %43

38:                                               ; preds = %33
  store i32 1, ptr %8, align 4
  br label %43

39:                                               ; preds = %33
  store i32 1, ptr %7, align 4
  br label %43

40:                                               ; preds = %33
  store i32 1, ptr %6, align 4
  br label %43

41:                                               ; preds = %33
  %42 = getelementptr inbounds i8, ptr %34, i32 -1
  br label %43

43:                                               ; preds = %33, %41, %40, %39, %38, %37
  %44 = phi i32 [ %35, %41 ], [ %35, %40 ], [ %35, %37 ], [ %35, %38 ], [ %35, %39 ], [ 1, %33 ]
  %45 = phi ptr [ %42, %41 ], [ %34, %40 ], [ %34, %37 ], [ %34, %38 ], [ %34, %39 ], [ %34, %33 ]
  %46 = phi i1 [ true, %41 ], [ false, %40 ], [ false, %37 ], [ false, %38 ], [ false, %39 ], [ false, %33 ]
  %47 = getelementptr inbounds nuw i8, ptr %45, i32 1
  br i1 %46, label %30, label %33

48:                                               ; preds = %30
  %49 = getelementptr inbounds nuw i8, ptr %21, i32 4
  %50 = load i32, ptr %21, align 4
  store i32 %50, ptr %11, align 4
  %51 = getelementptr inbounds nuw i8, ptr %45, i32 2
  store ptr %51, ptr %3, align 4
  br label %54

52:                                               ; preds = %30
  %53 = call fastcc i32 @number(ptr noundef %3)
  store i32 %53, ptr %10, align 4
  br label %54

54:                                               ; preds = %52, %48
  %55 = phi ptr [ %49, %48 ], [ %21, %52 ]
  %56 = load ptr, ptr %3, align 4
  %57 = load i8, ptr %56, align 1
  %58 = icmp eq i8 %57, 46
  br i1 %58, label %59, label %69

59:                                               ; preds = %54
  %60 = getelementptr inbounds nuw i8, ptr %56, i32 1
  store ptr %60, ptr %3, align 4
  %61 = load i8, ptr %60, align 1
  %62 = icmp eq i8 %61, 42
  br i1 %62, label %63, label %67

63:                                               ; preds = %59
  %64 = getelementptr inbounds nuw i8, ptr %55, i32 4
  %65 = load i32, ptr %55, align 4
  store i32 %65, ptr %13, align 4
  %66 = getelementptr inbounds nuw i8, ptr %56, i32 2
  store ptr %66, ptr %3, align 4
  br label %69

67:                                               ; preds = %59
  %68 = call fastcc i32 @number(ptr noundef %3)
  store i32 %68, ptr %12, align 4
  br label %69

69:                                               ; preds = %63, %67, %54
  %70 = phi ptr [ %64, %63 ], [ %55, %67 ], [ %55, %54 ]
  %71 = load ptr, ptr %3, align 4
  br label %72

72:                                               ; preds = %82, %69
  %73 = phi ptr [ %71, %69 ], [ %85, %82 ]
  %74 = phi i32 [ 0, %69 ], [ %83, %82 ]
  %75 = phi i32 [ 0, %69 ], [ %84, %82 ]
  %76 = load i8, ptr %73, align 1
  switch i8 %76, label %193 [
    i8 104, label %77
    i8 108, label %79
    i8 106, label %82
    i8 122, label %81
    i8 116, label %81
    i8 100, label %86
    i8 105, label %86
    i8 117, label %111
    i8 120, label %111
    i8 88, label %111
    i8 111, label %111
    i8 112, label %145
    i8 99, label %151
    i8 115, label %156
    i8 102, label %172
    i8 97, label %177
    i8 37, label %182
  ]

77:                                               ; preds = %72
  %78 = add nsw i32 %75, 1
  br label %82

79:                                               ; preds = %72
  %80 = add nsw i32 %74, 1
  br label %82

81:                                               ; preds = %72, %72
  br label %82

82:                                               ; preds = %72, %81, %77, %79
  %83 = phi i32 [ %74, %77 ], [ %80, %79 ], [ 2, %72 ], [ %74, %81 ]
  %84 = phi i32 [ %78, %77 ], [ %75, %79 ], [ %75, %72 ], [ %75, %81 ]
  %85 = getelementptr inbounds nuw i8, ptr %73, i32 1
  br label %72

86:                                               ; preds = %72, %72
  store ptr %73, ptr %3, align 4
  %87 = icmp sgt i32 %74, 1
  br i1 %87, label %88, label %91

88:                                               ; preds = %86
  %89 = getelementptr inbounds nuw i8, ptr %70, i32 8
  %90 = load i64, ptr %70, align 4
  br label %95

91:                                               ; preds = %86
  %92 = getelementptr inbounds nuw i8, ptr %70, i32 4
  %93 = load i32, ptr %70, align 4
  %94 = sext i32 %93 to i64
  br label %95

95:                                               ; preds = %91, %88
  %96 = phi ptr [ %89, %88 ], [ %92, %91 ]
  %97 = phi i64 [ %90, %88 ], [ %94, %91 ]
  %98 = icmp eq i32 %75, 1
  %99 = shl i64 %97, 48
  %100 = ashr exact i64 %99, 48
  %101 = select i1 %98, i64 %100, i64 %97
  %102 = icmp eq i32 %75, 2
  %103 = shl i64 %101, 56
  %104 = ashr exact i64 %103, 56
  %105 = select i1 %102, i64 %104, i64 %101
  %106 = tail call i64 @llvm.abs.i64(i64 %105, i1 false)
  %107 = lshr i64 %105, 63
  %108 = trunc nuw nsw i64 %107 to i32
  %109 = call fastcc ptr @sign_of(ptr noundef nonnull %4, i32 noundef %108)
  %110 = tail call fastcc i32 @integer(ptr noundef nonnull byval(%struct.Form) align 4 %4, i64 noundef %106, ptr noundef nonnull %109, i32 noundef 10, i32 noundef 0)
  br label %184

111:                                              ; preds = %72, %72, %72, %72
  store ptr %73, ptr %3, align 4
  %112 = icmp sgt i32 %74, 1
  br i1 %112, label %113, label %116

113:                                              ; preds = %111
  %114 = getelementptr inbounds nuw i8, ptr %70, i32 8
  %115 = load i64, ptr %70, align 4
  br label %120

116:                                              ; preds = %111
  %117 = getelementptr inbounds nuw i8, ptr %70, i32 4
  %118 = load i32, ptr %70, align 4
  %119 = zext i32 %118 to i64
  br label %120

120:                                              ; preds = %116, %113
  %121 = phi ptr [ %114, %113 ], [ %117, %116 ]
  %122 = phi i64 [ %115, %113 ], [ %119, %116 ]
  %123 = icmp eq i32 %75, 1
  %124 = and i64 %122, 65535
  %125 = select i1 %123, i64 %124, i64 %122
  %126 = icmp eq i32 %75, 2
  %127 = and i64 %125, 255
  %128 = select i1 %126, i64 %127, i64 %125
  %129 = icmp eq i8 %76, 117
  %130 = icmp eq i8 %76, 111
  %131 = select i1 %130, i32 8, i32 16
  %132 = select i1 %129, i32 10, i32 %131
  %133 = load i32, ptr %17, align 4
  %134 = icmp ne i32 %133, 0
  %135 = icmp ne i64 %128, 0
  %136 = and i1 %134, %135
  %137 = icmp eq i32 %132, 16
  %138 = and i1 %137, %136
  %139 = icmp eq i8 %76, 88
  %140 = select i1 %139, ptr @.str, ptr @.str.1
  %141 = select i1 %138, ptr %140, ptr @.str.2
  %142 = icmp eq i8 %76, 88
  %143 = zext i1 %142 to i32
  %144 = tail call fastcc i32 @integer(ptr noundef nonnull byval(%struct.Form) align 4 %4, i64 noundef %128, ptr noundef nonnull %141, i32 noundef %132, i32 noundef %143)
  br label %184

145:                                              ; preds = %72
  store ptr %73, ptr %3, align 4
  %146 = getelementptr inbounds nuw i8, ptr %70, i32 4
  %147 = load ptr, ptr %70, align 4
  %148 = ptrtoint ptr %147 to i32
  %149 = zext i32 %148 to i64
  %150 = tail call fastcc i32 @integer(ptr noundef nonnull byval(%struct.Form) align 4 %4, i64 noundef %149, ptr noundef nonnull @.str.1, i32 noundef 16, i32 noundef 0)
  br label %184

151:                                              ; preds = %72
  store ptr %73, ptr %3, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %152 = getelementptr inbounds nuw i8, ptr %70, i32 4
  %153 = load i32, ptr %70, align 4
  %154 = trunc i32 %153 to i8
  store i8 %154, ptr %5, align 1
  store i32 0, ptr %16, align 4
  %155 = call fastcc i32 @field(ptr noundef nonnull %4, ptr noundef nonnull @.str.2, ptr noundef nonnull %5, i32 noundef 1, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %184

156:                                              ; preds = %72
  store ptr %73, ptr %3, align 4
  %157 = getelementptr inbounds nuw i8, ptr %70, i32 4
  %158 = load ptr, ptr %70, align 4
  %159 = load i32, ptr %14, align 4
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %169, label %161

161:                                              ; preds = %156, %166
  %162 = phi i32 [ %167, %166 ], [ 0, %156 ]
  %163 = getelementptr inbounds nuw i8, ptr %158, i32 %162
  %164 = load i8, ptr %163, align 1
  %165 = icmp eq i8 %164, 0
  br i1 %165, label %169, label %166

166:                                              ; preds = %161
  %167 = add nuw nsw i32 %162, 1
  %168 = icmp eq i32 %167, %159
  br i1 %168, label %169, label %161

169:                                              ; preds = %161, %166, %156
  %170 = phi i32 [ 0, %156 ], [ %162, %161 ], [ %159, %166 ]
  store i32 0, ptr %15, align 4
  %171 = call fastcc i32 @field(ptr noundef nonnull %4, ptr noundef nonnull @.str.2, ptr noundef %158, i32 noundef %170, i32 noundef 0)
  br label %184

172:                                              ; preds = %72
  store ptr %73, ptr %3, align 4
  %173 = getelementptr inbounds nuw i8, ptr %70, i32 8
  %174 = load double, ptr %70, align 4
  %175 = tail call fastcc i64 @bits_of(double noundef %174)
  %176 = tail call fastcc i32 @decimal(ptr noundef nonnull byval(%struct.Form) align 4 %4, i64 noundef %175)
  br label %184

177:                                              ; preds = %72
  store ptr %73, ptr %3, align 4
  %178 = getelementptr inbounds nuw i8, ptr %70, i32 8
  %179 = load double, ptr %70, align 4
  %180 = tail call fastcc i64 @bits_of(double noundef %179)
  %181 = tail call fastcc i32 @hexadecimal(ptr noundef nonnull byval(%struct.Form) align 4 %4, i64 noundef %180)
  br label %184

182:                                              ; preds = %72
  store ptr %73, ptr %3, align 4
  %183 = tail call i32 @putchar(i32 noundef 37)
  br label %184

184:                                              ; preds = %182, %177, %172, %169, %151, %145, %120, %95
  %185 = phi i32 [ %110, %95 ], [ %144, %120 ], [ %150, %145 ], [ %155, %151 ], [ %171, %169 ], [ %176, %172 ], [ %181, %177 ], [ 1, %182 ]
  %186 = phi ptr [ %96, %95 ], [ %121, %120 ], [ %146, %145 ], [ %152, %151 ], [ %157, %169 ], [ %173, %172 ], [ %178, %177 ], [ %70, %182 ]
  %187 = add nsw i32 %185, %20
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %188

188:                                              ; preds = %184, %23
  %189 = phi i32 [ %26, %23 ], [ %187, %184 ]
  %190 = phi ptr [ %21, %23 ], [ %186, %184 ]
  %191 = load ptr, ptr %3, align 4
  %192 = getelementptr inbounds nuw i8, ptr %191, i32 1
  br label %18

193:                                              ; preds = %72
  store ptr %73, ptr %3, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %194

194:                                              ; preds = %18, %193
  %195 = phi i32 [ -1, %193 ], [ %20, %18 ]
  ret i32 %195
}

declare void @llvm.memcpy.p0.p0.i32(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i32, i1 immarg)

define internal fastcc i32 @number(ptr noundef nonnull captures(none) %0) unnamed_addr {
  %2 = load ptr, ptr %0, align 4
  %3 = load i8, ptr %2, align 1
  %4 = add i8 %3, -48
  %5 = icmp ult i8 %4, 10
  br i1 %5, label %6, label %18

6:                                                ; preds = %1, %6
  %7 = phi i8 [ %15, %6 ], [ %3, %1 ]
  %8 = phi i32 [ %13, %6 ], [ 0, %1 ]
  %9 = phi ptr [ %14, %6 ], [ %2, %1 ]
  %10 = mul nsw i32 %8, 10
  %11 = add nsw i8 %7, -48
  %12 = zext nneg i8 %11 to i32
  %13 = add nsw i32 %10, %12
  %14 = getelementptr inbounds nuw i8, ptr %9, i32 1
  store ptr %14, ptr %0, align 4
  %15 = load i8, ptr %14, align 1
  %16 = add i8 %15, -48
  %17 = icmp ult i8 %16, 10
  br i1 %17, label %6, label %18

18:                                               ; preds = %6, %1
  %19 = phi i32 [ 0, %1 ], [ %13, %6 ]
  ret i32 %19
}

define internal fastcc i32 @integer(ptr noundef byval(%struct.Form) align 4 captures(none) %0, i64 noundef %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 8, 17) %3, i32 noundef range(i32 0, 2) %4) unnamed_addr {
  %6 = alloca [24 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %7 = getelementptr inbounds nuw i8, ptr %6, i32 24
  %8 = call fastcc ptr @digits_of(i64 noundef %1, i32 noundef %3, i32 noundef %4, ptr noundef %7)
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %10 = load i32, ptr %9, align 4
  %11 = icmp sgt i32 %10, -1
  br i1 %11, label %12, label %14

12:                                               ; preds = %5
  %13 = getelementptr inbounds nuw i8, ptr %0, i32 16
  store i32 0, ptr %13, align 4
  br label %14

14:                                               ; preds = %12, %5
  %15 = icmp slt i32 %10, 0
  %16 = select i1 %15, i32 1, i32 %10
  %17 = ptrtoint ptr %7 to i32
  %18 = ptrtoint ptr %8 to i32
  %19 = sub i32 %17, %18
  %20 = icmp sgt i32 %16, %19
  %21 = sub nsw i32 %16, %19
  %22 = select i1 %20, i32 %21, i32 0
  %23 = call fastcc i32 @field(ptr noundef nonnull %0, ptr noundef %2, ptr noundef nonnull %8, i32 noundef %19, i32 noundef %22)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  ret i32 %23
}

define internal fastcc nonnull ptr @sign_of(ptr noundef readonly captures(none) %0, i32 noundef range(i32 0, 2) %1) unnamed_addr {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %4, label %13

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %13

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %10 = load i32, ptr %9, align 4
  %11 = icmp eq i32 %10, 0
  %12 = select i1 %11, ptr @.str.2, ptr @.str.5
  br label %13

13:                                               ; preds = %8, %4, %2
  %14 = phi ptr [ @.str.3, %2 ], [ %12, %8 ], [ @.str.4, %4 ]
  ret ptr %14
}

define internal fastcc i32 @field(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef %3, i32 noundef %4) unnamed_addr {
  %6 = tail call i32 @strlen(ptr noundef %1)
  %7 = getelementptr inbounds nuw i8, ptr %0, i32 20
  %8 = load i32, ptr %7, align 4
  %9 = add i32 %4, %3
  %10 = add i32 %9, %6
  %11 = sub i32 %8, %10
  %12 = load i32, ptr %0, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %19

14:                                               ; preds = %5
  %15 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %19

18:                                               ; preds = %14
  tail call fastcc void @pad(i32 noundef %11, i8 noundef signext 32)
  br label %19

19:                                               ; preds = %18, %14, %5
  %20 = tail call fastcc i32 @put(ptr noundef %1, i32 noundef %6)
  tail call fastcc void @pad(i32 noundef %4, i8 noundef signext 48)
  %21 = load i32, ptr %0, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %28

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw i8, ptr %0, i32 16
  %25 = load i32, ptr %24, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %28, label %27

27:                                               ; preds = %23
  tail call fastcc void @pad(i32 noundef %11, i8 noundef signext 48)
  br label %28

28:                                               ; preds = %27, %23, %19
  %29 = tail call fastcc i32 @put(ptr noundef %2, i32 noundef %3)
  %30 = load i32, ptr %0, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %33, label %32

32:                                               ; preds = %28
  tail call fastcc void @pad(i32 noundef %11, i8 noundef signext 32)
  br label %33

33:                                               ; preds = %32, %28
  %34 = tail call i32 @llvm.smax.i32(i32 %11, i32 0)
  %35 = add nsw i32 %34, %10
  ret i32 %35
}

define internal fastcc i32 @decimal(ptr noundef readonly byval(%struct.Form) align 4 captures(none) %0, i64 noundef %1) unnamed_addr {
  %3 = alloca i32, align 4
  %4 = alloca [36 x i32], align 4
  %5 = alloca [36 x i32], align 4
  %6 = alloca [387 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %7 = call fastcc i32 @is_special(i64 noundef %1, ptr noundef nonnull byval(%struct.Form) align 4 %0, ptr noundef %3)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %2
  %10 = load i32, ptr %3, align 4
  br label %226

11:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  br label %13

12:                                               ; preds = %13
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  br label %29

13:                                               ; preds = %11, %13
  %14 = phi i32 [ 0, %11 ], [ %16, %13 ]
  %15 = getelementptr inbounds nuw i32, ptr %4, i32 %14
  store i32 0, ptr %15, align 4
  %16 = add nuw nsw i32 %14, 1
  %17 = icmp eq i32 %16, 36
  br i1 %17, label %12, label %13

18:                                               ; preds = %29
  %19 = lshr i64 %1, 52
  %20 = and i64 %19, 2047
  %21 = and i64 %1, 4503599627370495
  %22 = icmp eq i64 %20, 0
  %23 = trunc nuw nsw i64 %20 to i32
  %24 = add nsw i32 %23, -1075
  %25 = or disjoint i64 %21, 4503599627370496
  %26 = select i1 %22, i64 %21, i64 %25
  %27 = select i1 %22, i32 -1074, i32 %24
  %28 = icmp sgt i32 %27, -1
  br i1 %28, label %40, label %34

29:                                               ; preds = %12, %29
  %30 = phi i32 [ 0, %12 ], [ %32, %29 ]
  %31 = getelementptr inbounds nuw i32, ptr %5, i32 %30
  store i32 0, ptr %31, align 4
  %32 = add nuw nsw i32 %30, 1
  %33 = icmp eq i32 %32, 36
  br i1 %33, label %18, label %29

34:                                               ; preds = %18
  %35 = icmp sgt i32 %27, -64
  br i1 %35, label %36, label %40

36:                                               ; preds = %34
  %37 = sub nsw i32 0, %27
  %38 = zext nneg i32 %37 to i64
  %39 = lshr i64 %26, %38
  br label %40

40:                                               ; preds = %18, %36, %34
  %41 = phi i64 [ 0, %34 ], [ %39, %36 ], [ %26, %18 ]
  br label %44

42:                                               ; preds = %50
  %43 = icmp sgt i32 %27, 0
  br i1 %43, label %66, label %68

44:                                               ; preds = %40, %50
  %45 = phi i32 [ 63, %40 ], [ %51, %50 ]
  %46 = zext nneg i32 %45 to i64
  %47 = lshr i64 %41, %46
  %48 = trunc i64 %47 to i32
  %49 = and i32 %48, 1
  br label %53

50:                                               ; preds = %53
  %51 = add nsw i32 %45, -1
  %52 = icmp eq i32 %45, 0
  br i1 %52, label %42, label %44

53:                                               ; preds = %44, %53
  %54 = phi i32 [ %49, %44 ], [ %61, %53 ]
  %55 = phi i32 [ 0, %44 ], [ %64, %53 ]
  %56 = getelementptr inbounds nuw i32, ptr %4, i32 %55
  %57 = load i32, ptr %56, align 4
  %58 = shl i32 %57, 1
  %59 = or disjoint i32 %58, %54
  %60 = icmp ugt i32 %58, 999999999
  %61 = zext i1 %60 to i32
  %62 = add i32 %59, -1000000000
  %63 = select i1 %60, i32 %62, i32 %59
  store i32 %63, ptr %56, align 4
  %64 = add nuw nsw i32 %55, 1
  %65 = icmp eq i32 %64, 36
  br i1 %65, label %50, label %53

66:                                               ; preds = %42, %73
  %67 = phi i32 [ %74, %73 ], [ 0, %42 ]
  br label %76

68:                                               ; preds = %73, %42
  %69 = icmp slt i32 %27, 0
  br i1 %69, label %70, label %89

70:                                               ; preds = %68
  %71 = sub nsw i32 0, %27
  %72 = tail call i32 @llvm.umin.i32(i32 %71, i32 1152)
  br label %99

73:                                               ; preds = %76
  %74 = add nuw nsw i32 %67, 1
  %75 = icmp eq i32 %74, %27
  br i1 %75, label %68, label %66

76:                                               ; preds = %66, %76
  %77 = phi i32 [ 0, %66 ], [ %87, %76 ]
  %78 = phi i32 [ 0, %66 ], [ %84, %76 ]
  %79 = getelementptr inbounds nuw i32, ptr %4, i32 %77
  %80 = load i32, ptr %79, align 4
  %81 = shl i32 %80, 1
  %82 = or disjoint i32 %81, %78
  %83 = icmp ugt i32 %81, 999999999
  %84 = zext i1 %83 to i32
  %85 = add i32 %82, -1000000000
  %86 = select i1 %83, i32 %85, i32 %82
  store i32 %86, ptr %79, align 4
  %87 = add nuw nsw i32 %77, 1
  %88 = icmp eq i32 %87, 36
  br i1 %88, label %73, label %76

89:                                               ; preds = %116, %68
  %90 = getelementptr inbounds nuw i8, ptr %0, i32 24
  %91 = load i32, ptr %90, align 4
  %92 = icmp slt i32 %91, 0
  %93 = tail call i32 @llvm.smin.i32(i32 %91, i32 60)
  %94 = select i1 %92, i32 6, i32 %93
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %95 = getelementptr inbounds nuw i8, ptr %6, i32 387
  %96 = sub i32 0, %94
  %97 = getelementptr inbounds i8, ptr %95, i32 %96
  %98 = icmp sgt i32 %94, 0
  br i1 %98, label %119, label %121

99:                                               ; preds = %70, %116
  %100 = phi i32 [ 1, %70 ], [ %117, %116 ]
  %101 = sub nsw i32 %71, %100
  %102 = icmp slt i32 %101, 64
  br i1 %102, label %103, label %116

103:                                              ; preds = %99
  %104 = zext nneg i32 %101 to i64
  %105 = shl nuw i64 1, %104
  %106 = and i64 %105, %26
  %107 = icmp eq i64 %106, 0
  br i1 %107, label %116, label %108

108:                                              ; preds = %103
  %109 = add nsw i32 %100, -1
  %110 = and i32 %109, 31
  %111 = lshr exact i32 -2147483648, %110
  %112 = lshr i32 %109, 5
  %113 = getelementptr inbounds nuw i32, ptr %5, i32 %112
  %114 = load i32, ptr %113, align 4
  %115 = or i32 %114, %111
  store i32 %115, ptr %113, align 4
  br label %116

116:                                              ; preds = %108, %103, %99
  %117 = add nuw nsw i32 %100, 1
  %118 = icmp eq i32 %100, %72
  br i1 %118, label %89, label %99

119:                                              ; preds = %89, %127
  %120 = phi i32 [ %131, %127 ], [ 0, %89 ]
  br label %133

121:                                              ; preds = %127, %89
  %122 = icmp ne i32 %94, 0
  %123 = getelementptr inbounds nuw i8, ptr %0, i32 12
  %124 = load i32, ptr %123, align 4
  %125 = icmp ne i32 %124, 0
  %126 = select i1 %122, i1 true, i1 %125
  br i1 %126, label %147, label %149

127:                                              ; preds = %133
  %128 = trunc nuw nsw i64 %143 to i8
  %129 = add nuw nsw i8 %128, 48
  %130 = getelementptr inbounds nuw i8, ptr %97, i32 %120
  store i8 %129, ptr %130, align 1
  %131 = add nuw nsw i32 %120, 1
  %132 = icmp eq i32 %131, %94
  br i1 %132, label %121, label %119

133:                                              ; preds = %119, %133
  %134 = phi i32 [ 35, %119 ], [ %145, %133 ]
  %135 = phi i32 [ 0, %119 ], [ %144, %133 ]
  %136 = getelementptr inbounds nuw i32, ptr %5, i32 %134
  %137 = load i32, ptr %136, align 4
  %138 = zext i32 %137 to i64
  %139 = mul nuw nsw i64 %138, 10
  %140 = zext nneg i32 %135 to i64
  %141 = add nuw nsw i64 %139, %140
  %142 = trunc i64 %141 to i32
  store i32 %142, ptr %136, align 4
  %143 = lshr i64 %141, 32
  %144 = trunc nuw nsw i64 %143 to i32
  %145 = add nsw i32 %134, -1
  %146 = icmp eq i32 %134, 0
  br i1 %146, label %127, label %133

147:                                              ; preds = %121
  %148 = getelementptr inbounds i8, ptr %97, i32 -1
  store i8 46, ptr %148, align 1
  br label %149

149:                                              ; preds = %121, %147
  %150 = phi ptr [ %148, %147 ], [ %97, %121 ]
  br label %151

151:                                              ; preds = %149, %156
  %152 = phi i32 [ %157, %156 ], [ 0, %149 ]
  %153 = phi ptr [ %169, %156 ], [ %150, %149 ]
  %154 = getelementptr inbounds nuw i32, ptr %4, i32 %152
  %155 = load i32, ptr %154, align 4
  br label %159

156:                                              ; preds = %159
  %157 = add nuw nsw i32 %152, 1
  %158 = icmp eq i32 %157, 36
  br i1 %158, label %184, label %151

159:                                              ; preds = %151, %159
  %160 = phi i32 [ 0, %151 ], [ %170, %159 ]
  %161 = phi i32 [ %155, %151 ], [ %164, %159 ]
  %162 = phi ptr [ %153, %151 ], [ %169, %159 ]
  %163 = freeze i32 %161
  %164 = udiv i32 %163, 10
  %165 = mul i32 %164, 10
  %166 = sub i32 %163, %165
  %167 = trunc nuw nsw i32 %166 to i8
  %168 = or disjoint i8 %167, 48
  %169 = getelementptr inbounds i8, ptr %162, i32 -1
  store i8 %168, ptr %169, align 1
  %170 = add nuw nsw i32 %160, 1
  %171 = icmp eq i32 %170, 9
  br i1 %171, label %156, label %159

172:                                              ; preds = %184
  %173 = load i32, ptr %5, align 4
  %174 = icmp ne i32 %189, 0
  %175 = load i32, ptr %123, align 4
  %176 = icmp eq i32 %175, 0
  %177 = select i1 %122, i1 true, i1 %176
  %178 = select i1 %177, i32 386, i32 385
  %179 = getelementptr inbounds nuw i8, ptr %6, i32 %178
  %180 = icmp ugt i32 %173, -2147483648
  %181 = icmp eq i32 %173, -2147483648
  %182 = select i1 %181, i1 %174, i1 false
  %183 = select i1 %180, i1 true, i1 %182
  br i1 %183, label %199, label %192

184:                                              ; preds = %156, %184
  %185 = phi i32 [ %190, %184 ], [ 1, %156 ]
  %186 = phi i32 [ %189, %184 ], [ 0, %156 ]
  %187 = getelementptr inbounds nuw i32, ptr %5, i32 %185
  %188 = load i32, ptr %187, align 4
  %189 = or i32 %188, %186
  %190 = add nuw nsw i32 %185, 1
  %191 = icmp eq i32 %190, 36
  br i1 %191, label %172, label %184

192:                                              ; preds = %172
  %193 = icmp ne i32 %173, -2147483648
  %194 = select i1 %193, i1 true, i1 %174
  br i1 %194, label %208, label %195

195:                                              ; preds = %192
  %196 = load i8, ptr %179, align 1
  %197 = and i8 %196, 1
  %198 = icmp eq i8 %197, 0
  br i1 %198, label %208, label %199

199:                                              ; preds = %195, %172
  br label %200

200:                                              ; preds = %199, %204
  %201 = phi ptr [ %205, %204 ], [ %179, %199 ]
  %202 = load i8, ptr %201, align 1
  switch i8 %202, label %206 [
    i8 46, label %204
    i8 57, label %203
  ]

203:                                              ; preds = %200
  store i8 48, ptr %201, align 1
  br label %204

204:                                              ; preds = %200, %203
  %205 = getelementptr inbounds i8, ptr %201, i32 -1
  br label %200

206:                                              ; preds = %200
  %207 = add i8 %202, 1
  store i8 %207, ptr %201, align 1
  br label %208

208:                                              ; preds = %206, %195, %192
  br label %209

209:                                              ; preds = %208, %213
  %210 = phi ptr [ %214, %213 ], [ %169, %208 ]
  %211 = load i8, ptr %210, align 1
  %212 = icmp eq i8 %211, 48
  br i1 %212, label %213, label %218

213:                                              ; preds = %209
  %214 = getelementptr inbounds nuw i8, ptr %210, i32 1
  %215 = load i8, ptr %214, align 1
  %216 = add i8 %215, -48
  %217 = icmp ult i8 %216, 10
  br i1 %217, label %209, label %218

218:                                              ; preds = %213, %209
  %219 = lshr i64 %1, 63
  %220 = trunc nuw nsw i64 %219 to i32
  %221 = call fastcc ptr @sign_of(ptr noundef nonnull %0, i32 noundef %220)
  %222 = ptrtoint ptr %95 to i32
  %223 = ptrtoint ptr %210 to i32
  %224 = sub i32 %222, %223
  %225 = call fastcc i32 @field(ptr noundef nonnull %0, ptr noundef nonnull %221, ptr noundef nonnull %210, i32 noundef %224, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %226

226:                                              ; preds = %218, %9
  %227 = phi i32 [ %10, %9 ], [ %225, %218 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret i32 %227
}

define internal fastcc noundef i64 @bits_of(double noundef %0) unnamed_addr {
  %2 = bitcast double %0 to i64
  ret i64 %2
}

define internal fastcc i32 @hexadecimal(ptr noundef byval(%struct.Form) align 4 captures(none) %0, i64 noundef %1) unnamed_addr {
  %3 = alloca i32, align 4
  %4 = alloca [40 x i8], align 1
  %5 = alloca [12 x i8], align 1
  %6 = ptrtoint ptr %5 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %7 = call fastcc i32 @is_special(i64 noundef %1, ptr noundef nonnull byval(%struct.Form) align 4 %0, ptr noundef %3)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %11, label %9

9:                                                ; preds = %2
  %10 = load i32, ptr %3, align 4
  br label %80

11:                                               ; preds = %2
  %12 = lshr i64 %1, 52
  %13 = trunc nuw nsw i64 %12 to i32
  %14 = and i32 %13, 2047
  %15 = and i64 %1, 4503599627370495
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store i8 48, ptr %4, align 1
  %16 = getelementptr inbounds nuw i8, ptr %4, i32 1
  store i8 120, ptr %16, align 1
  %17 = icmp eq i32 %14, 0
  %18 = select i1 %17, i8 48, i8 49
  %19 = getelementptr inbounds nuw i8, ptr %4, i32 2
  store i8 %18, ptr %19, align 1
  %20 = icmp eq i64 %15, 0
  br i1 %20, label %23, label %21

21:                                               ; preds = %11
  %22 = getelementptr inbounds nuw i8, ptr %4, i32 3
  store i8 46, ptr %22, align 1
  br label %23

23:                                               ; preds = %21, %11
  %24 = phi i32 [ 4, %21 ], [ 3, %11 ]
  %25 = icmp eq i64 %15, 0
  br i1 %25, label %38, label %26

26:                                               ; preds = %23, %26
  %27 = phi i32 [ %33, %26 ], [ %24, %23 ]
  %28 = phi i64 [ %36, %26 ], [ %15, %23 ]
  %29 = lshr i64 %28, 48
  %30 = trunc nuw nsw i64 %29 to i32
  %31 = getelementptr inbounds nuw i8, ptr @.str.8, i32 %30
  %32 = load i8, ptr %31, align 1
  %33 = add nuw nsw i32 %27, 1
  %34 = getelementptr inbounds nuw i8, ptr %4, i32 %27
  store i8 %32, ptr %34, align 1
  %35 = shl nuw nsw i64 %28, 4
  %36 = and i64 %35, 4503599627370480
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %38, label %26

38:                                               ; preds = %26, %23
  %39 = phi i32 [ %24, %23 ], [ %33, %26 ]
  %40 = add nsw i32 %14, -1023
  %41 = and i64 %1, 9223372036854775807
  %42 = icmp eq i64 %41, 0
  %43 = select i1 %42, i32 0, i32 -1022
  %44 = select i1 %17, i32 %43, i32 %40
  %45 = getelementptr inbounds nuw i8, ptr %4, i32 %39
  store i8 112, ptr %45, align 1
  %46 = icmp slt i32 %44, 0
  %47 = select i1 %46, i8 45, i8 43
  %48 = add nuw nsw i32 %39, 2
  %49 = getelementptr inbounds nuw i8, ptr %45, i32 1
  store i8 %47, ptr %49, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %50 = getelementptr inbounds nuw i8, ptr %5, i32 12
  %51 = call i32 @llvm.abs.i32(i32 %44, i1 true)
  %52 = zext nneg i32 %51 to i64
  %53 = call fastcc ptr @digits_of(i64 noundef %52, i32 noundef 10, i32 noundef 0, ptr noundef %50)
  %54 = icmp eq ptr %53, %50
  br i1 %54, label %55, label %57

55:                                               ; preds = %38
  %56 = getelementptr inbounds i8, ptr %53, i32 -1
  store i8 48, ptr %56, align 1
  br label %57

57:                                               ; preds = %55, %38
  %58 = phi ptr [ %56, %55 ], [ %53, %38 ]
  %59 = icmp ult ptr %58, %50
  br i1 %59, label %60, label %73

60:                                               ; preds = %57
  %61 = ptrtoint ptr %58 to i32
  %62 = add i32 %6, 12
  %63 = sub i32 %62, %61
  %64 = getelementptr i8, ptr %58, i32 %63
  br label %65

65:                                               ; preds = %60, %65
  %66 = phi ptr [ %68, %65 ], [ %58, %60 ]
  %67 = phi i32 [ %70, %65 ], [ %48, %60 ]
  %68 = getelementptr inbounds nuw i8, ptr %66, i32 1
  %69 = load i8, ptr %66, align 1
  %70 = add nuw nsw i32 %67, 1
  %71 = getelementptr inbounds nuw i8, ptr %4, i32 %67
  store i8 %69, ptr %71, align 1
  %72 = icmp eq ptr %68, %64
  br i1 %72, label %73, label %65

73:                                               ; preds = %65, %57
  %74 = phi i32 [ %48, %57 ], [ %70, %65 ]
  %75 = getelementptr inbounds nuw i8, ptr %0, i32 16
  store i32 0, ptr %75, align 4
  %76 = lshr i64 %1, 63
  %77 = trunc nuw nsw i64 %76 to i32
  %78 = call fastcc ptr @sign_of(ptr noundef nonnull %0, i32 noundef %77)
  %79 = call fastcc i32 @field(ptr noundef nonnull %0, ptr noundef nonnull %78, ptr noundef nonnull %4, i32 noundef %74, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %80

80:                                               ; preds = %73, %9
  %81 = phi i32 [ %10, %9 ], [ %79, %73 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret i32 %81
}

define i32 @printf(ptr noundef %0, ...) {
  %2 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  call void @llvm.va_start.p0(ptr nonnull %2)
  %3 = load ptr, ptr %2, align 4
  %4 = call i32 @vprintf(ptr noundef %0, ptr noundef %3)
  call void @llvm.va_end.p0(ptr %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  ret i32 %4
}

declare void @llvm.va_start.p0(ptr)

declare void @llvm.va_end.p0(ptr)

define i32 @snprintf(ptr noundef %0, i32 noundef %1, ptr noundef %2, ...) {
  %4 = alloca i8, align 1
  %5 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.va_start.p0(ptr nonnull %5)
  %6 = icmp eq i32 %1, 0
  %7 = select i1 %6, ptr %4, ptr %0
  store ptr %7, ptr @room, align 4
  store i32 %1, ptr @left, align 4
  %8 = load ptr, ptr %5, align 4
  %9 = call i32 @vprintf(ptr noundef %2, ptr noundef %8)
  br i1 %6, label %12, label %10

10:                                               ; preds = %3
  %11 = load ptr, ptr @room, align 4
  store i8 0, ptr %11, align 1
  br label %12

12:                                               ; preds = %10, %3
  store ptr null, ptr @room, align 4
  call void @llvm.va_end.p0(ptr %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret i32 %9
}

define range(i32 -255, 256) i32 @strcmp(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) {
  %3 = load i8, ptr %0, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %20, label %5

5:                                                ; preds = %2, %11
  %6 = phi i8 [ %14, %11 ], [ %3, %2 ]
  %7 = phi ptr [ %13, %11 ], [ %1, %2 ]
  %8 = phi ptr [ %12, %11 ], [ %0, %2 ]
  %9 = load i8, ptr %7, align 1
  %10 = icmp eq i8 %6, %9
  br i1 %10, label %11, label %16

11:                                               ; preds = %5
  %12 = getelementptr inbounds nuw i8, ptr %8, i32 1
  %13 = getelementptr inbounds nuw i8, ptr %7, i32 1
  %14 = load i8, ptr %12, align 1
  %15 = icmp eq i8 %14, 0
  br i1 %15, label %16, label %5

16:                                               ; preds = %11, %5
  %17 = phi ptr [ %7, %5 ], [ %13, %11 ]
  %18 = phi i8 [ %6, %5 ], [ 0, %11 ]
  %19 = zext i8 %18 to i32
  br label %20

20:                                               ; preds = %16, %2
  %21 = phi ptr [ %1, %2 ], [ %17, %16 ]
  %22 = phi i32 [ 0, %2 ], [ %19, %16 ]
  %23 = load i8, ptr %21, align 1
  %24 = zext i8 %23 to i32
  %25 = sub nsw i32 %22, %24
  ret i32 %25
}

define noundef ptr @strcpy(ptr noundef returned writeonly captures(ret: address, provenance) %0, ptr noundef readonly captures(none) %1) {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi ptr [ %1, %2 ], [ %6, %3 ]
  %5 = phi ptr [ %0, %2 ], [ %8, %3 ]
  %6 = getelementptr inbounds nuw i8, ptr %4, i32 1
  %7 = load i8, ptr %4, align 1
  %8 = getelementptr inbounds nuw i8, ptr %5, i32 1
  store i8 %7, ptr %5, align 1
  %9 = icmp eq i8 %7, 0
  br i1 %9, label %10, label %3

10:                                               ; preds = %3
  ret ptr %0
}

define noundef ptr @strcat(ptr noundef returned captures(ret: address, provenance) %0, ptr noundef readonly captures(none) %1) {
  %3 = tail call i32 @strlen(ptr noundef %0)
  %4 = getelementptr inbounds nuw i8, ptr %0, i32 %3
  %5 = tail call ptr @strcpy(ptr noundef %4, ptr noundef %1)
  ret ptr %0
}

define noundef ptr @strchr(ptr noundef readonly captures(ret: address, provenance) %0, i32 noundef %1) {
  %3 = shl i32 %1, 24
  %4 = ashr exact i32 %3, 24
  %5 = load i8, ptr %0, align 1
  %6 = sext i8 %5 to i32
  %7 = icmp eq i32 %4, %6
  br i1 %7, label %17, label %8

8:                                                ; preds = %2, %12
  %9 = phi i8 [ %14, %12 ], [ %5, %2 ]
  %10 = phi ptr [ %13, %12 ], [ %0, %2 ]
  %11 = icmp eq i8 %9, 0
  br i1 %11, label %17, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw i8, ptr %10, i32 1
  %14 = load i8, ptr %13, align 1
  %15 = sext i8 %14 to i32
  %16 = icmp eq i32 %4, %15
  br i1 %16, label %17, label %8

17:                                               ; preds = %12, %8, %2
  %18 = phi ptr [ %0, %2 ], [ %13, %12 ], [ null, %8 ]
  ret ptr %18
}

define range(i32 0, -2147483648) i32 @abs(i32 noundef %0) {
  %2 = tail call i32 @llvm.abs.i32(i32 %0, i1 true)
  ret i32 %2
}

define ptr @malloc(i32 noundef %0) {
  %2 = add i32 %0, 7
  %3 = lshr i32 %2, 3
  %4 = load i32, ptr @taken, align 4
  %5 = sub i32 512, %4
  %6 = icmp ugt i32 %3, %5
  br i1 %6, label %10, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw i64, ptr @heap, i32 %4
  %9 = add i32 %4, %3
  store i32 %9, ptr @taken, align 4
  br label %10

10:                                               ; preds = %1, %7
  %11 = phi ptr [ %8, %7 ], [ null, %1 ]
  ret ptr %11
}

define void @free(ptr noundef readnone captures(none) %0) {
  ret void
}

define void @qsort(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef readonly captures(none) %3) {
  %5 = icmp ugt i32 %1, 1
  br i1 %5, label %6, label %9

6:                                                ; preds = %4
  %7 = sub i32 0, %2
  %8 = icmp eq i32 %2, 0
  br label %10

9:                                                ; preds = %24, %4
  ret void

10:                                               ; preds = %6, %24
  %11 = phi i32 [ 1, %6 ], [ %25, %24 ]
  %12 = mul i32 %11, %2
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %24, label %14

14:                                               ; preds = %10
  %15 = getelementptr inbounds nuw i8, ptr %0, i32 %12
  br label %18

16:                                               ; preds = %27, %23
  %17 = icmp ugt ptr %20, %0
  br i1 %17, label %18, label %24

18:                                               ; preds = %14, %16
  %19 = phi ptr [ %20, %16 ], [ %15, %14 ]
  %20 = getelementptr inbounds i8, ptr %19, i32 %7
  %21 = tail call i32 %3(ptr noundef nonnull %20, ptr noundef nonnull %19)
  %22 = icmp sgt i32 %21, 0
  br i1 %22, label %23, label %24

23:                                               ; preds = %18
  br i1 %8, label %16, label %27

24:                                               ; preds = %18, %16, %10
  %25 = add nuw i32 %11, 1
  %26 = icmp eq i32 %25, %1
  br i1 %26, label %9, label %10

27:                                               ; preds = %23, %27
  %28 = phi i32 [ %34, %27 ], [ 0, %23 ]
  %29 = getelementptr inbounds nuw i8, ptr %19, i32 %28
  %30 = load i8, ptr %29, align 1
  %31 = sub i32 %28, %2
  %32 = getelementptr inbounds nuw i8, ptr %19, i32 %31
  %33 = load i8, ptr %32, align 1
  store i8 %33, ptr %29, align 1
  store i8 %30, ptr %32, align 1
  %34 = add nuw i32 %28, 1
  %35 = icmp eq i32 %34, %2
  br i1 %35, label %16, label %27
}

define noundef double @trunc(double noundef %0) {
  %2 = tail call fastcc i64 @bits_of(double noundef %0)
  %3 = lshr i64 %2, 52
  %4 = trunc nuw nsw i64 %3 to i32
  %5 = and i32 %4, 2047
  %6 = add nsw i32 %5, -1023
  %7 = icmp samesign ult i32 %5, 1023
  br i1 %7, label %14, label %8

8:                                                ; preds = %1
  %9 = icmp samesign ugt i32 %5, 1074
  br i1 %9, label %18, label %10

10:                                               ; preds = %8
  %11 = zext nneg i32 %6 to i64
  %12 = lshr i64 4503599627370496, %11
  %13 = sub nsw i64 0, %12
  br label %14

14:                                               ; preds = %1, %10
  %15 = phi i64 [ %13, %10 ], [ -9223372036854775808, %1 ]
  %16 = and i64 %2, %15
  %17 = tail call fastcc double @of_bits(i64 noundef %16)
  br label %18

18:                                               ; preds = %14, %8
  %19 = phi double [ %0, %8 ], [ %17, %14 ]
  ret double %19
}

define internal fastcc noundef double @of_bits(i64 noundef %0) unnamed_addr {
  %2 = bitcast i64 %0 to double
  ret double %2
}

define noundef double @floor(double noundef %0) {
  %2 = tail call double @trunc(double noundef %0)
  %3 = fcmp ogt double %2, %0
  %4 = fadd double %2, -1.000000e+00
  %5 = select i1 %3, double %4, double %2
  ret double %5
}

define noundef double @ceil(double noundef %0) {
  %2 = tail call double @trunc(double noundef %0)
  %3 = fcmp olt double %2, %0
  %4 = fadd double %2, 1.000000e+00
  %5 = select i1 %3, double %4, double %2
  ret double %5
}

define noundef double @fmod(double noundef %0, double noundef %1) {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = tail call fastcc i64 @bits_of(double noundef %0)
  %6 = and i64 %5, 9223372036854775807
  %7 = tail call fastcc i64 @bits_of(double noundef %1)
  %8 = and i64 %7, 9223372036854775807
  %9 = icmp eq i64 %8, 0
  %10 = icmp samesign ugt i64 %6, 9218868437227405311
  %11 = select i1 %9, i1 true, i1 %10
  %12 = icmp samesign ugt i64 %8, 9218868437227405312
  %13 = select i1 %11, i1 true, i1 %12
  br i1 %13, label %14, label %16

14:                                               ; preds = %2
  %15 = tail call fastcc double @of_bits(i64 noundef 9221120237041090560)
  br label %76

16:                                               ; preds = %2
  %17 = icmp samesign ult i64 %6, %8
  br i1 %17, label %76, label %18

18:                                               ; preds = %16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %19 = call fastcc i64 @mantissa(i64 noundef %6, ptr noundef %3)
  %20 = call fastcc i64 @mantissa(i64 noundef %8, ptr noundef %4)
  %21 = load i32, ptr %4, align 4
  %22 = load i32, ptr %3, align 4
  %23 = icmp ult i64 %19, %20
  %24 = select i1 %23, i64 0, i64 %20
  %25 = sub nuw i64 %19, %24
  %26 = icmp ne i32 %22, %21
  %27 = icmp ne i64 %25, 0
  %28 = select i1 %26, i1 %27, i1 false
  br i1 %28, label %29, label %40

29:                                               ; preds = %18, %29
  %30 = phi i64 [ %36, %29 ], [ %25, %18 ]
  %31 = phi i32 [ %33, %29 ], [ %22, %18 ]
  %32 = shl i64 %30, 1
  %33 = add nsw i32 %31, -1
  %34 = icmp ult i64 %32, %20
  %35 = select i1 %34, i64 0, i64 %20
  %36 = sub nuw i64 %32, %35
  %37 = icmp ne i32 %33, %21
  %38 = icmp ne i64 %36, 0
  %39 = select i1 %37, i1 %38, i1 false
  br i1 %39, label %29, label %40

40:                                               ; preds = %29, %18
  %41 = phi i32 [ %22, %18 ], [ %33, %29 ]
  %42 = phi i64 [ %25, %18 ], [ %36, %29 ]
  %43 = phi i1 [ %27, %18 ], [ %38, %29 ]
  store i32 %41, ptr %3, align 4
  br i1 %43, label %44, label %47

44:                                               ; preds = %40
  %45 = and i64 %42, 4503599627370496
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %49, label %56

47:                                               ; preds = %40
  %48 = and i64 %5, -9223372036854775808
  br label %73

49:                                               ; preds = %44, %49
  %50 = phi i32 [ %52, %49 ], [ %21, %44 ]
  %51 = phi i64 [ %53, %49 ], [ %42, %44 ]
  %52 = add nsw i32 %50, -1
  %53 = shl i64 %51, 1
  %54 = and i64 %51, 2251799813685248
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %49, label %56

56:                                               ; preds = %49, %44
  %57 = phi i64 [ %42, %44 ], [ %53, %49 ]
  %58 = phi i32 [ %21, %44 ], [ %52, %49 ]
  %59 = icmp sgt i32 %58, 0
  br i1 %59, label %60, label %65

60:                                               ; preds = %56
  %61 = and i64 %57, 4503599627370495
  %62 = zext nneg i32 %58 to i64
  %63 = shl i64 %62, 52
  %64 = or disjoint i64 %63, %61
  br label %69

65:                                               ; preds = %56
  %66 = sub nsw i32 1, %58
  %67 = zext nneg i32 %66 to i64
  %68 = lshr i64 %57, %67
  br label %69

69:                                               ; preds = %65, %60
  %70 = phi i64 [ %64, %60 ], [ %68, %65 ]
  %71 = and i64 %5, -9223372036854775808
  %72 = or i64 %70, %71
  br label %73

73:                                               ; preds = %69, %47
  %74 = phi i64 [ %72, %69 ], [ %48, %47 ]
  %75 = tail call fastcc double @of_bits(i64 noundef %74)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %76

76:                                               ; preds = %16, %73, %14
  %77 = phi double [ %15, %14 ], [ %75, %73 ], [ %0, %16 ]
  ret double %77
}

define internal fastcc range(i64 0, -1) i64 @mantissa(i64 noundef range(i64 9218868437227405313, 9218868437227405312) %0, ptr noundef nonnull writeonly captures(none) initializes((0, 4)) %1) unnamed_addr {
  %3 = lshr i64 %0, 52
  %4 = trunc nuw nsw i64 %3 to i32
  %5 = and i32 %4, 2047
  store i32 %5, ptr %1, align 4
  %6 = and i64 %0, 4503599627370495
  %7 = icmp eq i32 %5, 0
  br i1 %7, label %10, label %8

8:                                                ; preds = %2
  %9 = or disjoint i64 %6, 4503599627370496
  br label %19

10:                                               ; preds = %2
  store i32 1, ptr %1, align 4
  br label %11

11:                                               ; preds = %10, %11
  %12 = phi i32 [ 1, %10 ], [ %14, %11 ]
  %13 = phi i64 [ %6, %10 ], [ %15, %11 ]
  %14 = add nsw i32 %12, -1
  %15 = shl i64 %13, 1
  %16 = and i64 %13, 2251799813685248
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %11, label %18

18:                                               ; preds = %11
  store i32 %14, ptr %1, align 4
  br label %19

19:                                               ; preds = %18, %8
  %20 = phi i64 [ %9, %8 ], [ %15, %18 ]
  ret i64 %20
}

define noundef double @sqrt(double noundef %0) {
  %2 = alloca i32, align 4
  %3 = tail call fastcc i64 @bits_of(double noundef %0)
  %4 = and i64 %3, 9223372036854775807
  %5 = icmp samesign ugt i64 %4, 9218868437227405312
  br i1 %5, label %51, label %6

6:                                                ; preds = %1
  switch i64 %3, label %7 [
    i64 -9223372036854775808, label %51
    i64 9218868437227405312, label %51
    i64 0, label %51
  ]

7:                                                ; preds = %6
  %8 = icmp slt i64 %3, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %7
  %10 = tail call fastcc double @of_bits(i64 noundef 9221120237041090560)
  br label %51

11:                                               ; preds = %7
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %12 = call fastcc i64 @mantissa(i64 noundef %3, ptr noundef %2)
  %13 = load i32, ptr %2, align 4
  %14 = add nsw i32 %13, -1023
  %15 = and i32 %14, 1
  %16 = icmp eq i32 %15, 0
  %17 = add nsw i32 %13, -1024
  %18 = select i1 %16, i32 %14, i32 %17
  %19 = zext nneg i32 %15 to i64
  %20 = shl i64 %12, %19
  store i32 %18, ptr %2, align 4
  br label %30

21:                                               ; preds = %30
  %22 = and i64 %32, 9223372036854775807
  %23 = sdiv i32 %18, 2
  %24 = add nsw i32 %23, 1022
  %25 = zext i32 %24 to i64
  %26 = shl i64 %25, 52
  %27 = or disjoint i64 %26, %47
  %28 = add i64 %27, %22
  %29 = tail call fastcc double @of_bits(i64 noundef %28)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %51

30:                                               ; preds = %11, %30
  %31 = phi i32 [ 0, %11 ], [ %49, %30 ]
  %32 = phi i64 [ 0, %11 ], [ %48, %30 ]
  %33 = phi i64 [ 0, %11 ], [ %46, %30 ]
  %34 = phi i64 [ %20, %11 ], [ %40, %30 ]
  %35 = shl i64 %33, 2
  %36 = lshr i64 %34, 52
  %37 = and i64 %36, 3
  %38 = or disjoint i64 %35, %37
  %39 = shl i64 %34, 2
  %40 = and i64 %39, 18014398509481980
  %41 = shl i64 %32, 2
  %42 = shl i64 %32, 1
  %43 = icmp ugt i64 %38, %41
  %44 = xor i64 %41, -1
  %45 = select i1 %43, i64 %44, i64 0
  %46 = add i64 %45, %38
  %47 = zext i1 %43 to i64
  %48 = or disjoint i64 %42, %47
  %49 = add nuw nsw i32 %31, 1
  %50 = icmp eq i32 %49, 54
  br i1 %50, label %21, label %30

51:                                               ; preds = %6, %6, %6, %1, %21, %9
  %52 = phi double [ %29, %21 ], [ %10, %9 ], [ %0, %6 ], [ %0, %1 ], [ %0, %6 ], [ %0, %6 ]
  ret double %52
}

define internal fastcc nonnull ptr @digits_of(i64 noundef %0, i32 noundef range(i32 8, 17) %1, i32 noundef range(i32 0, 2) %2, ptr noundef nonnull writeonly captures(ret: address, provenance) %3) unnamed_addr {
  %5 = icmp ult i64 %0, 4294967296
  %6 = trunc i64 %0 to i32
  br i1 %5, label %28, label %7

7:                                                ; preds = %4
  %8 = zext nneg i32 %1 to i64
  %9 = icmp eq i32 %2, 0
  %10 = select i1 %9, i32 87, i32 55
  br label %11

11:                                               ; preds = %7, %11
  %12 = phi i64 [ %0, %7 ], [ %15, %11 ]
  %13 = phi ptr [ %3, %7 ], [ %24, %11 ]
  %14 = freeze i64 %12
  %15 = udiv i64 %14, %8
  %16 = mul i64 %15, %8
  %17 = sub i64 %14, %16
  %18 = trunc nuw nsw i64 %17 to i32
  %19 = icmp samesign ult i32 %18, 10
  %20 = or disjoint i32 %18, 48
  %21 = add nuw nsw i32 %10, %18
  %22 = select i1 %19, i32 %20, i32 %21
  %23 = trunc nuw nsw i32 %22 to i8
  %24 = getelementptr inbounds i8, ptr %13, i32 -1
  store i8 %23, ptr %24, align 1
  %25 = icmp ult i64 %15, 4294967296
  br i1 %25, label %26, label %11

26:                                               ; preds = %11
  %27 = trunc nuw i64 %15 to i32
  br label %28

28:                                               ; preds = %26, %4
  %29 = phi ptr [ %3, %4 ], [ %24, %26 ]
  %30 = phi i32 [ %6, %4 ], [ %27, %26 ]
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %35, label %32

32:                                               ; preds = %28
  %33 = icmp eq i32 %2, 0
  %34 = select i1 %33, i32 87, i32 55
  br label %37

35:                                               ; preds = %37, %28
  %36 = phi ptr [ %29, %28 ], [ %49, %37 ]
  ret ptr %36

37:                                               ; preds = %32, %37
  %38 = phi i32 [ %30, %32 ], [ %41, %37 ]
  %39 = phi ptr [ %29, %32 ], [ %49, %37 ]
  %40 = freeze i32 %38
  %41 = udiv i32 %40, %1
  %42 = mul i32 %41, %1
  %43 = sub i32 %40, %42
  %44 = icmp samesign ult i32 %43, 10
  %45 = or disjoint i32 %43, 48
  %46 = add nuw nsw i32 %34, %43
  %47 = select i1 %44, i32 %45, i32 %46
  %48 = trunc nuw nsw i32 %47 to i8
  %49 = getelementptr inbounds i8, ptr %39, i32 -1
  store i8 %48, ptr %49, align 1
  %50 = icmp ugt i32 %1, %38
  br i1 %50, label %35, label %37
}

define internal fastcc void @pad(i32 noundef %0, i8 noundef signext range(i8 32, 49) %1) unnamed_addr {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i8 %1 to i32
  br label %7

6:                                                ; preds = %7, %2
  ret void

7:                                                ; preds = %4, %7
  %8 = phi i32 [ 0, %4 ], [ %10, %7 ]
  %9 = tail call i32 @putchar(i32 noundef %5)
  %10 = add nuw nsw i32 %8, 1
  %11 = icmp eq i32 %10, %0
  br i1 %11, label %6, label %7
}

define internal fastcc range(i32 0, 2) i32 @is_special(i64 noundef %0, ptr noundef byval(%struct.Form) align 4 captures(none) %1, ptr noundef nonnull writeonly captures(none) %2) unnamed_addr {
  %4 = and i64 %0, 9218868437227405312
  %5 = icmp eq i64 %4, 9218868437227405312
  br i1 %5, label %6, label %15

6:                                                ; preds = %3
  %7 = getelementptr inbounds nuw i8, ptr %1, i32 16
  store i32 0, ptr %7, align 4
  %8 = lshr i64 %0, 63
  %9 = trunc nuw nsw i64 %8 to i32
  %10 = call fastcc ptr @sign_of(ptr noundef nonnull %1, i32 noundef %9)
  %11 = and i64 %0, 4503599627370495
  %12 = icmp eq i64 %11, 0
  %13 = select i1 %12, ptr @.str.7, ptr @.str.6
  %14 = call fastcc i32 @field(ptr noundef nonnull %1, ptr noundef nonnull %10, ptr noundef nonnull %13, i32 noundef 3, i32 noundef 0)
  store i32 %14, ptr %2, align 4
  br label %15

15:                                               ; preds = %3, %6
  %16 = phi i32 [ 1, %6 ], [ 0, %3 ]
  ret i32 %16
}

declare i32 @llvm.smax.i32(i32, i32)

declare i32 @llvm.smin.i32(i32, i32)

declare i32 @llvm.abs.i32(i32, i1 immarg)

declare i32 @llvm.umin.i32(i32, i32)

declare i64 @llvm.abs.i64(i64, i1 immarg)


; Four numbers at a time. llc --explain=saxpy.html saxpy.ll
target triple = "x86_64-unknown-linux-gnu"
define void @saxpy(ptr noalias %y, ptr noalias %x, float %a, i64 %n) {
entry:
  %first = insertelement <4 x float> poison, float %a, i64 0
  %as = shufflevector <4 x float> %first, <4 x float> poison, <4 x i32> zeroinitializer
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %px = getelementptr inbounds float, ptr %x, i64 %i
  %xs = load <4 x float>, ptr %px, align 4
  %scaled = fmul <4 x float> %xs, %as
  %py = getelementptr inbounds float, ptr %y, i64 %i
  %ys = load <4 x float>, ptr %py, align 4
  %sum = fadd <4 x float> %ys, %scaled
  store <4 x float> %sum, ptr %py, align 4
  %i.next = add nuw i64 %i, 4
  %done = icmp uge i64 %i.next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

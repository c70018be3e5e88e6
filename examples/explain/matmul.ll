; Three loops in each other. llc -mattr=+m --explain=matmul.html matmul.ll
target triple = "riscv64-unknown-linux-gnu"
define void @matmul(ptr noalias %c, ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  %empty = icmp eq i64 %n, 0
  br i1 %empty, label %exit, label %rows
rows:
  %i = phi i64 [ 0, %entry ], [ %i.next, %rows.next ]
  %row = mul i64 %i, %n
  br label %columns
columns:
  %j = phi i64 [ 0, %rows ], [ %j.next, %columns.next ]
  br label %inner
inner:
  %k = phi i64 [ 0, %columns ], [ %k.next, %inner ]
  %sum = phi i32 [ 0, %columns ], [ %sum.next, %inner ]
  %ia = add i64 %row, %k
  %pa = getelementptr inbounds i32, ptr %a, i64 %ia
  %x = load i32, ptr %pa, align 4
  %rowb = mul i64 %k, %n
  %ib = add i64 %rowb, %j
  %pb = getelementptr inbounds i32, ptr %b, i64 %ib
  %y = load i32, ptr %pb, align 4
  %xy = mul i32 %x, %y
  %sum.next = add i32 %sum, %xy
  %k.next = add nuw i64 %k, 1
  %k.done = icmp eq i64 %k.next, %n
  br i1 %k.done, label %columns.next, label %inner
columns.next:
  %ic = add i64 %row, %j
  %pc = getelementptr inbounds i32, ptr %c, i64 %ic
  store i32 %sum.next, ptr %pc, align 4
  %j.next = add nuw i64 %j, 1
  %j.done = icmp eq i64 %j.next, %n
  br i1 %j.done, label %rows.next, label %columns
rows.next:
  %i.next = add nuw i64 %i, 1
  %i.done = icmp eq i64 %i.next, %n
  br i1 %i.done, label %exit, label %rows
exit:
  ret void
}

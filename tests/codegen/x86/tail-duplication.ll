; A loop that goes from one operation to the next by a computed jump: each operation gets the jump, so that the processor can
; tell which follows which. In a function that prefers to be short there is one.
; RUN: llc -mtriple=x86_64-linux-gnu -O2 %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -O2 %s -o - | FileCheck %s --check-prefix=COUNT
; RUN: llc -mtriple=riscv64-linux-gnu -O2 %s -o - | FileCheck %s --check-prefix=RISCV
@table = private constant [3 x ptr] [ptr blockaddress(@run, %add), ptr blockaddress(@run, %double), ptr blockaddress(@run, %done)]
; CHECK-LABEL: run:
; CHECK: jmpq *
; CHECK: incq %rax
; CHECK-NOT: {{jmp[[:space:]]+\.}}
; CHECK: jmpq *
; CHECK: addq %rax, %rax
; CHECK-NOT: {{jmp[[:space:]]+\.}}
; CHECK: jmpq *
; RISCV-LABEL: run:
; RISCV: jr
; RISCV: jr
; RISCV-LABEL: .Lfunc_end0
define i64 @run(ptr %code) {
entry:
  br label %next
add:
  %one = add i64 %value, 1
  br label %next
double:
  %twice = add i64 %value, %value
  br label %next
done:
  ret i64 %value
next:
  %value = phi i64 [ 0, %entry ], [ %one, %add ], [ %twice, %double ]
  %at = phi ptr [ %code, %entry ], [ %ahead, %add ], [ %ahead, %double ]
  %ahead = getelementptr i8, ptr %at, i64 1
  %op = load i8, ptr %at
  %wide = zext i8 %op to i64
  %slot = getelementptr [3 x ptr], ptr @table, i64 0, i64 %wide
  %to = load ptr, ptr %slot
  indirectbr ptr %to, [label %add, label %double, label %done]
}
; COUNT-LABEL: short:
; COUNT: jmpq *
; COUNT-NOT: jmpq *
; COUNT: .Lfunc_end1
@table2 = private constant [3 x ptr] [ptr blockaddress(@short, %add), ptr blockaddress(@short, %double), ptr blockaddress(@short, %done)]
define i64 @short(ptr %code) optsize {
entry:
  br label %next
add:
  %one = add i64 %value, 1
  br label %next
double:
  %twice = add i64 %value, %value
  br label %next
done:
  ret i64 %value
next:
  %value = phi i64 [ 0, %entry ], [ %one, %add ], [ %twice, %double ]
  %at = phi ptr [ %code, %entry ], [ %ahead, %add ], [ %ahead, %double ]
  %ahead = getelementptr i8, ptr %at, i64 1
  %op = load i8, ptr %at
  %wide = zext i8 %op to i64
  %slot = getelementptr [3 x ptr], ptr @table2, i64 0, i64 %wide
  %to = load ptr, ptr %slot
  indirectbr ptr %to, [label %add, label %double, label %done]
}

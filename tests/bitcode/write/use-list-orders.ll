; Use-list orders of a function's own values are kept, and with them the order of predecessors.
; RUN: llvm-as %s -o %t.bc
; RUN: llvm-bcanalyzer -dump %t.bc | FileCheck %s --check-prefix=RECORDS
; RUN: llvm-dis %t.bc -o - | FileCheck %s

; RECORDS: <USELIST_BLOCK_ID
; RECORDS-NEXT: <USELIST_CODE_DEFAULT op0=2 op1=0 op2=1 op3=1/>
; RECORDS-NEXT: <USELIST_CODE_BB op0=1 op1=0 op2=3/>
; CHECK: end: ; preds = %a, %b
define i32 @f(i32 %x, i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  %y = add i32 %x, %x
  br label %end
b:
  br label %end
end:
  %z = phi i32 [ %y, %a ], [ %x, %b ]
  ret i32 %z
  uselistorder i32 %x, { 2, 0, 1 }
  uselistorder label %end, { 1, 0 }
}

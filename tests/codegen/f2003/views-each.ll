; Each kind of graph is drawn when it is asked for alone; the page with all of them, and machine code before each pass.
; RUN: llc -march=2003f -view-dag-combine1-dags %s -o %t.s 2>&1 | FileCheck %s -DKIND=dag-combine1
; RUN: llc -march=2003f -view-legalize-types-dags %s -o %t.s 2>&1 | FileCheck %s -DKIND=legalize-types
; RUN: llc -march=2003f -view-dag-combine-lt-dags %s -o %t.s 2>&1 | FileCheck %s -DKIND=dag-combine-lt
; RUN: llc -march=2003f -view-legalize-dags %s -o %t.s 2>&1 | FileCheck %s -DKIND=legalize
; RUN: llc -march=2003f -view-dag-combine2-dags %s -o %t.s 2>&1 | FileCheck %s -DKIND=dag-combine2
; RUN: llc -march=2003f -view-sched-dags %s -o %t.s 2>&1 | FileCheck %s -DKIND=sched
; RUN: llc -march=2003f -view-sunit-dags %s -o %t.s 2>&1 | FileCheck %s -DKIND=sunit
; RUN: llc -march=2003f -view-cfg %s -o %t.s 2>&1 | FileCheck %s --check-prefix=CFG
; RUN: FileCheck %s --check-prefix=DOT < dag-combine1.f_entry.dot
; RUN: FileCheck %s --check-prefix=DOT < cfg.f.dot
; RUN: llc -march=2003f -explain=%t.html %s -o %t.s
; RUN: FileCheck %s --check-prefix=PAGE < %t.html
; RUN: llc -march=2003f -print-before-all %s -o %t.s 2>&1 | FileCheck %s --check-prefix=BEFORE
; CHECK: Writing '[[KIND]].f_entry.dot'
; CHECK: Writing '[[KIND]].f_x.dot'
; CHECK: Writing '[[KIND]].f_y.dot'
; CHECK-NOT: Writing
; CFG: Writing 'cfg.f.dot'
; CFG-NOT: Writing
; DOT: digraph
; PAGE: <!doctype html>
; PAGE: <title>{{.*}}views-each.ll
; BEFORE: # *** IR Dump Before Remove dead machine instructions (dead-mi-elimination) ***:
; BEFORE: # *** IR Dump Before {{.*}} (machine-cse) ***:
define i32 @f(i32 %a, i32 %b) {
entry:
  %m = mul i32 %a, %b
  %c = icmp slt i32 %m, 9
  br i1 %c, label %x, label %y
x:
  ret i32 3
y:
  ret i32 %m
}

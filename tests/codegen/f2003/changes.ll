; What passes change: all of the function, or only the lines; and the words of LLVM 5.
; RUN: llc -march=2003f -print-changed=diff-quiet -filter-print-funcs=f -filetype=null %s 2>&1 | FileCheck %s --check-prefix=DIFF
; RUN: llc -march=2003f -print-changed -filter-print-funcs=f -filetype=null %s 2>&1 | FileCheck %s --check-prefix=FULL
; RUN: llc -march=2003f -print-changed=quiet -filetype=null %s 2>&1 | FileCheck %s --check-prefix=QUIET
; RUN: llc -march=2003f -print-changed=cdiff -filetype=null %s 2>&1 | FileCheck %s --check-prefix=COLOR
; RUN: llc -march=2003f -print-machineinstrs -filter-print-funcs=f -filetype=null %s 2>&1 | FileCheck %s --check-prefix=ALL
; RUN: llc -march=2003f -print-machineinstrs -print-changed -filter-print-funcs=f -filetype=null %s 2>&1 | FileCheck %s --check-prefix=SOME
; RUN: not llc -march=2003f -print-changed=dot-cfg -filetype=null %s 2>&1 | FileCheck %s --check-prefix=WORD
; RUN: llc -march=2003f %s -o %t.plain
; RUN: llc -march=2003f -print-changed=diff -print-machineinstrs %s -o %t.shown
; RUN: cmp %t.plain %t.shown

; DIFF: *** IR Dump After Finalize ISel and expand pseudo-instructions (finalize-isel) on f ***
; DIFF-NEXT: +# Machine code for function f: IsSSA
; DIFF-NOT: no change
; DIFF-NOT: (dead-mi-elimination)
; DIFF: *** IR Dump After Prologue/Epilogue Insertion & Frame Finalization (prologepilog) on f ***
; DIFF: {{^}} bb.0:{{$}}
; DIFF: {{^}}-  {{.*}}%fixed-stack
; DIFF: {{^}}+  {{.*}}$f5
; DIFF-NOT: on g ***
; FULL: *** IR Dump After Finalize ISel and expand pseudo-instructions (finalize-isel) on f ***
; FULL-NEXT: # Machine code for function f: IsSSA
; FULL: *** IR Dump After Remove dead machine instructions (dead-mi-elimination) on f omitted because no change ***
; QUIET: on f ***
; QUIET-NOT: no change
; QUIET: on g ***
; COLOR: [31m-
; COLOR: [32m+
; ALL: {{^}}# After Instruction Selection:
; ALL-NEXT: # Machine code for function f: IsSSA
; ALL: {{^}}# After Remove dead machine instructions:
; ALL: {{^}}# After Live Variable Analysis:
; ALL: {{^}}# After Eliminate PHI nodes for register allocation:
; ALL: {{^}}# After Two-Address instruction pass:
; ALL: {{^}}# After Register Coalescer:
; ALL: {{^}}# After Greedy Register Allocator:
; ALL: {{^}}# After Prologue/Epilogue Insertion & Frame Finalization:
; ALL: {{^}}# After Control Flow Optimizer:
; ALL: {{^}}# After 2003f Eliminate Pseudo Instr FI_MALKRZ:
; SOME: {{^}}# After Instruction Selection:
; SOME-NOT: {{^}}# After Remove dead
; SOME: {{^}}# After Live Variable Analysis:
; SOME-NOT: {{^}}# After Control Flow
; SOME-NOT: omitted
; WORD: for the --print-changed option: Cannot find option named 'dot-cfg'!

define i32 @f(i32 %a, i32 %b) {
  %c = add i32 %a, %b
  ret i32 %c
}
define i32 @g(i32 %a) {
  ret i32 %a
}

; What is not done yet is an error with its place.
; RUN: not llc -mtriple=sparc64-linux-gnu %s -o /dev/null 2>&1 | FileCheck %s
; RUN: not llc -mtriple=sparcel %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=LITTLE
; LITTLE: error: code for 'sparcel' is not supported: only its assembler is described

; CHECK: calling convention 'preserve_mostcc' (in 'other')
define preserve_mostcc i32 @other(i32 %a) {
  ret i32 %a
}

; Assembly outside of functions is split into lines.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

module asm ".globl \22x\22"
module asm ""
module asm "\09ret \5C"

; CHECK:module asm ".globl \22x\22"
; CHECK-NEXT:module asm "\09ret \\"

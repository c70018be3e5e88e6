; Options of LLVM's that nothing acts on: values are checked in LLVM's words; what would change the meaning of the output, or ask
; for something that is not made, is an error with the reason, unless the value asks for nothing.
; RUN: llc -march=2003f %s -o %t.plain
; RUN: llc -march=2003f -pre-RA-sched=source -tail-merge-threshold 2 -disable-cgp --enable-misched=false -misched=converge %s -o %t
; RUN: cmp %t %t.plain
; RUN: llc -march=2003f -sched-high-latency-cycles=-3 -global-isel=0 -stress-regalloc=0 -enable-machine-outliner=never %s -o %t
; RUN: cmp %t %t.plain
; RUN: not llc -march=2003f -pre-RA-sched=nonsense %s -o - 2>&1 | FileCheck %s --check-prefix=ENUM
; RUN: not llc -march=2003f -disable-cgp=maybe %s -o - 2>&1 | FileCheck %s --check-prefix=FLAG
; RUN: not llc -march=2003f -tail-merge-size=-1 %s -o - 2>&1 | FileCheck %s --check-prefix=UINT
; RUN: not llc -march=2003f -fast-isel-abort x %s -o - 2>&1 | FileCheck %s --check-prefix=INT
; RUN: not llc -march=2003f %s -tail-merge-size 2>&1 | FileCheck %s --check-prefix=NONE
; RUN: not llc -march=2003f -stress-regalloc 3 %s -o - 2>&1 | FileCheck %s --check-prefix=STRESS
; RUN: llc -march=2003f -global-isel -global-isel-abort=1 %s -o %t
; RUN: cmp %t %t.plain
; RUN: llc -march=2003f -debugger-tune=lldb -aarch64-neon-syntax=generic %s -o %t
; RUN: cmp %t %t.plain
; RUN: not llc -march=2003f -force-streaming %s -o - 2>&1 | FileCheck %s --check-prefix=STREAMING
; RUN: not llc -march=2003f -riscv-v-vector-bits-min=256 %s -o - 2>&1 | FileCheck %s --check-prefix=LENGTH
; ENUM: llc: for the --pre-RA-sched option: Cannot find option named 'nonsense'!
; FLAG: llc: for the --disable-cgp option: 'maybe' is invalid value for boolean argument! Try 0 or 1
; UINT: llc: for the --tail-merge-size option: '-1' value invalid for uint argument!
; INT: llc: for the --fast-isel-abort option: 'x' value invalid for integer argument!
; NONE: llc: for the --tail-merge-size option: requires a value!
; STRESS: llc: error: '-stress-regalloc=3' is not supported: registers cannot be taken away
; STREAMING: llc: error: '-force-streaming' is not supported: there is no code for streaming mode
; LENGTH: llc: error: '-riscv-v-vector-bits-min=256' is not supported: it decides how vectors are passed
define i32 @f(i32 %a) {
  %r = add i32 %a, 1
  ret i32 %r
}

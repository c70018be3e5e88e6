; Attributes that change code and that nobody carries out are errors, whatever the target.
; RUN: not llc -mtriple=x86_64-linux-gnu --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s --check-prefixes=CHECK,X86
; RUN: not llc -mtriple=riscv64-linux-gnu --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s --check-prefixes=CHECK,RISCV
; CHECK: error: not supported yet: the attribute "split-stack"
define void @split() "split-stack" {
  ret void
}
; RISCV: error: not supported yet: functions that clear registers before they return
define void @zeroed() "zero-call-used-regs"="used" {
  ret void
}
; CHECK: error: not supported yet: the attribute "zero-call-used-regs"="some"
define void @zeroed_in_part() "zero-call-used-regs"="some" {
  ret void
}
; RISCV: error: not supported yet: 'swiftself' arguments
define void @self(ptr swiftself %p) {
  ret void
}
define void @not_zeroed() "zero-call-used-regs"="skip" {
  ret void
}
; CHECK: error: not supported yet: the attribute 'safestack'
define void @safe() safestack {
  ret void
}
; CHECK: error: not supported yet: the attribute "patchable-function-entry"="1000000": so many no-ops
define void @too_many() "patchable-function-entry"="1000000" {
  ret void
}
; X86: error: not supported yet: interrupt handlers
; RISCV: error: not supported yet: interrupt handlers of kind 'user'
define void @handler() "interrupt"="user" {
  ret void
}
; RISCV: error: not supported yet: stack probes
define void @probed() "probe-stack"="inline-asm" {
  ret void
}
; RISCV: error: not supported yet: an interrupt handler with arguments or a result
define void @argument(i32 %x) "interrupt"="machine" {
  ret void
}

; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Attributes 'aarch64_pstate_sm_enabled and aarch64_pstate_sm_compatible' are incompatible!

declare void @f() "aarch64_pstate_sm_enabled" "aarch64_pstate_sm_compatible"

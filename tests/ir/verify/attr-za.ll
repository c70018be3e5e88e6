; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Attributes 'aarch64_new_za', 'aarch64_in_za', 'aarch64_out_za', 'aarch64_inout_za', 'aarch64_preserves_za' and 'aarch64_za_state_agnostic' are mutually exclusive

declare void @f() "aarch64_new_za" "aarch64_in_za"

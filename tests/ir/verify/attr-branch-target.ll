; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: invalid value for 'branch-target-enforcement' attribute: maybe

declare void @f() "branch-target-enforcement"="maybe"

; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: invalid value for 'no-jump-tables' attribute: maybe

declare void @f() "no-jump-tables"="maybe"

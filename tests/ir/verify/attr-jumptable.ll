; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Attribute 'jumptable' requires 'unnamed_addr'

declare void @f() jumptable

; A list of attributes that is right for one function is wrong for another whose type or address is another.
; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Attribute 'nonnull' applied to incompatible type!
; CHECK-NEXT: @wrong_type
; CHECK: Attribute 'jumptable' requires 'unnamed_addr'
; CHECK-NEXT: @wrong_address

declare void @right_type(ptr nonnull)
declare void @wrong_type(i32 nonnull)
declare void @right_address() unnamed_addr jumptable
declare void @wrong_address() jumptable

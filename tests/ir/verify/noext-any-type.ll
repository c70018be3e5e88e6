; That a value is not extended may be said of any type.
; RUN: opt -passes=verify -S %s | FileCheck %s
; CHECK: declare noext ptr @f(ptr noext, <2 x i32> noext, float noext)
declare noext ptr @f(ptr noext, <2 x i32> noext, float noext)

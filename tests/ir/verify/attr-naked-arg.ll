; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: cannot use argument of naked function

define i32 @f(i32 %x) naked {
  ret i32 %x
}

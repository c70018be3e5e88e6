; The address of an entry block may not be taken by another function either.
; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: blockaddress may not be used with the entry block!

define void @f() {
entry:
  ret void
}

define ptr @g() {
  ret ptr blockaddress(@f, %entry)
}

; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: blockaddress may not be used with the entry block!

define ptr @f() {
entry:
  ret ptr blockaddress(@f, %entry)
}

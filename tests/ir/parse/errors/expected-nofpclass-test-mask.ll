declare void @f(float nofpclass(foo))

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:33: error: expected nofpclass test mask

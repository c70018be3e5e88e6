; What functions of Swift pass beside their arguments: the object of a method in x20, an error in x21, which calls change, and the
; context of an asynchronous function in x22. Functions that are jumped to change x20 and x22; they have no arguments on the stack.
; RUN: split-file %s %t
; RUN: llc -mtriple=aarch64-linux-gnu -verify-machineinstrs %t/good.ll -o - | FileCheck %t/good.ll
; RUN: not llc -mtriple=aarch64-linux-gnu %t/bad.ll -o - 2>&1 | FileCheck %t/bad.ll

;--- good.ll
define swiftcc i64 @field(ptr swiftself %object) {
; CHECK-LABEL: field:
; CHECK: ldr x0, [x20, #8]
; CHECK: ret
  %p = getelementptr i8, ptr %object, i64 8
  %v = load i64, ptr %p
  ret i64 %v
}

define swiftcc void @throws(ptr swifterror %error) {
; CHECK-LABEL: throws:
; CHECK-NOT: ldp {{.*}}x21
; CHECK: x21
; CHECK: ret
  store ptr inttoptr (i64 7 to ptr), ptr %error
  ret void
}

define i64 @catches() {
; CHECK-LABEL: catches:
; CHECK: x21
; CHECK: bl throws
; CHECK: x21
; CHECK: ret
  %error = alloca swifterror ptr
  store ptr null, ptr %error
  call swiftcc void @throws(ptr swifterror %error)
  %v = load ptr, ptr %error
  %n = ptrtoint ptr %v to i64
  ret i64 %n
}

declare swifttailcc void @resume(ptr swiftasync)

define swifttailcc void @waits(ptr swiftasync %context) {
; CHECK-LABEL: waits:
; CHECK: ldr x22, [x22, #16]
; CHECK: b resume
  %p = getelementptr i8, ptr %context, i64 16
  %next = load ptr, ptr %p
  musttail call swifttailcc void @resume(ptr swiftasync %next)
  ret void
}

;--- bad.ll
define swifttailcc void @many(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i) {
; CHECK: error: not supported yet: arguments on the stack by calling convention 'swifttailcc'
  ret void
}

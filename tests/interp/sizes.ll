; Sizes that no memory has are errors, or the exceptions that the library throws, before anything is made of that size.
; RUN: not lli -force-interpreter -entry-function=copies %s 2>&1 | FileCheck %s --check-prefix=COPIES
; RUN: not lli -force-interpreter -entry-function=resizes %s 2>&1 | FileCheck %s --check-prefix=RESIZES
; RUN: not lli -force-interpreter -entry-function=stores %s 2>&1 | FileCheck %s --check-prefix=VALUES
; RUN: not lli -force-interpreter -entry-function=inserts %s 2>&1 | FileCheck %s --check-prefix=VALUES
; COPIES: error: access to 18446744073709551615 bytes at offset 0 of an object of 8 bytes
; RESIZES: error: {{.*}}exception
; VALUES: error: a value of 1152921504606846976 elements takes more memory than there is

@text = constant [3 x i8] c"ab\00"

declare ptr @strncpy(ptr, ptr, i64)
declare void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1Ev(ptr)
declare void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6resizeEmc(ptr, i64, i8)

define i32 @copies() {
  %place = alloca [8 x i8]
  %result = call ptr @strncpy(ptr %place, ptr @text, i64 -1)
  ret i32 0
}

define i32 @resizes() {
  %string = alloca [32 x i8], align 8
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1Ev(ptr %string)
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6resizeEmc(ptr %string, i64 2305843009213693952, i8 0)
  ret i32 0
}

define i32 @stores() {
  %place = alloca i8
  store [1152921504606846976 x i8] zeroinitializer, ptr %place
  ret i32 0
}

define i32 @inserts() {
  %value = insertvalue [1152921504606846976 x i8] poison, i8 1, 5
  ret i32 0
}

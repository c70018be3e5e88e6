; Streams of C++ as programs for libstdc++ use them: numbers of all kinds with flags, widths and precisions, which programs also
; set in memory; functions that are written to streams; streams to strings; input.
; RUN: echo '42 2.5 word' | lli -force-interpreter %s | FileCheck %s --match-full-lines
; CHECK: -7 4000000000 2.5 1e+20 c text 1
; CHECK-NEXT: [   -7][7    ][***1.250000]
; CHECK-NEXT: 0xff true 0x10
; CHECK-NEXT: made of 3 parts.
; CHECK-NEXT: read 42 2.5 word, fails 1

@_ZSt4cout = external global [272 x i8]
@_ZSt3cin = external global [280 x i8]
@space = private constant [2 x i8] c" \00"
@text = private constant [6 x i8] c"text \00"
@open = private constant [2 x i8] c"[\00"
@close = private constant [3 x i8] c"][\00"
@last = private constant [3 x i8] c"]\0A\00"
@made = private constant [9 x i8] c"made of \00"
@parts = private constant [8 x i8] c" parts.\00"
@read = private constant [6 x i8] c"read \00"
@fails = private constant [9 x i8] c", fails \00"

declare ptr @_ZNSolsEi(ptr, i32)
declare ptr @_ZNSolsEj(ptr, i32)
declare ptr @_ZNSolsEd(ptr, double)
declare ptr @_ZNSolsEb(ptr, i1)
declare ptr @_ZNSolsEPKv(ptr, ptr)
declare ptr @_ZNSo9_M_insertIlEERSoT_(ptr, i64)
declare ptr @_ZNSo9_M_insertIdEERSoT_(ptr, double)
declare ptr @_ZNSo3putEc(ptr, i8)
declare ptr @_ZNSolsEPFRSoS_E(ptr, ptr)
declare ptr @_ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(ptr)
declare ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc(ptr, ptr)
declare ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(ptr, i8)
declare ptr @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St5_Setw(ptr, i32)
declare ptr @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St8_SetfillIS3_E(ptr, i8)
declare ptr @_ZStlsIcSt11char_traitsIcESaIcEERSt13basic_ostreamIT_T0_ES7_RKNSt7__cxx1112basic_stringIS4_S5_T1_EE(ptr, ptr)
declare void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1Ev(ptr)
declare void @_ZNKSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv(ptr, ptr)
declare void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr)
declare void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1Ev(ptr)
declare void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev(ptr)
declare ptr @_ZNSirsERi(ptr, ptr)
declare ptr @_ZNSirsERd(ptr, ptr)
declare ptr @_ZStrsIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE(ptr, ptr)
declare i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4failEv(ptr)

; The part that all streams have, as headers find it.
define internal ptr @ios(ptr %stream) {
  %table = load ptr, ptr %stream
  %place = getelementptr i8, ptr %table, i64 -24
  %distance = load i64, ptr %place
  %ios = getelementptr i8, ptr %stream, i64 %distance
  ret ptr %ios
}

define internal void @set_flags(i32 %flags) {
  %ios = call ptr @ios(ptr @_ZSt4cout)
  %place = getelementptr i8, ptr %ios, i64 24
  store i32 %flags, ptr %place
  ret void
}

define internal void @put_space() {
  %s = call ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc(ptr @_ZSt4cout, ptr @space)
  ret void
}

define internal void @put(ptr %text) {
  %s = call ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc(ptr @_ZSt4cout, ptr %text)
  ret void
}

define internal void @endl() {
  %s = call ptr @_ZNSolsEPFRSoS_E(ptr @_ZSt4cout, ptr @_ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_)
  ret void
}

define i32 @main() {
  %1 = call ptr @_ZNSolsEi(ptr @_ZSt4cout, i32 -7)
  call void @put_space()
  %2 = call ptr @_ZNSolsEj(ptr @_ZSt4cout, i32 -294967296)
  call void @put_space()
  %3 = call ptr @_ZNSolsEd(ptr @_ZSt4cout, double 2.5)
  call void @put_space()
  %4 = call ptr @_ZNSo9_M_insertIdEERSoT_(ptr @_ZSt4cout, double 1.0e20)
  call void @put_space()
  %5 = call ptr @_ZNSo3putEc(ptr @_ZSt4cout, i8 99)
  call void @put_space()
  call void @put(ptr @text)
  %6 = call ptr @_ZNSolsEb(ptr @_ZSt4cout, i1 true)
  call void @endl()

  ; A width is for one number; what is left of it comes before or behind; `fixed` is a flag.
  call void @put(ptr @open)
  %w1 = call ptr @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St5_Setw(ptr @_ZSt4cout, i32 5)
  %7 = call ptr @_ZNSolsEi(ptr @_ZSt4cout, i32 -7)
  call void @put(ptr @close)
  call void @set_flags(i32 4130)
  %w2 = call ptr @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St5_Setw(ptr @_ZSt4cout, i32 5)
  %8 = call ptr @_ZNSo9_M_insertIlEERSoT_(ptr @_ZSt4cout, i64 7)
  call void @put(ptr @close)
  call void @set_flags(i32 4102)
  %f = call ptr @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St8_SetfillIS3_E(ptr @_ZSt4cout, i8 42)
  %w3 = call ptr @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St5_Setw(ptr @_ZSt4cout, i32 11)
  %9 = call ptr @_ZNSolsEd(ptr @_ZSt4cout, double 1.25)
  call void @put(ptr @last)

  ; Hexadecimal with its prefix, names of truth values, pointers.
  call void @set_flags(i32 4617)
  %10 = call ptr @_ZNSolsEi(ptr @_ZSt4cout, i32 255)
  call void @put_space()
  %11 = call ptr @_ZNSolsEb(ptr @_ZSt4cout, i1 true)
  call void @put_space()
  call void @set_flags(i32 4098)
  %address = inttoptr i64 16 to ptr
  %12 = call ptr @_ZNSolsEPKv(ptr @_ZSt4cout, ptr %address)
  call void @endl()

  %stream = alloca [376 x i8]
  %string = alloca [32 x i8]
  call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1Ev(ptr %stream)
  %s1 = call ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc(ptr %stream, ptr @made)
  %s2 = call ptr @_ZNSolsEi(ptr %stream, i32 3)
  %s3 = call ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc(ptr %stream, ptr @parts)
  call void @_ZNKSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv(ptr %string, ptr %stream)
  call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr %stream)
  %s4 = call ptr @_ZStlsIcSt11char_traitsIcESaIcEERSt13basic_ostreamIT_T0_ES7_RKNSt7__cxx1112basic_stringIS4_S5_T1_EE(ptr @_ZSt4cout, ptr %string)
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev(ptr %string)
  call void @endl()

  %integer = alloca i32
  %double = alloca double
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1Ev(ptr %string)
  %i1 = call ptr @_ZNSirsERi(ptr @_ZSt3cin, ptr %integer)
  %i2 = call ptr @_ZNSirsERd(ptr @_ZSt3cin, ptr %double)
  %i3 = call ptr @_ZStrsIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_RNSt7__cxx1112basic_stringIS4_S5_T1_EE(ptr @_ZSt3cin, ptr %string)
  %n = load i32, ptr %integer
  %d = load double, ptr %double
  call void @put(ptr @read)
  %13 = call ptr @_ZNSolsEi(ptr @_ZSt4cout, i32 %n)
  call void @put_space()
  %14 = call ptr @_ZNSolsEd(ptr @_ZSt4cout, double %d)
  call void @put_space()
  %15 = call ptr @_ZStlsIcSt11char_traitsIcESaIcEERSt13basic_ostreamIT_T0_ES7_RKNSt7__cxx1112basic_stringIS4_S5_T1_EE(ptr @_ZSt4cout, ptr %string)
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev(ptr %string)
  %i4 = call ptr @_ZNSirsERi(ptr @_ZSt3cin, ptr %integer)
  %ios = call ptr @ios(ptr @_ZSt3cin)
  %fails = call i1 @_ZNKSt9basic_iosIcSt11char_traitsIcEE4failEv(ptr %ios)
  call void @put(ptr @fails)
  %16 = call ptr @_ZNSolsEb(ptr @_ZSt4cout, i1 %fails)
  call void @endl()
  ret i32 0
}

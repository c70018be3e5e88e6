; What Mach-O does not have is an error that names it.

; RUN: split-file %s %t
; RUN: not llc -mtriple=x86_64-apple-macosx11 %t/comdat.ll -o - 2>&1 | FileCheck %s --check-prefix=COMDAT
; RUN: not llc -mtriple=x86_64-apple-macosx11 %t/section.ll -o - 2>&1 | FileCheck %s --check-prefix=SECTION
; RUN: not llc -mtriple=x86_64-apple-macosx11 %t/ifunc.ll -o - 2>&1 | FileCheck %s --check-prefix=IFUNC
; RUN: not llc -mtriple=x86_64-apple-macosx11 %t/patch.ll -o - 2>&1 | FileCheck %s --check-prefix=PATCH

; COMDAT: error: MachO doesn't support COMDATs, 'f' cannot be lowered
; COMDAT: error: MachO doesn't support COMDATs, 'v' cannot be lowered
; SECTION: error: mach-o section specifier requires a section whose length is between 1 and 16 characters
; IFUNC: error: functions that are found by a resolver are not supported for Mach-O yet
; PATCH: error: lists of places to patch are not supported for Mach-O

;--- comdat.ll
$f = comdat any
$v = comdat any
@v = linkonce_odr global i32 0, comdat
define linkonce_odr void @f() comdat { ret void }
;--- section.ll
@v = global i32 0, section ".data.own"
;--- ifunc.ll
@i = ifunc void (), ptr @resolve
define ptr @resolve() { ret ptr null }
;--- patch.ll
define void @f() "patchable-function-entry"="2" { ret void }

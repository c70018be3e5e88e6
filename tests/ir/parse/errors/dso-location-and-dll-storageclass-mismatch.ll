@a = dso_local dllimport global i32 0

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:16: error: dso_location and DLL-StorageClass mismatch

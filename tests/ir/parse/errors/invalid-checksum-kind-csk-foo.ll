!0 = !DIFile(filename: "x", directory: "", checksumkind: CSK_FOO, checksum: "")

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:58: error: invalid checksum kind 'CSK_FOO'

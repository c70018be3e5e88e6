!0 = !DIFile(filename: "x", directory: "", checksumkind: CSK_MD5)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:65: error: 'checksumkind' and 'checksum' must be provided together

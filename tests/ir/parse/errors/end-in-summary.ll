; A summary entry that the file ends in.
; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: error: found end of file while parsing summary entry

^0 = module: (path: "a", hash: (0, 0

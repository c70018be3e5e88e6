; Summary entries are read past.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
@x = global i32 0
^0 = module: (path: "a.o", hash: (1, 2, 3, 4, 5))
^1 = gv: (name: "x", summaries: (variable: (module: ^0, flags: (linkage: external, live: 0), varFlags: (readonly: 1))))
^2 = typeid: (name: "t(", summary: (typeTestRes: (kind: unsat, sizeM1BitWidth: 0)))
^3 = flags: 8
^4 = blockcount: 17

; CHECK: @x = global i32 0

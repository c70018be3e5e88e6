; Memory effects.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
declare void @a() memory(none)
declare void @b() memory(read)
declare void @c() memory(readwrite)
declare void @d() memory(argmem: readwrite)
declare void @e() memory(argmem: read, inaccessiblemem: write)
declare void @g() memory(read, argmem: none)
declare void @h() memory(write, errnomem: none)
declare void @i() memory(target_mem0: read, target_mem1: write)

; CHECK: ; Function Attrs: memory(none)
; CHECK-NEXT: declare void @a() #0
; CHECK-EMPTY:
; CHECK-NEXT: ; Function Attrs: memory(read)
; CHECK-NEXT: declare void @b() #1
; CHECK-EMPTY:
; CHECK-NEXT: ; Function Attrs: memory(readwrite)
; CHECK-NEXT: declare void @c() #2
; CHECK-EMPTY:
; CHECK-NEXT: ; Function Attrs: memory(argmem: readwrite)
; CHECK-NEXT: declare void @d() #3
; CHECK-EMPTY:
; CHECK-NEXT: ; Function Attrs: memory(argmem: read, inaccessiblemem: write)
; CHECK-NEXT: declare void @e() #4
; CHECK-EMPTY:
; CHECK-NEXT: ; Function Attrs: memory(read, argmem: none)
; CHECK-NEXT: declare void @g() #5
; CHECK-EMPTY:
; CHECK-NEXT: ; Function Attrs: memory(write, errnomem: none)
; CHECK-NEXT: declare void @h() #6
; CHECK-EMPTY:
; CHECK-NEXT: ; Function Attrs: memory(target_mem0: read, target_mem1: write)
; CHECK-NEXT: declare void @i() #7
; CHECK-EMPTY:
; CHECK-NEXT: attributes #0 = { memory(none) }
; CHECK-NEXT: attributes #1 = { memory(read) }
; CHECK-NEXT: attributes #2 = { memory(readwrite) }
; CHECK-NEXT: attributes #3 = { memory(argmem: readwrite) }
; CHECK-NEXT: attributes #4 = { memory(argmem: read, inaccessiblemem: write) }
; CHECK-NEXT: attributes #5 = { memory(read, argmem: none) }
; CHECK-NEXT: attributes #6 = { memory(write, errnomem: none) }
; CHECK-NEXT: attributes #7 = { memory(target_mem0: read, target_mem1: write) }

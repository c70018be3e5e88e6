; The words of memory().
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

declare void @a() memory(none)
declare void @b() memory(read)
declare void @c() memory(argmem: readwrite)
declare void @d() memory(read, inaccessiblemem: readwrite)
declare void @e() memory(readwrite, argmem: none)
declare void @g() memory(errnomem: write)
declare void @h() memory(argmem: read, inaccessiblemem: write)

; CHECK:; Function Attrs: memory(none)
; CHECK-NEXT:declare void @a() #0
; CHECK:; Function Attrs: memory(read)
; CHECK-NEXT:declare void @b() #1
; CHECK:; Function Attrs: memory(argmem: readwrite)
; CHECK-NEXT:declare void @c() #2
; CHECK:; Function Attrs: memory(read, inaccessiblemem: readwrite)
; CHECK-NEXT:declare void @d() #3
; CHECK:; Function Attrs: memory(readwrite, argmem: none)
; CHECK-NEXT:declare void @e() #4
; CHECK:; Function Attrs: memory(errnomem: write)
; CHECK-NEXT:declare void @g() #5
; CHECK:; Function Attrs: memory(argmem: read, inaccessiblemem: write)
; CHECK-NEXT:declare void @h() #6
; CHECK:attributes #0 = { memory(none) }
; CHECK-NEXT:attributes #1 = { memory(read) }
; CHECK-NEXT:attributes #2 = { memory(argmem: readwrite) }
; CHECK-NEXT:attributes #3 = { memory(read, inaccessiblemem: readwrite) }
; CHECK-NEXT:attributes #4 = { memory(readwrite, argmem: none) }
; CHECK-NEXT:attributes #5 = { memory(errnomem: write) }
; CHECK-NEXT:attributes #6 = { memory(argmem: read, inaccessiblemem: write) }

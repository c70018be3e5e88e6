; Words for memory effects in older versions.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
declare void @a() readnone
declare void @b() readonly
declare void @c() writeonly
declare void @d() argmemonly
declare void @e() inaccessiblememonly
declare void @g() inaccessiblemem_or_argmemonly readonly
declare void @h(ptr nocapture readonly)
declare void @i() argmemonly writeonly
declare void @j() #0
attributes #0 = { readonly argmemonly nounwind }

; CHECK: ; Function Attrs: memory(none)
; CHECK-NEXT: declare void @a() #0
; CHECK-EMPTY:
; CHECK-NEXT: ; Function Attrs: memory(read)
; CHECK-NEXT: declare void @b() #1
; CHECK-EMPTY:
; CHECK-NEXT: ; Function Attrs: memory(write)
; CHECK-NEXT: declare void @c() #2
; CHECK-EMPTY:
; CHECK-NEXT: ; Function Attrs: memory(argmem: readwrite)
; CHECK-NEXT: declare void @d() #3
; CHECK-EMPTY:
; CHECK-NEXT: ; Function Attrs: memory(inaccessiblemem: readwrite)
; CHECK-NEXT: declare void @e() #4
; CHECK-EMPTY:
; CHECK-NEXT: ; Function Attrs: memory(argmem: read, inaccessiblemem: read)
; CHECK-NEXT: declare void @g() #5
; CHECK-EMPTY:
; CHECK-NEXT: declare void @h(ptr readonly captures(none))
; CHECK-EMPTY:
; CHECK-NEXT: ; Function Attrs: memory(argmem: write)
; CHECK-NEXT: declare void @i() #6
; CHECK-EMPTY:
; CHECK-NEXT: ; Function Attrs: nounwind memory(argmem: read)
; CHECK-NEXT: declare void @j() #7
; CHECK-EMPTY:
; CHECK-NEXT: attributes #0 = { memory(none) }
; CHECK-NEXT: attributes #1 = { memory(read) }
; CHECK-NEXT: attributes #2 = { memory(write) }
; CHECK-NEXT: attributes #3 = { memory(argmem: readwrite) }
; CHECK-NEXT: attributes #4 = { memory(inaccessiblemem: readwrite) }
; CHECK-NEXT: attributes #5 = { memory(argmem: read, inaccessiblemem: read) }
; CHECK-NEXT: attributes #6 = { memory(argmem: write) }
; CHECK-NEXT: attributes #7 = { nounwind memory(argmem: read) }

; Memory operands of inline assembly are whole addresses: a base, a scaled index, a symbol and a displacement. What several
; operands share is in one register.
; RUN: codewright llc -mtriple=x86_64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s
; RUN: codewright llc -mtriple=x86_64-linux-gnu -relocation-model=pic %s -o - | FileCheck %s --check-prefix=PIC
; RUN: codewright llc -mtriple=i686-linux-gnu -O0 -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=I686

@words = global [16 x i32] zeroinitializer
@own = internal global [16 x i32] zeroinitializer

; CHECK-LABEL: indexed:
; CHECK: incl 20(%rdi,%rsi,4)
; CHECK: decl -24(%rdi)
define void @indexed(ptr %p, i64 %i) {
  %j = add i64 %i, 5
  %a = getelementptr i32, ptr %p, i64 %j
  call void asm sideeffect "incl $0", "=*m,~{flags}"(ptr elementtype(i32) %a)
  %b = getelementptr i8, ptr %p, i64 -24
  call void asm sideeffect "decl $0", "=*m,~{flags}"(ptr elementtype(i32) %b)
  ret void
}

; A symbol that another module may have is not named by code that may be anywhere.
; CHECK-LABEL: symbols:
; CHECK: incl words+12(%rip)
; CHECK: incl own+8(%rip)
; CHECK: incl words+8(%rip)
; CHECK: incl words(,%rdi,4)
; PIC-LABEL: symbols:
; PIC: movq words@GOTPCREL(%rip), [[WORDS:%r[a-z0-9]+]]
; PIC: incl 12([[WORDS]])
; PIC: incl own+8(%rip)
; PIC: incl 8([[WORDS]])
; PIC: incl ([[WORDS]],%rdi,4)
define void @symbols(i64 %i) {
  call void asm sideeffect "incl $0", "=*m,~{flags}"(ptr elementtype(i32) getelementptr (i8, ptr @words, i64 12))
  call void asm sideeffect "incl $0", "=*m,~{flags}"(ptr elementtype(i32) getelementptr (i8, ptr @own, i64 8))
  call void asm sideeffect "incl ${0:H}", "=*m,~{flags}"(ptr elementtype(i64) @words)
  %a = getelementptr i32, ptr @words, i64 %i
  call void asm sideeffect "incl $0", "=*m,~{flags}"(ptr elementtype(i32) %a)
  ret void
}

; CHECK-LABEL: objects:
; CHECK: movl $5, {{-?[0-9]+}}(%rsp)
define void @objects() {
  %s = alloca [4 x i32]
  %q = getelementptr i8, ptr %s, i64 4
  call void asm sideeffect "movl $$5, $0", "=*m"(ptr elementtype(i32) %q)
  ret void
}

; More operands than registers, of four addresses.
; I686-LABEL: shared:
; I686: incl (%{{[a-z]+}})
define void @shared(ptr %a, ptr %b, ptr %c, ptr %d) {
  call void asm sideeffect "incl $0\0Aincl $1\0Aincl $2\0Aincl $3", "=*m,=*m,=*m,=*m,*m,*m,*m,*m,~{flags}"(ptr elementtype(i32) %a, ptr elementtype(i32) %b, ptr elementtype(i32) %c, ptr elementtype(i32) %d, ptr elementtype(i32) %a, ptr elementtype(i32) %b, ptr elementtype(i32) %c, ptr elementtype(i32) %d)
  ret void
}

; The other syntax; what is called is a place, not what is stored there.
; CHECK-LABEL: intel:
; CHECK: incl 12(%rdi,%rsi,4)
; CHECK: incl words+4(%rip)
; CHECK: callq intel
define void @intel(ptr %p, i64 %i) {
  %j = add i64 %i, 3
  %a = getelementptr i32, ptr %p, i64 %j
  call void asm sideeffect inteldialect "inc dword ptr $0", "=*m,~{flags}"(ptr elementtype(i32) %a)
  call void asm sideeffect inteldialect "inc dword ptr $0", "=*m,~{flags}"(ptr elementtype(i32) getelementptr (i8, ptr @words, i64 4))
  call void asm sideeffect inteldialect "call ${0:P}", "*m"(ptr elementtype(void (ptr, i64)) @intel)
  ret void
}

; A structure of the size of a register comes out of one.
; CHECK-LABEL: structure:
; CHECK: movl %esi, [[VALUE:%e[a-z]+]]
; CHECK: movl [[VALUE]], (%rdi)
define void @structure(ptr %p, i32 %x) {
  call void asm "movl $1, $0", "=*r,r"(ptr elementtype({ i16, i16 }) %p, i32 %x)
  ret void
}

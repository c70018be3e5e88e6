; A program of several files: the one that exports nothing begins it; it prints by calling a fixed address.

; RUN: emu -triple=f2003 -strict %S/../../mc/f2003/pom.s %s | FileCheck %s
; RUN: not emu -triple=f2003 %S/../../mc/f2003/pom.s 2>&1 | FileCheck %s --check-prefix=NONE
; RUN: not emu -triple=f2003 %s %S/Inputs/other.s 2>&1 | FileCheck %s --check-prefix=TWO
; RUN: not emu -triple=f2003 %s 2>&1 | FileCheck %s --check-prefix=ALONE
; RUN: not emu -triple=f2003 %s %S/../../mc/f2003/pom.s %S/../../mc/f2003/pom.s 2>&1 | FileCheck %s --check-prefix=TWICE
; RUN: not emu -triple=riscv64 %s 2>&1 | FileCheck %s --check-prefix=RISCV

; CHECK: {{^}}0{{$}}
; CHECK-NEXT: {{^}}1{{$}}
; CHECK-NEXT: {{^}}1{{$}}
; CHECK-NEXT: {{^}}2{{$}}
; CHECK-NEXT: {{^}}3{{$}}
; CHECK-NEXT: {{^}}5{{$}}
; CHECK-NOT: {{.}}
; NONE: error: every file exports names, so none begins the program
; TWO: error: only the file that begins the program exports nothing, but these do not: {{.*}}program.s, {{.*}}other.s
; ALONE: error: {{.*}}program.s: undefined name 'pom'
; TWICE: error: 'pom' is exported by both {{.*}}pom.s and {{.*}}pom.s
; RISCV: error: this build has no emulator for 'riscv'

'c'i
xok pom
  nta f5 8
  krz n@ 0
  krz f5+4@ n@ l' next
  inj f5@ xx pom
  krz f5+4@ f0
  inj f5@ xx 3126834864 ; prints
  ata n@ 1
  fi n@ 6 niv malkrz xx next
  ata f5 8
  krz xx f5@
lifem 0 l' n

; There is no stack of addresses to return to beside the processor's own.
; RUN: not llc -mtriple=x86_64-linux-gnu %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: not supported yet: the attribute 'shadowcallstack'
define void @f() shadowcallstack {
  ret void
}

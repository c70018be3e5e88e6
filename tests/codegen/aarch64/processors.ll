; Processors by name, and extensions whose instructions are not described: code without them does the same.
; RUN: llc -mtriple=aarch64-linux-gnu -mcpu=cortex-a53 %s -o - 2>&1 | FileCheck %s --check-prefixes=CHECK,PLAIN
; RUN: llc -mtriple=aarch64-linux-gnu -mcpu=neoverse-n1 %s -o - 2>&1 | FileCheck %s --check-prefixes=CHECK,LSE
; RUN: llc -mtriple=aarch64-linux-gnu -mcpu=apple-m4 -mattr=+fuse-aes %s -o - 2>&1 | FileCheck %s --check-prefixes=CHECK,LSE
; RUN: llc -mtriple=aarch64-linux-gnu -mattr=+v9.4a %s -o - 2>&1 | FileCheck %s --check-prefixes=CHECK,LSE
; CHECK-NOT: {{recognized|error|warning}}
; CHECK-LABEL: atomic:
; PLAIN: {{stl?xr}}
; LSE: ldadd{{[al]*}} w1
define i32 @atomic(ptr %p, i32 %a) {
  %old = atomicrmw add ptr %p, i32 %a monotonic
  ret i32 %old
}
; CHECK-LABEL: vectors:
; LSE: ldadd{{[al]*}} w1
; PLAIN: ldadd{{[al]*}} w1
define i32 @vectors(ptr %p, i32 %a) "target-cpu"="neoverse-v1" "target-features"="+v8.4a,+sve,+spe,+bti,+rand,+fp16fml,+fuse-literals" {
  %old = atomicrmw add ptr %p, i32 %a monotonic
  ret i32 %old
}

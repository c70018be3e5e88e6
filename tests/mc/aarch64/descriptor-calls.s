// The directive that says which variable's descriptor a call is of is a relocation of the next instruction and has no bytes.
// RUN: mc -triple=aarch64-linux-gnu %s | FileCheck %s
// RUN: mc -triple=aarch64-linux-gnu -filetype=obj %s -o %t.o
// RUN: readobj -r %t.o | FileCheck %s --check-prefix=OBJECT
// RUN: objdump -d %t.o | FileCheck %s --check-prefix=CODE
// CHECK: adrp x0, :tlsdesc:variable
// CHECK: .tlsdesccall variable
// CHECK-NEXT: blr x1
// OBJECT: 0x0 R_AARCH64_TLSDESC_ADR_PAGE21 variable
// OBJECT-NEXT: 0x4 R_AARCH64_TLSDESC_LD64_LO12 variable
// OBJECT-NEXT: 0x8 R_AARCH64_TLSDESC_ADD_LO12 variable
// OBJECT-NEXT: 0xC R_AARCH64_TLSDESC_CALL variable
// CODE: c: {{.*}} blr x1
// CODE-NEXT: 10: {{.*}} ret
adrp x0, :tlsdesc:variable
ldr x1, [x0, :tlsdesc_lo12:variable]
add x0, x0, :tlsdesc_lo12:variable
.tlsdesccall variable
blr x1
ret

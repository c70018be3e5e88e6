# The tokens of a text.

# RUN: echo 'foo: .byte 1, 0x12, "s\n" /* c */ + ; .x = <<= @plt 1.5 99999999999999999999 # end' > %t.s
# RUN: mc -triple=riscv64 -as-lex %t.s | FileCheck %s
# RUN: echo '08' > %t.s
# RUN: not mc -triple=riscv64 -as-lex %t.s | FileCheck %s --check-prefix=ERROR

#      CHECK: identifier: foo ("foo")
# CHECK-NEXT: Colon (":")
# CHECK-NEXT: identifier: .byte (".byte")
# CHECK-NEXT: int: 1 ("1")
# CHECK-NEXT: Comma (",")
# CHECK-NEXT: int: 0x12 ("0x12")
# CHECK-NEXT: Comma (",")
# CHECK-NEXT: string: "s\n" ("\"s\\n\"")
# CHECK-NEXT: Comment ("/* c */")
# CHECK-NEXT: Plus ("+")
# CHECK-NEXT: EndOfStatement (";")
# CHECK-NEXT: identifier: .x (".x")
# CHECK-NEXT: Equal ("=")
# CHECK-NEXT: LessLess ("<<")
# CHECK-NEXT: Equal ("=")
# CHECK-NEXT: At ("@")
# CHECK-NEXT: identifier: plt ("plt")
# CHECK-NEXT: real: 1.5 ("1.5")
# CHECK-NEXT: BigNum ("99999999999999999999")
# CHECK-NEXT: EndOfStatement ("# end")
# ERROR: error ("08")

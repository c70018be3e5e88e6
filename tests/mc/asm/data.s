# Data directives.

# RUN: mc -triple=riscv64 --diagnostics=llvm %s 2>%t.err | FileCheck %s --match-full-lines --strict-whitespace

.byte 1, -1, 255, 'x'
.2byte 0x1234
.short 1, 2
.hword 3
.half 4
.value 5
.4byte 6
.long 7
.int 8
.word 9
.8byte 10
.quad 11
.dword 12
.octa 1, 0x0123456789abcdef0123456789abcdef
.dc 1
.dc.a 2
.dc.b 3
.dc.w 4
.dc.l 5
.dc.s 1.5
.dc.d 1.5
.float 1.0, -1.5, inf, -inf, nan, 1e-3, 0x1.8p1, 3
.single 2.5
.double 1.0, infinity, 0x1p-3, 1e400
.ascii "a", "b\n\t\"\\\001\x41\101"
.ascii "joined " "text"
.asciz "z", "y"
.string "s"
.base64 "aGVsbG8=", "AAE="
.uleb128 0, 127, 128, 624485
.sleb128 -1, 63, 64, -128
.uleb128 end-start
start:
end:
.dcb 2, 1
.dcb.b 2, 0xff
.dcb.w 1, 3
.dcb.l 2, -1
.dcb.s 1, 2.5
.dcb.d 1, 2.5
.dcb.l 0, 5
.dcb.l 1, start
.ds 1
.ds.b 2
.ds.w 1
.ds.l 1
.ds.d 1
.ds.p 1
.ds.x 1
.byte sym, sym+1
.word sym-start

#      CHECK:	.byte	1
# CHECK-NEXT:	.byte	-1
# CHECK-NEXT:	.byte	255
# CHECK-NEXT:	.byte	120
# CHECK-NEXT:	.half	4660
# CHECK-NEXT:	.half	1
# CHECK-NEXT:	.half	2
# CHECK-NEXT:	.half	3
# CHECK-NEXT:	.half	4
# CHECK-NEXT:	.half	5
# CHECK-NEXT:	.word	6
# CHECK-NEXT:	.word	7
# CHECK-NEXT:	.word	8
# CHECK-NEXT:	.word	9
# CHECK-NEXT:	.quad	10
# CHECK-NEXT:	.quad	11
# CHECK-NEXT:	.quad	12
# CHECK-NEXT:	.quad	1
# CHECK-NEXT:	.quad	0
# CHECK-NEXT:	.quad	81985529216486895
# CHECK-NEXT:	.quad	81985529216486895
# CHECK-NEXT:	.half	1
# CHECK-NEXT:	.quad	2
# CHECK-NEXT:	.byte	3
# CHECK-NEXT:	.half	4
# CHECK-NEXT:	.word	5
# CHECK-NEXT:	.word	1069547520
# CHECK-NEXT:	.quad	4609434218613702656
# CHECK-NEXT:	.word	1065353216
# CHECK-NEXT:	.word	3217031168
# CHECK-NEXT:	.word	2139095040
# CHECK-NEXT:	.word	4286578688
# CHECK-NEXT:	.word	2147483647
# CHECK-NEXT:	.word	981668463
# CHECK-NEXT:	.word	1077936128
# CHECK-NEXT:	.word	1077936128
# CHECK-NEXT:	.word	1075838976
# CHECK-NEXT:	.quad	4607182418800017408
# CHECK-NEXT:	.quad	9218868437227405312
# CHECK-NEXT:	.quad	4593671619917905920
# CHECK-NEXT:	.quad	9218868437227405312
# CHECK-NEXT:	.byte	97
# CHECK-NEXT:	.ascii	"b\n\t\"\\\001AA"
# CHECK-NEXT:	.ascii	"joined "
# CHECK-NEXT:	.ascii	"text"
# CHECK-NEXT:	.byte	122
# CHECK-NEXT:	.byte	0
# CHECK-NEXT:	.byte	121
# CHECK-NEXT:	.byte	0
# CHECK-NEXT:	.byte	115
# CHECK-NEXT:	.byte	0
# CHECK-NEXT:	.ascii	"hello"
# CHECK-NEXT:	.ascii	"\000\001"
# CHECK-NEXT:	.byte	0
# CHECK-NEXT:	.byte	127
# CHECK-NEXT:	.ascii	"\200\001"
# CHECK-NEXT:	.ascii	"\345\216&"
# CHECK-NEXT:	.byte	127
# CHECK-NEXT:	.byte	63
# CHECK-NEXT:	.asciz	"\300"
# CHECK-NEXT:	.ascii	"\200\177"
# CHECK-NEXT:	.uleb128 end-start
# CHECK-NEXT:start:
# CHECK-NEXT:end:
# CHECK-NEXT:	.half	1
# CHECK-NEXT:	.half	1
# CHECK-NEXT:	.byte	255
# CHECK-NEXT:	.byte	255
# CHECK-NEXT:	.half	3
# CHECK-NEXT:	.word	-1
# CHECK-NEXT:	.word	-1
# CHECK-NEXT:	.word	1075838976
# CHECK-NEXT:	.quad	4612811918334230528
# CHECK-NEXT:	.word	start
# CHECK-NEXT:	.zero	2
# CHECK-NEXT:	.zero	1
# CHECK-NEXT:	.zero	1
# CHECK-NEXT:	.zero	2
# CHECK-NEXT:	.zero	4
# CHECK-NEXT:	.zero	8
# CHECK-NEXT:	.zero	12
# CHECK-NEXT:	.zero	12
# CHECK-NEXT:	.byte	sym
# CHECK-NEXT:	.byte	sym+1
# CHECK-NEXT:	.word	sym-start

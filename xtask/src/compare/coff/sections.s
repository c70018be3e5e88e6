# Flags, COMDATs, long names, contents that come in pieces, alignments.
	.section	.a,"dr"
	.byte	1
	.section	.b,"dw"
	.byte	2
	.section	.c,"bw"
	.zero	100
	.p2align	6
	.section	.d,"xr"
	nop
	.section	.e,"yn"
	.byte	3
	.section	.f,"rs"
	.section	.debug_of_ours,"dr"
	.ascii	"text"
	.section	.drectve,"yni"
	.ascii	" -export:shown"
	.section	.no_flags
	.quad	5
	.section	.assoc$x,"dr",associative,shown
	.long	7
	.section	.text$x,"xr",discard,shown
	.globl	shown
shown:
	ret
	.section	.data$y,"dw",largest,larger
	.globl	larger
larger:
	.zero	3
	.section	.data$y,"dw",same_size,other
	.globl	other
other:
	.zero	5
	.section	.data$z,"dw",same_contents,equal
equal:
	.long	1
	.section	.data$n,"dw",newest,newer
newer:
	.long	2
	.section	.once,"dr"
	.linkonce	discard
	.long	6
	.pushsection .a,"dr"
	.byte	4
	.popsection
	.long	8
	.section	.averyverylongname$with_a_suffix,"dw"
	.p2align	5
	.long	9

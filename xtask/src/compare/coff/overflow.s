# More relocations than a section header can count, and as many as it just cannot.
	.data
	.rept	65536
	.long	elsewhere@IMGREL
	.endr
	.section	.rdata,"dr"
	.rept	65535
	.secrel32	here
	.endr
	.section	.fits,"dr"
	.rept	65534
	.rva	here
	.endr
here:

; Three instructions of the made-up CPU of tests/mc/Inputs/cpu.td.
start:
	li	r1, 5
	li	r2, -3
	add	r1, r2

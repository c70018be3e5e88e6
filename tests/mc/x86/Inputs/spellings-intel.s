# Output is in AT&T's syntax unless another is asked for.
# INTEL: movl $10, %eax
mov eax, 10
# INTEL: retl
retn

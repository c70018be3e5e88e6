# Output is in AT&T's syntax unless another is asked for.
# INTEL: movl $10, %eax
mov eax, 10
# INTEL: retl
retn
# A branch to a name has the length of the mode.
# INTEL: calll strcmp
# INTEL: encoding: [0xe8,A,A,A,A]
call strcmp

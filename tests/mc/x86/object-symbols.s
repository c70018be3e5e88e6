# What symbols of an object are: the type that is said last does not take back what the first said, an alias of an indirect
# function is one, a weak reference under a specifier goes to what it stands for, a versioned name has the visibility of the
# symbol, and the signature of a group comes before the symbol of its first section. Of two symbols in an instruction, that
# of the last operand comes first.
# RUN: codewright mc -triple=x86_64 -filetype=obj %s -o %t.o
# RUN: codewright readelf -s -r %t.o | FileCheck %s
#
# CHECK: R_X86_64_32S {{0*}} elsewhere + 0
# CHECK: R_X86_64_PLT32 {{0*}} meant - 4
#
# CHECK: 1: {{0*}} 0 NOTYPE LOCAL DEFAULT [[#]] signature
# CHECK: OBJECT GLOBAL DEFAULT [[#]] said_twice
# CHECK: FUNC GLOBAL DEFAULT [[#]] function
# CHECK: TLS GLOBAL DEFAULT [[#]] local_of_threads
# CHECK: IFUNC GLOBAL DEFAULT [[#]] chosen
# CHECK: IFUNC GLOBAL DEFAULT [[#]] other_name
# CHECK: NOTYPE GLOBAL DEFAULT UND number
# CHECK: NOTYPE GLOBAL DEFAULT UND elsewhere
# CHECK: NOTYPE GLOBAL PROTECTED UND wanted@v1
# CHECK: NOTYPE WEAK DEFAULT UND meant
.section .data.g,"awG",@progbits,signature,comdat
signature:
.quad .data.g
.text
.globl said_twice, function, local_of_threads, chosen, other_name
said_twice:
.type said_twice, @object
.type said_twice, @notype
function:
.type function, @function
.type function, @object
local_of_threads:
.type local_of_threads, @tls_object
.type local_of_threads, @gnu_indirect_function
.type resolver, @function
resolver:
.type chosen, @gnu_indirect_function
.set chosen, resolver
.set other_name, chosen
movl $number, elsewhere
.weakref short, meant
call short@PLT
.protected wanted
.symver wanted, wanted@@@v1
call wanted

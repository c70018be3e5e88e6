"""A module is verified, kept as bitcode, read again and written as assembly and as an object. Prints: square ELF"""

import codewright.binding as llvm

module = llvm.parse_assembly("define i64 @square(i64 %x) { %s = mul i64 %x, %x\n ret i64 %s }")
module.verify()
again = llvm.parse_bitcode(module.as_bitcode())
machine = llvm.Target.from_default_triple().create_target_machine()
functions = [function.name for function in again.functions if function.name + ":" in machine.emit_assembly(again)]
print(*functions, machine.emit_object(again)[1:4].decode())

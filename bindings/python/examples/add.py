"""A function in LLVM IR is compiled to memory and called. Prints: 7"""

import ctypes

import codewright.binding as llvm

module = llvm.parse_assembly("define i32 @add(i32 %a, i32 %b) { %s = add i32 %a, %b\n ret i32 %s }")
machine = llvm.Target.from_default_triple().create_target_machine()
engine = llvm.create_mcjit_compiler(module, machine)
add = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_int32, ctypes.c_int32)(engine.get_function_address("add"))
print(add(3, 4))

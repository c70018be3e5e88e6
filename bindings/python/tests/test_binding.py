"""The calls of `codewright.binding`, used as programs for llvmlite use them."""

import ctypes
import unittest

import codewright.binding as llvm

SUM = """
declare double @sqrt(double)
@limit = global i32 7

define i64 @sum(ptr %data, i32 %count) {
entry:
  br label %head
head:
  %at = phi i32 [ 0, %entry ], [ %next, %body ]
  %total = phi i64 [ 0, %entry ], [ %more, %body ]
  %done = icmp uge i32 %at, %count
  br i1 %done, label %end, label %body
body:
  %where = getelementptr i32, ptr %data, i32 %at
  %value = load i32, ptr %where
  %wide = sext i32 %value to i64
  %more = add i64 %total, %wide
  %next = add i32 %at, 1
  br label %head
end:
  ret i64 %total
}

define double @root(double %x) {
  %r = call double @sqrt(double %x)
  ret double %r
}
"""


def machine():
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm.Target.from_default_triple().create_target_machine()


class Binding(unittest.TestCase):
    def test_functions_run(self):
        module = llvm.parse_assembly(SUM)
        module.verify()
        with llvm.create_mcjit_compiler(module, machine()) as engine:
            engine.finalize_object()
            engine.run_static_constructors()
            prototype = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_int32)
            data = (ctypes.c_int32 * 4)(1, -2, 3, 40)
            self.assertEqual(prototype(engine.get_function_address("sum"))(data, 4), 42)
            root = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)(engine.get_function_address("root"))
            self.assertEqual(root(2.25), 1.5)
            limit = ctypes.c_int32.from_address(engine.get_global_value_address("limit"))
            self.assertEqual(limit.value, 7)

    def test_modules_come_and_go(self):
        number = ctypes.CFUNCTYPE(ctypes.c_int32)
        with llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine()) as engine:
            for value in range(20):
                module = llvm.parse_assembly("define i32 @value() { ret i32 %d }" % value)
                engine.add_module(module)
                self.assertRaises(KeyError, engine.add_module, module)
                self.assertEqual(number(engine.get_function_address("value"))(), value)
                engine.remove_module(module)
                module.close()

    def test_a_mapping_is_used(self):
        module = llvm.parse_assembly("declare i32 @host()\ndefine i32 @call() { %x = call i32 @host()\n ret i32 %x }")
        number = ctypes.CFUNCTYPE(ctypes.c_int32)
        host = number(lambda: 12)
        with llvm.create_mcjit_compiler(module, machine()) as engine:
            engine.add_global_mapping(module.get_function("host"), ctypes.cast(host, ctypes.c_void_p).value)
            self.assertEqual(number(engine.get_function_address("call"))(), 12)

    def test_files(self):
        module = llvm.parse_assembly(SUM)
        self.assertTrue(machine().emit_object(module).startswith(b"\x7fELF"))
        self.assertIn("sum:", machine().emit_assembly(module))
        again = llvm.parse_bitcode(module.as_bitcode())
        self.assertEqual([f.name for f in again.functions], ["sqrt", "sum", "root"])
        self.assertEqual(str(machine().target_data), machine().target_data.__str__())

    def test_modules_are_looked_at(self):
        module = llvm.parse_assembly(SUM)
        total = module.get_function("sum")
        self.assertEqual([str(argument.type) for argument in total.arguments], ["ptr", "i32"])
        self.assertFalse(total.is_declaration)
        self.assertTrue(module.get_function("sqrt").is_declaration)
        self.assertRaises(NameError, module.get_function, "nothing")
        module.name, module.triple = "named", "x86_64-unknown-linux-gnu"
        self.assertIn("; ModuleID = 'named'", str(module))
        self.assertEqual(module.clone().triple, "x86_64-unknown-linux-gnu")

    def test_mistakes_are_exceptions(self):
        with self.assertRaisesRegex(RuntimeError, "use of undefined value '%x'"):
            llvm.parse_assembly("define i32 @f() { ret i32 %x }")
        with self.assertRaisesRegex(RuntimeError, "no target is compiled in for 'made-up'"):
            llvm.Target.from_triple("made-up")
        self.assertRaises(RuntimeError, llvm.Target.from_default_triple().create_target_machine, cpu="none")


if __name__ == "__main__":
    unittest.main()

"""Python expressions over numbers become functions in memory: `compiled("x * x + y", "x", "y")`. Prints: 10.25 -7.0 0.5"""

import ast
import ctypes

import codewright.binding as llvm

_OPERATIONS = {ast.Add: "fadd", ast.Sub: "fsub", ast.Mult: "fmul", ast.Div: "fdiv"}
_MACHINE = llvm.Target.from_default_triple().create_target_machine()
_ENGINES = []


def _lines(tree, names):
    """The instructions that compute an expression, and the name or the number that is its value."""
    lines = []

    def value(node):
        if isinstance(node, ast.Constant) and isinstance(node.value, (int, float)):
            return repr(float(node.value))
        if isinstance(node, ast.Name) and node.id in names:
            return "%" + node.id
        if isinstance(node, ast.BinOp) and type(node.op) in _OPERATIONS:
            operands = value(node.left), value(node.right)
            line = "%s double %s, %s" % (_OPERATIONS[type(node.op)], *operands)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            line = "fneg double " + value(node.operand)
        else:
            raise SyntaxError("not in a formula: " + ast.dump(node))
        lines.append("  %%.%d = %s" % (len(lines), line))
        return "%%.%d" % (len(lines) - 1)

    return value(tree.body), lines


def compiled(formula, *names):
    """The formula as a function of the names, in this order."""
    result, lines = _lines(ast.parse(formula, mode="eval"), names)
    parameters = ", ".join("double %" + name for name in names)
    text = "define double @formula(%s) {\n%s\n  ret double %s\n}" % (parameters, "\n".join(lines), result)
    # The engine keeps the code: it stays as long as the program runs.
    _ENGINES.append(llvm.create_mcjit_compiler(llvm.parse_assembly(text), _MACHINE))
    prototype = ctypes.CFUNCTYPE(ctypes.c_double, *[ctypes.c_double] * len(names))
    return prototype(_ENGINES[-1].get_function_address("formula"))


print(compiled("x * x + y", "x", "y")(3, 1.25), compiled("-(a + 2) - 3", "a")(2), compiled("1 / 2")())

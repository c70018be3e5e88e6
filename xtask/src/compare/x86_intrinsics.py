"""Intrinsics of x86 one by one: the instructions that they become, ours and LLVM's.

Names and types are those of our description, so an intrinsic that is added to it is compared. Each is called by a function of its own,
whose masks are integers; constants are such as the intrinsic allows, with and without a rounding mode. What moves values
between registers is no difference: instructions are compared as a set, without moves, masks of ones and clearing.

Usage: x86_intrinsics.py CODEWRIGHT DESCRIPTION INCLUDES STEP
"""

import json
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

ELEMENTS = {"f16": "half", "f32": "float", "f64": "double", "bf16": "bfloat"}
SCALARS = {"iPTR": "ptr", "f32": "float", "f64": "double"}
# What VEX has is taken only where AVX-512 is not.
WITH_VEX = "avx2 aes cmpccxadd fma avxifma avxneconvert avxvnni avxvnniint16 avxvnniint8 sha512 sm3 sm4"
WITH_EVEX = (
    "adx aes avx2 avx512bf16 avx512bitalg avx512bw avx512cd avx512dq avx512f avx512fp16 avx512ifma avx512vbmi avx512vbmi2 "
    "avx512vl avx512vnni avx512vp2intersect avx512vpopcntdq bmi bmi2 cldemote clflushopt clwb clzero cmpccxadd crc32 enqcmd "
    "f16c fma fsgsbase fxsr gfni invpcid kl lwp lzcnt mmx movdir64b movdiri movrs mwaitx pclmul pku ptwrite raoint rdpid "
    "rdpru rdrnd rdseed rtm serialize sha shstk sse4a sse4.2 tbm tsxldtrk uintr usermsr vaes vpclmulqdq waitpkg wbnoinvd xop "
    "xsave xsavec xsaveopt xsaves"
)
MOVES = re.compile(r"^(v?mov|k(mov|xnor|unpck)|vzeroupper|ret|set|movz|xor|v?p?xor|and|or|cmp|push|pop|sub|add|test)")


def features(name):
    old = name.startswith(("llvm.x86.avx2.vpdp", "llvm.x86.vsha512", "llvm.x86.vsm", "llvm.x86.vcvtne", "llvm.x86.vbcst"))
    newest = ["avx10.2"] if "avx10." in name or "vsm4" in name and "512" in name else []
    return ",".join("+" + f for f in (WITH_VEX if old else WITH_EVEX).split() + newest)


def ir_type(name):
    vector = re.match(r"v(\d+)(\w+)$", name)
    if vector:
        return f"<{vector[1]} x {ELEMENTS.get(vector[2], vector[2])}>"
    return SCALARS.get(name, name)


def intrinsics(records):
    """Name, results, parameters, numbers of constant ones; of those whose types the description says as LLVM does."""
    for record in records["!instanceof"]["Intrinsic"]:
        definition = records[record]
        if definition["TargetPrefix"] != "x86" or record.endswith("_halves"):
            continue
        types = lambda field: [records[t["def"]]["VT"]["def"] for t in definition[field]]
        constants = []
        for property in definition["IntrProperties"]:
            property = records[property["def"]]
            if "ImmArg" in property["!superclasses"]:
                constants.append(property["ArgNo"] - 1)
        name = definition["LLVMName"] or "llvm." + record[4:].replace("_", ".")
        yield name, types("RetTypes"), types("ParamTypes"), constants


def declared(name, declaration):
    """The types that LLVM has for an intrinsic: masks and numbers of 16 bits are not integers there."""
    match = re.match(r"declare (.*) @[^(]*\((.*)\)", declaration)
    if not match:
        return None
    split = lambda text: [t.split(" ")[0] if not t.startswith(("<", "{")) else t for t in re.split(r", (?![^<{]*[>}])", text) if t]
    return match[1], split(match[2])


def module(name, result, params, constants, number, rounding):
    operands, arguments = [], []
    for n, ty in enumerate(params):
        if n in constants:
            last = n == max(constants) and ty == "i32" and rounding is not None
            operands.append(f"{ty} {rounding if last else number}")
        else:
            arguments.append(f"{ty} %a{n}")
            operands.append(f"{ty} %a{n}")
    call = f"call {result} @{name}({', '.join(operands)})"
    value = "" if result == "void" else "%r = "
    back = "ret void" if result == "void" else f"ret {result} %r"
    declaration = f"declare {result} @{name}({', '.join(params)})"
    return f"{declaration}\ndefine {result} @f({', '.join(arguments)}) {{\n  {value}{call}\n  {back}\n}}\n"


def compiled(command, source):
    try:
        done = subprocess.run(command, input=source, capture_output=True, text=True, timeout=60)
    except subprocess.TimeoutExpired:
        return None
    return done.stdout if done.returncode == 0 else None


def instructions(text):
    found = []
    for line in text.split("\n"):
        line = line.split("#")[0].strip()
        if line and not line.startswith(".") and not line.endswith(":"):
            mnemonic = line.split()[0]
            if not MOVES.match(mnemonic):
                braces = "".join(sorted(re.findall(r"\{[^}]*\}", line)))
                found.append(mnemonic + re.sub(r"\{%k\d\}", "{k}", braces))
    return sorted(set(found))


def compare(case):
    name, results, params, constants, rounding, codewright = case
    result = "void" if not results else results[0] if len(results) == 1 else "{ " + ", ".join(results) + " }"
    source = module(name, result, params, constants, 4 if "i32" in params else 3, rounding)
    attributes = "-mattr=" + features(name)
    theirs = compiled(["llc-22", "-mtriple=x86_64-linux-gnu", attributes], source)
    if theirs is None:
        return None
    ours = compiled([codewright, "llc", "-mtriple=x86_64-linux-gnu", attributes, "-", "-o", "-"], source)
    if ours is None:
        return f"{name}: refused"
    a, b = instructions(ours), instructions(theirs)
    return "" if a == b else f"{name} {rounding}: {' '.join(a)} for {' '.join(b)}"


def main():
    codewright, description, includes, step = sys.argv[1], sys.argv[2], sys.argv[3].split(":"), int(sys.argv[4])
    command = ["llvm-tblgen-22", "--dump-json", description] + [f"-I{i}" for i in includes]
    records = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    cases = []
    for name, results, params, constants in sorted(intrinsics(records)):
        results, params = [ir_type(t) for t in results], [ir_type(t) for t in params]
        rounds = constants and params[max(constants)] == "i32" and ("avx512" in name or "avx10" in name)
        for rounding in [4, 8, 10] if rounds else [None]:
            cases.append((name, results, params, constants, rounding, codewright))
    with ThreadPoolExecutor(2) as pool:
        found = [result for result in pool.map(compare, cases[::step]) if result is not None]
    differences = [result for result in found if result]
    print(f"intrinsics: {len(found) - len(differences)} of {len(found)} agree")
    for difference in differences:
        print("    " + difference)
    sys.exit(1 if differences else 0)


main()

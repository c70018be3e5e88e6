#!/usr/bin/env python3
"""Intrinsics of x86 one by one: the instructions that they become, ours and LLVM's.

Names and types come from LLVM's own records (`llvm/IR/Intrinsics.td`), so one that is new there is a difference here. Each is called
by a function of its own, whose masks are integers; constants are such as intrinsics allow, with and without a rounding mode. What
moves values between registers is no difference: instructions are compared as a set, without moves, masks of ones and zeros.

    x86_intrinsics.py CODEWRIGHT STEP
"""

import json
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ELEMENTS = {"f16": "half", "f32": "float", "f64": "double", "bf16": "bfloat"}
SCALARS = {"iPTR": "ptr", "x86mmx": "<1 x i64>", "f16": "half", "f32": "float", "f64": "double"}
# What VEX has is taken only where AVX-512 is not.
WITH_VEX = "avx2 aes cmpccxadd fma avxifma avxneconvert avxvnni avxvnniint16 avxvnniint8 sha512 sm3 sm4"
WITH_EVEX = (
    "adx aes avx2 avx512bf16 avx512bitalg avx512bw avx512cd avx512dq avx512f avx512fp16 avx512ifma avx512vbmi avx512vbmi2 "
    "avx512vl avx512vnni avx512vp2intersect avx512vpopcntdq bmi bmi2 cldemote clflushopt clwb clzero cmpccxadd crc32 enqcmd "
    "f16c fma fsgsbase fxsr gfni invpcid kl widekl lwp lzcnt mmx movdir64b movdiri movrs mwaitx pclmul pku ptwrite raoint rdpid "
    "rdpru rdrnd rdseed rtm serialize sha shstk sse4a sse4.2 tbm tsxldtrk uintr usermsr vaes vpclmulqdq waitpkg wbnoinvd xop "
    "xsave xsavec xsaveopt xsaves"
)
# What README.md of the target calls gaps, and what is no instruction.
GAPS = re.compile(r"^llvm\.x86\.(t(?!bm|pause|estui)|ldtilecfg|sttilecfg|cast\.|atomic\.|seh\.|flags\.(read|write)\.u32)")
# Between registers, of masks, and by which a flag becomes a number.
MOVES = re.compile(
    r"^(v?mov(?!nt|dir|rs|msk)|k(mov|xnor|xor|or|shift|unpck)|vzeroupper|ret|set|v?p?xor|pcmpeq|vpcmpeq|push|pop|and|or|sh[lr]|add|adc|sub|sbb|test|bt"
    r"|vextract|v?pextr|vpinsr|vpblend|vblend|vpsr|cmov|jmp|vinsertps|bextr)"
)
# One for another, with the same result.
SAME = {"vpermpd": "vpermq", "vpermps": "vpermd", "vpbroadcastmb2q": "vpbroadcastq", "vpbroadcastmw2d": "vpbroadcastd", "int3": "int"}


def records():
    include = subprocess.run(["llvm-config-22", "--includedir"], capture_output=True, text=True).stdout.strip()
    source = Path(include) / "llvm/IR/Intrinsics.td"
    if not source.exists():
        print("skipped: there is no llvm/IR/Intrinsics.td")
        sys.exit(0)
    command = ["llvm-tblgen-22", "--dump-json", str(source), f"-I{include}"]
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def ir_type(name):
    vector = re.match(r"v(\d+)(\w+)$", name)
    if vector:
        return f"<{vector[1]} x {ELEMENTS.get(vector[2], vector[2])}>"
    return SCALARS.get(name, name)


def intrinsics(all_records):
    """Name, results, parameters, numbers of constant ones; without those for any type."""
    for record in all_records["!instanceof"]["Intrinsic"]:
        definition = all_records[record]
        name = definition["LLVMName"] or "llvm." + record[4:].replace("_", ".")
        types = [all_records[t["def"]] for t in definition["RetTypes"] + definition["ParamTypes"]]
        fixed = all(t.get("VT") and "Any" not in t["VT"]["def"] for t in types)
        if definition["TargetPrefix"] != "x86" or GAPS.match(name) or not fixed:
            continue
        names = [ir_type(t["VT"]["def"]) for t in types]
        count = len(definition["RetTypes"])
        properties = [all_records[p["def"]] for p in definition["IntrProperties"]]
        constants = [p["ArgNo"] - 1 for p in properties if "ImmArg" in p["!superclasses"]]
        yield name, names[:count], names[count:], constants


def module(name, results, params, constants, number, rounding):
    """A function whose masks are integers; several results go to memory."""
    arguments, operands, body = [], [], []
    for n, ty in enumerate(params):
        truths = re.match(r"<(\d+) x i1>", ty)
        if n in constants:
            last = n == max(constants) and ty == "i32" and rounding is not None
            operands.append(f"{ty} {rounding if last else number}")
        elif truths:
            lanes, width = int(truths[1]), max(int(truths[1]), 8)
            arguments.append(f"i{width} %a{n}")
            body.append(f"%b{n} = bitcast i{width} %a{n} to <{width} x i1>")
            order = ", ".join(f"i32 {i}" for i in range(lanes))
            body.append(f"%m{n} = shufflevector <{width} x i1> %b{n}, <{width} x i1> %b{n}, <{lanes} x i32> <{order}>")
            operands.append(f"{ty} %m{n}")
        else:
            arguments.append(f"{ty} %a{n}")
            operands.append(f"{ty} %a{n}")
    result = "void" if not results else results[0] if len(results) == 1 else "{ " + ", ".join(results) + " }"
    declaration = f"declare {result} @{name}({', '.join(params)})"
    call = f"call {result} @{name}({', '.join(operands)})"
    if not results:
        return f"{declaration}\ndefine void @f({', '.join(arguments)}) {{\n" + "\n".join(body + [call, "ret void"]) + "\n}\n"
    body.append(("%e0 = " if len(results) == 1 else "%r = ") + call)
    for n, ty in enumerate(results):
        if len(results) > 1:
            body.append(f"%e{n} = extractvalue {result} %r, {n}")
        truths = re.match(r"<(\d+) x i1>", ty)
        if truths and int(truths[1]) >= 8:
            body.append(f"%i{n} = bitcast {ty} %e{n} to i{truths[1]}")
            body.append(f"store i{truths[1]} %i{n}, ptr %out, align 1")
        else:
            body.append(f"store {ty} %e{n}, ptr %out, align 1")
        body.append('call void asm sideeffect "", "~{memory}"()')
    arguments.append("ptr %out")
    return f"{declaration}\ndefine void @f({', '.join(arguments)}) {{\n" + "\n".join(body + ["ret void"]) + "\n}\n"


def compiled(command, source):
    try:
        done = subprocess.run(command, input=source, capture_output=True, text=True, timeout=60)
    except subprocess.TimeoutExpired:
        return None
    return done.stdout if done.returncode == 0 else None


def instructions(text):
    found = set()
    for line in text.split("\n"):
        line = line.split("#")[0].strip()
        if line and not line.startswith(".") and not line.endswith(":"):
            mnemonic = line.split()[0]
            if not MOVES.match(mnemonic):
                # A mask may be left to a blend.
                braces = "".join(sorted(set(re.findall(r"\{[^}%]*\}", line)) - {"{z}"}))
                found.add(SAME.get(mnemonic, mnemonic) + braces)
    return sorted(found)


def compare(case):
    codewright, name, results, params, constants, rounding = case
    source = module(name, results, params, constants, 4 if "i32" in params else 3, rounding)
    old = name.startswith(("llvm.x86.avx2.vpdp", "llvm.x86.vsha512", "llvm.x86.vsm", "llvm.x86.vcvtne", "llvm.x86.vbcst"))
    newest = ["avx10.2"] if "avx10." in name or "vsm4" in name and "512" in name else []
    attributes = "-mattr=" + ",".join("+" + f for f in (WITH_VEX if old else WITH_EVEX).split() + newest)
    theirs = compiled(["llc-22", "-mtriple=x86_64-linux-gnu", attributes], source)
    if theirs is None:
        return None
    ours = compiled([codewright, "llc", "-mtriple=x86_64-linux-gnu", attributes, "-", "-o", "-"], source)
    if ours is None:
        # A mode that the instruction does not have is an error of ours; LLVM takes some for another.
        return None if rounding == 10 else f"{name} {rounding}: refused"
    a, b = instructions(ours), instructions(theirs)
    return "" if a == b else f"{name} {rounding}: {' '.join(a)} for {' '.join(b)}"


def main():
    codewright, step = sys.argv[1], int(sys.argv[2])
    cases = []
    for name, results, params, constants in sorted(intrinsics(records())):
        last = max(constants, default=-1)
        rounds = constants and last == len(params) - 1 and params[last] == "i32" and ("avx512" in name or "avx10" in name)
        for rounding in [4, 8, 10] if rounds else [None]:
            cases.append((codewright, name, results, params, constants, rounding))
    with ThreadPoolExecutor(2) as pool:
        found = [result for result in pool.map(compare, cases[::step]) if result is not None]
    differences = [result for result in found if result]
    print(f"intrinsics: {len(found) - len(differences)} of {len(found)} agree")
    for difference in differences:
        print("    " + difference)
    sys.exit(1 if differences else 0)


main()

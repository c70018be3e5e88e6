#!/usr/bin/env python3
"""Compares the description of RISC-V with LLVM's assembler and disassembler.

The records are read as JSON (llvm-tblgen prints them; any tool that implements -dump-json will do). Straight from the
records, without the tables that are built from them later, this script

* encodes every instruction with operands chosen at the edges of their ranges, and compares bytes and record names with
  what llvm-mc makes of the same text;
* does the same for every alias, and for every symbolic operand with every specifier it takes (relocations);
* decodes all 16-bit words and many 32-bit words, and compares the record, or the refusal, with llvm-mc's;
* prints what it decoded, with aliases and with 16-bit instructions shown as the long ones they stand for, and compares
  the text.

Names of features, processors and system registers are compared too. Exit status 1 if anything differs that is not listed
in KNOWN.

    riscv_td.py [--tblgen llvm-tblgen-22] [--mc llvm-mc-22] [--words N] [--seed N] [--show N]
    riscv_td.py --lines FOLDER    writes lines of assembly for a comparison of tools
"""

import argparse
import collections
import json
import pathlib
import random
import re
import struct
import subprocess
import sys

# Instructions of the manual that LLVM lacks; a message in which LLVM forgets a name; one with an extension we do not have; those
# about pairs of registers, which LLVM reads before it asks for extensions.
# The words of FLI and FCVTMOD are not read, either.
KNOWN = ("FCVT_H_Q", "FCVT_Q_H", "'Zicond'", "'Base P'", "'amocas.d", "'amocas.q", "FLI_", "FCVTMOD_W_D", ", , ")

# Extensions that exclude one of the others: registers shared with floating point, and encodings that are shared.
EXCLUSIVE = ("e", "zfinx", "zdinx", "zhinx", "zhinxmin", "zcmp", "zcmt", "zclsd",
             "experimental-zicfilp", "experimental-zicfiss")

ROOT = pathlib.Path(__file__).resolve().parents[3]
TD = ROOT / "targets/riscv/td"


# ---- Expressions of the description ------------------------------------------------------------------------------------

HI_PART = "((Value + 0x800) >> 12) & 0xfffff"
TOKEN = re.compile(r"\s*(0x[0-9a-fA-F]+|\d+|[A-Za-z_]\w*|&&|\|\||<<|>>|<=|>=|==|!=|[-+*/%&|^~!<>()?:,])")
BINARY = [["||"], ["&&"], ["|"], ["^"], ["&"], ["==", "!="], ["<", "<=", ">", ">="], ["<<", ">>"], ["+", "-"], ["*", "/", "%"]]


def sext(x, n):
    x &= (1 << n) - 1
    return x - (1 << n) if x >> (n - 1) & 1 else x


FUNCTIONS = {
    "isInt": lambda n, x: -(1 << (n - 1)) <= x < 1 << (n - 1),
    "isUInt": lambda n, x: 0 <= x < 1 << n,
    "isShiftedInt": lambda n, s, x: x % (1 << s) == 0 and -(1 << (n + s - 1)) <= x < 1 << (n + s - 1),
    "isShiftedUInt": lambda n, s, x: x % (1 << s) == 0 and 0 <= x < 1 << (n + s),
    "sext": sext,
    "bits": lambda x, hi, lo: x >> lo & ((1 << (hi - lo + 1)) - 1),
}


class Expr:
    """An expression, compiled to a closure over its variables."""

    def __init__(self, text):
        text = re.sub(r"^\s*return\b(.*);\s*$", r"\1", text, flags=re.S)
        self.tokens = TOKEN.findall(text)
        self.at = 0
        self.value = self.ternary()
        if self.at != len(self.tokens):
            raise ValueError(f"trailing text in expression: {text}")

    def peek(self):
        return self.tokens[self.at] if self.at < len(self.tokens) else None

    def take(self, *wanted):
        token = self.peek()
        if token in wanted:
            self.at += 1
            return token
        return None

    def ternary(self):
        cond = self.binary(0)
        if not self.take("?"):
            return cond
        yes = self.ternary()
        assert self.take(":")
        no = self.ternary()
        return lambda env: yes(env) if cond(env) else no(env)

    def binary(self, level):
        if level == len(BINARY):
            return self.unary()
        left = self.binary(level + 1)
        while op := self.take(*BINARY[level]):
            left = self.combine(op, left, self.binary(level + 1))
        return left

    @staticmethod
    def combine(op, a, b):
        return {
            "||": lambda e: int(bool(a(e)) or bool(b(e))), "&&": lambda e: int(bool(a(e)) and bool(b(e))),
            "|": lambda e: a(e) | b(e), "^": lambda e: a(e) ^ b(e), "&": lambda e: a(e) & b(e),
            "==": lambda e: a(e) == b(e), "!=": lambda e: a(e) != b(e), "<": lambda e: a(e) < b(e),
            "<=": lambda e: a(e) <= b(e), ">": lambda e: a(e) > b(e), ">=": lambda e: a(e) >= b(e),
            "<<": lambda e: a(e) << b(e), ">>": lambda e: a(e) >> b(e), "+": lambda e: a(e) + b(e),
            "-": lambda e: a(e) - b(e), "*": lambda e: a(e) * b(e), "/": lambda e: a(e) // b(e),
            "%": lambda e: a(e) % b(e),
        }[op]

    def unary(self):
        if self.take("-"):
            a = self.unary()
            return lambda e: -a(e)
        if self.take("!"):
            a = self.unary()
            return lambda e: not a(e)
        if self.take("~"):
            a = self.unary()
            return lambda e: ~a(e)
        if self.take("("):
            a = self.ternary()
            assert self.take(")")
            return a
        token = self.peek()
        self.at += 1
        if token[0].isdigit():
            return lambda e, n=int(token, 0): n
        if self.peek() in ("<", "(") and (token in FUNCTIONS or token in ("mode", "feature")):
            return self.call(token)
        return lambda e: e[token]

    def call(self, name):
        args = []
        if self.take("<"):
            while not self.take(">"):
                args.append((lambda n: lambda e: n)(int(self.tokens[self.at], 0)))
                self.at += 1
                self.take(",")
        assert self.take("(")
        if name in ("mode", "feature"):
            word = self.tokens[self.at]
            self.at += 1
            assert self.take(")")
            return lambda e: e[word]
        while not self.take(")"):
            args.append(self.ternary())
            self.take(",")
        return lambda e: FUNCTIONS[name](*[a(e) for a in args])


# ---- The description ---------------------------------------------------------------------------------------------------


class Operand:
    """An operand as written: a register of a class, or an immediate with its conditions."""

    def __init__(self, target, record):
        self.target, self.record = target, record
        j = target.records[record]
        supers = j["!superclasses"]
        self.zero_offset = "ZeroOffsetMemory" in supers
        self.regs = None
        if "RegisterOperand" in supers:
            self.regs = target.register_class(j["RegClass"]["def"])
        elif "RegisterClass" in supers:
            self.regs = target.register_class(record)
        else:
            self.valid = Expr(j["MCOperandPredicate"]).value
            self.encode = Expr(j["EncodeExpr"]).value if "EncodeExpr" in j else lambda e: e["Imm"]
            self.decode = Expr(j["DecodeExpr"]).value if "DecodeExpr" in j else lambda e: e["Bits"]
            self.decode_valid = Expr(j["DecodeValid"]).value if "DecodeExpr" in j else lambda e: 1
            self.names = None
            if "NamedOperand" in supers:
                values = [target.records[n["def"]] for n in j["Names"]]
                self.names = {v["Value"]: v["Name"] for v in values}
            self.letters = j.get("Letters")
            self.table = j.get("NameTable")
            self.default = j.get("DefaultValue")

    def candidates(self, env, rng):
        """Values to try: registers at random, constants at the edges of what is allowed."""
        if self.regs is not None:
            return rng.sample(self.regs, min(6, len(self.regs)))
        pool = {s * (1 << k) + d for k in range(22) for d in (-32, -16, -8, -4, -2, -1, 0, 1, 2, 5) for s in (1, -1)}
        pool |= set(range(0, 64)) | {0xfffe0, 0xfffff, 0x300, 0xc00}
        good = sorted(v for v in pool if self.valid({**env, "Imm": v}))
        return [good[0], good[-1]] + rng.sample(good, min(6, len(good)))

    def bits(self, value, env):
        return self.target.encoding[value] if self.regs is not None else self.encode({**env, "Imm": value})

    def from_bits(self, bits, mask, env):
        """The value that the field means, or None if it means none."""
        if self.regs is not None:
            found = [r for r in self.regs if self.target.encoding[r] & mask == bits]
            return found[0] if len(found) == 1 else None
        env = {**env, "Bits": bits}
        return self.decode(env) if self.decode_valid(env) else None

    def message(self, parser_class, env):
        """What is said when the operand does not match."""
        for mode, text in zip(parser_class.get("MessageModes", []), parser_class.get("Messages", [])):
            if env[mode["def"]]:
                return text
        return parser_class["DiagnosticString"]

    def holds(self, value, env):
        """Whether an alias or a compression may have the value here."""
        if self.regs is not None:
            return value in self.regs
        return not isinstance(value, str) and bool(self.valid({**env, "Imm": value}))

    def text(self, value, env, abi=True):
        if self.regs is not None:
            name = self.target.abi[value] if abi else self.target.names[value]
            return f"({name})" if self.zero_offset else name
        if self.names is not None:
            return "" if value == self.default else ", " + self.names[value]
        if self.letters:
            found = "".join(c for i, c in enumerate(self.letters) if value >> (len(self.letters) - 1 - i) & 1)
            return found or "0"
        if self.table:
            return self.target.sysreg_name(value, env)
        return str(value)


class Inst:
    def __init__(self, target, record):
        j = target.records[record]
        self.name, self.size, self.j = record, j["Size"], j
        self.asm = j["AsmString"]
        ties = dict(reversed(t.strip().split(" = ")) for t in j["Constraints"].split(",") if " = " in t)
        outs = [(a[1], a[0]["def"]) for a in j["OutOperandList"]["args"]]
        self.outs = [n for n, _ in outs]
        ins = [(a[1], a[0]["def"]) for a in j["InOperandList"]["args"]]
        tied = {t[1:] for t in ties}
        # Operands as patterns and aliases list them: a tied definition is not repeated.
        self.operands = [(n, target.operand(t)) for n, t in outs if n not in tied] + [(n, target.operand(t)) for n, t in ins]
        self.predicates = [p["def"] for p in j["Predicates"]]
        self.namespace = j["DecoderNamespace"]
        self.fields = collections.defaultdict(list)
        self.mask = self.value = 0
        for at, bit in enumerate(j["Inst"]):
            if isinstance(bit, int):
                self.mask |= 1 << at
                self.value |= bit << at
            elif bit["kind"] == "varbit":
                self.fields[bit["var"]].append((bit["index"], at))
            else:
                self.fields[bit["var"]].append((0, at))

    def encode(self, values, env):
        word = self.value
        for name, operand in self.operands:
            bits = operand.bits(values[name], env)
            for index, at in self.fields.get(name, []):
                word |= (bits >> index & 1) << at
        return word

    def decode(self, word, env):
        if word & self.mask != self.value:
            return None
        values = {}
        for name, operand in self.operands:
            bits = mask = 0
            for index, at in self.fields.get(name, []):
                bits |= (word >> at & 1) << index
                mask |= 1 << index
            values[name] = operand.from_bits(bits, mask, env)
            if values[name] is None:
                return None
        return values


def fill(asm, values, operands, env, abi):
    kinds = dict(operands)
    show = lambda m: kinds[m[1] or m[2]].text(values[m[1] or m[2]], env, abi)
    return re.sub(r"\$\{(\w+)\}|\$(\w+)", show, asm)


class Target:
    def __init__(self, tblgen):
        command = [tblgen, "-I", ROOT / "crates/tablegen/include", "-I", TD, TD / "RISCV.td", "-dump-json",
                   "--no-warn-on-unused-template-args"]
        self.records = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
        of = self.of = lambda cls: self.records["!instanceof"].get(cls, [])
        self.encoding, self.names, self.abi = {}, {}, {}
        for r in of("RISCVReg"):
            j = self.records[r]
            self.encoding[r] = sum(b << i for i, b in enumerate(j["HWEncoding"]))
            self.names[r] = j["AsmName"]
            self.abi[r] = (j["AltNames"] or [j["AsmName"]])[0]
        self.classes, self.operand_cache = {}, {}
        # What the directive .insn makes is no instruction of its own.
        directive = set(of("DirInsn")) | set(of("RawInsn"))
        self.insts = {i: Inst(self, i) for i in of("RVInstCommon")
                      if not self.records[i]["isPseudo"] and i not in directive}
        self.features = {f: self.records[f]["Name"] for f in of("SubtargetFeature")}
        self.sysregs = collections.defaultdict(list)
        # Those of vendors have their names with the vendor's extension only.
        for r in set(of("SysReg")) - set(of("VendorSysReg")):
            j = self.records[r]
            self.sysregs[sum(b << i for i, b in enumerate(j["Encoding"]))].append(j)
        self.aliases = collections.defaultdict(list)
        for a in of("InstAlias"):
            j = self.records[a]
            if j["EmitPriority"] > 0:
                self.aliases[j["ResultInst"]["operator"]["def"]].append(j)
        for list_ in self.aliases.values():
            list_.sort(key=lambda j: -j["EmitPriority"])
        self.longer = collections.defaultdict(list)
        for c in of("CompressPat"):
            j = self.records[c]
            if not j["isCompressOnly"]:
                self.longer[j["Output"]["operator"]["def"]].append(j)

    def operand(self, record):
        if record not in self.operand_cache:
            self.operand_cache[record] = Operand(self, record)
        return self.operand_cache[record]

    def register_class(self, record):
        if record not in self.classes:
            self.classes[record] = self.expand(self.records[record]["MemberList"])
        return self.classes[record]

    def expand(self, v):
        """Registers of a set expression."""
        if v["kind"] == "def":
            return [v["def"]] if v["def"] in self.encoding else self.register_class(v["def"])
        op, args = v["operator"]["def"], [a[0] for a in v["args"]]
        if op == "sequence":
            step = args[3] if len(args) > 3 else 1 if args[1] <= args[2] else -1
            return [args[0].replace("%u", str(i)) for i in range(args[1], args[2] + (1 if step > 0 else -1), step)]
        first = self.expand(args[0])
        if op == "sub":
            gone = {r for a in args[1:] for r in self.expand(a)}
            return [r for r in first if r not in gone]
        assert op == "add", op
        return list(dict.fromkeys(r for a in args for r in self.expand(a)))

    def sysreg_name(self, number, env):
        found = [j["Name"] for j in self.sysregs.get(number, []) if not (j["isRV32Only"] and env["RV64"])]
        return found[0] if found else str(number)

    def satisfied(self, predicates, env):
        return all(self.condition(self.records[p]["AssemblerCondDag"], env) for p in predicates)

    def condition(self, dag, env):
        op, args = dag["operator"]["def"], [a[0] for a in dag["args"]]
        values = [self.condition(a, env) if a["kind"] == "dag" else a["def"] in env["on"] for a in args]
        return {"all_of": all, "any_of": any, "not": lambda v: not v[0]}[op](values)

    def decode(self, word, size, env):
        """The most specific instruction of the first name space that has one."""
        for namespace in ["RV32Only", ""]:
            found = []
            for inst in self.insts.values():
                if inst.size == size and inst.namespace == namespace and word & inst.mask == inst.value \
                        and self.satisfied(inst.predicates, env):
                    values = inst.decode(word, env)
                    if values is not None:
                        found.append((bin(inst.mask).count("1"), inst, values))
            if found:
                found.sort(key=lambda f: -f[0])
                return found[0][1:]
        return None

    def bind(self, dag, values, env):
        """Names bound by matching operands with a pattern, or None."""
        names = {}
        inst = self.insts[dag["operator"]["def"]]
        for (arg, name), (operand, _) in zip(dag["args"], inst.operands, strict=True):
            value = values[operand]
            if isinstance(arg, int):
                ok = value == arg
            elif arg["def"] in self.encoding:
                ok = value == arg["def"]
            else:
                ok = self.operand(arg["def"]).holds(value, env) and names.setdefault(name, value) == value
            if not ok:
                return None
        return names

    def lengthen(self, inst, values, env):
        """The instruction that a 16-bit one stands for."""
        for j in self.longer.get(inst.name, []):
            if not self.satisfied([p["def"] for p in j["Predicates"]], env):
                continue
            names = self.bind(j["Output"], values, env)
            long = self.insts[j["Input"]["operator"]["def"]]
            if names is None:
                continue
            out = {}
            for (arg, name), (operand, _) in zip(j["Input"]["args"], long.operands, strict=True):
                out[operand] = arg if isinstance(arg, int) else names[name] if name else arg["def"]
            if self.bind(j["Input"], out, env) is not None:
                return long, out
        return inst, values

    def print(self, inst, values, env):
        inst, values = self.lengthen(inst, values, env)
        for j in self.aliases.get(inst.name, []):
            if self.satisfied([p["def"] for p in j["Predicates"]], env):
                names = self.bind(j["ResultInst"], values, env)
                if names is not None:
                    kinds = [(n, self.operand(a["def"])) for a, n in j["ResultInst"]["args"] if n]
                    return fill(j["AsmString"].replace(" ", "\t", 1), names, kinds, env, True)
        return fill(inst.asm, values, inst.operands, env, True)


# ---- llvm-mc -----------------------------------------------------------------------------------------------------------

INST = re.compile(r"^\t(\S.*?)\s*# (?:encoding: \[(.*?)\])?.*$")


class Oracle:
    def __init__(self, mc, xlen, attributes):
        self.command = [mc, f"-triple=riscv{xlen}", "-mattr=" + ",".join("+" + a for a in attributes), "-show-inst"]

    def run(self, text, *flags):
        return subprocess.run([*self.command, *flags], input=text, capture_output=True, text=True)

    def assemble(self, lines):
        """For each line, (bytes, record), or an error message."""
        run = self.run("\n".join(lines) + "\n", "-show-encoding")
        errors = {int(m[1]) - 1: m[2] for m in re.finditer(r"^<stdin>:(\d+):\d+: error: (.*)$", run.stderr, re.M)}
        found, encoding = [], None
        for line in run.stdout.splitlines():
            if m := re.search(r"encoding: \[(.*?)\]", line):
                encoding = m[1]
            if m := re.search(r"<MCInst #\d+ (\w+)", line):
                found.append((encoding, m[1]))
        if len(found) + len(errors) != len(lines):
            return self.assemble_each(lines)
        found = iter(found)
        return [errors[i] if i in errors else next(found) for i in range(len(lines))]

    def assemble_each(self, lines):
        """When some lines give more or less than one instruction: labels tell them apart."""
        marked = "".join(f"line{i}:\n{line}\n" for i, line in enumerate(lines))
        run = self.run(marked, "-show-encoding")
        errors = {int(m[1]) // 2 - 1: m[2] for m in re.finditer(r"^<stdin>:(\d+):\d+: error: (.*)$", run.stderr, re.M)}
        result = [errors.get(i, "nothing") for i in range(len(lines))]
        at, encoding = 0, None
        for line in run.stdout.splitlines():
            if m := re.match(r"line(\d+):", line):
                at = int(m[1])
            if m := re.search(r"encoding: \[(.*?)\]", line):
                encoding = m[1]
            if (m := re.search(r"<MCInst #\d+ (\w+)", line)) and at not in errors:
                result[at] = (encoding, m[1])
        return result

    def disassemble(self, words):
        """For each (word, size), (text, record), or None."""
        lines = ["[" + " ".join(f"0x{b:02x}" for b in w.to_bytes(s, "little")) + "]" for w, s in words]
        run = self.run("\n".join(lines) + "\n", "-disassemble")
        bad = {int(m[1]) - 1 for m in re.finditer(r"^<stdin>:(\d+):\d+: warning: invalid", run.stderr, re.M)}
        found, text = [], None
        for line in run.stdout.splitlines():
            if m := re.match(r"\t(\S.*)$", line):
                text = re.sub(r"\s*#? *<MCInst.*$", "", m[1]).rstrip()
            if m := re.search(r"<MCInst #\d+ (\w+)", line):
                found.append((text, m[1]))
        found = iter(found)
        return [None if i in bad else next(found, None) for i in range(len(words))]


# ---- Comparisons -------------------------------------------------------------------------------------------------------


class Report:
    def __init__(self, show):
        self.show, self.failed = show, False

    def add(self, title, total, differences):
        known = [d for d in differences if any(k in d for k in KNOWN)]
        differences = [d for d in differences if d not in known]
        note = f", {len(known)} known differences" if known else ""
        print(f"{title}: {total - len(differences) - len(known)} of {total} agree{note}")
        for d in differences[: self.show]:
            print("    " + d)
        if differences:
            self.failed = True


def compare_encodings(target, oracle, env, xlen, rng, report):
    lines, expected = [], []
    for inst in target.insts.values():
        if not target.satisfied(inst.predicates, env):
            continue
        choices = {n: o.candidates(env, rng) for n, o in inst.operands}
        for i in range(max((len(c) for c in choices.values()), default=1)):
            values = {n: c[i % len(c)] for n, c in choices.items()}
            word = inst.encode(values, env)
            text = fill(inst.asm, values, inst.operands, env, False)
            # A default rounding mode that was left out is read as the assembler's default.
            lines.append(text)
            expected.append((word.to_bytes(inst.size, "little"), inst.name))
    differences = []
    names = set()
    for line, want, got in zip(lines, expected, oracle.assemble(lines)):
        if isinstance(got, str):
            differences.append(f"{line!r}: {want[1]}: {got}")
            continue
        data = bytes(int(b, 16) for b in got[0].split(",")) if "'" not in got[0] and "A" not in got[0] else None
        names.add(got[1])
        if (data, got[1]) != want:
            differences.append(f"{line!r}: {want[1]} {want[0].hex()}, llvm-mc {got[1]} {data.hex() if data else got[0]}")
    report.add(f"rv{xlen}: encodings of {len(set(n for _, n in expected))} instructions", len(lines), differences)


def compare_messages(target, oracle, env, xlen, report):
    """What is said about a constant that is out of range."""
    lines, expected = [], []
    rng = random.Random(0)
    for inst in target.insts.values():
        if not target.satisfied(inst.predicates, env):
            continue
        for name, operand in inst.operands:
            if operand.regs is not None or operand.names or operand.letters or operand.table:
                continue
            j = target.records[target.records[operand.record]["ParserMatchClass"]["def"]]
            for bad in (1 << 40, -(1 << 40), 0x7FFFFFF1):
                values = {n: o.candidates(env, rng)[0] for n, o in inst.operands}
                line = fill(inst.asm, {**values, name: bad}, inst.operands, env, False)
                lines.append(line)
                expected.append(operand.message(j, env))
    differences = []
    for line, want, got in zip(lines, expected, oracle.assemble(lines)):
        if want != got:
            differences.append(f"{line!r}: {want!r}, llvm-mc {got!r}")
    report.add(f"rv{xlen}: messages", len(lines), differences)


def compare_aliases(target, oracle, env, xlen, rng, report):
    lines, expected, count = [], [], 0
    for alias in target.of("InstAlias"):
        j = target.records[alias]
        inst = target.insts.get(j["ResultInst"]["operator"]["def"])
        if inst is None:
            continue
        predicates = [p["def"] for p in j["Predicates"]] + inst.predicates
        if not target.satisfied(predicates, env):
            continue
        count += 1
        kinds = [(n, target.operand(a["def"])) for a, n in j["ResultInst"]["args"] if n]
        choices = {n: o.candidates(env, rng) for n, o in kinds}
        for i in range(max((len(c) for c in choices.values()), default=1)):
            values = {n: c[i % len(c)] for n, c in choices.items()}
            out = {}
            for (arg, name), (operand, _) in zip(j["ResultInst"]["args"], inst.operands, strict=True):
                out[operand] = arg if isinstance(arg, int) else values[name] if name else arg["def"]
            lines.append(fill(j["AsmString"], values, kinds, env, False))
            expected.append(inst.encode(out, env).to_bytes(inst.size, "little"))
    differences = []
    for line, want, got in zip(lines, expected, oracle.assemble(lines)):
        data = got if isinstance(got, str) else bytes(int(b, 16) for b in got[0].split(","))
        if data != want:
            differences.append(f"{line!r}: {want.hex()}, llvm-mc {data if isinstance(data, str) else data.hex()}")
    report.add(f"rv{xlen}: {count} aliases", len(lines), differences)


def relocations(data):
    """(offset, type) of all relocations of an ELF object."""
    wide = data[4] == 2
    shoff = struct.unpack_from("<Q" if wide else "<I", data, 40 if wide else 32)[0]
    size, count = struct.unpack_from("<HH", data, 58 if wide else 46)
    found = []
    for i in range(count):
        at = shoff + i * size
        kind = struct.unpack_from("<I", data, at + 4)[0]
        offset, length = struct.unpack_from("<QQ" if wide else "<II", data, at + (24 if wide else 16))
        if kind == 4:
            for entry in range(offset, offset + length, 24 if wide else 12):
                place, info = struct.unpack_from("<QQ" if wide else "<II", data, entry)
                found.append((place, info & 0xFFFFFFFF if wide else info & 0xFF))
    return found


def compare_fixups(target, oracle, env, xlen, report):
    """Each operand with each specifier gives the relocation of its fixup; known values are put where operands go."""
    lines, expected, spread, checks = [], [], [], 0
    for inst in target.insts.values():
        if not target.satisfied(inst.predicates, env):
            continue
        for name, operand in inst.operands:
            for pair in operand_fixups(target, operand):
                pair = target.records[pair["def"]]
                spec, fixup = target.records[pair["Spec"]["def"]], target.records[pair["TheFixup"]["def"]]
                values = {n: o.regs[0] if o.regs else o.candidates(env, random.Random(0))[0] for n, o in inst.operands}
                for value in (2, -2, 0x7FE, 0x800, -0x800, 0x12345678 if "hi" in fixup["Name"] else 0x54, 0xFA):
                    if fixup["BitSize"] in (0, 64) or not Expr(fixup["FitsExpr"]).value({"Value": value}):
                        continue
                    part = value if fixup["IsPCRel"] and spec["Text"] == "" else FUNCTIONS["sext"](value, 12)
                    part = (value + 0x800 >> 12) & 0xFFFFF if fixup["AdjustExpr"].strip() == HI_PART else part
                    got = (Expr(fixup["AdjustExpr"]).value({"Value": value}) & (1 << fixup["BitSize"]) - 1) << fixup["BitOffset"]
                    field = sum(1 << at for _, at in inst.fields[name])
                    want = inst.encode({**values, name: part}, env) & field
                    checks += 1
                    if got & field != want:
                        spread.append(f"{inst.name} {fixup['Name']} {value}: {got & field:#x}, field {want:#x}")
                if not spec["IsFunction"]:
                    continue
                text = f"{spec['Text']}(sym)" if spec["Text"] else "sym"
                marked = re.sub(r"\$\{?%s\}?(?!\w)" % name, text, inst.asm)
                lines.append(fill(marked, values, inst.operands, env, False))
                expected.append((inst, fixup["Relocation"]))
    # %pcrel_lo names the instruction that has the upper part.
    source, at, places = [".option norelax", ".Lupper: auipc x10, %pcrel_hi(sym)"], 4, []
    for line, (inst, kind) in zip(lines, expected):
        source.append(line.replace("%pcrel_lo(sym)", "%pcrel_lo(.Lupper)"))
        places.append((at, kind))
        at += inst.size
    command = [f for f in oracle.command if f != "-show-inst"] + ["-filetype=obj"]
    run = subprocess.run(command, input=("\n".join(source) + "\n").encode(), capture_output=True)
    if run.returncode:
        report.add(f"rv{xlen}: relocations", len(lines), [run.stderr.decode()[:2000]])
        return
    got = dict(relocations(run.stdout))
    wrong = [f"{line!r}: {kind}, llvm-mc {got.get(at)}" for line, (at, kind) in zip(lines, places) if got.get(at) != kind]
    report.add(f"rv{xlen}: relocations", len(lines), wrong)
    report.add(f"rv{xlen}: fixups put values where operands go", checks, spread)


def text_section(data):
    """Contents of the first section with code."""
    wide = data[4] == 2
    shoff = struct.unpack_from("<Q" if wide else "<I", data, 40 if wide else 32)[0]
    size, count = struct.unpack_from("<HH", data, 58 if wide else 46)
    for at in range(shoff, shoff + count * size, size):
        flags, _, offset, length = struct.unpack_from("<QQQQ" if wide else "<IIII", data, at + 8)
        if flags & 4:
            return data[offset : offset + length]
    return b""


def compare_expansions(target, oracle, env, xlen, rng, report):
    """What the assembler makes of pseudo-instructions: bytes and relocations."""
    source, expected = [".option norelax"], []
    code, places = b"", []
    count = 0
    for expansion in target.of("Expansion"):
        j = target.records[expansion]
        pseudo = target.records[j["Pseudo"]["operator"]["def"]]
        predicates = [p["def"] for p in j["Predicates"] + pseudo["Predicates"]]
        if not pseudo["AsmString"] or not target.satisfied(predicates, env):
            continue
        count += 1
        declared = [(a[1], a[0]["def"]) for d in ("OutOperandList", "InOperandList") for a in pseudo[d]["args"]]
        values, symbols = {}, {}
        for name, record in declared:
            operand = target.operand(record)
            if operand.regs:
                values[name] = rng.choice([r for r in operand.regs if r != "X0"])
            elif "return 0" in target.records[record]["MCOperandPredicate"]:
                symbols[name] = operand
            else:
                values[name] = operand.candidates(env, rng)[0]
        # A symbol operand with only one specifier is written with it.
        text = pseudo["AsmString"]
        for name, operand in symbols.items():
            specs = [target.records[target.records[f["def"]]["Spec"]["def"]]["Text"] for f in operand_fixups(target, operand)]
            text = text.replace("$" + name, f"{specs[0]}(sym)" if specs[0] else "sym")
            if specs[0]:
                places.append((4 + len(code), fixup_of(target, operand, specs[0])))
        source.append(fill(text, values, [(n, target.operand(r)) for n, r in declared], env, False))
        begin = len(code)
        for result in j["Results"]:
            if result["operator"]["def"] == "at":
                result = result["args"][1][0]
            inst = target.insts[result["operator"]["def"]]
            out = {}
            for (arg, name), (operand, kind) in zip(result["args"], inst.operands, strict=True):
                if isinstance(arg, int):
                    out[operand] = arg
                elif arg is None or name:
                    out[operand] = values[name]
                elif arg["kind"] == "def":
                    out[operand] = arg["def"]
                else:
                    out[operand] = 0
                    spec = target.records[arg["args"][0][0]["def"]]["Text"]
                    places.append((4 + len(code), fixup_of(target, kind, spec)))
            code += inst.encode(out, env).to_bytes(inst.size, "little")
        expected.append((begin, len(code)))
    source.insert(1, "addi x0, x0, 0")
    command = [f for f in oracle.command if f != "-show-inst"] + ["-filetype=obj"]
    run = subprocess.run(command, input=("\n".join(source) + "\n").encode(), capture_output=True)
    if run.returncode:
        report.add(f"rv{xlen}: expansions", count, [run.stderr.decode()[:1000]])
        return
    got = text_section(run.stdout)[4:]
    wrong = [f"{line!r}: {code[b:e].hex()}, llvm-mc {got[b:e].hex()}"
             for line, (b, e) in zip(source[2:], expected) if code[b:e] != got[b:e]]
    if sorted(places) != sorted(relocations(run.stdout)):
        wrong.append(f"relocations: {set(places) ^ set(relocations(run.stdout))}")
    report.add(f"rv{xlen}: expansions of pseudo-instructions", count, wrong)


def operand_fixups(target, operand):
    """What a symbol may become; differences of labels and what only expansions make are no symbols."""
    fixups = target.records[operand.record].get("Fixups", [])
    special = lambda record: record.get("Difference") or record.get("Internal")
    return [f for f in fixups if not special(target.records[f["def"]])]


def fixup_of(target, operand, spec):
    """Relocation number of an operand under a specifier."""
    for pair in operand_fixups(target, operand):
        pair = target.records[pair["def"]]
        if target.records[pair["Spec"]["def"]]["Text"] == spec:
            return target.records[pair["TheFixup"]["def"]]["Relocation"]
    return None


def compare_decoding(target, oracle, env, xlen, count, rng, report):
    words = [(w, 2) for w in range(65536) if w & 3 != 3]
    real = [i for i in target.insts.values() if i.size == 4 and target.satisfied(i.predicates, env)]
    for _ in range(count):
        inst = rng.choice(real)
        words.append(((rng.getrandbits(32) & ~inst.mask) | inst.value, 4))
        # Close to an instruction, and anywhere.
        words.append((words[-1][0] ^ 1 << rng.randrange(2, 32), 4))
        words.append((rng.getrandbits(32) | 3, 4))
        words[-1] = (words[-1][0] & ~0x1c if words[-1][0] >> 2 & 7 == 7 else words[-1][0], 4)
    # Longer instructions are announced by five ones.
    words = [(w, s) for w, s in words if s == 2 or w >> 2 & 7 != 7]
    decoding, printing, printed = [], [], 0
    for (word, size), got in zip(words, oracle.disassemble(words)):
        mine = target.decode(word, size, env)
        if (mine and mine[0].name) != (got and got[1]):
            decoding.append(f"0x{word:0{2 * size}x}: {mine and mine[0].name}, llvm-mc {got and got[1]} {got and got[0]!r}")
        elif mine:
            printed += 1
            text = target.print(*mine, env)
            if text.split() != got[0].split():
                printing.append(f"0x{word:0{2 * size}x}: {text!r}, llvm-mc {got[0]!r}")
    report.add(f"rv{xlen}: decoding", len(words), decoding)
    report.add(f"rv{xlen}: printing", printed, printing)


def write_lines(target, env, xlen, attributes, rng, folder):
    """Lines for another comparison: instructions, aliases and pseudo-instructions with operands at the edges of their
    ranges and with symbols under every specifier; masks and values of encodings; the features they need."""
    lines = []
    records = [(i.asm, i.operands, i.predicates) for i in target.insts.values()]
    for alias in target.of("InstAlias"):
        j = target.records[alias]
        inst = target.insts.get(j["ResultInst"]["operator"]["def"])
        if inst is not None:
            kinds = [(n, target.operand(a["def"])) for a, n in j["ResultInst"]["args"] if n]
            records.append((j["AsmString"], kinds, [p["def"] for p in j["Predicates"]] + inst.predicates))
    for pseudo in target.of("RVInstCommon"):
        j = target.records[pseudo]
        if j["isPseudo"] and j["AsmString"] and not j["isCodeGenOnly"]:
            declared = [(a[1], a[0]["def"]) for d in ("OutOperandList", "InOperandList") for a in j[d]["args"]]
            records.append((j["AsmString"], [(n, target.operand(r)) for n, r in declared], [p["def"] for p in j["Predicates"]]))
    for asm, kinds, predicates in records:
        if not target.satisfied(predicates, env):
            continue
        only_symbolic = [n for n, o in kinds if o.regs is None and "return 0" in target.records[o.record]["MCOperandPredicate"]]
        choices = {n: [0] if n in only_symbolic else o.candidates(env, rng) for n, o in kinds}
        rounds = [{n: c[i % len(c)] for n, c in choices.items()} for i in range(max(map(len, choices.values()), default=1))]
        symbolic = [n for n, o in kinds if operand_fixups(target, o)]
        if not only_symbolic:
            lines += [fill(asm, values, kinds, env, i % 2 == 0) for i, values in enumerate(rounds)]
        for name in symbolic:
            for fixup in operand_fixups(target, dict(kinds)[name]):
                spec = target.records[target.records[fixup["def"]]["Spec"]["def"]]
                if not spec["IsFunction"] and spec["Text"]:
                    continue
                for symbol in ("sym", "sym+4", "back", "ahead-8"):
                    text = f"{spec['Text']}({symbol})" if spec["Text"] else symbol
                    marked = re.sub(r"\$\{?%s\}?(?!\w)" % name, text, asm)
                    lines.append(fill(marked, rounds[0], kinds, env, True))
    (folder / f"rv{xlen}.lines").write_text("\n".join(dict.fromkeys(lines)) + "\n")
    codes = [f"{i.size} {i.mask:x} {i.value:x}" for i in target.insts.values() if target.satisfied(i.predicates, env)]
    (folder / f"rv{xlen}.codes").write_text("\n".join(codes) + "\n")
    (folder / f"rv{xlen}.features").write_text(",".join("+" + a for a in attributes) + "\n")


def combines(extension):
    """Whether an extension is on together with all others. Those of vendors have encodings that others use otherwise; operands of
    vectors are words that this script does not read."""
    return extension not in EXCLUSIVE and not extension.startswith(("x", "zv", "experimental-x", "experimental-zv"))


def needed_extensions(target, predicates):
    """The features that predicates name."""
    args = [a for p in predicates for a in (target.records[p].get("AssemblerCondDag") or {"args": []})["args"]]
    return [target.features[a[0]["def"]] for a in args if "def" in a[0] and a[0]["def"] in target.features]


def compare_names(target, mc, report):
    """Features and processors: each of ours is one of LLVM's, with its description."""
    text = subprocess.run([mc, "-triple=riscv64", "-mattr=help"], capture_output=True, text=True, input="").stderr
    theirs = dict(re.findall(r"^  (\S+) +- (.*)\.$", text, re.M))
    ours = {target.records[f]["Name"]: target.records[f]["Desc"] for f in target.features}
    report.add("features", len(ours), [f"{n}: {d!r}, llvm {theirs.get(n)!r}" for n, d in ours.items() if theirs.get(n) != d])
    cpus = [target.records[p]["Name"] for p in target.of("Processor")]
    report.add("processors", len(cpus), [c for c in cpus if c not in theirs])


def compare_processors(target, mc, report):
    """Each processor accepts the instructions that its features give it, and says what the others need."""
    rng, total, differences = random.Random(0), 0, []
    for processor in target.of("Processor"):
        j = target.records[processor]
        # Those without features only say what to tune for.
        if not j["Features"] and j["Name"] != "generic":
            continue
        on, todo = set(), [f["def"] for f in j["Features"]]
        while todo:
            feature = todo.pop()
            on.add(feature)
            todo += [f["def"] for f in target.records[feature]["Implies"]]
        wide = "Feature32Bit" not in on
        env = {"RV64": int(wide), "RV32": int(not wide), "on": on | ({"Feature64Bit"} if wide else set())}
        oracle = Oracle(mc, 64 if wide else 32, ["exact-asm"])
        oracle.command.append("-mcpu=" + j["Name"])
        lines, expected = [], []
        usual = [i for i in target.insts.values() if all(map(combines, needed_extensions(target, i.predicates)))]
        for inst in usual:
            values = {n: o.candidates(env, rng)[0] for n, o in inst.operands}
            lines.append(fill(inst.asm, values, inst.operands, env, False))
            missing = sorted(p for p in inst.predicates if not target.satisfied([p], env))
            missing = [target.records[p]["PredicateName"] for p in missing]
            message = "instruction requires the following: " + ", ".join(missing)
            expected.append((inst.name, message if missing else None))
        for line, (name, want), got in zip(lines, expected, oracle.assemble(lines)):
            # Without their extension, some are pseudo-instructions: two other instructions.
            got = got if isinstance(got, str) else None if got[1] == name else "" if want else got
            # LLVM first thinks of RV32's loads and stores of register pairs.
            if not wide and name in ("LD", "SD", "C_LD", "C_SD", "C_LDSP", "C_SDSP") and want and isinstance(got, str):
                continue
            # An instruction with a record for either mode misses whichever the matcher saw last.
            if "_RV" in name and want and isinstance(got, str):
                continue
            if want != got and got != "" and name not in KNOWN:
                differences.append(f"{j['Name']}: {line!r}: {want}, llvm-mc {got!r}")
        total += len(lines)
    report.add("instructions of processors", total, differences)


def compare_sysregs(target, oracle, env, xlen, report):
    numbers = range(4096)
    got = oracle.run("".join(f"csrrw a0, {n}, a1\n" for n in numbers), "-M", "no-aliases").stdout
    names = re.findall(r"a0, (\S+), a1", got)
    wrong = [f"{n:#x}: {target.sysreg_name(n, env)}, llvm-mc {t}" for n, t in zip(numbers, names) if target.sysreg_name(n, env) != t]
    report.add(f"rv{xlen}: system registers", 4096, wrong)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tblgen", default="llvm-tblgen-22")
    parser.add_argument("--mc", default="llvm-mc-22")
    parser.add_argument("--words", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=20)
    parser.add_argument("--lines", type=pathlib.Path, help="folder to write lines of assembly to, instead of comparing")
    args = parser.parse_args()
    target = Target(args.tblgen)
    report, rng = Report(args.show), random.Random(args.seed)
    real = sum(1 for _ in target.insts)
    print(f"{real} instructions, {len(target.of('RVInstCommon')) - real} pseudo-instructions, {len(target.of('InstAlias'))} aliases, "
          f"{len(target.of('CompressPat'))} compressions, {len(target.of('Pattern'))} patterns")
    if not args.lines:
        compare_names(target, args.mc, report)
        compare_processors(target, args.mc, report)
    # Extensions that an instruction or alias depends on: the others only have names, or are what code generation asks for.
    asked = {p for i in target.insts.values() for p in i.predicates}
    asked |= {p["def"] for a in target.of("InstAlias") for p in target.records[a]["Predicates"]}
    used = {a[0].get("def") for p in target.of("AssemblerPredicate") if p in asked
            for a in (target.records[p]["AssemblerCondDag"] or {"args": []})["args"]}
    extensions = [f for f in target.of("Extension") if f in used and combines(target.features[f])]
    for xlen in (32, 64):
        on = {f for f in extensions if xlen == 32 or target.features[f] not in ("zcf", "zilsd")}
        env = {"RV64": int(xlen == 64), "RV32": int(xlen == 32), "on": on | ({"Feature64Bit"} if xlen == 64 else {"Feature32Bit"})}
        attributes = [target.features[f] for f in sorted(on)]
        if args.lines:
            write_lines(target, env, xlen, attributes, rng, args.lines)
            continue
        oracle = Oracle(args.mc, xlen, attributes)
        compare_encodings(target, Oracle(args.mc, xlen, attributes + ["exact-asm"]), env, xlen, rng, report)
        compare_messages(target, Oracle(args.mc, xlen, attributes + ["exact-asm"]), env, xlen, report)
        compare_aliases(target, Oracle(args.mc, xlen, attributes + ["exact-asm"]), env, xlen, rng, report)
        compare_fixups(target, Oracle(args.mc, xlen, attributes + ["exact-asm"]), env, xlen, report)
        # With the bit-manipulation extensions some of them are instructions.
        plain = [a for a in attributes if a not in ("b", "zba", "zbb", "zbkb")]
        compare_expansions(target, Oracle(args.mc, xlen, plain + ["exact-asm"]), env, xlen, rng, report)
        compare_sysregs(target, oracle, env, xlen, report)
        compare_decoding(target, oracle, env, xlen, args.words, rng, report)
    return report.failed


if __name__ == "__main__":
    sys.exit(main())

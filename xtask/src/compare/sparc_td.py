#!/usr/bin/env python3
"""Lines of assembly and codes of instructions, made from the description of SPARC.

The records are read as JSON (llvm-tblgen prints them). For every instruction and alias there are lines with registers of its
classes, with constants at the edges of their ranges, with names, and with a symbol under every specifier that an operand takes.

    sparc_td.py FOLDER    writes `lines`, one a line, `codes`, a mask and a value for each instruction, and `features`
"""

import json
import pathlib
import random
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[3]
TD = ROOT / "targets/sparc/td"

# Lines for each choice of operands.
CHOICES = 4


class Description:
    def __init__(self):
        command = ["llvm-tblgen-22", "-I", ROOT / "crates/tablegen/include", "-I", TD, TD / "Sparc.td", "-dump-json",
                   "--no-warn-on-unused-template-args"]
        self.records = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
        self.rng = random.Random(1)

    def of(self, name):
        return self.records["!instanceof"].get(name, [])

    def registers(self, value):
        """The registers of a set expression."""
        if value["kind"] == "def":
            record = self.records[value["def"]]
            is_register = "Register" in record["!superclasses"]
            return [value["def"]] if is_register else self.registers(record["MemberList"])
        args = [a[0] for a in value["args"]]
        if value["operator"]["def"] == "sequence":
            step = args[3] if len(args) > 3 else 1
            return [args[0].replace("%u", str(i)) for i in range(args[1], args[2] + 1, step)]
        return [r for a in args for r in self.registers(a)]

    def texts(self, operand):
        """How an operand of a type may be written: the usual ways, and those with symbols."""
        record = self.records[operand]
        kinds = record["!superclasses"]
        if "RegisterClass" in kinds:
            names = ["%" + self.records[r]["AsmName"] for r in self.registers({"kind": "def", "def": operand})]
            return self.rng.sample(names, min(CHOICES, len(names))), []
        fixups = [self.records[f["def"]] for f in record.get("Fixups", [])]
        texts = [self.records[f["Spec"]["def"]]["Text"] for f in fixups]
        symbols = [f"{t}(sym)" if t else "sym" for t in texts]
        if "Distance" in kinds:
            return ["sym"], ["sym+8"]
        if "Mark" in kinds:
            return symbols, []
        values = self.constants(record.get("MCOperandPredicate") or "")
        names = [self.records[n["def"]]["Name"] for n in record.get("Names", [])]
        if record.get("NameTable"):
            names = [self.records[n]["Name"] for n in self.of(record["NameTable"])]
        names = ["#" + n for n in names]
        if "JoinedNames" in kinds:
            names.append(" | ".join(names))
        return values + names, symbols

    @staticmethod
    def constants(predicate):
        found = re.search(r"is(U?)Int<(\d+)>", predicate)
        if not found or "?" in predicate:
            return ["5", "-5", "4095", "4096", "305419896", "305418240", "4294967295"]
        bits = int(found[2])
        low, high = (0, (1 << bits) - 1) if found[1] else (-(1 << bits - 1), (1 << bits - 1) - 1)
        return [str(n) for n in sorted({low, high, min(high, 8), max(low, -3)})]

    def fill(self, asm, types):
        """Lines of an assembly string whose operands have these types."""
        names = re.findall(r"\$(\w+)", asm)
        choices = {name: self.texts(types[name]) for name in names}
        found = []
        longest = max((len(usual) for usual, _ in choices.values()), default=1)
        for i in range(max(longest, 1)):
            found.append({n: usual[(i + at) % len(usual)] for at, (n, (usual, _)) in enumerate(choices.items())})
        for name, (_, symbols) in choices.items():
            found += [{**found[0], name: symbol} for symbol in symbols]
        put = lambda values: re.sub(r"\$(\w+)", lambda m: values[m[1]], asm).replace("\t", " ")
        # Behind a register without a plus, a constant has a sign.
        is_apart = lambda values: "$rs1$simm" not in asm or values["simm"].startswith("-")
        return [put(values) for values in filter(is_apart, found)]

    def instruction_types(self, record):
        args = record["OutOperandList"]["args"] + record["InOperandList"]["args"]
        return {name: operand["def"] for operand, name in args}

    def alias_types(self, record):
        args = record["ResultInst"]["args"]
        return {name: operand["def"] for operand, name in args if name}


def is_read(record):
    return not record["isPseudo"] or not record["isCodeGenOnly"] and record["AsmString"]


def main(folder):
    description = Description()
    records = description.records
    lines, codes = [], []
    for name in description.of("Instruction"):
        record = records[name]
        if record["Namespace"] != "SP" or not is_read(record):
            continue
        lines += description.fill(record["AsmString"], description.instruction_types(record))
        if not record["isPseudo"]:
            bits = [(1 << at, bit << at) for at, bit in enumerate(record["Inst"]) if isinstance(bit, int)]
            codes.append(f"{sum(mask for mask, _ in bits):08x} {sum(value for _, value in bits):08x}")
    for name in description.of("InstAlias"):
        record = records[name]
        if "PrintOnly" not in record["!superclasses"]:
            lines += description.fill(record["AsmString"], description.alias_types(record))
    usual = {line.split(" ")[0]: line for line in reversed(lines)}
    for name in description.of("MnemonicAlias"):
        record = records[name]
        of_other = usual.get(record["ToMnemonic"])
        if of_other:
            lines.append(record["FromMnemonic"] + of_other[len(record["ToMnemonic"]):])
    features = [records[f]["Name"] for f in description.of("SubtargetFeature")]
    features = [f"+{f}" for f in features if f not in ("64bit", "v8plus")]
    for name, text in [("lines", "\n".join(dict.fromkeys(lines))), ("codes", "\n".join(codes)), ("features", ",".join(features))]:
        (folder / name).write_text(text + "\n")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))

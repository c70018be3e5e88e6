#!/usr/bin/env python3
"""Compares our TableGen include files with LLVM's, as interfaces.

Class by class: template arguments with their defaults, parents, and fields with types and defaults must be the same; so
must the records that descriptions refer to (value types, nodes, fragments, conditions, target-independent opcodes). Code
in fragments and the names of helper classes are ours. Then the description of RISC-V is given to every backend of
llvm-tblgen with either set of files, and what the backends write must be the same.

    td_interface.py [--tblgen llvm-tblgen-22] [--show N]
"""

import argparse
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
OURS = ROOT / "crates/tablegen/include"
TD = ROOT / "targets/riscv/td"

FILES = ["Target/Target.td", "Target/TargetSchedule.td", "Target/TargetItinerary.td", "Target/TargetCallingConv.td",
         "Target/TargetInstrPredicate.td", "Target/TargetMacroFusion.td", "Target/TargetPfmCounters.td",
         "Target/TargetSelectionDAG.td", "Target/GlobalISel/RegisterBank.td", "Target/GlobalISel/Target.td",
         "Target/GlobalISel/SelectionDAGCompat.td", "CodeGen/ValueTypes.td", "CodeGen/SDNodeProperties.td"]
# Made from files we do not have: generic opcodes, and the bodies of intrinsics.
FOREIGN = re.compile(r"^(G_|int_|llvm_|anonymous_|IIT_|AMDGPU)")
CODE = re.compile(r"^  (code|string) (PredicateCode|GISelPredicateCode) =")
# Fragments whose alternatives we list in another order, or whose parameters we call otherwise.
REORDERED = {"any_bf16_to_fp", "any_f16_to_fp", "any_fp_to_bf16", "any_fp_to_f16", "any_fatan2"}

# Not "callingconv": conventions whose types depend on the mode, which ours may have, bring LLVM's backend down.
BACKENDS = ["register-info", "instr-info", "emitter", "disassembler", "asm-writer", "asm-matcher", "subtarget",
            "dag-isel", "compress-inst-emitter", "pseudo-lowering", "searchable-tables", "sd-node-info"]


def records(tblgen, include):
    """Classes and records: name to (head, lines of the body)."""
    command = [tblgen, "-I", include, include / "llvm/Target/Target.td", "-print-records"]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    classes, defs = text.split("------------- Defs -----------------\n")
    parse = lambda part, word: {
        m[1]: (m[2], m[3].splitlines()) for m in re.finditer(rf"^{word} (\w+)(.*)\n((?:.*\n)*?)^}}$", part, re.M)}
    return parse(classes, "class"), parse(defs, "def")


def normal(name, entry, is_def):
    head, body = entry
    strip = lambda line: re.sub(r"anonymous_\d+", "anonymous", re.sub(rf"\b{name}:", "", line))
    lines = sorted(strip(line) for line in body if re.match(r"  \S.* = ", line) and not (is_def and CODE.match(line)))
    if is_def:
        return [line for line in lines if not line.startswith("  return")]
    # The order of parents is the order of their definition.
    args, _, parents = strip(head).partition("//")
    return [args, " ".join(sorted(parents.split()))] + lines


def compare(kind, theirs, ours, wanted):
    differences = []
    for name in sorted(wanted):
        if name not in ours:
            differences.append(f"{kind} {name} is missing")
            continue
        a, b = normal(name, theirs[name], kind == "def"), normal(name, ours[name], kind == "def")
        if a != b:
            differences.append(f"{kind} {name}: llvm {[x for x in a if x not in b]}, ours {[x for x in b if x not in a]}")
    return len(wanted), differences


def code_in_body(entry):
    """Code of a fragment takes several lines, some of which look like fields."""
    return any(re.match(r"  (LoadSDNode|StoreSDNode|auto|ISD::)", line) for line in entry[1])


def run_backends(tblgen, llvm, generic):
    differences = []
    with tempfile.TemporaryDirectory() as directory:
        directory = pathlib.Path(directory)
        outputs = {}
        # LLVM's backends know intrinsics by what only LLVM's list of them says.
        (directory / "Intrinsics.td").write_text("")
        for which, includes in (("ours", [OURS]), ("llvm", [llvm, OURS])):
            # LLVM's backends want the generic opcodes, which are no part of our files.
            source = 'include "RISCV.td"\n'
            if which == "ours":
                source += (f"foreach name = {list(generic)} in def name : StandardPseudoInstruction {{\n"
                           "  let OutOperandList = (outs);\n  let InOperandList = (ins);\n  let hasSideEffects = false;\n}\n"
                           ).replace("'", '"')
            (directory / "in.td").write_text(source)
            for backend in BACKENDS:
                out = directory / "out"
                flags = [f for i in includes for f in ("-I", i)]
                run = subprocess.run([tblgen, *flags, "-I", directory, "-I", TD, directory / "in.td", "-gen-" + backend, "-o", out,
                                      "--no-warn-on-unused-template-args"], capture_output=True, text=True)
                if run.returncode:
                    differences.append(f"-gen-{backend} with {which} include files: {run.stderr[:300]}")
                    continue
                outputs.setdefault(backend, []).append(re.sub(r"anonymous_\d+", "anonymous", out.read_text()))
    for backend, texts in outputs.items():
        # The table of opcodes contains the generic ones; operand classes are sorted by the names of anonymous records.
        if backend not in ("instr-info", "asm-matcher") and len(texts) == 2 and texts[0] != texts[1]:
            differences.append(f"-gen-{backend}: output differs between the include files")
    return len(BACKENDS), differences


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tblgen", default="llvm-tblgen-22")
    parser.add_argument("--show", type=int, default=20)
    args = parser.parse_args()
    llvm = pathlib.Path(shutil.which(args.tblgen)).resolve().parents[1] / "include"
    if not (llvm / "llvm/Target/Target.td").exists():
        print("skipped: LLVM's include files are not installed")
        return 0
    their_classes, their_defs = records(args.tblgen, llvm)
    our_classes, our_defs = records(args.tblgen, OURS)
    text = "".join((llvm / "llvm" / f).read_text() for f in FILES)
    wanted_classes = {c for c in re.findall(r"^\s*class (\w+)", text, re.M) if c in their_classes}
    wanted_defs = {d for d, entry in their_defs.items()
                   if not FOREIGN.match(d) and re.search(rf"\b{d}\b", text) and d not in REORDERED and not code_in_body(entry)}
    wanted_defs |= {d for d in our_defs if d in their_defs and not FOREIGN.match(d) and d not in REORDERED
                    and not code_in_body(their_defs[d])}
    failed = False
    for title, (total, differences) in {
        "classes": compare("class", their_classes, our_classes, wanted_classes),
        "records": compare("def", their_defs, our_defs, wanted_defs),
        "backends": run_backends(args.tblgen, llvm, [d for d in their_defs if d.startswith("G_")]),
    }.items():
        print(f"{title}: {total - len(differences)} of {total} agree")
        for d in differences[: args.show]:
            print("    " + d)
        failed |= bool(differences)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())

"""Builds the wheel of this folder with nothing but the standard library, so that it is installed without a network.

It is the build backend that `pyproject.toml` names (PEP 517): `build_wheel` packs the package and its metadata. Where
`CODEWRIGHT_LIBRARY` names the shared library, the wheel has it beside the package, and is for this machine only.
"""

import base64
import hashlib
import os
import re
import sysconfig
import zipfile

_NAME = "codewright"
_LIBRARY = "libcodewright.so.0"
_HERE = os.path.dirname(os.path.abspath(__file__))


def _field(name):
    """A text of the table `project`; Python before 3.11 has no reader of TOML."""
    with open(os.path.join(_HERE, "pyproject.toml"), encoding="utf-8") as file:
        return re.search(r'^%s = "(.*)"$' % name, file.read(), re.MULTILINE).group(1)


def _record(name, data):
    """The line of `RECORD` for a file."""
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return "%s,sha256=%s,%d\n" % (name, digest, len(data))


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """Writes the wheel into a folder and gives its name."""
    version = _field("version")
    files = {}
    folder = os.path.join(_HERE, _NAME)
    for name in sorted(os.listdir(folder)):
        if name.endswith(".py"):
            files["%s/%s" % (_NAME, name)] = os.path.join(folder, name)
    library = os.environ.get("CODEWRIGHT_LIBRARY")
    if library:
        files["%s/%s" % (_NAME, _LIBRARY)] = library
    platform = re.sub(r"[-.]", "_", sysconfig.get_platform()) if library else "any"
    tag = "py3-none-" + platform
    metadata = "Metadata-Version: 2.1\nName: %s\nVersion: %s\nSummary: %s\nRequires-Python: %s\n"
    wheel = "Wheel-Version: 1.0\nGenerator: build_wheel\nRoot-Is-Purelib: %s\nTag: %s\n"
    texts = {
        "METADATA": metadata % (_NAME, version, _field("description"), _field("requires-python")),
        "WHEEL": wheel % ("false" if library else "true", tag),
    }
    info = "%s-%s.dist-info" % (_NAME, version)
    name = "%s-%s-%s.whl" % (_NAME, version, tag)
    records = ""
    with zipfile.ZipFile(os.path.join(wheel_directory, name), "w", zipfile.ZIP_DEFLATED) as archive:
        for inside, path in files.items():
            with open(path, "rb") as file:
                data = file.read()
            archive.writestr(inside, data)
            records += _record(inside, data)
        for inside, text in texts.items():
            inside = "%s/%s" % (info, inside)
            archive.writestr(inside, text)
            records += _record(inside, text.encode())
        archive.writestr("%s/RECORD" % info, records + "%s/RECORD,,\n" % info)
    return name

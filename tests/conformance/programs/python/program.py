"""Speaks the protocol of the conformance vectors: one JSON line in, one JSON line out (tests/conformance/README.md)."""

import json
import math
import struct
import sys


class Unsupported(Exception):
    """An option that this program has not got. It is counted apart, and never as passed."""


def float32(value):
    """Rounds to the nearest float32, which is what the answer claims to be; too large a value becomes infinite."""
    try:
        return struct.unpack("<f", struct.pack("<f", float(value)))[0]
    except OverflowError:
        return math.copysign(math.inf, value)


def flat(values):
    """Yields the numbers of lists in lists, row by row."""
    for value in values:
        if isinstance(value, (list, tuple)):
            yield from flat(value)
        else:
            yield value


def written(value):
    """Returns what JSON has for a number: null stands for NaN and for the infinities."""
    return value if isinstance(value, int) or math.isfinite(value) else None


def answer(families, dtype, case):
    """Returns the answer to one case. ValueError refuses the input."""
    try:
        operations = families.get(case["family"], {})
        if case["operation"] not in operations:
            raise Unsupported(f"{case['family']} {case['operation']}")
        result = operations[case["operation"]](case["options"], case.get("input", {}))
    except Unsupported as reason:
        return {"id": case["id"], "unsupported": str(reason)}
    except (ValueError, KeyError, TypeError, IndexError, OverflowError, ZeroDivisionError) as reason:
        return {"id": case["id"], "error": f"{type(reason).__name__}: {reason}"}
    scalars = {}
    if isinstance(result, dict):
        result, scalars = result["values"], result["scalars"]
    numbers = list(flat(result))
    if dtype == "float32":
        numbers = [number if isinstance(number, int) else float32(number) for number in numbers]
    reply = {"id": case["id"], "values": [written(number) for number in numbers]}
    if scalars:
        reply["scalars"] = scalars
    return reply


def serve(name, families, dtype="float32", version="1.0.0"):
    """Answers until the runner says goodbye. `families` has operations by name: functions of (options, input)."""
    for line in sys.stdin:
        if not line.strip():
            continue
        case = json.loads(line)
        if case.get("bye"):
            return
        if case.get("hello"):
            reply = {
                "name": name,
                "version": version,
                "dtype": dtype,
                "families": list(families),
                "operations": {family: list(operations) for family, operations in families.items()},
            }
        else:
            reply = answer(families, dtype, case)
        sys.stdout.write(json.dumps(reply, allow_nan=False) + "\n")
        sys.stdout.flush()

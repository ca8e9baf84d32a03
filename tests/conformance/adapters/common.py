"""What the adapters in Python have in common: columns are put in order here, numbers are made there."""

import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "programs" / "python"))

from program import Unsupported  # noqa: E402


def families_of(waves, ladder, turn):
    """Families by three functions of a library: `ladder(base, dim)` makes inverse frequencies; `waves(positions,
    frequencies, factor)` sines and cosines, a row for each position; `turn(a, b, cos, sin)` rotates pairs."""

    def table(options, input):
        dim = options["dim"]
        if options["convention"] != "vaswani":
            raise Unsupported(f"convention {options['convention']}")
        if dim % 2:
            raise Unsupported("odd widths")
        sines, cosines = waves(input["positions"], ladder["table"](options["base"], dim), 1)
        if options["layout"] == "interleaved":
            return [[value for pair in zip(s, c) for value in pair] for s, c in zip(sines, cosines)]
        return [list(s) + list(c) for s, c in zip(sines, cosines)]

    def rotate(options, input):
        head, width, x = options["head_dim"], options["rotary_dim"], input["x"]
        scaling = options.get("scaling") or {"type": "linear", "factor": 1}
        if scaling["type"] != "linear":
            raise Unsupported(f"scaling {scaling['type']}")
        frequencies = ladder["rotary"](options["base"], width)
        sines, cosines = waves(input["positions"], frequencies, scaling["factor"])
        inner = 1 if options["order"] == "TD" else x["shape"][1]
        half, out = width // 2, list(x["values"])
        pairs = []
        for row in range(len(out) // head):
            token = row % inner if options["order"] == "HTD" else row // inner
            for i in range(half):
                a, b = (2 * i, 2 * i + 1) if options["pairing"] == "interleaved" else (i, i + half)
                pairs.append((row * head + a, row * head + b, cosines[token][i], sines[token][i]))
        first, second = turn(
            [out[a] for a, _, _, _ in pairs],
            [out[b] for _, b, _, _ in pairs],
            [c for _, _, c, _ in pairs],
            [s for _, _, _, s in pairs],
        )
        for (a, b, _, _), u, v in zip(pairs, first, second):
            out[a], out[b] = u, v
        return out

    return {"sinusoidal": {"table": table}, "rotary": {"rotate": rotate}}

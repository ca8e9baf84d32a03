import json, math, sys

def table(options, positions):
    dim, base, layout = options["dim"], options["base"], options["layout"]
    if dim < 1 or dim % 1 or base <= 0 or None in positions or layout not in ("interleaved", "concatenated"):
        raise ValueError("no such table")
    values = []
    for p in positions:
        for c in range(dim):
            pair, wave = c // 2, c % 2
            values.append((math.sin, math.cos)[wave](p * base ** (-2 * pair / dim)))
    return values

for line in sys.stdin:
    asked = json.loads(line)
    if "bye" in asked:
        break
    answer = {"name": "my-table", "dtype": "float32", "families": ["sinusoidal"]}
    if "id" in asked:
        answer = {"id": asked["id"]}
        try:
            if asked["options"]["convention"] != "vaswani":
                answer["unsupported"] = asked["options"]["convention"]
            else:
                answer["values"] = table(asked["options"], asked["input"]["positions"])
        except ValueError as error:
            answer["error"] = str(error)
    print(json.dumps(answer), flush=True)

"""Processor times of the usual PyTorch and NumPy code for one table, one thread: {"PyTorch 1.13": [ms, ...], ...}."""
import json
import math
import sys
import time

ROWS, DIM = int(sys.argv[1]), int(sys.argv[2])
REPETITIONS = int(sys.argv[3])


def torch_table(torch):
    torch.set_num_threads(1)

    def make():
        table = torch.zeros(ROWS, DIM)
        position = torch.arange(0, ROWS, dtype=torch.float).unsqueeze(1)
        div_term = torch.exp(torch.arange(0, DIM, 2).float() * (-math.log(10000.0) / DIM))
        table[:, 0::2] = torch.sin(position * div_term)
        table[:, 1::2] = torch.cos(position * div_term)
        return table

    return "PyTorch " + torch.__version__, make


def numpy_table(numpy):
    def make():
        angles = numpy.arange(ROWS)[:, None] / 10000 ** (numpy.arange(0, DIM, 2) / DIM)
        table = numpy.empty((ROWS, DIM), numpy.float32)
        table[:, 0::2] = numpy.sin(angles)
        table[:, 1::2] = numpy.cos(angles)
        return table

    return "NumPy " + numpy.__version__, make


def times(make):
    make()
    taken = []
    for _ in range(REPETITIONS):
        started = time.process_time()
        make()
        taken.append((time.process_time() - started) * 1000)
    return taken


results = {}
for module, table in (("torch", torch_table), ("numpy", numpy_table)):
    try:
        name, make = table(__import__(module))
    except ImportError:
        continue
    results[name] = times(make)
print(json.dumps(results))

"""Layers without positions: which they are, and the query scale that goes with them."""
from common import case, exact, floor_of, log, mpf, source, write


def cases():
    where = source('2305.19466', 'huggingface/transformers', 'src/transformers/models/llama4/modeling_llama4.py')
    for layers, every in ((8, 4), (12, 3), (5, 4), (3, 1), (4, 0), (48, 4)):
        yield case(f'layers{layers}_every{every}', 'nope_layers', {'layers': layers, 'every': every},
                   '1 where the layer rotates, 0 where it adds no position: layers every-1, 2*every-1... counted from '
                   '0 are without; every 0: none is.', where, {},
                   [int(not every or (k + 1) % every != 0) for k in range(layers)])
    positions = [0, 1, 8190, 8191, 8192, 16382, 16383, 65535, 1000000]
    for floor_scale, weight in ((8192, 0.1), (4096, 0.25)):
        yield case(f'query_scale_{floor_scale}_{weight}', 'nope_query_scale',
                   {'floor_scale': floor_scale, 'weight': weight},
                   'ln(1 + floor((p+1)/floor_scale))*weight + 1.', where, {'positions': positions},
                   [log(1 + floor_of(mpf(p + 1) / floor_scale)) * exact(weight) + 1 for p in positions])


def generate():
    write('nope', 'Schedules of layers without positions.', list(cases()),
          'schedules exact; scales: float64 within 1e-15')

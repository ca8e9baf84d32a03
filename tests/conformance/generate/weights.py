"""Weights converted from one pairing to the other: projections, their biases, the scales of q / k norms."""
from writer import Family, as_input, tensor

SOURCE = 'ggml-org/llama.cpp, convert_hf_to_gguf.py, LlamaModel.permute; huggingface/transformers, ' \
         'models/llama/convert_llama_weights_to_hf.py'
CONVENTIONS = (
    'convert: the rows of a projection [H D, C] of queries or keys, its bias [H D], or the scale of a norm over a head '
    '[D], for the pairing `to`, from the other one. Within each head the channels that rotate go from neighbours to '
    'halves or back; the others stay. With these weights and that pairing a model computes what it did.')


def order(dim, part, to):
    """Where each channel of a head comes from."""
    half = part // 2
    if to == 'rotate_half':
        found = [2 * i for i in range(half)] + [2 * i + 1 for i in range(half)]
    else:
        found = [i // 2 + (i % 2) * half for i in range(part)]
    return found + list(range(part, dim))


def convert(x, options, to=None, heads=None, part=None):
    heads = options['heads'] if heads is None else heads
    dim = len(x) // heads
    channels = order(dim, dim if part == 'all' else options['rotary_dim'] if heads == options['heads'] else dim,
                     to or options['to'])
    return [x[h * dim + k] for h in range(heads) for k in channels]


def generate():
    family = Family('weights', SOURCE, CONVENTIONS)

    def ask(comment, kind, heads, dim, to, columns=0, rotary_dim=None):
        options = {'part': kind, 'heads': heads, 'head_dim': dim, 'rotary_dim': rotary_dim or dim, 'to': to}
        x = tensor([heads * dim, columns] if columns else [heads * dim], comment, step=1)
        x = [[int(v) + 10 * k for v in row] for k, row in enumerate(x)] if columns else [int(v) + 10 * k for k, v in
                                                                                        enumerate(x)]
        other = 'interleaved' if to == 'rotate_half' else 'rotate_half'
        wrong = {'weights-kept': x, 'weights-inverse': convert(x, options, other),
                 'weights-heads': convert(x, options, heads=1)}
        if rotary_dim:
            wrong['not-rotated-tail'] = convert(x, options, part='all')
        family.add(comment, 'convert', options, {'weights': as_input(x)}, convert(x, options), 'exact', wrong=wrong)

    for to, name in (('rotate_half', 'to halves'), ('interleaved', 'to neighbours')):
        ask(f'A projection of two heads of 8, {name}.', 'weight', 2, 8, to, 2)
        ask(f'The bias of three heads of 8, {name}.', 'bias', 3, 8, to)
        ask(f'The scale of a norm over a head of 12, {name}.', 'norm', 1, 12, to)
        ask(f'A projection of two heads of 12, of which 8 channels rotate, {name}.', 'weight', 2, 12, to, 1, 8)
        ask(f'The bias of two heads of 16, of which 8 channels rotate, {name}.', 'bias', 2, 16, to, 0, 8)
        ask(f'The scale of a norm over a head of 16, of which 8 rotate, {name}.', 'norm', 1, 16, to, 0, 8)
    for comment, changed, reason in (
            ('Heads that do not divide the rows.', {'heads': 3}, 'heads x head_dim rows are needed'),
            ('An odd number of channels that rotate.', {'rotary_dim': 5}, 'rotary_dim must be even'),
            ('A pairing that nobody knows.', {'to': 'thirds'}, 'pairing must be interleaved or rotate_half')):
        options = {'part': 'bias', 'heads': 2, 'head_dim': 8, 'rotary_dim': 8, 'to': 'rotate_half', **changed}
        family.refuse(comment, 'convert', options, {'weights': as_input([float(k) for k in range(16)])}, reason)
    family.write()

"""Compares the generators with numbers from elsewhere: the lessons' truths, the peers' snapshots, printed facts."""
import json
import math
import sys

sys.dont_write_bytecode = True

from common import FOLDER, nearest_double, pi
import alibi
import analysis
import formulas
import precision
import rotary_frequencies
import sinusoidal
import sinusoidal_conventions as conventions

failures = []
checks = 0


def agree(what, got, expected, tolerance=1e-12):
    global checks
    checks += 1
    if len(got) != len(expected):
        failures.append(f'{what}: {len(got)} values against {len(expected)}')
        return
    worst = max((abs(nearest_double(g) - e) / max(1.0, abs(e)) for g, e in zip(got, expected)), default=0)
    if worst > tolerance:
        failures.append(f'{what}: off by {worst:g}')


def cases_of(file):
    return {c['name']: c for c in json.loads((FOLDER / file).read_text(encoding='utf-8'))['cases']}


def lessons():
    for name, c in cases_of('seeds_printed.json').items():
        if c['encoding'] == 'sinusoidal' and 'halfminus1' not in name:
            dim = c['params']['d']
            columns = c['inputs'].get('columns', range(dim))
            got = [sinusoidal.entry(p, k, dim, c['params']['base'], 'interleaved')
                   for p in c['inputs']['positions'] for k in columns]
            agree(name, got, c['true'])
        if c['encoding'] == 'wavelengths':
            dim = c['params']['d']
            pairs = [0, 1, min(2, dim // 2 - 1), dim // 2 - 1]
            agree(name, [2 * pi / formulas.frequency(i, dim, 10000) for i in pairs], c['expect'])


def roformer():
    peers = cases_of('peer_test_snapshots.json')
    for name in ('hf_roformer_basic', 'hf_roformer_weights_d512_first5'):
        c = peers[name]
        columns = range(c['params'].get('columns', c['params']['d']))
        got = [sinusoidal.entry(p, k, c['params']['d'], 10000, 'concatenated')
               for p in range(c['params']['rows']) for k in columns]
        agree(name, got, c['true'], 1e-9)


def rope_scalings():
    peers = cases_of('peer_test_snapshots.json')
    for name, compute, extra in (('default', 'default', {}), ('dynamic_f10_seq16384', 'dynamic',
                                                              {'sequence_length': 16384}),
                                 ('yarn_f10', 'yarn', {'original_max_position_embeddings': 2048}),
                                 ('llama3_f10', 'llama3', {})):
        c = peers[f'hf_rope_{name}']
        p = {**c['params'], 'head_dim': 128, 'base': 10000, **extra}
        agree(name, rotary_frequencies.frequencies_of(compute, p)[0], c['true'], 1e-9)


def other_conventions():
    peers = cases_of('peer_test_snapshots.json')
    agree('fsmt', [v for p in (2, 3) for v in conventions.fairseq_row(p, 6, 1)], peers['hf_fsmt_basic']['true'], 1e-9)
    steep = formulas.ladder(256, 255, 10000)
    agree('fsmt at 512', [formulas.halves(p, steep)[k] for p in range(3) for k in range(5)],
          peers['hf_fsmt_marian_weights_d512_first5']['true'], 1e-9)
    one = formulas.ladder(1, 1, 10000)
    agree('fairseq relative', [v for d in range(3, -4, -1) for v in formulas.interleaved(d, one)],
          peers['fairseq_rel_pe_max4_d2']['true'], 1e-9)
    for name in ('score_vde', 'ldm', 'grad_tts_scale1000'):
        c = peers[f'diffusers_hardcoded_{name}']
        p = c['params']
        agree(name,
              [conventions.timestep_row(t, p['d'], p['flip_sin_to_cos'], p['downscale_freq_shift'], p['scale'],
                                        10000)[k]
                     for t in p['timesteps'] for k in p['columns']], c['true'], 1e-9)
    steep = formulas.ladder(3, 2, 10000)
    agree('lesson 004, six columns', [v for p in range(3) for v in formulas.interleaved(p, steep)],
          cases_of('seeds_printed.json')['seed004_unique_patterns_as_halfminus1_d6']['true'])
    gap = abs(formulas.halves(1, formulas.ladder(256, 255, 10000))[1]
              - formulas.halves(1, formulas.ladder(256, 256, 10000))[1])
    agree('the ladders differ by 8e-5 in the second column', [gap], [8e-5], 5e-6)


def similarity():
    agree('dot products at 512', [analysis.closed_product(k, 512) for k in (1, 100)], [249.1, 112.0], 1e-3)
    agree('dot products at 4', [analysis.closed_product(k, 4) for k in (1, 100)], [1.540, 1.403], 1e-3)
    agree('distances at 64', [analysis.distance(analysis.row(5, 64), analysis.row(k, 64)) for k in (6, 50)],
          [1.4718, 5.3264], 1e-4)
    agree('rises first at', [first_rise(d) for d in (4, 64, 512)], [4, 6, 44])
    agree('return of 2', analysis.nearest_return(2, 1000, 1), [710, 6.0e-5], 1e-6)


def first_rise(dim):
    k = 1
    while analysis.closed_product(k, dim) <= analysis.closed_product(k - 1, dim):
        k += 1
    return k


def single_precision():
    known = {100: 4.9e-6, 4096: 1.5e-4, 65535: 3.1e-3, 1000000: 0.045, 2**24: 0.65}
    for position, worst in known.items():
        found = nearest_double(precision.largest_error(position, 512, 'float32', 'exp_log'))
        agree(f'float32 at {position} (within a third: those figures came from an exp that rounds otherwise)',
              [found / worst], [1], 0.34)


def slopes():
    for heads in range(1, 129):
        agree(f'MPT builds the slopes of {heads} heads alike', alibi.slopes_as_mpt(heads),
              [nearest_double(s) for s in formulas.slopes(heads)])
    agree('the slopes of 8 heads', formulas.slopes(8), [2.0**-k for k in range(1, 9)])


def buckets():
    agree('T5 traps', [formulas.bucket(-64, True, 32, 128), formulas.bucket(-128, False, 32, 256)], [14, 28])
    for both in (True, False):
        plain = [t5_with_logarithms(r, both, 32, 128) for r in range(-300, 301)]
        agree('T5 in the published order', [formulas.bucket(r, both, 32, 128) for r in range(-300, 301)], plain)


def t5_with_logarithms(relative, both, count, longest):
    """The published order of operations, in double."""
    offset, n = 0, max(-relative, 0)
    if both:
        count //= 2
        offset, n = (count if relative > 0 else 0), abs(relative)
    near = count // 2
    if n < near:
        return offset + n
    return offset + min(near + int(math.log(n / near) / math.log(longest / near) * (count - near)), count - 1)


if __name__ == '__main__':
    for check in (lessons, roformer, rope_scalings, other_conventions, similarity, single_precision, slopes, buckets):
        check()
    print('\n'.join(failures) or f'{checks} facts agree')
    sys.exit(bool(failures))

"""Positions of prompts with pictures, films and sound: a second definition, which walks from block to block of tokens.

    python3 tests/golden/generate/prompts.py            # writes prompts.json
    python3 tests/golden/generate/prompts.py --check    # fails if it would be another
    python3 tests/golden/generate/prompts.py --fresh 7  # prints other prompts with all their rows, as JSON

Needs no library. A prompt is written in a line: t5 (text), i4x6 or i2x16x16 (picture, tiles), v3x4x4 (film) with
@seconds, #stamps or +sound, a25 (sound); before them r25 (positions a second), c2 (seconds that take turns), s64
(stride), x3 (axes). From the classes named in SOURCES and from papers; shares no code with the library.
"""
import hashlib
import json
import pathlib
import struct
import sys
from fractions import Fraction

FILE = pathlib.Path(__file__).resolve().parent.parent / 'prompts.json'
COUNT = 300
HF = 'huggingface/transformers, src/transformers/models/'
SOURCES = {
    'qwen2_vl': HF + 'qwen2_vl/modeling_qwen2_vl.py, get_rope_index, of version 4.50; arXiv:2409.12191',
    'qwen2_5_vl': HF + 'qwen2_5_vl/modeling_qwen2_5_vl.py, get_rope_index, as added by pull request 35569',
    'qwen2_5_omni': HF + 'qwen2_5_omni/modeling_qwen2_5_omni.py, get_rope_index, get_chunked_index',
    'qwen3_vl': HF + 'qwen3_vl/modeling_qwen3_vl.py, get_rope_index',
    'qwen3_5': HF + 'qwen3_5/modeling_qwen3_5.py, get_rope_index',
    'glm4v': HF + 'glm4v/modeling_glm4v.py, get_rope_index',
    'ernie4_5_vl_moe': "baidu/ERNIE-4.5-VL's processing_ernie4_5_vl.py, _compute_3d_positions",
    'hunyuan_vl': HF + 'hunyuan_vl/modular_hunyuan_vl.py, get_rope_index',
    'v2pe': 'OpenGVLab/InternVL, pull request 1000, v2pe_utils.py, get_rope_pos_id; arXiv:2412.09616',
    'llama4': HF + 'llama4/modeling_llama4.py, Llama4ForConditionalGeneration',
    'llama4_vision_model': HF + 'llama4/modeling_llama4.py, Llama4VisionRotaryEmbedding',
}


def single(x):
    """Rounds to float32, as the classes' tensors are."""
    return struct.unpack('f', struct.pack('f', x))[0]


class Dice:
    """The same numbers on every machine and with every Python."""

    def __init__(self, seed):
        self.state = seed

    def below(self, n):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2 ** 64
        return (self.state >> 33) % n

    def between(self, low, high):
        return low + self.below(high - low + 1)

    def one_of(self, items):
        return items[self.below(len(items))]


# --- the words of a line ---

def parse(line):
    settings, parts = {}, []
    for word in line.split():
        head, rest = word[0], word[1:]
        if head in 'rcsx':
            settings[head] = float(rest) if head in 'rc' else int(rest)
        elif head in 'ta':
            parts.append({'kind': head, 'count': int(rest)})
        else:
            part = {'kind': head}
            for mark, key in (('+', 'sound'), ('#', 'stamps'), ('@', 'seconds')):
                if mark in rest:
                    rest, value = rest.split(mark)
                    part[key] = [int(n) for n in value.split(',')] if key == 'stamps' else \
                        int(value) if key == 'sound' else float(value)
            sizes = [int(n) for n in rest.split('x')]
            part['grid'] = sizes if len(sizes) == 3 else [1] + sizes
            parts.append(part)
    return settings, parts


def line_of(model, dice):
    """A random prompt of a model."""
    words, films = [], model not in ('hunyuan_vl', 'v2pe', 'llama4', 'llama4_vision_model')
    if model in ('qwen2_5_vl', 'qwen2_5_omni'):
        words.append(f'r{dice.one_of([1, 2, 4, 25])}')
    if model == 'qwen2_5_omni':
        words.append(f'c{dice.one_of([1, 2, 3])}')
    if model == 'v2pe':
        words.append(f's{dice.one_of([1, 2, 4, 8, 16, 64, 256, 3, 10])}')
    if model == 'hunyuan_vl':
        words.append(f'x{dice.one_of([3, 4])}')
    only = model == 'llama4_vision_model'
    for place in range(dice.between(1, 6)):
        what = 'i' if only else 't' if place == 0 and model == 'v2pe' else dice.one_of('ttiivva')
        if what == 'a' and model != 'qwen2_5_omni' or what == 'v' and not films:
            what = 't'
        if what in 'ta':
            words.append(f'{what}{dice.between(1, dice.one_of([40, 40, 40, 3000]))}')
            continue
        rows, columns = dice.between(1, 8), dice.between(1, 8)
        if what == 'i':
            tiles = f'{dice.between(1, 4)}x' if model in ('v2pe', 'llama4') or only else dice.one_of(['', '1x'])
            words.append(f'i{tiles}{rows}x{columns}')
            continue
        frames = dice.between(1, 9)
        film = f'v{frames}x{rows}x{columns}'
        if model in ('qwen2_5_vl', 'qwen2_5_omni'):
            film += f'@{dice.one_of([0.083, 0.1, 0.125, 1 / 3, 0.4, 0.5, 2 / 3, 0.7, 1, 1.5, 2, 4, 0.04])!r}'
            if model == 'qwen2_5_omni' and dice.below(2):
                film += f'+{dice.between(1, 120)}'
        if model in ('qwen3_vl', 'qwen3_5', 'glm4v'):
            film += '#' + ','.join(str(dice.between(1, 9)) for _ in range(frames))
        words.append(film)
    return ' '.join(words)


# --- the models ---

def block(start, times, rows, columns):
    return [[start + t, start + y, start + x] for t in times for y in range(rows) for x in range(columns)]


def alike(start, count, axes=3):
    return [[start + k] * axes for k in range(count)]


def after(blocks):
    """The place behind the block that was laid last."""
    return max(max(cell) for cell in blocks[-1]) + 1 if blocks else 0


def cut(cells, per_piece, start):
    """Lists of cells; a list ends where the moment reaches the next multiple, one cut a cell at most."""
    found, begin, piece = [], 0, 1
    for i, cell in enumerate(cells):
        if cell[0] - start >= piece * per_piece:
            found.append(cells[begin:i])
            begin, piece = i, piece + 1
    return found + [cells[begin:]]


def spatial(model, settings, parts):
    blocks = []
    for part in parts:
        if part['kind'] in 'ta':
            if part['count']:
                blocks.append(alike(after(blocks), part['count']))
            continue
        frames, rows, columns = part['grid']
        if 'stamps' in part:  # each frame is a picture of its own
            for stamp in part['stamps']:
                blocks.append(alike(after(blocks), stamp))
                blocks.append(block(after(blocks), [0], rows, columns))
            continue
        times = list(range(frames))
        if 'seconds' in part:
            seconds, rate = single(part['seconds']), single(settings['r'])
            times = [int(single(single(t * seconds) * rate)) for t in times]
        if 'sound' not in part:
            blocks.append(block(after(blocks), times, rows, columns))
            continue
        opening = after(blocks)
        blocks += [alike(opening, 1), alike(opening, 1)]
        start = after(blocks)
        film, sound = block(start, times, rows, columns), alike(start, part['sound'])
        per_piece = int(settings['r'] * settings.get('c', 2))
        films, sounds = cut(film, per_piece, start), cut(sound, per_piece, start)
        for k in range(max(len(films), len(sounds))):
            blocks += films[k:k + 1] + sounds[k:k + 1]
        closing = after(blocks)
        blocks += [alike(closing, 1), alike(closing, 1)]
    cells = [cell for laid in blocks for cell in laid]
    return cells, max((max(cell) for cell in cells), default=-1) + 1


def hunyuan(model, settings, parts):
    cells, images, axes = [], 0, settings.get('x', 4)
    for part in parts:
        if part['kind'] == 't':
            cells += alike(len(cells), part['count'], 4)
            continue
        _, rows, columns = part['grid']
        first = len(cells)
        for k in range(rows * (columns + 1)):
            cells.append([first + k, k % (columns + 1), k // (columns + 1), images])
        images += 1
    return [cell[4 - axes:] for cell in cells], len(cells)


def fractions(model, settings, parts):
    cells, last = [], -1
    for part in parts:
        if part['kind'] == 't':
            cells += [[Fraction(last + 1 + k)] for k in range(part['count'])]
            last += part['count']
            continue
        tiles, rows, columns = part['grid']
        step = Fraction(settings['s'], rows * columns)
        cells += [[last + step * (k + 1)] for k in range(tiles * rows * columns)]
        last = -(-cells[-1][0].numerator // cells[-1][0].denominator)  # up to the next integer
    return cells, last + 1


def flat(model, settings, parts):
    count = sum(part['count'] if part['kind'] == 't' else part['grid'][0] * part['grid'][1] * part['grid'][2]
                for part in parts)
    return [[k] for k in range(count)], count


def encoder(model, settings, parts):
    cells = []
    for part in parts:
        tiles, rows, columns = part['grid']
        for _ in range(tiles):
            # Patch k of a tile stands in column k % columns and row k // columns, counted from 1.
            cells += [[k % columns + 1, k // columns + 1] for k in range(rows * columns)] + [[0, 0]]
    return cells, None


WAYS = {'hunyuan_vl': hunyuan, 'v2pe': fractions, 'llama4': flat, 'llama4_vision_model': encoder}


def answer(model, line):
    """The rows of a prompt and the position that follows."""
    cells, following = WAYS.get(model, spatial)(model, *parse(line))
    return [list(row) for row in zip(*cells)], following


def said(row):
    """Integers as such; fractions as the bits of the double nearest to them."""
    return ','.join(str(int(p)) if p == int(p) else struct.pack('>d', p.numerator / p.denominator).hex() for p in row)


def digest(rows, following):
    text = '\n'.join(said(row) for row in rows) + f'\n{following}'
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def prompts(model, seed):
    dice, lines = Dice(seed * 1000 + list(SOURCES).index(model)), {}
    while len(lines) < COUNT:
        lines[line_of(model, dice)] = None  # no line twice
    return list(lines)


def content():
    models = {model: {'source': source, 'prompts': {}} for model, source in SOURCES.items()}
    for model, entry in models.items():
        for line in prompts(model, 1):
            entry['prompts'][line] = digest(*answer(model, line))
    about = 'Prompts in the words of generate/prompts.py, and the first 12 digits of the SHA-256 of their rows.'
    return json.dumps({'format': 'posenc-prompts/1', 'about': about, 'models': models}, indent=0) + '\n'


def generate():
    FILE.write_text(content())


if __name__ == '__main__':
    if sys.argv[1:2] == ['--check']:
        sys.exit(None if FILE.read_text() == content() else f'{FILE.name} is not what its generator writes')
    elif sys.argv[1:2] == ['--fresh']:
        json.dump({model: [[line, [said(row) for row in rows], following]
                           for line in prompts(model, int(sys.argv[2])) for rows, following in [answer(model, line)]]
                   for model in SOURCES}, sys.stdout)
    else:
        generate()

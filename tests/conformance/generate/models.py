"""Published models: what their classes make of their config.json (tests/golden/models says where each was read)."""
import json

from formulas import exact, ladder, turned
from rotations import frequencies
from writer import ROOM, Family, as_input, tensor

GOLDEN = ROOM.parent / 'golden' / 'models'
SOURCE = "config.json files as their publishers have them, and the classes that read them: each case names its own"
PAIRINGS = {'rotateHalf': 'rotate_half', 'interleaved': 'interleaved'}
TRAINED = {'dynamic': 'max_position_embeddings', 'qwen_ntk': 'seq_length',
           'longrope': 'original_max_position_embeddings'}
# Keys of a config.json that matter for positions; everything else is left out.
KEYS = {'model_type', 'hidden_size', 'num_attention_heads', 'head_dim', 'n_embd', 'n_head', 'max_position_embeddings',
        'rope_theta', 'rope_scaling', 'rope_parameters', 'qk_rope_head_dim', 'partial_rotary_factor', 'rotary_dim',
        'original_max_position_embeddings', 'kv_channels', 'seq_length', 'rotary_emb_base', 'rotary_pct', 'rope_pct',
        'compress_rope_theta', 'global_head_dim', 'rope_interleave', 'rope_local_base_freq', 'rope_ratio',
        'local_rope_theta', 'global_rope_theta', 'swa_rope_theta', 'use_dynamic_ntk', 'alibi', 'attn_config',
        'position_embedding_type', 'text_config', 'thinker_config', 'sliding_window_pattern', 'sliding_window',
        'num_hidden_layers', 'layer_types', 'hybrid_layer_pattern', 'compress_ratios', 'global_attn_every_n_layers'}
# Only where layers differ do these matter.
OF_LAYERS = {'sliding_window_pattern', 'sliding_window', 'num_hidden_layers', 'layer_types', 'hybrid_layer_pattern',
             'compress_ratios', 'global_attn_every_n_layers'}
# Llama 4 leaves some layers without rotation: which, the number of layers says.
ALWAYS = {'llama4_text': {'num_hidden_layers'}}
# Left out: the same class with the same numbers as another one here.
ALIKE = {'chatglm3-6b', 'glm-4-9b', 'DeepSeek-V3', 'DeepSeek-V3.1', 'DeepSeek-V4-Pro', 'falcon-40b', 'gemma-4-E2B-it',
         'gpt-oss-20b', 'Meta-Llama-3.1-405B', 'Qwen2.5-7B-Instruct', 'Qwen2.5-14B-Instruct', 'Qwen3-8B', 'Qwen3-14B',
         'Qwen2-VL-2B-Instruct-AWQ', 'Qwen3-VL-32B-Instruct', 'TinyLlama-1.1B-Chat-v1.0'}
# The text model decides if there is one; other keys at its level belong to other parts.
PARTS = ('thinker_config', 'text_config')


def facts(config, layered):
    part = next((name for name in PARTS if name in config), None)
    if part is not None:
        own = {key: config[key] for key in ('model_type',) if key in config}
        return {**own, part: facts(config[part], layered)}
    kept = KEYS if layered else KEYS - OF_LAYERS | ALWAYS.get(config.get('model_type'), set())
    return {key: value for key, value in config.items() if key in kept and value is not None}


def options_of(expected, layer):
    head = layer.get('headDim', expected['headDim'])
    found = {'head_dim': head, 'rotary_dim': layer.get('rotaryDim', expected['rotaryDim']), 'base': layer['base']}
    if layer['scaling'] != 'default':
        scaling = {'type': layer['scaling'], **layer.get('parameters', {})}
        found['scaling'] = {'factor': 1, **scaling} if layer['scaling'] == 'proportional' else scaling
    return found


def lengths_of(layer):
    """The trained length and twice that, where the length matters."""
    trained = layer.get('parameters', {}).get(TRAINED.get(layer['scaling'], ''))
    return [None] if trained is None else [trained, 2 * trained]


def some_pairs(inverse):
    """The first, the last, and the ones between where a ramp bends."""
    turning = sum(w > 0 for w in inverse)
    last = len(inverse) - 1
    return sorted({0, 1, last // 4, last // 2, turning * 3 // 4, turning - 1, last})


def mistakes(setting):
    """Settings of wrong readers of the file."""
    head, part, scaling = setting['head_dim'], setting['rotary_dim'], setting.get('scaling')
    found = {'base': {**setting, 'base': 10000}}
    if scaling:
        found['scaling-forgotten'] = {key: value for key, value in setting.items() if key != 'scaling'}
    if scaling and scaling['type'] == 'yarn':
        found['ramp-rounding'] = {**setting, 'scaling': {**scaling, 'truncate': not scaling['truncate']}}
    return found, head != part


def add_frequencies(family, row, name, setting, length, others):
    setting = {**setting, **({} if length is None else {'sequence_length': length})}
    inverse, factor = frequencies(setting)
    wrong, partial = mistakes(setting)
    wrong = {flag: frequencies(one)[0] for flag, one in wrong.items()}
    if partial and 'scaling' not in setting:
        wrong['head-width'] = ladder(len(inverse), setting['head_dim'], setting['base'], 2)
    same = next((one for one in others if one['rotary_dim'] == setting['rotary_dim']), None)
    if same:
        wrong['base-of-other-layer'] = frequencies(same)[0]
    where = '' if name == 'all' else f', layers {name}'
    at_length = '' if length is None else f', a sequence of {length:,}'
    family.add(f'Frequencies of {row["model"]}{where}{at_length}.', 'frequencies', asked(row, name, length), {},
               inverse, 'frequency', ['attention-factor-missing'] if factor != 1 else [], wrong, source=source_of(row),
               scalars={'attention_factor': factor}, at=some_pairs(inverse))


def asked(row, name, length):
    config = json.loads((GOLDEN / row['file']).read_text(encoding='utf-8'))
    layers = row['expected']['layers']
    found = {'model': row['model'], 'config': facts(config, set(layers) != {'all'})}
    if name != 'all' and len(layers) > 1:
        found['layer_type'] = name
    if length is not None:
        found['sequence_length'] = length
    return found


def source_of(row):
    def of(place):
        return f"{place['repo']}, {place['path']}" if 'repo' in place else place.get('path', '')
    return f"config: {of(row['source']) or 'a stored file'}; class: {row['class']['repo']}, {row['class']['name']}"


def add_rotation(family, row, name, setting, length):
    expected = row['expected']
    setting = {**setting, **({} if length is None else {'sequence_length': length})}
    inverse, factor = frequencies(setting)
    pairing, head, part = PAIRINGS[expected['pairing']], setting['head_dim'], setting['rotary_dim']
    last = any('LAST' in note for note in expected.get('notes', []))
    position = 131071 if length is None else length - 1
    x = tensor([1, head], row['model'], step=2)
    first = head - part if last else 0

    def turn(w=inverse, how=pairing, by=factor, start=first, p=position):
        return [turned(x[0], [exact(p) * v for v in w], how, by, start)]

    other = 'interleaved' if pairing == 'rotate_half' else 'rotate_half'
    wrong = {flag: turn(frequencies(one)[0]) for flag, one in mistakes(setting)[0].items()}
    wrong |= {'pairing': turn(how=other), 'sign': turn(p=-position), 'off-by-one': turn(p=position + 1)}
    if factor != 1:
        wrong |= {'attention-factor-missing': turn(by=1), 'attention-factor-twice': turn(by=factor * factor)}
    if part != head:
        wrong['not-rotated-tail'] = turn(start=0 if last else head - part)
    pairs = some_pairs(inverse)
    step = len(inverse)
    both = [(2 * i, 2 * i + 1) if pairing == 'interleaved' else (i, i + step) for i in pairs[::2] + pairs[-1:]]
    stays = [] if part == head else [0, head - part - 1] if last else [part, head - 1]
    at = sorted({first + k for pair in both for k in pair} | set(stays))
    given = {'positions': [position], 'x': as_input(x)}
    options = asked(row, name, length) | {'pairing': pairing} | ({'rotated_channels': 'last'} if last else {})
    family.add(f'A head of {row["model"]} at position {position:,}.', 'rotate', options, given, turn(), 'rotation',
               (), wrong, at=at)


def generate():
    family = Family('models', SOURCE, 'config holds the keys of the published config.json that matter for positions. '
                    '`pairing` is said, as no file says it. The answer to `frequencies` is one number for each pair of '
                    'rotated channels; a head has the rotated channels alone where a class keeps them apart '
                    '(qk_rope_head_dim). Only the values at the indices `at` are compared. '
                    'The source of a head is that of the frequencies before it.')
    rows = [row for row in json.loads((GOLDEN / 'index.json').read_text(encoding='utf-8'))['rows']]
    shown = set()
    for row in rows:
        if row['expected']['positions'] != 'rotary' or row['model'] in ALIKE:
            continue
        layers = row['expected']['layers']
        settings = {name: options_of(row['expected'], layer) for name, layer in layers.items()}
        for name, layer in layers.items():
            others = [one for other, one in settings.items() if other != name]
            # Both lengths for the first model of a scaling, twice the trained one for the others.
            for length in lengths_of(layer)[layer['scaling'] in shown:]:
                add_frequencies(family, row, name, settings[name], length, others)
            shown |= {layer['scaling']} & set(TRAINED)
        name = next(iter(layers))
        add_rotation(family, row, name, settings[name], lengths_of(layers[name])[-1])
    refusals(family, rows)
    family.write()


def refusals(family, rows):
    for model, reason in (('mpt-7b', 'the model has ALiBi, no rotation'),
                          ('bert-base-uncased', 'the model has a learned table, no rotation'),
                          ('t5-small', 'the model has relative buckets, no rotation')):
        row = next(row for row in rows if row['model'] == model)
        config = json.loads((GOLDEN / row['file']).read_text(encoding='utf-8'))
        family.refuse(f'{model} has no rotation.', 'frequencies', {'model': model, 'config': facts(config, False)}, {},
                      reason, source_of(row))
    llama = {'model_type': 'llama', 'hidden_size': 512, 'num_attention_heads': 8, 'rope_theta': 10000,
             'max_position_embeddings': 2048}
    for comment, scaling, reason in (
            ('Linear scaling without its factor.', {'rope_type': 'linear'}, 'rope_scaling.factor is missing'),
            ('A scaling that nobody knows.', {'rope_type': 'sideways', 'factor': 2}, 'rope_type is unknown'),
            ('LongRoPE with lists of another length.',
             {'rope_type': 'longrope', 'short_factor': [1, 1], 'long_factor': [2, 2], 'factor': 2,
              'original_max_position_embeddings': 1024}, 'short_factor must have head_dim / 2 numbers')):
        config = {**llama, 'rope_scaling': scaling}
        family.refuse(comment, 'frequencies', {'model': 'none', 'config': config}, {}, reason)

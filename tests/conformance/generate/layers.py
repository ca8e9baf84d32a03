"""Layers by their index: which rotate, which have a window, with which base."""
from rotations import frequencies
from writer import Family

TRANSFORMERS = 'huggingface/transformers, src/transformers/models'
CONVENTIONS = (
    'config holds the keys of a config.json that matter. Layers are counted from 0. rotates: 1 for each layer that '
    'rotates, else 0. windows: for each layer how many keys a query sees, itself among them, or 0 for all. '
    'frequencies: the inverse frequencies and the attention factor of the layer with the index `layer`; only the '
    'values at the indices `at` are compared.')
LLAMA3 = {'rope_type': 'llama3', 'factor': 8, 'low_freq_factor': 1, 'high_freq_factor': 4,
          'original_max_position_embeddings': 8192}

GEMMA3 = {'model_type': 'gemma3_text', 'hidden_size': 2560, 'num_attention_heads': 8, 'head_dim': 256,
          'num_hidden_layers': 34, 'sliding_window': 1024, 'sliding_window_pattern': 6, 'rope_theta': 1000000,
          'rope_local_base_freq': 10000, 'max_position_embeddings': 131072,
          'rope_scaling': {'rope_type': 'linear', 'factor': 8}}
GPT_OSS = {'model_type': 'gpt_oss', 'hidden_size': 2880, 'num_attention_heads': 64, 'head_dim': 64,
           'num_hidden_layers': 4, 'sliding_window': 128, 'rope_theta': 150000, 'max_position_embeddings': 131072,
           'layer_types': ['sliding_attention', 'full_attention'] * 2,
           'rope_scaling': {'rope_type': 'yarn', 'factor': 32, 'beta_fast': 32, 'beta_slow': 1, 'truncate': False,
                            'original_max_position_embeddings': 4096}}
LLAMA4 = {'model_type': 'llama4_text', 'hidden_size': 5120, 'num_attention_heads': 40, 'head_dim': 128,
          'num_hidden_layers': 12, 'rope_theta': 500000, 'max_position_embeddings': 10485760,
          'no_rope_layers': [1, 1, 1, 0] * 3}
SMOLLM3 = {'model_type': 'smollm3', 'hidden_size': 2048, 'num_attention_heads': 16, 'num_hidden_layers': 10,
           'rope_theta': 5000000, 'max_position_embeddings': 65536, 'no_rope_layer_interval': 4}
QWEN2 = {'model_type': 'qwen2', 'hidden_size': 1024, 'num_attention_heads': 8, 'num_hidden_layers': 8,
         'rope_theta': 1000000, 'max_position_embeddings': 32768, 'use_sliding_window': True, 'sliding_window': 4096,
         'max_window_layers': 5}
COHERE2 = {'model_type': 'cohere2', 'hidden_size': 4096, 'num_attention_heads': 32, 'num_hidden_layers': 8,
           'rope_theta': 50000, 'max_position_embeddings': 8192, 'sliding_window': 4096, 'sliding_window_pattern': 4}
MISTRAL = {'model_type': 'mistral', 'hidden_size': 4096, 'num_attention_heads': 32, 'num_hidden_layers': 4,
           'rope_theta': 10000, 'max_position_embeddings': 32768, 'sliding_window': 4096}
GEMMA2 = {'model_type': 'gemma2', 'hidden_size': 2304, 'num_attention_heads': 8, 'head_dim': 256,
          'num_hidden_layers': 6, 'rope_theta': 10000, 'max_position_embeddings': 8192, 'sliding_window': 4096}
OLMO3 = {'model_type': 'olmo3', 'hidden_size': 4096, 'num_attention_heads': 32, 'num_hidden_layers': 8,
         'rope_theta': 500000, 'max_position_embeddings': 65536, 'sliding_window': 4096,
         'layer_types': (['sliding_attention'] * 3 + ['full_attention']) * 2,
         'rope_scaling': {'rope_type': 'yarn', 'factor': 8, 'beta_fast': 32, 'beta_slow': 1,
                          'original_max_position_embeddings': 8192}}
LLAMA = {'model_type': 'llama', 'hidden_size': 4096, 'num_attention_heads': 32, 'num_hidden_layers': 3,
         'rope_theta': 500000, 'max_position_embeddings': 131072, 'rope_scaling': LLAMA3}


def every(config, n, shift=1):
    """True for each n-th layer, the last of n."""
    return [(layer + shift) % n == 0 for layer in range(config['num_hidden_layers'])]


def full(config, shift=0):
    """Which layers see all keys."""
    kind, count = config['model_type'], config['num_hidden_layers']
    if 'layer_types' in config:
        types = config['layer_types']
        return [types[(layer + shift) % count] == 'full_attention' for layer in range(count)]
    if kind == 'gemma2':
        return every(config, 2, 1 + shift)
    if 'sliding_window_pattern' in config:
        return every(config, config['sliding_window_pattern'], 1 + shift)
    if kind == 'qwen2':
        return [layer + shift < config['max_window_layers'] for layer in range(count)]
    return ['sliding_window' not in config] * count


def windows(config, shift=0, invert=False):
    return [0 if sees != invert else config['sliding_window'] for sees in full(config, shift)]


def rotates(config, shift=0):
    count = config['num_hidden_layers']
    if 'no_rope_layers' in config:
        return [config['no_rope_layers'][(layer + shift) % count] for layer in range(count)]
    if 'no_rope_layer_interval' in config:
        return [0 if still else 1 for still in every(config, config['no_rope_layer_interval'], 1 + shift)]
    if config['model_type'] == 'cohere2':
        return [0 if sees else 1 for sees in full(config, shift)]
    return [1] * count


def setting(config, layer, shift=0):
    """The frequencies of a layer in the words of the vectors."""
    sees = full(config, shift)[layer]
    width = config.get('head_dim') or config['hidden_size'] // config['num_attention_heads']
    local = config['model_type'] == 'gemma3_text' and not sees
    found = {'head_dim': width, 'rotary_dim': width,
             'base': config['rope_local_base_freq'] if local else config['rope_theta']}
    scaling = config.get('rope_scaling')
    if scaling and not local and not (config['model_type'] == 'olmo3' and not sees):
        kept = {key: value for key, value in scaling.items() if key != 'rope_type'}
        usual = {'truncate': True} if scaling['rope_type'] == 'yarn' else {}
        found['scaling'] = {'type': scaling['rope_type'], **usual, **kept}
    return found


def generate():
    family = Family('layers', TRANSFORMERS, CONVENTIONS)
    named = {'Gemma 3 4B': GEMMA3, 'gpt-oss': GPT_OSS, 'Llama 4': LLAMA4, 'SmolLM3': SMOLLM3, 'Qwen2': QWEN2,
             'Command R7B': COHERE2, 'Mistral 7B': MISTRAL, 'Gemma 2': GEMMA2, 'OLMo 3': OLMO3, 'Llama 3.1': LLAMA}
    for model, config in named.items():
        options = {'model': model, 'config': config}
        if model not in ('Llama 4', 'SmolLM3'):
            wrong = {'layer-index': windows(config, 1)}
            if 'sliding_window' in config:
                wrong |= {'window-forgotten': [0] * len(full(config)),
                          'window-of-all': [config['sliding_window']] * len(full(config)),
                          'layer-kinds': windows(config, 0, True)}
            family.add(f'Windows of the layers of {model}.', 'windows', options, {}, windows(config), 'exact',
                       wrong=wrong)
        if model in ('Llama 4', 'SmolLM3', 'Command R7B', 'Mistral 7B', 'Gemma 3 4B'):
            family.add(f'Layers of {model} that rotate.', 'rotates', options, {}, rotates(config), 'exact', wrong={
                'layer-index': rotates(config, 1), 'layer-rotation': [1] * len(rotates(config)),
                'layer-kinds': [1 - one for one in rotates(config)]})
    for model, layers in (('Gemma 3 4B', (0, 4, 5, 6, 33)), ('gpt-oss', (0, 3)), ('OLMo 3', (2, 3)),
                          ('Llama 3.1', (1,)), ('Llama 4', (0,)), ('Qwen2', (7,))):
        for layer in layers:
            ask(family, model, named[model], layer)
    for comment, layer in (('A layer beyond the last.', 34), ('A negative layer.', -1)):
        family.refuse(comment, 'frequencies', {'model': 'Gemma 3 4B', 'config': GEMMA3, 'layer': layer}, {},
                      'layer must be one of the model')
    family.refuse('A layer that does not rotate.', 'frequencies',
                  {'model': 'Llama 4', 'config': LLAMA4, 'layer': 3}, {}, 'the layer does not rotate')
    family.write()


def ask(family, model, config, layer):
    inverse, factor = frequencies(setting(config, layer))
    count = len(full(config))
    wrong = {'layer-index': frequencies(setting(config, layer, 1 if layer + 1 < count else 0))[0],
             'base': frequencies({**setting(config, layer), 'base': 10000})[0]}
    other = next((k for k in range(count) if full(config)[k] != full(config)[layer]), None)
    if other is not None:
        wrong['base-of-other-layer'] = frequencies(setting(config, other))[0]
    last = len(inverse) - 1
    family.add(f'Frequencies of layer {layer} of {model}.', 'frequencies',
               {'model': model, 'config': config, 'layer': layer}, {}, inverse, 'frequency', wrong=wrong,
               scalars={'attention_factor': factor}, at=[0, 1, last // 4, last // 2, last * 3 // 4, last])

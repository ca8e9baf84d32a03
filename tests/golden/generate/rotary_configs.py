"""Frequencies read straight from configuration objects, with the key names of different times and models."""
from common import case, source, write
from rotary_frequencies import frequencies_of

RAMP = [1 + 0.0625 * k for k in range(48)]
STEEP = [1 + 1.25 * k for k in range(48)]
LLAMA31 = {'factor': 8.0, 'low_freq_factor': 1.0, 'high_freq_factor': 4.0, 'original_max_position_embeddings': 8192}


def one(name, config, scaling, note, sequence_length=None, layer_type=None, **meant):
    if sequence_length is not None:
        meant['sequence_length'] = sequence_length
    frequencies, attention = frequencies_of(scaling, meant)
    params = {key: value for key, value in (('sequence_length', sequence_length), ('layer_type', layer_type))
              if value is not None}
    return case(name, 'rotary_from_config', params,
                f'{note} It means scaling {scaling}; expect holds the inverse frequencies, attention_factor beside it.',
                source(None, 'huggingface/transformers', 'src/transformers/modeling_rope_utils.py'), {'config': config},
                frequencies, attention_factor=attention, means={'scaling': scaling, **meant})


def cases():
    usual = {'hidden_size': 4096, 'num_attention_heads': 32}
    yield one('plain', {**usual, 'rope_theta': 10000.0, 'rope_scaling': None}, 'default',
              'head_dim is hidden_size/num_attention_heads.', head_dim=128, base=10000)
    yield one('no_rope_keys', {**usual, 'model_type': 'llama'}, 'default', 'rope_theta absent: 10000.', head_dim=128,
              base=10000)
    yield one('explicit_head_dim', {'hidden_size': 1024, 'num_attention_heads': 16, 'head_dim': 128, 'rope_theta': 1e6},
              'default', 'head_dim is given and wins.', head_dim=128, base=1e6)
    yield one('partial',
              {'hidden_size': 2560, 'num_attention_heads': 32, 'partial_rotary_factor': 0.4, 'rope_theta': 10000.0},
              'default', 'int(80 * 0.4) = 32 rotated channels.', head_dim=80, partial_rotary_factor=0.4, base=10000)
    yield one('old_type_linear',
              {**usual, 'max_position_embeddings': 4096, 'rope_scaling': {'type': 'linear', 'factor': 4.0}},
              'linear', 'The old key is type.', head_dim=128, base=10000, factor=4)
    yield one('dynamic',
              {**usual, 'max_position_embeddings': 2048, 'rope_scaling': {'rope_type': 'dynamic', 'factor': 2.0}},
              'dynamic', 'sequence_length is that of the call.', sequence_length=8192, head_dim=128, base=10000,
              factor=2,
              max_position_embeddings=2048)
    yield one('llama3_old_place', {**usual, 'max_position_embeddings': 131072, 'rope_theta': 500000.0,
                                   'rope_scaling': {'rope_type': 'llama3', **LLAMA31}}, 'llama3',
              'rope_scaling with rope_theta beside it.', head_dim=128, base=500000, **LLAMA31)
    yield one('llama3_new_place', {**usual, 'max_position_embeddings': 131072,
                                   'rope_parameters': {'rope_type': 'llama3', 'rope_theta': 500000.0, **LLAMA31}},
              'llama3',
              'rope_parameters with rope_theta inside.', head_dim=128, base=500000, **LLAMA31)
    yield one('yarn', {**usual, 'max_position_embeddings': 32768, 'rope_theta': 1000000.0,
                       'rope_scaling': {'type': 'yarn', 'factor': 4.0, 'original_max_position_embeddings': 32768}},
              'yarn',
              'beta_fast 32, beta_slow 1, truncate true where absent.', head_dim=128, base=1e6, factor=4,
              original_max_position_embeddings=32768)
    yield one('yarn_without_original', {**usual, 'max_position_embeddings': 2048,
                                        'rope_scaling': {'rope_type': 'yarn', 'factor': 10.0}}, 'yarn',
              'original_max_position_embeddings absent: max_position_embeddings.', head_dim=128, base=10000, factor=10,
              original_max_position_embeddings=2048)
    yield one('deepseek', {'hidden_size': 7168, 'num_attention_heads': 128, 'qk_rope_head_dim': 64, 'rope_theta': 10000,
                           'max_position_embeddings': 163840,
                           'rope_scaling': {'type': 'yarn', 'factor': 40, 'beta_fast': 32, 'beta_slow': 1,
                                            'mscale': 1.0,
                                            'mscale_all_dim': 1.0, 'original_max_position_embeddings': 4096}}, 'yarn',
              'qk_rope_head_dim is the rotated width.', head_dim=64, base=10000, factor=40, mscale=1, mscale_all_dim=1,
              original_max_position_embeddings=4096)
    phi = {'hidden_size': 3072, 'num_attention_heads': 32, 'max_position_embeddings': 131072,
           'original_max_position_embeddings': 4096, 'rope_theta': 10000.0}
    for kind in ('longrope', 'su'):
        for length in (4096, 5000):
            yield one(f'phi3_{kind}_length{length}',
                      {**phi, 'rope_scaling': {'type': kind, 'short_factor': RAMP, 'long_factor': STEEP}}, 'longrope',
                      'original_max_position_embeddings stands beside rope_scaling; su is the old name of longrope.',
                      sequence_length=length, head_dim=96, base=10000, original_max_position_embeddings=4096,
                      max_position_embeddings=131072, short_factor=RAMP, long_factor=STEEP)
    gemma = {'hidden_size': 2560, 'num_attention_heads': 8, 'head_dim': 256,
             'rope_parameters': {'full_attention': {'rope_type': 'proportional', 'partial_rotary_factor': 0.25,
                                                    'rope_theta': 1000000.0},
                                 'sliding_attention': {'rope_type': 'default', 'rope_theta': 10000.0}}}
    yield one('layer_types_full', gemma, 'proportional', 'rope_parameters by layer type.', layer_type='full_attention',
              head_dim=256, base=1e6, partial_rotary_factor=0.25)
    yield one('layer_types_sliding', gemma, 'default', 'rope_parameters by layer type.', layer_type='sliding_attention',
              head_dim=256, base=10000)


def generate():
    write('rotary_configs', 'Rotary frequencies of configuration objects.', list(cases()),
          'relative error at most 1e-14 of expect and of attention_factor')

// False sentences of the documentation and of course pages, which are in English.

export const ofDocumentation: readonly (readonly [finding: string, pattern: RegExp, once: string])[] = [
  [
    '1.5',
    /big_vision and MoCo v3 order as MAE/,
    'big_vision and MoCo v3 order as MAE does, with the ladder k/(D/4-1).',
  ],
  ['1.6', /\\text\{\(Marian|\(Marian,/, 'b^(-i/(D/2)) (Marian, Transformer-XL)'],
  ['1.7', /\bAll of them put the sines first/, 'All of them put the sines first.'],
  ['1.18', /do not depend on the length of the text/, 'such layers do not depend on the length of the text.'],
  ['1.18', /leaves out every fourth layer/, 'Llama 4 leaves out every fourth layer.'],
  // 2305.19466 has no schedule of layers; 2501.18795 has.
  ['1.18', /title: NoPE schedules(?!.*2501\.18795)/, 'title: NoPE schedules tier: nice paper: arXiv 2305.19466'],
  ['1.19', /still produces text, only worse/, 'With the wrong pairing a model still produces text, only worse.'],
  [
    '1.19',
    /so that their scores depend on the (distance|offset) alone/,
    'so that their scores depend on the distance alone',
  ],
  ['1.20', /in buckets, as DeBERTa has them(?! from version 2)/, 'in buckets, as DeBERTa has them'],
  ['1.20', /`whisper`[^|]*\|[^|]*\| a learned table of positions/, '`whisper` | no | a learned table of positions'],
  ['1.21', /\bevery diffusers U-Net/, 'Stable Diffusion, every diffusers U-Net'],
  ['1.21', /is the longest period/, '$P$ is the longest period (10000)'],
  ['1.37', /never leave the range of training/, 'they never leave the range of training'],
  ['1.37', /The first relative encoding\.?$/, 'The first relative encoding.'],
  ['1.37', /\| every Transformer \||every model with absolute positions/, '| every Transformer |'],
  ['1.38', /\| (paragraphs|far from near) \|/, '| 256, 257 | 628 | paragraphs |'],
];

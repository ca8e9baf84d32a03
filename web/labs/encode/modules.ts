import { real } from '../shared/text/program.ts';
import type { EncodeValues } from './properties.ts';
import type { Comments } from './snippets.ts';

type Shape = Pick<EncodeValues, 'positions' | 'dim' | 'base' | 'first' | 'layout'>;

/** The steps of a lesson's own module besides adding the table. */
export interface Module {
  /** Lesson 002 multiplies the words by √d first. */
  readonly rooted: boolean;
  /** Lesson 000 ends with dropout; 002 and 004 do not. */
  readonly dropout: boolean;
}

/** The longest text that the lessons' modules are made for, unless the view is longer. */
const usualLength = 5000;

const indent = (lines: readonly string[]): string => lines.map((line) => `        ${line}\n`).join('');

/** The lines that fill the table, in either library: the same steps under its names. */
function filled({ dim, base, first, layout }: Shape, lib: 'np' | 'torch', { angle, odd }: Comments): readonly string[] {
  const torch = lib === 'torch';
  const double = torch ? ', dtype=torch.float64' : '';
  const column = torch ? '.unsqueeze(1)' : '[:, None]';
  const start = first === 0 ? '' : `${real(first)} + `;
  const even = `${lib}.arange(0, d_model, 2${double})`;
  const log = torch ? 'math.log' : 'np.log';
  const cosines = `${lib}.cos(position * div_term)${dim % 2 ? '[:, :-1]' : ''}`;
  const note = dim % 2 ? `  # ${odd}` : '';
  const [evens, odds] =
    layout === 'interleaved' ? ['0::2', '1::2'] : [`:${Math.ceil(dim / 2)}`, `${Math.ceil(dim / 2)}:`];
  return [
    `position = ${start}${lib}.arange(max_len${double})${column}  # ${angle}`,
    `div_term = ${lib}.exp(${even} * (-${log}(${real(base)}) / d_model))`,
    `pe = ${lib}.zeros(${torch ? '' : '('}max_len, d_model${torch ? '' : ')'})`,
    `pe[:, ${evens}] = ${lib}.sin(position * div_term)`,
    `pe[:, ${odds}] = ${cosines}${note}`,
  ];
}

/** The module that lessons 000, 002 and 004 write, for the table of the view. */
export function torchModule(view: Shape, { rooted, dropout }: Module, comments: Comments): string {
  const { positions, dim } = view;
  const longest = Math.max(usualLength, positions);
  const made = [
    ...(rooted ? ['self.d_model = d_model'] : []),
    ...(dropout ? ['self.dropout = nn.Dropout(dropout)'] : []),
    ...filled(view, 'torch', comments),
  ];
  return `import math
import torch
from torch import nn


class PositionalEncoding(nn.Module):
    def __init__(self, d_model, max_len=${longest}${dropout ? ', dropout=0.1' : ''}):
        super().__init__()
${indent(made)}        self.register_buffer('pe', pe.unsqueeze(0))  # ${comments.buffer}

    def forward(self, x):  # (batch, seq_len, d_model)
${rooted ? indent(['x = x * math.sqrt(self.d_model)']) : ''}        x = x + self.pe[:, : x.size(1)]
        return ${dropout ? 'self.dropout(x)' : 'x'}


encoding = PositionalEncoding(d_model=${dim}, max_len=${positions}).eval()
x = torch.zeros(1, ${positions}, ${dim})
print(encoding(x).shape, encoding(x)[0, 0, :4])`;
}

/** The same as a layer of Keras 3. */
export function kerasLayer(view: Shape, { rooted, dropout }: Module, comments: Comments): string {
  const { positions, dim } = view;
  const longest = Math.max(usualLength, positions);
  const words = rooted ? 'x * self.d_model**0.5' : 'x';
  const made = [
    ...(rooted ? ['self.d_model = d_model'] : []),
    ...(dropout ? ['self.dropout = keras.layers.Dropout(dropout)'] : []),
    ...filled(view, 'np', comments),
  ];
  const sum = `${words} + self.pe[:, : keras.ops.shape(x)[1]]`;
  return `import keras
import numpy as np


class PositionalEncoding(keras.layers.Layer):
    def __init__(self, d_model, max_len=${longest}${dropout ? ', dropout=0.1' : ''}, **kwargs):
        super().__init__(**kwargs)
${indent(made)}        self.pe = self.add_weight(
            name='pe', shape=(1, max_len, d_model), initializer='zeros', trainable=False
        )  # ${comments.buffer}
        self.pe.assign(pe[None])

    def call(self, x${dropout ? ', training=None' : ''}):  # (batch, seq_len, d_model)
        return ${dropout ? `self.dropout(${sum}, training=training)` : sum}


encoding = PositionalEncoding(d_model=${dim}, max_len=${positions})
x = np.zeros((1, ${positions}, ${dim}), dtype='float32')
print(encoding(x).shape, encoding(x)[0, 0, :4])`;
}

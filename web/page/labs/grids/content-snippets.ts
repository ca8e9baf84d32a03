import { tokensOf } from '../sentence/words.ts';
import { gateDim, gatesOf, type Gate } from './gates.ts';
import type { GridsValues } from './properties.ts';
import type { Dialect } from './snippets.ts';

const gatesIn = (view: GridsValues, sentence: string, as: Readonly<Record<Gate, string>>): string =>
  gatesOf(view, tokensOf(sentence))
    .map((gate) => as[gate])
    .join(', ');

/** The gates are given as they are: 0, a half or 1. In a model they are sigmoids of the scores. */
export function contentPython(view: GridsValues, dialect: Dialect, sentence: string): string {
  const { xp, list, count, imports } = dialect;
  return `${imports}

rows, d, asked = ${view.rows}, ${gateDim}, ${view.asked}
gates = ${list(`[${gatesIn(view, sentence, { open: '1.0', half: '0.5', shut: '0.0' })}]`)}
angle = (${count('rows')})[:, None] * 10000.0 ** (-2 * (${count('d // 2')}) / d)
table = ${xp}.stack([${xp}.sin(angle), ${xp}.cos(angle)], 2).reshape(rows, d)
wanted = table @ table[asked]
for i in range(len(gates)):
    for j in range(i + 1):
        position = min(float(gates[j:i + 1].sum()), rows - 1)
        low = int(position)
        high = min(low + 1, rows - 1)
        bias = wanted[low] + (position - low) * (wanted[high] - wanted[low])
        print(i, j, position, float(bias))`;
}

export function contentJavaScript(view: GridsValues, sentence: string): string {
  return `import { copeBias, copePositions, sinusoidal } from 'posenc';

const gates = [${gatesIn(view, sentence, { open: 'Infinity', half: '0', shut: '-Infinity' })}]; // as logits
const [n, rows, d, asked] = [gates.length, ${view.rows}, ${gateDim}, ${view.asked}];
const logits = { data: Float32Array.from({ length: n * n }, (_, at) => gates[at % n]), rows: n, columns: n };
const table = sinusoidal({ positions: rows, dim: d });
const queries = { data: Float32Array.from({ length: n * d }, (_, at) => table.data[asked * d + (at % d)]), rows: n, columns: d };
const positions = copePositions({ logits, rows });
const bias = copeBias({ logits, queries, table });
for (let i = 0; i < n; i += 1) for (let j = 0; j <= i; j += 1) {
  console.log(i, j, positions.data[i * n + j], bias.data[i * n + j]);
}`;
}

export function contentCpp(view: GridsValues, sentence: string): string {
  return `#include <posenc/posenc.hpp>
#include <cmath>
#include <cstdio>
#include <vector>

int main() {
    const std::vector<float> gates = {${gatesIn(view, sentence, { open: 'HUGE_VALF', half: '0', shut: '-HUGE_VALF' })}};  // as logits
    const std::size_t n = gates.size(), rows = ${view.rows}, d = ${gateDim}, asked = ${view.asked};
    std::vector<float> logits, queries, table(rows * d), positions(n * n), bias(n * n);
    posenc::make_sinusoidal_table({.positions = posenc::range(rows), .dim = d}, table);
    for (std::size_t i = 0; i < n; ++i) {
        logits.insert(logits.end(), gates.begin(), gates.end());
        queries.insert(queries.end(), table.begin() + asked * d, table.begin() + (asked + 1) * d);
    }
    const posenc::CopeOptions options{.queries = n, .keys = n, .rows = rows, .dim = d};
    posenc::compute_cope_positions(options, logits, positions);
    posenc::compute_cope_bias(options, logits, queries, table, bias);
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j <= i; ++j) std::printf("%zu %zu %.6f %.6f\\n", i, j, positions[i * n + j], bias[i * n + j]);
}`;
}

// Rust of 2021, with its standard library.
import { commentLines, inComment, inFormatOfRust, inJson, inRust } from './harmless.ts';
import { listed, literal, type EmitProgram, type Language } from './program.ts';

export const rust: Language = {
  file: 'rope.rs',
  text,
  build: ['rustc --edition 2021 -O -o rope rope.rs'],
  run: './rope',
};

function text({ name, about, kinds, kindOfLayer, halves }: EmitProgram): string {
  const [layer, given] = kindOfLayer ? [', layer: usize', ', layer'] : ['', ''];
  const kind = kindOfLayer ? 'KIND_OF_LAYER[layer]' : '0';
  const places = halves ? 'k.first + i, k.first + i + k.frequencies.len()' : 'k.first + 2 * i, k.first + 2 * i + 1';
  const formatted = inFormatOfRust(inJson(name));
  const tables = kinds.map(
    ({ note, frequencies, first, factor }) => `    // ${inComment(note)}
    Kind { first: ${first}, factor: ${literal(factor)}, frequencies: &[
${listed(frequencies.map(literal), '        ')}
    ] },
`,
  );
  const layers = kindOfLayer
    ? `static KIND_OF_LAYER: [usize; ${kindOfLayer.length}] = [\n${listed(kindOfLayer.map(String), '    ')}\n];\n`
    : '';
  return `${commentLines(about, '//')}use std::io::{self, BufRead, Write};

/// Layers that turn alike: radians per position for each pair, from the first channel that turns.
struct Kind {
    first: usize,
    /// Of cosine and sine.
    factor: f64,
    frequencies: &'static [f64],
}

static KINDS: [Kind; ${kinds.length}] = [
${tables.join('')}];
${layers}
/// Turns a query or a key of one head to its position, in place.
fn rotate(x: &mut [f64], position: f64${layer}) {
    let k = &KINDS[${kind}];
    for (i, frequency) in k.frequencies.iter().enumerate() {
        let (sine, cosine) = (position * frequency).sin_cos();
        let (sine, cosine) = (k.factor * sine, k.factor * cosine);
        let (a, b) = (${places});
        (x[a], x[b]) = (x[a] * cosine - x[b] * sine, x[b] * cosine + x[a] * sine);
    }
}

// From here on: answers to npx posenc-check.
fn after<'a>(line: &'a str, key: &str) -> &'a str {
    line.find(key).map_or("", |at| &line[at + key.len()..])
}

fn list(line: &str, key: &str) -> Vec<f64> {
    let numbers = after(line, key).split(']').next().unwrap_or("");
    numbers.split(',').filter_map(|number| number.trim().parse().ok()).collect()
}

fn whole(line: &str, key: &str) -> usize {
    let digits = after(line, key).split([',', '}']).next().unwrap_or("");
    digits.trim().parse().unwrap_or(0)
}

fn answer(line: &str) -> String {
    let id = after(line, "\\"id\\":\\"").split('"').next().unwrap_or("");
    if !line.contains("\\"model\\":\\"${inRust(inJson(name))}\\"") {
        return format!("{{\\"id\\":\\"{id}\\",\\"unsupported\\":\\"another model\\"}}");
    }
${kindOfLayer ? '    let layer = whole(line, "\\"layer\\":");\n' : ''}    let k = &KINDS[${kind}];
    if line.contains("\\"operation\\":\\"frequencies\\"") {
        let scalars = format!("{{\\"attention_factor\\":{:?}}}", k.factor);
        return format!("{{\\"id\\":\\"{id}\\",\\"values\\":{:?},\\"scalars\\":{scalars}}}", k.frequencies);
    }
    let width = whole(line, "\\"head_dim\\":");
    let mut x = list(line, "\\"values\\":[");
    for (row, position) in x.chunks_exact_mut(width).zip(list(line, "\\"positions\\":[")) {
        rotate(row, position${given});
    }
    format!("{{\\"id\\":\\"{id}\\",\\"values\\":{x:?}}}")
}

fn main() {
    for line in io::stdin().lock().lines().map_while(Result::ok).take_while(|line| !line.contains("\\"bye\\"")) {
        if line.contains("\\"hello\\"") {
            let families = "\\"families\\":[\\"rotary_frequencies\\",\\"rotary\\"]";
            println!("{{\\"name\\":\\"${formatted} in Rust\\",\\"dtype\\":\\"float64\\",{families}}}");
        } else {
            println!("{}", answer(&line));
        }
        io::stdout().flush().expect("standard output is open");
    }
}
`;
}

// Python, with what it brings.
import { commentLines, inComment, pythonString } from './harmless.ts';
import { listed, literal, type EmitProgram, type Language } from './program.ts';

export const python: Language = { file: 'rope.py', text, build: [], run: 'python3 rope.py' };

function text({ name, about, kinds, kindOfLayer, halves }: EmitProgram): string {
  const layer = kindOfLayer ? ', layer' : '';
  const read = kindOfLayer ? 'layer = options["layer"]\n    ' : '';
  const places = halves ? ['first + i', 'first + i + len(frequencies)'] : ['first + 2 * i', 'first + 2 * i + 1'];
  const tables = kinds.map(
    ({ note, frequencies, first, factor }, k) => `# ${inComment(note)}
KIND_${k} = (${first}, ${literal(factor)}, [
${listed(frequencies.map(literal), '    ')}
])
`,
  );
  return `${commentLines(about, '#')}import json, math, sys

# Each kind: the first channel that turns, the factor of cosine and sine, radians per position for each pair.
${tables.join('')}KINDS = [${kinds.map((_, k) => `KIND_${k}`).join(', ')}]
${kindOfLayer ? `KIND_OF_LAYER = [\n${listed(kindOfLayer.map(String), '    ')}\n]\n` : ''}
def rotate(x, position${layer}):
    """A query or a key of one head, turned to its position."""
    first, factor, frequencies = KINDS[${kindOfLayer ? 'KIND_OF_LAYER[layer]' : '0'}]
    y = list(x)
    for i, frequency in enumerate(frequencies):
        cosine = factor * math.cos(position * frequency)
        sine = factor * math.sin(position * frequency)
        a, b = ${places.join(', ')}
        y[a] = x[a] * cosine - x[b] * sine
        y[b] = x[b] * cosine + x[a] * sine
    return y

# From here on: answers to npx posenc-check.
def answer(asked):
    options, values = asked["options"], []
    if options.get("model") != ${pythonString(name)}:
        return {"id": asked["id"], "unsupported": "another model"}
    ${read}_, factor, frequencies = KINDS[${kindOfLayer ? 'KIND_OF_LAYER[layer]' : '0'}]
    if asked["operation"] == "frequencies":
        return {"id": asked["id"], "values": frequencies, "scalars": {"attention_factor": factor}}
    x, width = asked["input"]["x"]["values"], asked["options"]["head_dim"]
    for row, position in enumerate(asked["input"]["positions"]):
        values += rotate(x[row * width:(row + 1) * width], position${layer})
    return {"id": asked["id"], "values": values}

if __name__ == "__main__":
    families = ["rotary_frequencies", "rotary"]
    for line in sys.stdin:
        asked = json.loads(line)
        if "bye" in asked:
            break
        hello = {"name": ${pythonString(`${name} in Python`)}, "dtype": "float64", "families": families}
        print(json.dumps(answer(asked) if "id" in asked else hello), flush=True)
`;
}

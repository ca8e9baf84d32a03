// Go, with its standard library.
import { commentLines, inComment, inGo } from './harmless.ts';
import { listed, literal, type EmitProgram, type Language } from './program.ts';

export const go: Language = { file: 'rope.go', text, build: ['go build -o rope rope.go'], run: './rope' };

function text({ name, about, kinds, kindOfLayer, halves }: EmitProgram): string {
  const [layer, given] = kindOfLayer ? [', layer int', ', asked.Options.Layer'] : ['', ''];
  const kind = (of: string): string => (kindOfLayer ? `kindOfLayer[${of}]` : '0');
  const places = halves ? 'k.first+i, k.first+i+len(k.frequencies)' : 'k.first+2*i, k.first+2*i+1';
  const tables = kinds.map(
    ({ note, frequencies, first, factor }) => `	// ${inComment(note)}
	{${first}, ${literal(factor)}, []float64{
${listed(frequencies.map(literal), '		')}
	}},
`,
  );
  const layers = kindOfLayer ? `\nvar kindOfLayer = []int{\n${listed(kindOfLayer.map(String), '	')}\n}\n` : '';
  return `${commentLines(about, '//')}package main

import (
	"bufio"
	"encoding/json"
	"math"
	"os"
)

// Layers that turn alike: the first channel that turns, the factor of cosine and sine, and radians per position for
// each pair.
type kind struct {
	first       int
	factor      float64
	frequencies []float64
}

var kinds = []kind{
${tables.join('')}}
${layers}
// rotate turns a query or a key of one head to its position, in place.
func rotate(x []float64, position float64${layer}) {
	k := kinds[${kind('layer')}]
	for i, frequency := range k.frequencies {
		sine, cosine := math.Sincos(position * frequency)
		sine, cosine = k.factor*sine, k.factor*cosine
		a, b := ${places}
		x[a], x[b] = x[a]*cosine-x[b]*sine, x[b]*cosine+x[a]*sine
	}
}

// From here on: answers to npx posenc-check.
type request struct {
	Id, Operation string
	Hello, Bye    bool
	Options       struct {
		Model    string
		Layer    int
		Head_dim int
	}
	Input struct {
		Positions []float64
		X         struct{ Values []float64 }
	}
}

type object map[string]any

func answer(asked request) object {
	if asked.Options.Model != "${inGo(name)}" {
		return object{"id": asked.Id, "unsupported": "another model"}
	}
	if asked.Operation == "frequencies" {
		k := kinds[${kind('asked.Options.Layer')}]
		return object{"id": asked.Id, "values": k.frequencies, "scalars": object{"attention_factor": k.factor}}
	}
	x, width := asked.Input.X.Values, asked.Options.Head_dim
	for row, position := range asked.Input.Positions {
		rotate(x[row*width:(row+1)*width], position${given})
	}
	return object{"id": asked.Id, "values": x}
}

func main() {
	lines, output := bufio.NewReaderSize(os.Stdin, 1<<20), json.NewEncoder(os.Stdout)
	for {
		var asked request
		line, err := lines.ReadBytes('\\n')
		if err != nil || json.Unmarshal(line, &asked) != nil || asked.Bye {
			return
		}
		if asked.Hello {
			families := []string{"rotary_frequencies", "rotary"}
			output.Encode(object{"name": "${inGo(name)} in Go", "dtype": "float64", "families": families})
		} else {
			output.Encode(answer(asked))
		}
	}
}
`;
}

// C11, with its mathematics.
import { commentLines, inC, inComment, inFormatOfC, inJson } from './harmless.ts';
import { listed, literal, type EmitProgram, type Language } from './program.ts';

export const c: Language = { file: 'rope.c', text, build: ['cc -O2 -o rope rope.c -lm'], run: './rope' };

/** The tables, as C and C++ have them. */
export function cTables({ kinds, kindOfLayer }: EmitProgram): string {
  const tables = kinds.map(({ note, frequencies }, k) =>
    frequencies.length === 0
      ? commentLines([note], '/*', ' */')
      : `/* ${inComment(note)} Radians per position for each pair. */
static const double frequencies_${k}[] = {
${listed(frequencies.map(literal), '  ')}
};
`,
  );
  const rows = kinds.map(({ frequencies, first, factor }, k) => {
    const list = frequencies.length === 0 ? '0' : `frequencies_${k}`;
    return `  {${list}, ${frequencies.length}, ${first}, ${literal(factor)}},`;
  });
  const layers = kindOfLayer
    ? `static const int kind_of_layer[] = {\n${listed(kindOfLayer.map(String), '  ')}\n};\n`
    : '';
  return `${tables.join('')}struct kind {
  const double *frequencies;
  int pairs, first; /* the first channel that turns */
  double factor;    /* of cosine and sine */
};
static const struct kind kinds[] = {
${rows.join('\n')}
};
${layers}`;
}

/** The rotation, as C and C++ have it. */
export function cRotate({ kindOfLayer, halves }: EmitProgram): string {
  const [a, b] = halves ? ['i', 'k->pairs'] : ['2 * i', '1'];
  return `/* Turns a query or a key of one head to its position, in place. */
static void rotate(double *x, double position${kindOfLayer ? ', int layer' : ''}) {
  const struct kind *k = &kinds[${kindOfLayer ? 'kind_of_layer[layer]' : '0'}];
  for (int i = 0; i < k->pairs; i++) {
    double *a = x + k->first + ${a}, *b = a + ${b}, u = *a, v = *b;
    double cosine = k->factor * cos(position * k->frequencies[i]);
    double sine = k->factor * sin(position * k->frequencies[i]);
    *a = u * cosine - v * sine;
    *b = v * cosine + u * sine;
  }
}
`;
}

function text(program: EmitProgram): string {
  const { name, about, kindOfLayer } = program;
  const layer = kindOfLayer ? ', layer' : '';
  const read = kindOfLayer ? '  int layer = atoi(after(line, "\\"layer\\":"));\n' : '';
  return `${commentLines(about, '/*', ' */')}#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

${cTables(program)}
${cRotate(program)}
/* From here on: answers to npx posenc-check. */
static char line[1 << 22];
static double x[1 << 16];

static const char *after(const char *from, const char *key) {
  const char *found = strstr(from, key);
  return found ? found + strlen(key) : "";
}

static void print_values(const double *values, int count) {
  for (int i = 0; i < count; i++) printf("%c%.17g", i ? ',' : '[', values[i]);
  printf("]");
}

static void answer(void) {
  const char *id = after(line, "\\"id\\":\\"");
  printf("{\\"id\\":\\"%.*s\\",", (int)strcspn(id, "\\""), id);
  if (!strstr(line, "\\"model\\":\\"${inC(inJson(name))}\\"")) {
    printf("\\"unsupported\\":\\"another model\\"}\\n");
    return;
  }
${read}  const struct kind *k = &kinds[${kindOfLayer ? 'kind_of_layer[layer]' : '0'}];
  printf("\\"values\\":");
  if (strstr(line, "\\"operation\\":\\"frequencies\\"")) {
    print_values(k->frequencies, k->pairs);
    printf(",\\"scalars\\":{\\"attention_factor\\":%.17g}}\\n", k->factor);
    return;
  }
  int width = atoi(after(line, "\\"head_dim\\":")), count = 0;
  char *at = (char *)after(line, "\\"values\\":[");
  for (; *at && *at != ']' && count < 1 << 16; at += *at == ',') x[count++] = strtod(at, &at);
  at = (char *)after(line, "\\"positions\\":[");
  for (int row = 0; (row + 1) * width <= count; row++, at += *at == ',')
    rotate(x + row * width, strtod(at, &at)${layer});
  print_values(x, count);
  printf("}\\n");
}

int main(void) {
  while (fgets(line, sizeof line, stdin) && !strstr(line, "\\"bye\\"")) {
    if (strstr(line, "\\"hello\\""))
      printf("{\\"name\\":\\"${inFormatOfC(inJson(name))} in C\\",\\"dtype\\":\\"float64\\","
             "\\"families\\":[\\"rotary_frequencies\\",\\"rotary\\"]}\\n");
    else
      answer();
    fflush(stdout);
  }
  return 0;
}
`;
}

// C++17, with its library: tables and rotation as in C.
import { cRotate, cTables } from './c.ts';
import { commentLines, inC, inFormatOfC, inJson } from './harmless.ts';
import type { EmitProgram, Language } from './program.ts';

export const cpp: Language = { file: 'rope.cpp', text, build: ['c++ -std=c++17 -O2 -o rope rope.cpp'], run: './rope' };

function text(program: EmitProgram): string {
  const { name, about, kindOfLayer } = program;
  const layer = kindOfLayer ? ', layer' : '';
  const read = kindOfLayer ? '  const int layer = std::atoi(after(line, "\\"layer\\":").c_str());\n' : '';
  return `${commentLines(about, '//')}#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

using std::cos, std::sin;

${cTables(program)}
${cRotate(program)}
// From here on: answers to npx posenc-check.
static std::string after(const std::string &line, const std::string &key) {
  const auto at = line.find(key);
  return at == std::string::npos ? std::string() : line.substr(at + key.size());
}

static std::vector<double> list(const std::string &text) {
  std::vector<double> values;
  const char *at = text.c_str();
  while (*at && *at != ']') {
    char *end = nullptr;
    values.push_back(std::strtod(at, &end));
    at = *end == ',' ? end + 1 : end;
  }
  return values;
}

static void print(const double *values, std::size_t count) {
  for (std::size_t i = 0; i < count; i++) std::printf("%c%.17g", i ? ',' : '[', values[i]);
  std::printf("]");
}

static void answer(const std::string &line) {
  const std::string id = after(line, "\\"id\\":\\"");
  std::printf("{\\"id\\":\\"%s\\",", id.substr(0, id.find('"')).c_str());
  if (line.find("\\"model\\":\\"${inC(inJson(name))}\\"") == std::string::npos) {
    std::printf("\\"unsupported\\":\\"another model\\"}\\n");
    return;
  }
${read}  const kind &k = kinds[${kindOfLayer ? 'kind_of_layer[layer]' : '0'}];
  std::printf("\\"values\\":");
  if (line.find("\\"operation\\":\\"frequencies\\"") != std::string::npos) {
    print(k.frequencies, k.pairs);
    std::printf(",\\"scalars\\":{\\"attention_factor\\":%.17g}}\\n", k.factor);
    return;
  }
  const std::size_t width = std::atoi(after(line, "\\"head_dim\\":").c_str());
  const auto positions = list(after(line, "\\"positions\\":["));
  auto x = list(after(line, "\\"values\\":["));
  for (std::size_t row = 0; row < positions.size() && (row + 1) * width <= x.size(); row++)
    rotate(x.data() + row * width, positions[row]${layer});
  print(x.data(), x.size());
  std::printf("}\\n");
}

int main() {
  for (std::string line; std::getline(std::cin, line) && line.find("\\"bye\\"") == std::string::npos;) {
    if (line.find("\\"hello\\"") != std::string::npos)
      std::printf("{\\"name\\":\\"${inFormatOfC(inJson(name))} in C++\\",\\"dtype\\":\\"float64\\","
                  "\\"families\\":[\\"rotary_frequencies\\",\\"rotary\\"]}\\n");
    else
      answer(line);
    std::fflush(stdout);
  }
}
`;
}

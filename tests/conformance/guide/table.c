#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char line[1 << 20];

/* What stands behind a key; a JSON library does this better. */
static const char *after(const char *key) {
  const char *found = strstr(line, key);
  return found ? found + strlen(key) : "";
}

static int print_table(void) {
  double dim = atof(after("\"dim\":")), base = atof(after("\"base\":"));
  int interleaved = !strncmp(after("\"layout\":"), "\"interleaved\"", 13);
  int concatenated = !strncmp(after("\"layout\":"), "\"concatenated\"", 14);
  if (dim < 1 || dim != floor(dim) || base <= 0 || !(interleaved || concatenated)) return 0;
  if (strstr(after("\"positions\":"), "null")) return 0;
  const char *at = after("\"positions\":[");
  printf("\"values\":");
  for (char separator = '['; *at && *at != ']'; at += *at == ',') {
    double position = strtod(at, (char **)&at);
    for (int c = 0; c < dim; c++, separator = ',') {
      int pair = c / 2, wave = c % 2;
      double angle = position * pow(base, -2.0 * pair / dim);
      printf("%c%.9g", separator, wave ? cos(angle) : sin(angle));
    }
  }
  return printf("]}\n");
}

int main(void) {
  while (fgets(line, sizeof line, stdin) && !strstr(line, "\"bye\"")) {
    const char *id = after("\"id\":\"");
    if (strstr(line, "\"hello\"")) {
      printf("{\"name\":\"my-table\",\"dtype\":\"float32\",\"families\":[\"sinusoidal\"]}\n");
    } else {
      printf("{\"id\":\"%.*s\",", (int)strcspn(id, "\""), id);
      if (!strstr(line, "\"convention\":\"vaswani\"")) printf("\"unsupported\":\"convention\"}\n");
      else if (!print_table()) printf("\"error\":\"no such table\"}\n");
    }
    fflush(stdout);
  }
  return 0;
}

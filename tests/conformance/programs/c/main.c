/* A right program in C without libraries: cc -O2 main.c -lm. Every family that it says it has should pass. */
#include "attention.h"
#include "batches.h"
#include "caches.h"
#include "program.h"
#include "rotary.h"

static int pairs_halves(const char *pairing) {
  if (strcmp(pairing, "interleaved") == 0) return 0;
  return strcmp(pairing, "rotate_half") == 0 ? 1 : -1;
}

/* Writes a row of sines and cosines for each position. An odd width ends with a sine. */
static void sinusoidal(const struct json *options, const struct json *input, struct answer *into) {
  int dim;
  double base;
  const char *layout = text_of(options, "layout", "interleaved");
  const char *convention = text_of(options, "convention", "vaswani");
  bool interleaved = strcmp(layout, "interleaved") == 0;
  if (!whole(options, "dim", 1, &dim, into) || !positive(options, "base", &base, into)) return;
  if (!interleaved && strcmp(layout, "concatenated") != 0) {
    refuse(into, "layout has to be interleaved or concatenated");
    return;
  }
  if (strcmp(convention, "vaswani") != 0) {
    snprintf(into->unsupported, sizeof into->unsupported, "convention %.60s", convention);
    return;
  }
  struct answer positions = {0};
  int count = numbers(json_get(input, "positions"), "positions", &positions), half = (dim + 1) / 2;
  if (count < 0) memcpy(into->refused, positions.refused, sizeof into->refused);
  for (int row = 0; row < count; row++) {
    for (int column = 0; column < dim; column++) {
      int pair = interleaved ? column / 2 : column % half;
      bool sine = interleaved ? column % 2 == 0 : column < half;
      double angle = positions.values[row] * pow(base, -2.0 * pair / dim);
      push(into, sine ? sin(angle) : cos(angle));
    }
  }
  free(positions.values);
}

/* Returns the slope of a head: those of the next lower power of two, then every other one of the next higher. */
static double slope(int head, int heads) {
  int lower = 1;
  while (2 * lower <= heads) lower *= 2;
  return head < lower ? exp2(-8.0 * (head + 1) / lower) : exp2(-8.0 * (2 * (head - lower) + 1) / (2 * lower));
}

static void slopes(const struct json *options, const struct json *input, struct answer *into) {
  int heads;
  (void)input;
  if (!whole(options, "heads", 1, &heads, into)) return;
  for (int head = 0; head < heads; head++) push(into, slope(head, heads));
}

/* Writes minus the slope times the distance; query i stands at offset + i, and a key after it is masked. */
static void bias(const struct json *options, const struct json *input, struct answer *into) {
  int heads, queries, keys, offset = 0;
  const struct json *causal = json_get(options, "causal");
  if (!whole(options, "heads", 1, &heads, into) || !whole(input, "queries", 0, &queries, into)) return;
  if (!whole(input, "keys", 0, &keys, into)) return;
  if (json_get(input, "offset") != NULL && !whole(input, "offset", -1000000000, &offset, into)) return;
  for (int head = 0; head < heads; head++)
    for (int i = 0; i < queries; i++)
      for (int j = 0; j < keys; j++) {
        int distance = offset + i - j;
        bool masked = causal != NULL && causal->number != 0 && distance < 0;
        push(into, masked ? -INFINITY : -slope(head, heads) * abs(distance));
      }
}

int main(void) {
  static const struct operation operations[] = {
      {"sinusoidal", "table", sinusoidal},
      {"rotary", "rotate", rotate},
      {"rotary", "shift", shift},
      {"alibi", "slopes", slopes},
      {"alibi", "bias", bias},
      {"padding", "positions", padding_positions},
      {"padding", "rotate", padding_rotate},
      {"packing", "positions", packing_positions},
      {"packing", "rotate", packing_rotate},
      {"mask", "visible", visible},
      {"scale", "score", score},
      {"scale", "query", query},
      {"shift", "cache", cache},
      {"shift", "move", move},
      {"layers", "windows", windows},
      {"layers", "rotates", rotates},
      {"weights", "convert", convert},
      {"attend", "attend", attend},
  };
  return serve("c", operations, sizeof operations / sizeof *operations);
}

/* Rotation of queries and keys by position, plain or with frequencies divided by a factor. */
#pragma once

#include "program.h"

/* Says whether halves are paired, or neighbours (0); -1 for a name that nobody knows. */
static int pairs_halves(const char *pairing);

static bool factor_of(const struct json *options, double *factor, struct answer *into) {
  static const char *const missing[] = {"ntk_aware", "dynamic_ntk", "yarn", "longrope", "llama3", "proportional"};
  const struct json *scaling = json_get(options, "scaling");
  *factor = 1;
  if (scaling == NULL || scaling->kind == json_null) return true;
  const char *type = text_of(scaling, "type", "");
  if (strcmp(type, "none") == 0) return true;
  if (strcmp(type, "linear") == 0) return positive(scaling, "factor", factor, into);
  for (size_t k = 0; k < sizeof missing / sizeof *missing; k++) {
    if (strcmp(type, missing[k]) != 0) continue;
    snprintf(into->unsupported, sizeof into->unsupported, "scaling %s", type);
    return false;
  }
  return refuse(into, "scaling.type is %.60s; no such scaling is known", type);
}

/* Reads the shape of x: how many rows its batch has, or 1; how many tokens there are, and how many rows follow each
 * other for one of them. */
static bool tokens_of(const struct json *x, const char *order, int width, int *batch, int *tokens, int *inner,
                      struct answer *into) {
  struct answer shape = {0};
  int axes = numbers(json_get(x, "shape"), "shape", &shape);
  size_t named = strlen(order);
  bool good = axes > 0 && (size_t)axes == named && order[named - 1] == 'D' && strchr(order, 'T') != NULL;
  if (!good) {
    refuse(into, "order has to name the axes of x");
  } else if (shape.values[axes - 1] != width) {
    good = refuse(into, "x has to have head_dim columns, %d", width);
  } else {
    int axis = (int)(strchr(order, 'T') - order);
    *tokens = (int)shape.values[axis];
    *batch = order[0] == 'B' ? (int)shape.values[0] : 1;
    *inner = 1;
    for (int k = axis + 1; k + 1 < axes; k++) *inner *= (int)shape.values[k];
    double all = 1;
    for (int k = 0; k < axes; k++) all *= shape.values[k];
    size_t before = into->count;
    int count = numbers(json_get(x, "values"), "x", into);
    if (count >= 0 && count != all) good = refuse(into, "x has %d values; its shape asks for %g", count, all);
    good = good && count >= 0 && into->count == before + (size_t)count;
  }
  free(shape.values);
  return good;
}

/* Reads the positions of all tokens: a list, in a batch one for each row. */
static bool places_of(const struct json *positions, bool batch, int rows, int tokens, struct answer *places,
                      struct answer *into) {
  const struct json *list = batch && positions != NULL ? positions->first : positions;
  int lists = 0;
  for (; list != NULL; list = batch ? list->next : NULL, lists++)
    if (numbers(list, "positions", places) != tokens)
      return refuse(into, "there has to be one position for each of %d tokens", tokens);
  return lists == rows || refuse(into, "there has to be a list of positions for each of %d rows", rows);
}

static void rotate(const struct json *options, const struct json *input, struct answer *into) {
  int head, rotary, batch = 1, tokens = 1, inner = 1;
  double base, factor;
  if (!whole(options, "head_dim", 1, &head, into) || !positive(options, "base", &base, into)) return;
  rotary = head;
  if (json_get(options, "rotary_dim") != NULL && !whole(options, "rotary_dim", 0, &rotary, into)) return;
  if (rotary % 2 != 0 || rotary > head) {
    refuse(into, "rotary_dim is %d; it has to be even and at most %d", rotary, head);
    return;
  }
  int halves = pairs_halves(text_of(options, "pairing", ""));
  if (halves < 0) {
    refuse(into, "pairing has to be interleaved or rotate_half");
    return;
  }
  if (!factor_of(options, &factor, into)) return;
  const struct json *x = json_get(input, "x");
  const struct json *shape = json_get(x, "shape");
  bool flat = shape != NULL && shape->first != NULL && shape->first->next != NULL && shape->first->next->next == NULL;
  const char *order = text_of(options, "order", flat ? "TD" : "THD");
  if (!tokens_of(x, order, head, &batch, &tokens, &inner, into)) return;
  struct answer positions = {0};
  bool good = places_of(json_get(input, "positions"), order[0] == 'B', batch, tokens, &positions, into);
  size_t rows = into->count / head / batch;
  for (size_t row = 0; good && row * head < into->count; row++) {
    double position = positions.values[row / rows * tokens + row / inner % tokens];
    double *values = into->values + row * head;
    for (int i = 0; i < rotary / 2; i++) {
      int a = halves ? i : 2 * i, b = halves ? i + rotary / 2 : 2 * i + 1;
      double angle = position * (pow(base, -2.0 * i / rotary) / factor);
      double c = cos(angle), s = sin(angle), u = values[a], v = values[b];
      values[a] = u * c - v * s;
      values[b] = v * c + u * s;
    }
  }
  free(positions.values);
}

/* Rotation of queries and keys by position: plain, with frequencies divided by a factor, or YaRN. */
#pragma once

#include "program.h"

/* Says whether halves are paired, or neighbours (0); -1 for a name that nobody knows. */
static int pairs_halves(const char *pairing);

/* What the options say of all rows: the width of a head, which part of it turns, and how. */
struct turning {
  int head, rotary, halves;
  double base, factor;
  double low, high; /* of YaRN's ramp, in pairs; pairs from high on are divided by the factor, all where both are 0 */
  double attention;
};

static double number_of(const struct json *from, const char *name, double otherwise) {
  const struct json *value = json_get(from, name);
  return value != NULL && value->kind != json_null ? value->number : otherwise;
}

/* Reads YaRN's ramp and attention factor. */
static bool yarn_of(const struct json *scaling, struct turning *turning, struct answer *into) {
  double trained = 0, two_pi = 6.283185307179586;
  if (!positive(scaling, "original_max_position_embeddings", &trained, into)) return false;
  turning->factor = number_of(scaling, "factor", number_of(scaling, "max_position_embeddings", 0) / trained);
  if (!(turning->factor > 0)) return refuse(into, "factor has to be a number above 0");
  double width = turning->rotary, step = 2 * log(turning->base);
  double low = width * log(trained / (number_of(scaling, "beta_fast", 32) * two_pi)) / step;
  double high = width * log(trained / (number_of(scaling, "beta_slow", 1) * two_pi)) / step;
  bool rounded = number_of(scaling, "truncate", 1) != 0;
  turning->low = fmax(rounded ? floor(low) : low, 0);
  turning->high = fmin(rounded ? ceil(high) : high, width - 1);
  if (turning->low == turning->high) turning->high += 0.001;
  double stretch = turning->factor <= 1 ? 0 : 0.1 * log(turning->factor);
  double mscale = number_of(scaling, "mscale", 0), all = number_of(scaling, "mscale_all_dim", 0);
  double ratio = mscale != 0 && all != 0 ? (mscale * stretch + 1) / (all * stretch + 1) : stretch + 1;
  turning->attention = number_of(scaling, "attention_factor", ratio);
  return true;
}

static bool scaling_of(const struct json *options, struct turning *turning, struct answer *into) {
  static const char *const missing[] = {"ntk_aware", "dynamic", "longrope", "llama3", "proportional"};
  const struct json *scaling = json_get(options, "scaling");
  turning->factor = turning->attention = 1;
  turning->low = turning->high = 0;
  if (scaling == NULL || scaling->kind == json_null) return true;
  const char *type = text_of(scaling, "type", "");
  if (strcmp(type, "none") == 0) return true;
  if (strcmp(type, "linear") == 0) return positive(scaling, "factor", &turning->factor, into);
  if (strcmp(type, "yarn") == 0) return yarn_of(scaling, turning, into);
  for (size_t k = 0; k < sizeof missing / sizeof *missing; k++) {
    if (strcmp(type, missing[k]) != 0) continue;
    snprintf(into->unsupported, sizeof into->unsupported, "scaling %s", type);
    return false;
  }
  return refuse(into, "scaling.type is %.60s; no such scaling is known", type);
}

static bool turning_of(const struct json *options, struct turning *turning, struct answer *into) {
  if (!whole(options, "head_dim", 1, &turning->head, into) || !positive(options, "base", &turning->base, into))
    return false;
  turning->rotary = turning->head;
  if (json_get(options, "rotary_dim") != NULL && !whole(options, "rotary_dim", 0, &turning->rotary, into)) return false;
  if (turning->rotary % 2 != 0 || turning->rotary > turning->head)
    return refuse(into, "rotary_dim is %d; it has to be even and at most %d", turning->rotary, turning->head);
  turning->halves = pairs_halves(text_of(options, "pairing", ""));
  if (turning->halves < 0) return refuse(into, "pairing has to be interleaved or rotate_half");
  return scaling_of(options, turning, into);
}

/* Turns the pairs of one vector, and multiplies them by the attention factor; the other columns are kept. */
static void turn(const struct turning *turning, double position, double attention, double *vector) {
  for (int i = 0; i < turning->rotary / 2; i++) {
    int a = turning->halves ? i : 2 * i, b = turning->halves ? i + turning->rotary / 2 : 2 * i + 1;
    double plain = pow(turning->base, -2.0 * i / turning->rotary), divided = 1;
    if (turning->high > 0) divided = fmin(fmax((i - turning->low) / (turning->high - turning->low), 0), 1);
    double angle = position * (plain / turning->factor * divided + plain * (1 - divided));
    double c = attention * cos(angle), s = attention * sin(angle), u = vector[a], v = vector[b];
    vector[a] = u * c - v * s;
    vector[b] = v * c + u * s;
  }
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

/* Reads the positions of all tokens of x: rows of a batch have lists of their own. */
typedef bool places_reader(const struct json *input, bool batch, int rows, int tokens, struct answer *places,
                           struct answer *into);

static bool given_places(const struct json *input, bool batch, int rows, int tokens, struct answer *places,
                         struct answer *into) {
  return places_of(json_get(input, "positions"), batch, rows, tokens, places, into);
}

/* Turns x by the positions; keys that are moved have their attention factor already. */
static void turn_all(const struct json *options, const struct json *input, places_reader *read, bool moved,
                     struct answer *into) {
  struct turning turning;
  int batch = 1, tokens = 1, inner = 1;
  if (!turning_of(options, &turning, into)) return;
  const struct json *x = json_get(input, "x");
  const struct json *shape = json_get(x, "shape");
  bool flat = shape != NULL && shape->first != NULL && shape->first->next != NULL && shape->first->next->next == NULL;
  const char *order = text_of(options, "order", flat ? "TD" : "THD");
  if (!tokens_of(x, order, turning.head, &batch, &tokens, &inner, into)) return;
  struct answer positions = {0};
  bool good = read(input, order[0] == 'B', batch, tokens, &positions, into);
  size_t rows = into->count / turning.head / batch;
  for (size_t row = 0; good && row * turning.head < into->count; row++) {
    double position = positions.values[row / rows * tokens + row / inner % tokens];
    turn(&turning, position, moved ? 1 : turning.attention, into->values + row * turning.head);
  }
  free(positions.values);
}

static void rotate(const struct json *options, const struct json *input, struct answer *into) {
  turn_all(options, input, given_places, false, into);
}

static void shift(const struct json *options, const struct json *input, struct answer *into) {
  turn_all(options, input, given_places, true, into);
}

/* Factors of scores, caches of rotated keys, layers by their index, weights of another pairing. */
#pragma once

#include <stdint.h>

#include "batches.h"

static void score(const struct json *options, const struct json *input, struct answer *into) {
  double width = 1;
  (void)input;
  if (!positive(options, "head_dim", &width, into)) return;
  if (json_get(options, "query_pre_attn_scalar") != NULL && !positive(options, "query_pre_attn_scalar", &width, into))
    return;
  double weight = number_of(options, "mscale_all_dim", 0), factor = number_of(options, "factor", 1);
  double mscale = factor <= 1 ? 1 : 0.1 * weight * log(factor) + 1;
  push(into, mscale * mscale / sqrt(width));
}

static void query(const struct json *options, const struct json *input, struct answer *into) {
  double length = 1, beta = number_of(options, "beta", 0), moved = number_of(options, "shift", 0);
  if (!positive(options, "length", &length, into)) return;
  if (numbers(json_get(input, "positions"), "positions", into) < 0) return;
  for (size_t k = 0; k < into->count; k++)
    into->values[k] = 1 + beta * log(1 + floor((into->values[k] + moved) / length));
}

/* Tokens, each of several heads, and where a vector lies in the answer. */
struct layout {
  int tokens, heads, width;
  bool heads_first;
};

static bool layout_of(const struct json *shape, const struct json *options, struct layout *layout,
                      struct answer *into) {
  struct answer axes = {0};
  const char *order = text_of(options, "order", "");
  bool good = numbers(shape, "shape", &axes) == 3 && (strcmp(order, "THD") == 0 || strcmp(order, "HTD") == 0);
  if (good) {
    layout->heads_first = order[0] == 'H';
    layout->tokens = (int)axes.values[layout->heads_first];
    layout->heads = (int)axes.values[!layout->heads_first];
    layout->width = (int)axes.values[2];
  } else {
    refuse(into, "order has to be THD or HTD, and the shape has three axes");
  }
  free(axes.values);
  return good;
}

static size_t vector_at(const struct layout *layout, int tokens, int token, int head) {
  return (size_t)(layout->heads_first ? head * tokens + token : token * layout->heads + head) * layout->width;
}

/* Answers with the cache after all events: keys are rotated when they come, and turned again as they move. */
static void cache(const struct json *options, const struct json *input, struct answer *into) {
  const struct json *x = json_get(input, "x");
  struct turning turning;
  struct layout layout;
  struct answer coming = {0};
  if (!turning_of(options, &turning, into) || !layout_of(json_get(x, "shape"), options, &layout, into)) return;
  if (numbers(json_get(x, "values"), "x", &coming) != layout.tokens * layout.heads * layout.width) {
    refuse(into, "x has to have the values of its shape");
    free(coming.values);
    return;
  }
  int *kept = malloc(sizeof *kept * (layout.tokens + 1)), count = 0, seen = 0;
  if (kept == NULL) exit(3);
  for (const struct json *event = json_get(input, "events")->first; event != NULL; event = event->next) {
    for (int n = (int)number_of(event, "append", 0); n > 0 && seen < layout.tokens; n--, seen++, count++) {
      for (int head = 0; head < layout.heads; head++)
        turn(&turning, count, turning.attention, coming.values + vector_at(&layout, layout.tokens, seen, head));
      kept[count] = seen;
    }
    int gone = (int)number_of(event, "drop", 0), first = (int)number_of(event, "first", 0);
    if (gone == 0) continue;
    for (int place = first + gone; place < count; place++) {
      for (int head = 0; head < layout.heads; head++)
        turn(&turning, -gone, 1, coming.values + vector_at(&layout, layout.tokens, kept[place], head));
      kept[place - gone] = kept[place];
    }
    count -= gone;
  }
  for (int outer = 0; outer < (layout.heads_first ? layout.heads : count); outer++)
    for (int inner = 0; inner < (layout.heads_first ? count : layout.heads); inner++) {
      int token = layout.heads_first ? inner : outer, head = layout.heads_first ? outer : inner;
      const double *vector = coming.values + vector_at(&layout, layout.tokens, kept[token], head);
      for (int c = 0; c < layout.width; c++) push(into, vector[c]);
    }
  free(kept);
  free(coming.values);
}

/* Returns the number that 16 bits mean. */
static double number_of_bits(unsigned word, bool is_bfloat16) {
  int exponent = is_bfloat16 ? word >> 7 & 255 : word >> 10 & 31, precision = is_bfloat16 ? 7 : 10;
  int fraction = (int)word & ((1 << precision) - 1), least = is_bfloat16 ? -126 : -14;
  double size = exponent == 0 ? ldexp(fraction, least - precision)
                              : ldexp(fraction + (1 << precision), exponent - 1 + least - precision);
  return word >> 15 ? -size : size;
}

/* Moves keys of 16 bits that are rotated already, each token by its own distance. */
static void move(const struct json *options, const struct json *input, struct answer *into) {
  const struct json *given = json_get(input, "cache");
  const char *dtype = text_of(given, "dtype", ""), *hex = text_of(given, "hex", "");
  struct turning turning;
  struct layout layout;
  struct answer by = {0};
  if (!turning_of(options, &turning, into) || !layout_of(json_get(given, "shape"), options, &layout, into)) return;
  bool is_bfloat16 = strcmp(dtype, "bfloat16") == 0;
  if (!is_bfloat16 && strcmp(dtype, "float16") != 0) {
    refuse(into, "dtype is %.20s; it has to be float16 or bfloat16", dtype);
    return;
  }
  unsigned word;
  for (size_t k = 0; sscanf(hex + k, "%4x", &word) == 1; k += 4) push(into, number_of_bits(word, is_bfloat16));
  if (numbers(json_get(input, "positions"), "positions", &by) == layout.tokens) {
    for (int token = 0; token < layout.tokens; token++)
      for (int head = 0; head < layout.heads; head++)
        turn(&turning, by.values[token], 1, into->values + vector_at(&layout, layout.tokens, token, head));
  }
  free(by.values);
}

static bool is_kind(const struct json *config, const char *kind) {
  return strcmp(text_of(config, "model_type", ""), kind) == 0;
}

/* Says whether a layer attends to all keys. */
static bool sees_all(const struct json *config, int layer) {
  const struct json *types = json_get(config, "layer_types");
  int period = (int)number_of(config, "sliding_window_pattern", is_kind(config, "gemma2") ? 2 : 0);
  if (types != NULL) return strcmp(row_of(types, layer)->text, "full_attention") == 0;
  if (period > 0) return (layer + 1) % period == 0;
  if (is_kind(config, "qwen2")) return layer < number_of(config, "max_window_layers", 0);
  return json_get(config, "sliding_window") == NULL;
}

static bool does_rotate(const struct json *config, int layer) {
  const struct json *flags = json_get(config, "no_rope_layers");
  int interval = (int)number_of(config, "no_rope_layer_interval", 0);
  if (flags != NULL) return row_of(flags, layer)->number == 1;
  if (interval > 0) return (layer + 1) % interval != 0;
  return !is_kind(config, "cohere2") || !sees_all(config, layer);
}

static void windows(const struct json *options, const struct json *input, struct answer *into) {
  const struct json *config = json_get(options, "config");
  (void)input;
  for (int layer = 0; layer < number_of(config, "num_hidden_layers", 0); layer++)
    push(into, sees_all(config, layer) ? 0 : number_of(config, "sliding_window", 0));
}

static void rotates(const struct json *options, const struct json *input, struct answer *into) {
  const struct json *config = json_get(options, "config");
  (void)input;
  for (int layer = 0; layer < number_of(config, "num_hidden_layers", 0); layer++)
    push(into, does_rotate(config, layer));
}

/* Rearranges the rows of each head: those of a projection, of its bias, of the scale of a norm. */
static void convert(const struct json *options, const struct json *input, struct answer *into) {
  const struct json *weights = json_get(input, "weights");
  int heads, dim, part, to = pairs_halves(text_of(options, "to", ""));
  struct answer values = {0}, shape = {0};
  if (!whole(options, "heads", 1, &heads, into) || !whole(options, "head_dim", 1, &dim, into)) return;
  if (!whole(options, "rotary_dim", 0, &part, into)) return;
  int count = numbers(json_get(weights, "values"), "weights", &values);
  bool good = numbers(json_get(weights, "shape"), "shape", &shape) > 0 && shape.values[0] == (double)heads * dim;
  if (!good || part % 2 != 0 || part > dim) good = refuse(into, "%d heads of %d, %d of them rotated", heads, dim, part);
  if (good && to < 0) good = refuse(into, "to has to be interleaved or rotate_half");
  int width = good ? count / (heads * dim) : 0, half = part / 2;
  for (int row = 0; good && row < heads * dim; row++) {
    int channel = row % dim, from = channel;
    if (channel < part) from = to == 1 ? channel % half * 2 + channel / half : channel / 2 + channel % 2 * half;
    for (int c = 0; c < width; c++) push(into, values.values[(row - channel + from) * width + c]);
  }
  free(shape.values);
  free(values.values);
}

/* Rows of a batch: positions of padded and of packed rows, and which keys a query sees. */
#pragma once

#include "rotary.h"

static const struct json *row_of(const struct json *rows, int number) {
  const struct json *row = rows == NULL ? NULL : rows->first;
  for (; row != NULL && number > 0; number--) row = row->next;
  return row;
}

static int length_of(const struct json *list) {
  int count = 0;
  if (list != NULL && list->kind == json_list)
    for (const struct json *entry = list->first; entry != NULL; entry = entry->next) count++;
  return count;
}

/* Reads rows of numbers, alike in length, one after the other; null rows are none. */
static bool rows_of(const struct json *rows, const char *name, int length, struct answer *numbers_of_all,
                    struct answer *into) {
  for (const struct json *row = rows == NULL ? NULL : rows->first; row != NULL; row = row->next)
    if (length_of(row) != length) return refuse(into, "rows of %s have to have %d entries", name, length);
    else if (numbers(row, name, numbers_of_all) < 0) return refuse(into, "%s has to have numbers", name);
  return true;
}

/* Writes how many tokens of its text stand before each column: padding is none. */
static void count_tokens(const double *mask, const double *texts, int columns, double *places) {
  double before = 0;
  for (int k = 0; k < columns; k++) {
    if (texts != NULL && k > 0 && texts[k] != texts[k - 1]) before = 0;
    places[k] = before;
    before += mask == NULL ? 1 : mask[k];
  }
}

/* Reads the positions of the last `tokens` columns of each row, of a mask or of the numbers of texts. */
static bool counted_places(const struct json *rows, const char *name, int tokens, bool packed, struct answer *places,
                           struct answer *into) {
  int columns = length_of(row_of(rows, 0));
  struct answer all = {0};
  bool good = rows_of(rows, name, columns, &all, into);
  if (good && tokens > columns) good = refuse(into, "at most %d of the columns can be asked", columns);
  double *counted = malloc(sizeof *counted * (columns + 1));
  if (counted == NULL) exit(3);
  for (size_t first = 0; good && columns > 0 && first < all.count; first += columns) {
    const double *row = all.values + first;
    count_tokens(packed ? NULL : row, packed ? row : NULL, columns, counted);
    for (int k = columns - tokens; k < columns; k++) push(places, counted[k]);
  }
  free(counted);
  free(all.values);
  return good;
}

static bool padded_places(const struct json *input, bool batch, int rows, int tokens, struct answer *places,
                          struct answer *into) {
  const struct json *mask = json_get(input, "mask");
  if (!batch || length_of(mask) != rows) return refuse(into, "mask has to have %d rows", rows);
  return counted_places(mask, "mask", tokens, false, places, into);
}

static bool packed_places(const struct json *input, bool batch, int rows, int tokens, struct answer *places,
                          struct answer *into) {
  const struct json *texts = json_get(input, "sequences");
  if (!batch || length_of(texts) != rows) return refuse(into, "sequences have to have %d rows", rows);
  return counted_places(texts, "sequences", tokens, true, places, into);
}

static void padding_positions(const struct json *options, const struct json *input, struct answer *into) {
  int queries;
  (void)options;
  if (whole(input, "queries", 0, &queries, into))
    counted_places(json_get(input, "mask"), "mask", queries, false, into, into);
}

static void packing_positions(const struct json *options, const struct json *input, struct answer *into) {
  const struct json *texts = json_get(input, "sequences"), *lengths = json_get(input, "lengths");
  (void)options;
  if (lengths == NULL) {
    counted_places(texts, "sequences", length_of(row_of(texts, 0)), true, into, into);
    return;
  }
  for (const struct json *length = lengths->first; length != NULL; length = length->next)
    for (int k = 0; k < length->number; k++) push(into, k);
}

static void padding_rotate(const struct json *options, const struct json *input, struct answer *into) {
  turn_all(options, input, padded_places, false, into);
}

static void packing_rotate(const struct json *options, const struct json *input, struct answer *into) {
  turn_all(options, input, packed_places, false, into);
}

/* A row of a batch; null pointers stand for what the input has not got. */
struct row {
  const double *mask, *texts, *images, *columns, *places, *parents;
  double prefix;
  int first; /* the column of the first query */
};

struct limits {
  bool causal;
  int window, chunk; /* 0: none */
};

/* Says whether a draft is the other or stands above it in their tree. */
static bool is_above(int other, int draft, const double *parents) {
  for (int node = draft; node >= 0; node = (int)parents[node])
    if (node == other) return true;
  return false;
}

static bool sees(int query, int key, const struct limits *limits, const struct row *row) {
  if (row->mask != NULL && row->mask[key] == 0) return false;
  if (row->texts != NULL && row->texts[key] != row->texts[query]) return false;
  if (row->parents != NULL && key >= row->first && !is_above(key - row->first, query - row->first, row->parents))
    return false;
  if (fmax(row->places[query], row->places[key]) < row->prefix) return true;
  if (row->images != NULL && row->images[query] >= 0 && row->images[query] == row->images[key]) return true;
  if (limits->causal && key > query) return false;
  if (limits->window > 0 && abs(query - key) >= limits->window) return false;
  return limits->chunk == 0 || (int)row->places[query] / limits->chunk == (int)row->places[key] / limits->chunk;
}

/* Writes 1 where a query sees a key, else 0. */
static void visible(const struct json *options, const struct json *input, struct answer *into) {
  enum { masks, texts, images, columns, prefixes, parents, lists };
  static const char *const names[] = {"mask", "sequences", "images", "query_columns", "prefix", "parents"};
  struct limits limits = {.causal = json_get(options, "causal") != NULL && json_get(options, "causal")->number != 0};
  struct answer all[lists] = {0};
  int queries, keys, batch = 0;
  bool good = whole(input, "queries", 0, &queries, into) && whole(input, "keys", 0, &keys, into);
  if (good && json_get(options, "window") != NULL) good = whole(options, "window", 1, &limits.window, into);
  if (good && json_get(options, "chunk") != NULL) good = whole(options, "chunk", 1, &limits.chunk, into);
  for (int k = 0; good && k < lists; k++) {
    const struct json *list = json_get(input, names[k]);
    if (list == NULL) continue;
    if (k < prefixes) good = rows_of(list, names[k], k == columns ? queries : keys, &all[k], into);
    else good = numbers(list, names[k], &all[k]) >= 0;
    if (k != parents && length_of(list) > batch) batch = length_of(list);
  }
  if (good && queries > keys && all[columns].count == 0) good = refuse(into, "%d queries, %d keys", queries, keys);
  for (size_t node = 0; good && node < all[parents].count; node++)
    if (all[parents].values[node] >= (double)node) good = refuse(into, "parents come before their nodes");
  double *places = malloc(sizeof *places * (good ? keys + 1 : 1));
  if (places == NULL) exit(3);
  for (int b = 0; good && b < (batch == 0 ? 1 : batch); b++) {
    const double *of[lists];
    for (int k = 0; k < lists; k++)
      of[k] = all[k].count == 0 ? NULL : all[k].values + (k < columns ? b * keys : k == columns ? b * queries : 0);
    count_tokens(of[masks], of[texts], keys, places);
    struct row row = {of[masks], of[texts], of[images], of[columns], places, of[parents], -1, keys - queries};
    if (of[prefixes] != NULL) row.prefix = of[prefixes][b];
    for (int q = 0; q < queries; q++)
      for (int key = 0; key < keys; key++)
        push(into, sees(row.columns != NULL ? (int)row.columns[q] : row.first + q, key, &limits, &row));
  }
  free(places);
  for (int k = 0; k < lists; k++) free(all[k].values);
}

/* Attention of queries, keys and values: groups, caches, padding, windows, soft caps, biases, sinks. */
#pragma once

#include "batches.h"

/* Heads of queries, keys or values: vector (b, head, token) begins at vector_of. */
struct heads {
  int batch, heads, tokens, width;
  bool heads_first;
  struct answer values;
};

static size_t vector_of(const struct heads *x, int b, int head, int token) {
  size_t row = x->heads_first ? (size_t)(b * x->heads + head) * x->tokens + token
                              : (size_t)(b * x->tokens + token) * x->heads + head;
  return row * x->width;
}

static bool heads_of(const struct json *input, const char *name, const char *order, struct heads *x,
                     struct answer *into) {
  const struct json *tensor = json_get(input, name);
  struct answer shape = {0};
  bool good = numbers(json_get(tensor, "shape"), name, &shape) == 4;
  if (good) {
    x->heads_first = strcmp(order, "BHTD") == 0;
    x->batch = (int)shape.values[0];
    x->heads = (int)shape.values[x->heads_first ? 1 : 2];
    x->tokens = (int)shape.values[x->heads_first ? 2 : 1];
    x->width = (int)shape.values[3];
    good = numbers(json_get(tensor, "values"), name, &x->values) == x->batch * x->heads * x->tokens * x->width;
  }
  free(shape.values);
  return good || refuse(into, "%s has to have four axes, and as many values", name);
}

/* Reads lists of lists of numbers, one after the other. */
static void flattened(const struct json *lists, struct answer *into) {
  for (const struct json *one = lists == NULL ? NULL : lists->first; one != NULL; one = one->next)
    if (one->kind == json_list) flattened(one, into);
    else push(into, one->number);
}

/* The tensors of a call, and what scores are made of. */
struct attention {
  struct heads q, k, v;
  struct answer mask, bias, sinks;
  struct limits limits;
  double scale, cap; /* 0: no cap */
};

/* Writes for a query the mean of the values that it sees, weighted by softmax. */
static void mean_of(const struct attention *call, int b, int head, int token, double *places, struct answer *into) {
  const struct heads *q = &call->q, *k = &call->k, *v = &call->v;
  int group = head / (q->heads / k->heads), at = k->tokens - q->tokens + token;
  const double *query = q->values.values + vector_of(q, b, head, token);
  struct row row = {.mask = call->mask.count == 0 ? NULL : call->mask.values + b * k->tokens,
                    .places = places,
                    .prefix = -1};
  double total = call->sinks.count == 0 ? 0 : exp(call->sinks.values[head]);
  size_t first = into->count;
  for (int c = 0; c < v->width; c++) push(into, 0);
  for (int key = 0; key < k->tokens; key++) {
    if (!sees(at, key, &call->limits, &row)) continue;
    const double *other = k->values.values + vector_of(k, b, group, key);
    double score = 0;
    for (int c = 0; c < q->width; c++) score += query[c] * other[c];
    score *= call->scale;
    if (call->cap > 0) score = call->cap * tanh(score / call->cap);
    if (call->bias.count > 0) score += call->bias.values[(head * q->tokens + token) * k->tokens + key];
    double weight = exp(score);
    const double *value = v->values.values + vector_of(v, b, group, key);
    total += weight;
    for (int c = 0; c < v->width; c++) into->values[first + c] += weight * value[c];
  }
  for (int c = 0; c < v->width && total > 0; c++) into->values[first + c] /= total;
}

static void attend(const struct json *options, const struct json *input, struct answer *into) {
  struct attention call = {0};
  const char *order = text_of(options, "order", "");
  int key_heads = 1;
  bool good = whole(options, "key_heads", 1, &key_heads, into);
  if (good && strcmp(order, "BHTD") != 0 && strcmp(order, "BTHD") != 0) good = refuse(into, "order is %.20s", order);
  good = good && heads_of(input, "q", order, &call.q, into) && heads_of(input, "k", order, &call.k, into) &&
         heads_of(input, "v", order, &call.v, into);
  if (good && (call.k.heads != key_heads || call.q.heads % key_heads != 0))
    good = refuse(into, "%d heads of keys do not divide %d of queries", key_heads, call.q.heads);
  if (good && json_get(options, "softcap") != NULL) good = positive(options, "softcap", &call.cap, into);
  if (good && json_get(options, "window") != NULL) good = whole(options, "window", 1, &call.limits.window, into);
  call.limits.causal = json_get(options, "causal") != NULL && json_get(options, "causal")->number != 0;
  flattened(json_get(input, "mask"), &call.mask);
  flattened(json_get(input, "bias"), &call.bias);
  flattened(json_get(input, "sinks"), &call.sinks);
  if (good) {
    call.scale = number_of(options, "scale", 1 / sqrt(call.q.width));
    double *places = calloc(call.k.tokens + 1, sizeof *places);
    if (places == NULL) exit(3);
    int inner = call.q.heads_first ? call.q.tokens : call.q.heads;
    for (int b = 0; b < call.q.batch; b++)
      for (int n = 0; n < call.q.heads * call.q.tokens; n++)
        mean_of(&call, b, call.q.heads_first ? n / inner : n % inner, call.q.heads_first ? n % inner : n / inner,
                places, into);
    free(places);
  }
  struct answer *const all[] = {&call.q.values, &call.k.values, &call.v.values, &call.mask, &call.bias, &call.sinks};
  for (size_t k = 0; k < sizeof all / sizeof *all; k++) free(all[k]->values);
}

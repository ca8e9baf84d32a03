/* Speaks the protocol of the conformance vectors: one JSON line in, one JSON line out. */
#pragma once

#include <math.h>
#include <stdarg.h>

#include "json.h"

struct answer {
  double *values;
  size_t count, room;
  char refused[160];     /* why the input is refused; empty where it is not */
  char unsupported[160]; /* what this program has not got; empty where it has */
};

struct operation {
  const char *family, *name;
  void (*answer)(const struct json *options, const struct json *input, struct answer *into);
};

static void push(struct answer *into, double value) {
  if (into->count == into->room) {
    into->room = into->room == 0 ? 1024 : 2 * into->room;
    into->values = realloc(into->values, into->room * sizeof *into->values);
    if (into->values == NULL) exit(3);
  }
  into->values[into->count++] = value;
}

__attribute__((format(printf, 2, 3))) static bool refuse(struct answer *into, const char *format, ...) {
  va_list list;
  va_start(list, format);
  vsnprintf(into->refused, sizeof into->refused, format, list);
  va_end(list);
  return false;
}

/* Reads a number above zero, or refuses it. */
static bool positive(const struct json *from, const char *name, double *into, struct answer *answer) {
  const struct json *value = json_get(from, name);
  if (value == NULL || value->kind != json_number || !isfinite(value->number) || value->number <= 0)
    return refuse(answer, "%s has to be a number above 0", name);
  *into = value->number;
  return true;
}

/* Reads a whole number from `least` on, or refuses it. */
static bool whole(const struct json *from, const char *name, int least, int *into, struct answer *answer) {
  const struct json *value = json_get(from, name);
  if (value == NULL || value->kind != json_number || value->number != floor(value->number) ||
      value->number < least || value->number > 1e9)
    return refuse(answer, "%s has to be a whole number from %d on", name, least);
  *into = (int)value->number;
  return true;
}

static const char *text_of(const struct json *from, const char *name, const char *otherwise) {
  const struct json *value = json_get(from, name);
  return value != NULL && value->kind == json_string ? value->text : otherwise;
}

/* Reads a list of finite numbers into the answer's room, behind what is there already; returns how many, or -1. */
static int numbers(const struct json *list, const char *name, struct answer *into) {
  int count = 0;
  if (list == NULL || list->kind != json_list) return refuse(into, "%s has to be a list", name), -1;
  for (const struct json *value = list->first; value != NULL; value = value->next, count++) {
    if (value->kind != json_number || !isfinite(value->number))
      return refuse(into, "%s has an entry that is no finite number", name), -1;
    push(into, value->number);
  }
  return count;
}

static void reply(const char *id, const struct answer *answer) {
  if (answer->refused[0] != '\0') {
    printf("{\"id\":\"%s\",\"error\":\"%s\"}\n", id, answer->refused);
  } else if (answer->unsupported[0] != '\0') {
    printf("{\"id\":\"%s\",\"unsupported\":\"%s\"}\n", id, answer->unsupported);
  } else {
    printf("{\"id\":\"%s\",\"values\":[", id);
    for (size_t k = 0; k < answer->count; k++) {
      /* Nine digits hold a float32; JSON has no infinity and no NaN. */
      if (k > 0) putchar(',');
      if (isfinite(answer->values[k])) printf("%.9g", (double)(float)answer->values[k]);
      else fputs("null", stdout);
    }
    fputs("]}\n", stdout);
  }
  fflush(stdout);
}

static void introduce(const char *name, const struct operation *operations, size_t count) {
  printf("{\"name\":\"%s\",\"version\":\"1.0.0\",\"dtype\":\"float32\",\"families\":[", name);
  for (size_t k = 0; k < count; k++)
    if (k == 0 || strcmp(operations[k].family, operations[k - 1].family) != 0)
      printf("%s\"%s\"", k == 0 ? "" : ",", operations[k].family);
  fputs("]}\n", stdout);
  fflush(stdout);
}

/* Answers until the runner says goodbye. Operations of a family follow each other in the list. */
static int serve(const char *name, const struct operation *operations, size_t count) {
  static struct json block[200000];
  char *line = NULL;
  size_t room = 0;
  while (getline(&line, &room, stdin) > 0) {
    struct reader reader = {line, block, block + sizeof block / sizeof *block, true};
    const struct json *asked = json_value(&reader);
    if (!reader.good) {
      fputs("this line is no JSON that fits\n", stderr);
      free(line);
      return 2;
    }
    if (json_get(asked, "bye") != NULL) break;
    if (json_get(asked, "hello") != NULL) {
      introduce(name, operations, count);
      continue;
    }
    struct answer answer = {0};
    const char *family = text_of(asked, "family", ""), *wanted = text_of(asked, "operation", "");
    size_t k = 0;
    while (k < count && (strcmp(operations[k].family, family) != 0 || strcmp(operations[k].name, wanted) != 0)) k++;
    if (k < count) operations[k].answer(json_get(asked, "options"), json_get(asked, "input"), &answer);
    else snprintf(answer.unsupported, sizeof answer.unsupported, "%.60s %.60s", family, wanted);
    reply(text_of(asked, "id", ""), &answer);
    free(answer.values);
  }
  free(line);
  return 0;
}

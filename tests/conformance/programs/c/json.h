/* A small reader of JSON: a tree of values in one block of memory. It reads what the protocol sends, UTF-8 unread. */
#pragma once

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum kind { json_null, json_boolean, json_number, json_string, json_list, json_object };

struct json {
  enum kind kind;
  double number;       /* of a number; 1 or 0 of a boolean */
  const char *text;    /* of a string, inside the line that was read */
  const char *key;     /* inside an object */
  struct json *first;  /* of a list or an object */
  struct json *next;   /* in the same list or object */
};

struct reader {
  char *at;
  struct json *free, *end; /* the block, emptied before each line */
  bool good;
};

static struct json *json_new(struct reader *reader, enum kind kind) {
  static struct json spare;
  if (reader->free == reader->end) {
    reader->good = false;
    return &spare;
  }
  struct json *made = reader->free++;
  *made = (struct json){.kind = kind, .text = "", .key = ""};
  return made;
}

static void json_skip(struct reader *reader) {
  while (*reader->at == ' ' || *reader->at == '\t' || *reader->at == '\r' || *reader->at == '\n') reader->at++;
}

static bool json_take(struct reader *reader, char wanted) {
  json_skip(reader);
  if (*reader->at != wanted) return false;
  reader->at++;
  return true;
}

/* Reads a string, and ends it where its quote stood. An escaped letter stays as it is: the protocol has none. */
static const char *json_text(struct reader *reader) {
  if (!json_take(reader, '"')) reader->good = false;
  char *text = reader->at, *into = text;
  while (reader->good && *reader->at != '"') {
    if (*reader->at == '\\') reader->at++;
    if (*reader->at == '\0') reader->good = false;
    else *into++ = *reader->at++;
  }
  if (!reader->good) return "";
  reader->at++;
  *into = '\0';
  return text;
}

static struct json *json_value(struct reader *reader);

static struct json *json_members(struct reader *reader, enum kind kind, char close) {
  struct json *made = json_new(reader, kind);
  struct json **last = &made->first;
  reader->at++;
  if (json_take(reader, close)) return made;
  while (reader->good) {
    const char *key = "";
    if (kind == json_object) {
      json_skip(reader);
      key = json_text(reader);
      if (!json_take(reader, ':')) reader->good = false;
    }
    struct json *member = json_value(reader);
    member->key = key;
    *last = member;
    last = &member->next;
    if (json_take(reader, close)) break;
    if (!json_take(reader, ',')) reader->good = false;
  }
  return made;
}

static struct json *json_value(struct reader *reader) {
  json_skip(reader);
  if (*reader->at == '{') return json_members(reader, json_object, '}');
  if (*reader->at == '[') return json_members(reader, json_list, ']');
  if (*reader->at == '"') {
    struct json *made = json_new(reader, json_string);
    made->text = json_text(reader);
    return made;
  }
  static const char *const words[] = {"null", "false", "true"};
  for (int k = 0; k < 3; k++) {
    if (strncmp(reader->at, words[k], strlen(words[k])) != 0) continue;
    reader->at += strlen(words[k]);
    struct json *made = json_new(reader, k == 0 ? json_null : json_boolean);
    made->number = k == 2;
    return made;
  }
  char *behind;
  struct json *made = json_new(reader, json_number);
  made->number = strtod(reader->at, &behind);
  if (behind == reader->at) reader->good = false;
  reader->at = behind;
  return made;
}

/* Returns the member of that name, or null: of another kind of value too. */
static const struct json *json_get(const struct json *object, const char *key) {
  if (object == NULL || object->kind != json_object) return NULL;
  for (const struct json *member = object->first; member != NULL; member = member->next)
    if (strcmp(member->key, key) == 0) return member;
  return NULL;
}

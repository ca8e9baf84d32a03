/* ikawrakow/ik_llama.cpp#2290: a new case was put behind a group of cases that fell through to another return.
 *
 * The 39 models of the group took the new one's pairing: neighbours instead of halves. Perplexity was 252, not 4.3.
 */
#include "../programs/c/program.h"
#include "../programs/c/rotary.h"

enum pairing { halves, drafts, neighbours, unknown };

static enum pairing named(const char *pairing) {
  if (strcmp(pairing, "interleaved") == 0) return neighbours;
  return strcmp(pairing, "rotate_half") == 0 ? halves : unknown;
}

static int pairs_halves(const char *pairing) {
  switch (named(pairing)) {
    case halves:      /* wrong: the case above `return 1` now stands above `return 0` */
    case drafts:      /* the new case, in the middle of the group */
    case neighbours:
      return 0;
    default:
      return -1;
  }
}

int main(void) {
  static const struct operation operations[] = {{"rotary", "rotate", rotate}, {"rotary", "shift", shift}};
  return serve("ik_llama.cpp 2290", operations, 2);
}

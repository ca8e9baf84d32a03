/* jmaczan/tiny-vllm#4: a kernel rotates neighbours, while the weights of Llama 3 are those of rotate_half.
 *
 * Asked "4+7=?", the model answered "+".
 */
#include "../programs/c/program.h"
#include "../programs/c/rotary.h"

static int pairs_halves(const char *pairing) {
  (void)pairing;
  return 0; /* wrong: 1 for rotate_half */
}

int main(void) {
  static const struct operation operations[] = {{"rotary", "rotate", rotate}, {"rotary", "shift", shift}};
  return serve("tiny-vllm 4", operations, 2);
}

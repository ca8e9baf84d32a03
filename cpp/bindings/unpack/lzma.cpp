// Unpacks LZMA (the format of 7-Zip and xz, without a header): a third of a module's size, where the engines' own
// formats leave two fifths. It is a separate WebAssembly module, compiled and run before the others, in a millisecond;
// JavaScript would take several before any compiler has seen it. Its input comes from our own build
// (web/tools/toolchain/wasm/lzma.mjs), so it is not checked.
//
// Source: Igor Pavlov, LZMA specification, draft of 2015; three bits of literal context, no bits of position.
#include <cstdint>

namespace {

constexpr unsigned kStates = 12;
constexpr unsigned kFirstStateAfterMatch = 7;  // below it, the last symbol was a literal
constexpr unsigned kLiteralContextBits = 3;
constexpr unsigned kShortestMatch = 2;

/** How likely the next bit is 0, in parts of 2048. */
using Probability = std::uint16_t;

struct Lengths {
    Probability beyond_low, beyond_middle;
    Probability low[8], middle[8], high[256];
};

/** The adaptive state, made only of probabilities, so that it can be set as one array. */
struct Model {
    Probability literal[1 << kLiteralContextBits][0x300];
    Probability is_match[kStates], is_repeat[kStates], is_older[kStates], is_longer_than_one[kStates],
        is_second_older[kStates], is_third_older[kStates];
    Lengths match, repeat;
    Probability slot[4][64], near_bits[128], low_bits[16];
};
static_assert(sizeof(Model) % sizeof(Probability) == 0);

Model model;
const std::uint8_t* next;
std::uint32_t range, code;

// Part of its callers: engines run this before their optimising compilers have seen it, so nobody else saves the calls.
#define POSENC_IN_PLACE __attribute__((always_inline)) inline

POSENC_IN_PLACE void normalize() {
    if (range >> 24) return;
    range <<= 8;
    code = code << 8 | *next++;
}

POSENC_IN_PLACE unsigned bit_in_place(Probability& zero) {
    const std::uint32_t bound = (range >> 11) * zero;
    unsigned value = 0;
    if (code < bound) {
        range = bound;
        zero = static_cast<Probability>(zero + ((2048 - zero) >> 5));
    } else {
        range -= bound;
        code -= bound;
        zero = static_cast<Probability>(zero - (zero >> 5));
        value = 1;
    }
    normalize();
    return value;
}

/** The same where bits are few: in place everywhere it would be a kilobyte more. */
__attribute__((noinline)) unsigned bit(Probability& zero) {
    return bit_in_place(zero);
}

/** A number of `bits` bits, the highest first; each bit's probability goes by those before it. */
unsigned number(Probability* tree, unsigned bits) {
    unsigned node = 1;
    for (unsigned i = 0; i < bits; ++i) node = node << 1 | bit_in_place(tree[node]);
    return node - (1u << bits);
}

/** The same with the lowest bit first. */
unsigned reversed(Probability* tree, unsigned bits) {
    unsigned node = 1, value = 0;
    for (unsigned i = 0; i < bits; ++i) {
        const unsigned one = bit(tree[node]);
        node = node << 1 | one;
        value |= one << i;
    }
    return value;
}

unsigned length(Lengths& lengths) {
    if (!bit(lengths.beyond_low)) return kShortestMatch + number(lengths.low, 3);
    if (!bit(lengths.beyond_middle)) return kShortestMatch + 8 + number(lengths.middle, 3);
    return kShortestMatch + 16 + number(lengths.high, 8);
}

/** The distance of a match, minus one. */
unsigned distance(unsigned length) {
    const unsigned slot = number(model.slot[length < 6 ? length - kShortestMatch : 3], 6);
    if (slot < 4) return slot;
    unsigned bits = (slot >> 1) - 1;
    const unsigned start = (2 | (slot & 1)) << bits;
    if (slot < 14) return start + reversed(model.near_bits + start - slot, bits);
    unsigned value = 0;
    for (; bits > 4; --bits) {
        range >>= 1;
        const unsigned one = code >= range;
        if (one) code -= range;
        value = value << 1 | one;
        normalize();
    }
    return start + (value << 4) + reversed(model.low_bits, 4);
}

/** Decodes a byte that is most likely not `unlike`, the byte that would have continued the last match. */
std::uint8_t literal(Probability* tree, bool after_match, unsigned unlike) {
    unsigned node = 1;
    while (after_match && node < 0x100) {
        const unsigned expected = unlike >> 7 & 1;
        unlike <<= 1;
        const unsigned one = bit(tree[((1 + expected) << 8) + node]);
        node = node << 1 | one;
        after_match = one == expected;
    }
    while (node < 0x100) node = node << 1 | bit_in_place(tree[node]);
    return static_cast<std::uint8_t>(node);
}

}  // namespace

/** Unpacks from `packed` until `out` has `size` bytes. */
extern "C" __attribute__((export_name("unpack"))) void unpack(const std::uint8_t* packed, std::uint8_t* out,
                                                              std::uint32_t size) {
    auto* const probabilities = reinterpret_cast<Probability*>(&model);
    for (unsigned i = 0; i < sizeof(Model) / sizeof(Probability); ++i) probabilities[i] = 1024;
    next = packed + 1;  // the first byte is always 0
    range = ~0u;
    for (unsigned i = 0; i < 4; ++i) code = code << 8 | *next++;

    unsigned state = 0, back[4] = {};  // the last four distances, less one; the newest first
    for (std::uint32_t at = 0; at < size;) {
        const bool after_match = state >= kFirstStateAfterMatch;
        if (!bit(model.is_match[state])) {
            const unsigned context = at ? out[at - 1] >> (8 - kLiteralContextBits) : 0;
            out[at] = literal(model.literal[context], after_match, after_match ? out[at - back[0] - 1] : 0);
            ++at;
            state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
            continue;
        }
        unsigned count = 1;
        if (!bit(model.is_repeat[state])) {
            for (unsigned i = 3; i > 0; --i) back[i] = back[i - 1];
            count = length(model.match);
            back[0] = distance(count);
            state = after_match ? 10 : 7;
        } else {
            bool is_short = false;
            if (!bit(model.is_older[state])) {
                is_short = !bit(model.is_longer_than_one[state]);
            } else {
                const unsigned which = !bit(model.is_second_older[state])  ? 1
                                       : !bit(model.is_third_older[state]) ? 2
                                                                           : 3;
                const unsigned found = back[which];
                for (unsigned i = which; i > 0; --i) back[i] = back[i - 1];
                back[0] = found;
            }
            if (!is_short) count = length(model.repeat);
            state = is_short ? (after_match ? 11 : 9) : (after_match ? 11 : 8);
        }
        for (; count > 0 && at < size; --count, ++at) out[at] = out[at - back[0] - 1];
    }
}

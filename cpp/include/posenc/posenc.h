// Ten functions for other languages to bind, in C: numbers, arrays and one opaque type. Each names the C++ function
// that it calls, and has its contract; C++ programs include posenc.hpp instead. A shared library of posenc
// (-DBUILD_SHARED_LIBS=ON) exports all ten; tests/examples/rotary_ctypes.py binds them from Python.
#ifndef POSENC_POSENC_H
#define POSENC_POSENC_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The type of the numbers of an array. Sizes of arrays count elements, not bytes.
enum posenc_type { POSENC_FLOAT32, POSENC_FLOAT64, POSENC_FLOAT16, POSENC_BFLOAT16 };

enum posenc_pairing { POSENC_INTERLEAVED, POSENC_ROTATE_HALF };

/// R / 2 frequencies: of posenc_rotary_frequencies, or of the caller's own.
typedef struct posenc_frequencies {
    const double* inverse;    ///< radians per position
    const double* remainder;  ///< their rounding errors, or null
    size_t count;             ///< R / 2
    double attention_factor;  ///< multiplies cosine and sine; 1 without a scaling, and never 0
} posenc_frequencies;

/// HeadStrides (encodings/rotary.hpp): elements from one batch row, token and head to the next, and the element with
/// which the first head begins. Strides are not negative.
typedef struct posenc_strides {
    size_t batch, token, head, first;
} posenc_strides;

/// A prepared rotation. Any number of threads may apply it at once.
typedef struct posenc_rotary posenc_rotary;

/// The tokens of one call, and the heads to rotate.
typedef struct posenc_tokens {
    const int64_t* positions;  ///< [T], or [batch, T] with per_batch; from -2^53 to 2^53
    size_t count;              ///< elements of positions: T, or batch x T with per_batch
    size_t batch;              ///< batch rows, 1 or more
    int per_batch;             ///< nonzero: each batch row has its own positions
    int inverse;               ///< nonzero: rotates back, and divides by the attention factor
    size_t heads;              ///< heads of each token, 1 or more
    posenc_strides x, out;     ///< where the heads are; equal for a rotation in place
} posenc_tokens;

/// The version, such as "0.1.0".
///
/// Shapes, Units, Errors: none. Accuracy: exact. Cost: O(1). Source: package.json. Example:
/// tests/examples/rotary_ctypes.py
const char* posenc_version(void);

// Functions that return int return 0, or the number of an ErrorCode (core/error.hpp); a failing call changes nothing.
// Beside the errors of the C++ function, unknown_name is for an unknown type or pairing, and missing_key for a null
// address of anything that has elements.

/// The last error of this thread, in a sentence, or "" before the first. A call that succeeds keeps it. The text stays
/// valid until this thread asks again.
///
/// Shapes, Units, Errors: none. Accuracy: exact. Cost: O(1). Source: error_message. Example: as above.
const char* posenc_last_error(void);

/// try_make_sinusoidal_table (encodings/sinusoidal.hpp), of positions first, first + 1, ...
///
/// Shapes: out [count, dim], size elements; first all sines, then all cosines where concatenated is nonzero. Units:
/// positions. Errors, Accuracy, Cost, Source: as there; type is POSENC_FLOAT32 or POSENC_FLOAT64. Example: as above.
int posenc_sinusoidal_table(double first, size_t count, size_t dim, double base, int concatenated, int type, void* out,
                            size_t size);

/// try_make_alibi_bias (encodings/alibi.hpp), in its symmetric form; causal is nonzero to hide later keys.
///
/// Shapes: out [heads, queries, keys]. Units: scores. Errors, Accuracy, Cost, Source: as there; type is POSENC_FLOAT32
/// or POSENC_FLOAT64. Example: as above.
int posenc_alibi_bias(size_t heads, size_t queries, size_t keys, int causal, int type, void* out, size_t size);

/// try_make_rotary_frequencies (frequencies/rotary.hpp), without a scaling.
///
/// Shapes: inverse and remainder [rotary_dim / 2]; count is the number of elements of each. Units: radians per
/// position. Errors, Accuracy, Cost, Source: as there; shape_mismatch for count. Example: as above.
int posenc_rotary_frequencies(size_t rotary_dim, double base, double* inverse, double* remainder, size_t count);

/// try_make_rotary_table (encodings/rotary.hpp), of positions first, first + 1, ...
///
/// Shapes: cosine and sine [count, R / 2]; size is the number of elements of each. Units: as there. Errors, Accuracy,
/// Cost, Source: as there; type is POSENC_FLOAT32 or POSENC_FLOAT64. Example: as above.
int posenc_rotary_table(const posenc_frequencies* frequencies, double first, size_t count, int type, void* cosine,
                        void* sine, size_t size);

/// PreparedRotary::try_prepare (encodings/prepared_rotary.hpp): rows of positions 0 to length - 1 stand ready. The
/// frequencies are copied. posenc_rotary_free frees what out receives.
///
/// Shapes: none. Units: as there. Errors, Accuracy, Cost, Source: as there. Example: as above.
int posenc_rotary_prepare(const posenc_frequencies* frequencies, size_t head_dim, int pairing, size_t length,
                          posenc_rotary** out);

/// Frees a rotation that no thread uses; does nothing for null.
///
/// Shapes, Units, Errors: none. Accuracy: exact. Cost: O(1). Source: C++. Example: as above.
void posenc_rotary_free(posenc_rotary* rotary);

/// The const form of PreparedRotary::try_apply, with strides. Allocates a scratch where rows do not stand ready: for
/// positions beyond `length`, for doubles, and for inverse.
///
/// Shapes: x and out of any size that holds all heads; out may be x. Units: positions in tokens, strides in elements.
/// Errors, Accuracy, Cost, Source: as there; x and out have one type, or x is POSENC_FLOAT32 and out of 16 bits.
/// Example: as above.
int posenc_rotary_apply(const posenc_rotary* rotary, const posenc_tokens* tokens, int x_type, const void* x,
                        size_t x_size, int out_type, void* out, size_t out_size);

/// try_shift_rotary (encodings/rotary_shift.hpp): moves cached keys of `tokens` tokens by `by` positions, in place. The
/// first of them is at strides.first.
///
/// Shapes: keys of any size that holds all heads. Units: positions in tokens. Errors, Accuracy, Cost, Source: as there.
/// Example: as above.
int posenc_rotary_shift(const posenc_frequencies* frequencies, double by, size_t batch, size_t tokens, size_t heads,
                        size_t head_dim, int pairing, posenc_strides strides, int type, void* keys, size_t size);

#ifdef __cplusplus
}
#endif

#endif

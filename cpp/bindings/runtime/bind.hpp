// The functions that JavaScript may call. A file of bindings describes the fields of its options and the functions that
// take them:
//
//     POSENC_FIELDS(FireOptions, (queries, keys), (c, threshold))
//     POSENC_CALL(fire_bias, ("", "network", "out"), &try_make_fire_bias)
//
// registers `fire_bias` with Embind. The folder of the file is its lane, the small module that has them: whoever
// imports one function gets the module of its lane and no other. The words name the parameters, "" for a struct whose
// fields lie open among them; "limit=100" has a default. They are not part of the module: the same files are compiled a
// second time into a program that describes them to TypeScript (describe.hpp), and a third time into the native tests,
// which call them from the rows of tests/calls (POSENC_NATIVE names the header).
#pragma once

#include "bindings/runtime/call.hpp"

/// The overload of a function that writes doubles.
#define POSENC_DOUBLES(function, Options)                                                                              \
    [](const Options& options, std::span<double> out) { return function(options, out); }

#if defined(POSENC_DESCRIBE)
#include "bindings/runtime/describe.hpp"
#elif defined(POSENC_NATIVE)
#include POSENC_NATIVE
#else
#include <emscripten.h>

#include "bindings/runtime/embind.hpp"

/// Any function of the library, registered with Embind.
#define POSENC_CALL(name, words, ...)                                                                                  \
    EMSCRIPTEN_BINDINGS(name) {                                                                                        \
        bind<+[](Address record) { return run_call<(__VA_ARGS__)>(record); }>(#name);                                  \
    }
/// A function that starts a table or a rotation, which then comes piece by piece. A piece may be one row or one token,
/// which takes no longer than Embind's caller: so it is exported directly, as `_name` (see decision 35).
#define POSENC_TABLE(name, words, ...) POSENC_EXPORT(name, run_table<(__VA_ARGS__)>(record))
/// Any function that is called for every token, exported likewise.
#define POSENC_HOT_CALL(name, words, ...) POSENC_EXPORT(name, run_call<(__VA_ARGS__)>(record))
/// A number that TypeScript must know too.
#define POSENC_CONSTANT(name, value)

#define POSENC_EXPORT(name, result)                                                                                    \
    extern "C" EMSCRIPTEN_KEEPALIVE int name(::posenc::bindings::Address record) {                                     \
        return result;                                                                                                 \
    }
#endif

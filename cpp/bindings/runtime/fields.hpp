// The fields of the public API's structs: the one description from which bindings read records and TypeScript gets
// names, kinds and defaults (see decision 36).
#pragma once

namespace posenc::bindings {

/// The members of a struct in the order of its record. `POSENC_FIELDS` states them.
template <class T>
struct Fields;

template <class T>
concept Described = requires { Fields<T>::needed; };

/// Calls `body` with the member pointer and the name of each field.
template <class T, class Body>
constexpr void for_each_field(Body&& body) {
    Fields<T>::each(body);
}

}  // namespace posenc::bindings

// POSENC_FIELDS(Struct, (members that a caller must give), (members that have the struct's default)). Stands in
// namespace posenc::bindings.
#define POSENC_FIELDS(Type, Needed, Defaulted)                                                                         \
    template <>                                                                                                        \
    struct Fields<Type> {                                                                                              \
        static constexpr int needed = 0 POSENC_EACH(POSENC_ONE, Type, Needed);                                         \
        static constexpr const char* name = #Type;                                                                     \
        template <class Body>                                                                                          \
        static constexpr void each(Body& body) {                                                                       \
            POSENC_EACH(POSENC_FIELD, Type, Needed) POSENC_EACH(POSENC_FIELD, Type, Defaulted)                         \
        }                                                                                                              \
    };
#define POSENC_ONE(Type, member) +1
#define POSENC_FIELD(Type, member) body(&Type::member, #member);

// POSENC_EACH(macro, first, (a, b, c)) is macro(first, a) macro(first, b) macro(first, c).
#define POSENC_EACH(macro, first, list) POSENC_RESCAN(POSENC_EACH_OF(macro, first, POSENC_BARE list))
#define POSENC_BARE(...) __VA_ARGS__
#define POSENC_EACH_OF(macro, first, ...) __VA_OPT__(POSENC_NEXT(macro, first, __VA_ARGS__))
#define POSENC_NEXT(macro, first, one, ...)                                                                            \
    macro(first, one) __VA_OPT__(POSENC_AGAIN POSENC_PARENTHESES(macro, first, __VA_ARGS__))
#define POSENC_AGAIN() POSENC_NEXT
#define POSENC_PARENTHESES ()
#define POSENC_RESCAN(...) POSENC_RESCAN_3(POSENC_RESCAN_3(POSENC_RESCAN_3(__VA_ARGS__)))
#define POSENC_RESCAN_3(...) POSENC_RESCAN_2(POSENC_RESCAN_2(POSENC_RESCAN_2(__VA_ARGS__)))
#define POSENC_RESCAN_2(...) POSENC_RESCAN_1(POSENC_RESCAN_1(POSENC_RESCAN_1(__VA_ARGS__)))
#define POSENC_RESCAN_1(...) __VA_ARGS__

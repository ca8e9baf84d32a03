// Every function of cpp/bindings by its name, called from a row of tests/calls: the third expansion of POSENC_FIELDS
// and POSENC_CALL. A field of a row that is absent has the default of its struct.
#pragma once

#include <functional>
#include <initializer_list>
#include <limits>
#include <map>
#include <tuple>

#include "bindings/runtime/call.hpp"
#include "bindings/runtime/enumerator.hpp"
#include "calls/values.hpp"

namespace calls {

/// A call that is ready, and can be made again.
struct Ready {
    Arrays arrays;
    std::function<posenc::Status()> call;
    /// The outputs, then the numbers of the results as doubles.
    std::function<Bytes()> result;
};

/// By the name of the call.
using Registry = std::map<std::string, std::function<std::unique_ptr<Ready>(const Json& row)>>;
Registry& registry();

template <class T, int Index = 0>
void read_name(const std::string& name, T& to) {
    if constexpr (Index < 16) {
        const std::string_view known = posenc::bindings::enumerator<static_cast<T>(Index)>();
        if (known.empty()) throw std::logic_error("no enumerator " + name);
        if (camel(std::string(known)) == name)
            to = static_cast<T>(Index);
        else
            read_name<T, Index + 1>(name, to);
    }
}

/// Reads the arguments of a call from a row.
class Reader {
public:
    Reader(const Json& row, Arrays& arrays) : row_(row), arrays_(arrays) {}

    /// An argument: a struct whose fields lie open in the row, or the value of that name.
    template <class T>
    void argument(std::string_view word, T& to) {
        const std::string name = camel(std::string(word.substr(0, word.find('='))));
        if constexpr (posenc::bindings::Described<T>) {
            if (name.empty()) return read(name, row_, to);
        }
        if (row_.contains(name))
            read(name, row_[name], to);
        else if (const auto at = word.find('='); at != word.npos)
            read(name, default_of<T>(std::string(word.substr(at + 1))), to);
    }

private:
    template <class T>
    static Json default_of(const std::string& text) {
        return std::is_enum_v<T> ? Json(text) : Json(std::stod(text));
    }

    void read(const std::string&, const Json& from, bool& to) { to = from.get<bool>(); }
    template <class T>
        requires std::is_arithmetic_v<T>
    void read(const std::string&, const Json& from, T& to) {
        const double x = number(from);
        if constexpr (std::is_unsigned_v<T>)
            to = x < double(~T{}) ? static_cast<T>(x) : ~T{};
        else
            to = static_cast<T>(x);
    }
    template <class T>
        requires std::is_enum_v<T>
    void read(const std::string&, const Json& from, T& to) {
        if (from.is_string())
            read_name(from.get<std::string>(), to);
        else
            to = static_cast<T>(from.get<int>());
    }
    template <class T>
    void read(const std::string& name, const Json& from, std::optional<T>& to) {
        read(name, from, to.emplace());
    }
    template <class T>
    void read(const std::string& name, const Json& from, std::span<const T>& to) {
        const std::vector<double> values = elements(from);
        to = {arrays_.input<T>(name, values), values.size()};
    }
    template <class T>
    void read(const std::string& name, const Json& from, std::span<T>& to) {
        const std::size_t size = from.get<std::size_t>();
        to = {arrays_.output<T>(name, size), size};
    }
    void read(const std::string&, const Json& from, std::vector<double>& to) { to = elements(from); }
    void read(const std::string& name, const Json& from, posenc::bindings::FloatsIn& to) {
        const auto kind = from.begin();
        const std::vector<double> values = elements(kind.value());
        to.size = values.size();
        to.wide = kind.key() == "float64";
        to.address =
            to.wide ? address(arrays_.input<double>(name, values)) : address(arrays_.input<float>(name, values));
    }
    void read(const std::string& name, const Json& from, posenc::bindings::FloatsOut& to) {
        const auto kind = from.begin();
        to.size = kind.value().get<std::size_t>();
        to.wide = kind.key() == "float64";
        to.address =
            to.wide ? address(arrays_.output<double>(name, to.size)) : address(arrays_.output<float>(name, to.size));
    }
    void read(const std::string& name, const Json& from, posenc::Output& to) {
        posenc::bindings::FloatsOut out;
        read(name, from, out);
        to = out.visit([](auto span) { return posenc::Output(span); });
    }
    template <std::size_t N>
    void read(const std::string&, const Json& from, std::array<std::size_t, N>& to) {
        for (std::size_t k = 0; k < N; ++k) to[k] = from[k].get<std::size_t>();
    }
    /// A count, a range or a list.
    void read(const std::string& name, const Json& from, posenc::Positions& to) {
        if (from.is_number()) {
            to = posenc::range(from.get<std::size_t>());
        } else if (from.contains("count")) {
            to = posenc::range(number(from["first"]), from["count"].get<std::size_t>(), number(from["step"]));
        } else {
            const std::vector<double> values = elements(from);
            to = posenc::list({arrays_.input<double>(name, values), values.size()});
        }
    }
    template <posenc::bindings::Described T>
    void read(const std::string& name, const Json& from, std::vector<T>& to) {
        to.resize(from.size());
        for (std::size_t k = 0; k < to.size(); ++k) read(name, from[k], to[k]);
    }
    template <posenc::bindings::Described T>
    void read(const std::string&, const Json& from, T& to) {
        posenc::bindings::for_each_field<T>([&](auto member, const char* field) {
            const std::string name = camel(field);
            if (from.contains(name)) read(name, from[name], to.*member);
        });
    }

    template <class T>
    static posenc::bindings::Address address(T* data) {
        return reinterpret_cast<posenc::bindings::Address>(data);
    }

    const Json& row_;
    Arrays& arrays_;
};

/// Appends the numbers of a result.
template <class T>
void put(Bytes& to, const T& from) {
    if constexpr (std::is_arithmetic_v<T> || std::is_enum_v<T>) {
        double x = static_cast<double>(from);
        if (x != x) x = std::numeric_limits<double>::quiet_NaN();  // its sign differs between machines
        const auto* bytes = reinterpret_cast<const unsigned char*>(&x);
        to.insert(to.end(), bytes, bytes + sizeof x);
    } else if constexpr (posenc::bindings::Described<T>) {
        posenc::bindings::for_each_field<T>([&](auto member, const char*) { put(to, from.*member); });
    } else {
        if constexpr (!std::is_same_v<T, std::vector<double>>) put(to, from.size());
        for (const auto& one : from) put(to, one);
    }
}

template <class T>
inline constexpr bool is_result = std::is_lvalue_reference_v<T> && !std::is_const_v<std::remove_reference_t<T>>;

/// Adds a function under a name; `words` name its parameters as in POSENC_CALL.
template <class... A>
void add(const char* name, std::vector<const char*> words, posenc::Status (*function)(A...)) {
    registry()[name] = [=](const Json& row) {
        auto ready = std::make_unique<Ready>();
        auto arguments = std::make_shared<std::tuple<std::remove_cvref_t<A>...>>();
        Reader reader(row, ready->arrays);
        std::size_t at = 0;
        const auto take = [&]<class T>(std::type_identity<T>, auto& argument) {
            const char* const word = words.at(at++);
            if constexpr (!is_result<T>) reader.argument(word, argument);
        };
        std::apply([&](auto&... argument) { (take(std::type_identity<A>{}, argument), ...); }, *arguments);
        ready->call = [=] { return std::apply(function, *arguments); };
        ready->result = [=, &arrays = ready->arrays] {
            Bytes bytes = arrays.contents(true);
            const auto give = [&]<class T>(std::type_identity<T>, const auto& argument) {
                if constexpr (is_result<T>) put(bytes, argument);
            };
            std::apply([&](const auto&... argument) { (give(std::type_identity<A>{}, argument), ...); }, *arguments);
            return bytes;
        };
        return ready;
    };
}

/// Runs before main.
struct Early {
    explicit Early(void (*body)()) { body(); }
};

}  // namespace calls

#define POSENC_CALL(name, words, ...)                                                                                  \
    static const ::calls::Early call_##name([] { ::calls::add(#name, {POSENC_BARE words}, +(__VA_ARGS__)); });
#define POSENC_HOT_CALL(name, words, ...)
/// Whole tables are made by the public functions: see public.cpp.
#define POSENC_TABLE(name, words, ...)
#define POSENC_CONSTANT(name, value)

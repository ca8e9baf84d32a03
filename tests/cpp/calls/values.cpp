#include "calls/values.hpp"

#include <cctype>
#include <functional>
#include <map>

namespace calls {

std::string camel(const std::string& name) {
    std::string text;
    for (std::size_t i = 0; i < name.size(); ++i)
        if (name[i] == '_' && i + 1 < name.size() && std::isalnum(static_cast<unsigned char>(name[i + 1])))
            text += static_cast<char>(std::toupper(static_cast<unsigned char>(name[++i])));
        else
            text += name[i];
    return text;
}

double number(const Json& json) {
    if (!json.is_object()) return json.get<double>();
    const std::string text = json.at("number");
    return text == "NaN" ? NAN : text == "-0" ? -0.0 : text == "Infinity" ? HUGE_VAL : -HUGE_VAL;
}

std::vector<double> elements(const Json& json) {
    std::vector<double> list;
    if (json.is_array()) {
        for (const Json& item : json) list.push_back(number(item));
        return list;
    }
    const auto steps = [](double factor, double modulus, double offset, double divisor) {
        return [=](double k) { return (std::fmod(k * factor, modulus) - offset) / divisor; };
    };
    static const std::map<std::string, std::function<double(double)>> rules{
        {"values", steps(37, 101, 50, 64)},   {"quarters", steps(7, 11, 4, 4)},
        {"sevens", steps(7, 11, 5, 4)},       {"fives", steps(5, 13, 6, 8)},
        {"threes", steps(3, 7, 3, 2)},        {"elevens", steps(11, 17, 8, 16)},
        {"ramp", [](double k) { return k; }}, {"zeros", [](double) { return 0.0; }},
        {"ones", [](double) { return 1.0; }}, {"nines", [](double) { return 9.0; }},
    };
    const auto rule = json.begin();
    list.resize(rule.value().get<std::size_t>());
    for (std::size_t k = 0; k < list.size(); ++k) list[k] = rules.at(rule.key())(static_cast<double>(k));
    return list;
}

Bytes Arrays::contents(bool only_outputs) const {
    Bytes bytes;
    for (const Array& array : all_)
        if (array.is_output || !only_outputs)
            bytes.insert(bytes.end(), array.data.get(), array.data.get() + array.bytes);
    return bytes;
}

}  // namespace calls

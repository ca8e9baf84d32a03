// The arguments of a program, name=value each.
#pragma once

#include <cstddef>
#include <map>
#include <string>

namespace posenc::bench {

class Arguments {
public:
    Arguments(int count, char** texts) {
        for (int i = 1; i < count; ++i) {
            const std::string text = texts[i];
            values_[text.substr(0, text.find('='))] = text.substr(text.find('=') + 1);
        }
    }
    std::string text(const std::string& name, const std::string& fallback) const {
        return values_.count(name) ? values_.at(name) : fallback;
    }
    double number(const std::string& name, double fallback) const {
        return values_.count(name) ? std::stod(values_.at(name)) : fallback;
    }
    std::size_t size(const std::string& name, std::size_t fallback) const {
        return static_cast<std::size_t>(number(name, static_cast<double>(fallback)));
    }

private:
    std::map<std::string, std::string> values_;
};

}  // namespace posenc::bench

// "A failing call changes nothing" for want of memory: every function, at every allocation that it makes.
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <sstream>

#include "memory/failing.hpp"
#include "support/catch.hpp"

using namespace posenc;
using failing::Bytes;

namespace {

/// The number of declarations of each `try_` function in the headers.
std::map<std::string, std::size_t> declared() {
    std::map<std::string, std::size_t> counts;
    const std::regex declaration(R"(\bStatus\s+(try_\w+)\()");
    const std::string folder = std::string(POSENC_GOLDEN_DIR) + "/../../cpp/include/posenc";
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.path().extension() != ".hpp") continue;
        std::ostringstream read;
        read << std::ifstream(entry.path()).rdbuf();
        const std::string text = read.str();
        for (std::sregex_iterator at(text.begin(), text.end(), declaration), end; at != end; ++at)
            ++counts[(*at)[1].str()];
    }
    return counts;
}

/// Faults of an attempt, in words; empty when there is none.
std::string faults_of(const failing::Attempt& attempt) {
    std::ostringstream faults;
    std::vector<Bytes> results;
    for (std::size_t n = 0;; ++n) {
        const failing::Trial trial = attempt.make();
        const Bytes before = trial.state();
        Status status;
        bool has_failed = false;
        {
            const failing::Allocation allocation(n);
            status = trial.call();
            has_failed = allocation.has_failed();
        }
        if (has_failed && !status) {
            if (status.code != ErrorCode::out_of_memory) faults << n << ": " << error_message(status) << "; ";
            if (trial.state() != before) faults << n << ": changed; ";
            status = trial.call();  // as if nothing had happened
        }
        if (!status) faults << n << ", again: " << error_message(status) << "; ";
        results.push_back(trial.state());
        if (!has_failed) break;
    }
    for (std::size_t n = 0; n < results.size(); ++n)
        if (results[n] != results.back()) faults << n << ": another result; ";
    return faults.str();
}

}  // namespace

TEST_CASE("a call whose n-th allocation fails says so, changes nothing, and succeeds when it is repeated") {
    for (const failing::Attempt& attempt : failing::attempts()) {
        INFO(attempt.function);
        CHECK(faults_of(attempt) == "");
    }
}

TEST_CASE("every overload of every try_ function of the headers is called with failing allocations") {
    std::map<std::string, std::size_t> called;
    for (const failing::Attempt& attempt : failing::attempts()) ++called[attempt.function];
    const auto wanted = declared();
    CHECK(wanted.size() > 120);
    for (const auto& [function, overloads] : wanted) {
        INFO(function);
        CHECK(called[function] >= overloads);
    }
}

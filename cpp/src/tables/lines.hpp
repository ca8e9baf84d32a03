// Memory by whole lines of the caches: arrays that begin with one, and results that leave past the caches.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <new>
#include <type_traits>
#include <vector>

#include "kernels/kernels.hpp"

namespace posenc {

template <class T>
struct LineAllocator {
    using value_type = T;
    LineAllocator() = default;
    template <class U>
    LineAllocator(const LineAllocator<U>&) noexcept {}
    T* allocate(std::size_t n) {
        return static_cast<T*>(::operator new(n * sizeof(T), std::align_val_t{kernels::line_bytes}));
    }
    void deallocate(T* p, std::size_t) noexcept { ::operator delete(p, std::align_val_t{kernels::line_bytes}); }
    friend bool operator==(LineAllocator, LineAllocator) noexcept { return true; }
};

/// A vector that begins a line, where registers are wide enough for that to matter.
template <class T>
using LineVector = std::vector<T, std::conditional_t<kernels::can_stream, LineAllocator<T>, std::allocator<T>>>;

/// Pieces of a result, one after another, to memory past the caches. Each is made in a buffer that stays in the caches;
/// its whole lines leave at once, and the rest with the next piece, so that no line leaves in parts. The caller calls
/// finish_stream() after the last stream of a result.
template <class T>
class LineStream {
public:
    LineStream() = default;
    /// For pieces of at most `largest` elements.
    explicit LineStream(std::size_t largest) : buffer_(largest + 2 * line) {}

    /// True for a stream without a buffer, which takes no pieces.
    bool is_empty() const noexcept { return buffer_.empty(); }

    /// Begins, or goes on, at `out`. The stream must not have been started, or have been finished.
    void start(T* out) noexcept {
        to_ = out;
        begin_ = reinterpret_cast<std::uintptr_t>(out) / sizeof(T) % line;
        end_ = begin_;
    }

    /// Where to make the next piece.
    T* piece() noexcept { return buffer_.data() + end_; }

    /// The piece is made, and has n elements.
    void put(std::size_t n) noexcept {
        end_ += n;
        if (end_ < line) return;
        if (begin_ != 0) {
            std::memcpy(to_, buffer_.data() + begin_, (line - begin_) * sizeof(T));
            to_ += line - begin_;
            begin_ = line;
        }
        const std::size_t whole = (end_ - begin_) / line * line;
        kernels::streams().copy(to_, buffer_.data() + begin_, whole * sizeof(T));
        to_ += whole;
        end_ -= begin_ + whole;
        std::memcpy(buffer_.data(), buffer_.data() + begin_ + whole, end_ * sizeof(T));
        begin_ = 0;
    }

    /// Writes the last part of a line.
    void finish() noexcept {
        if (end_ > begin_) std::memcpy(to_, buffer_.data() + begin_, (end_ - begin_) * sizeof(T));
        end_ = begin_;
    }

private:
    static constexpr std::size_t line = kernels::line_bytes / sizeof(T);
    LineVector<T> buffer_;
    T* to_ = nullptr;
    std::size_t begin_ = 0, end_ = 0;  // of what the buffer holds; element 0 would begin a line of the result
};

}  // namespace posenc

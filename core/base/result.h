// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <cstdlib>
#include <utility>
#include <variant>

namespace atom4 {

/// Stops the program when an invariant is broken, in release builds too: a wrong board is worse than no board.
constexpr void require(bool invariant) {
    if (!invariant) std::abort();
}

/// Marks a value as the reason for which a `Result` holds no value.
template <class E>
struct Failure {
    E error;
};
template <class E>
Failure(E) -> Failure<E>;

/// Either a `T` or the reason `E` why there is none. Reading the side that is not there aborts.
template <class T, class E>
class [[nodiscard]] Result {
public:
    Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}
    Result(Failure<E> failure) : state_(std::in_place_index<1>, std::move(failure.error)) {}

    [[nodiscard]] bool has_value() const { return state_.index() == 0; }
    explicit operator bool() const { return has_value(); }

    [[nodiscard]] const T& value() const& {
        require(has_value());
        return *std::get_if<0>(&state_);
    }
    [[nodiscard]] T& value() & {
        require(has_value());
        return *std::get_if<0>(&state_);
    }
    [[nodiscard]] T&& value() && {
        require(has_value());
        return std::move(*std::get_if<0>(&state_));
    }
    [[nodiscard]] const T& operator*() const& { return value(); }
    [[nodiscard]] T& operator*() & { return value(); }
    [[nodiscard]] T&& operator*() && { return std::move(*this).value(); }
    [[nodiscard]] const T* operator->() const { return &value(); }
    [[nodiscard]] T* operator->() { return &value(); }

    [[nodiscard]] const E& error() const {
        require(!has_value());
        return *std::get_if<1>(&state_);
    }

private:
    std::variant<T, E> state_;
};

}  // namespace atom4

// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once

#include <memory>

namespace atom4 {

/// A value that is usually absent: like std::optional, but takes only the room of a pointer when it is absent.
template <class T>
class Boxed {
public:
    Boxed() = default;
    Boxed(const Boxed& other) : value_(other.value_ ? std::make_unique<T>(*other.value_) : nullptr) {}
    Boxed(Boxed&&) noexcept = default;
    Boxed& operator=(const Boxed& other) { return *this = Boxed(other); }
    Boxed& operator=(Boxed&&) noexcept = default;
    ~Boxed() = default;

    explicit operator bool() const { return value_ != nullptr; }
    [[nodiscard]] const T& operator*() const { return *value_; }
    [[nodiscard]] const T* operator->() const { return value_.get(); }
    /// Returns the value for changing it; creates it as T() if it is absent.
    [[nodiscard]] T& edit() {
        if (!value_) value_ = std::make_unique<T>();
        return *value_;
    }
    void reset() { value_.reset(); }

    friend bool operator==(const Boxed& a, const Boxed& b) {
        return a.value_ && b.value_ ? *a.value_ == *b.value_ : !a.value_ && !b.value_;
    }

private:
    std::unique_ptr<T> value_;
};

}  // namespace atom4

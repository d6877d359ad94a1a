// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/net/discovery_avahi.h"

#include <avahi-common/error.h>
#include <dlfcn.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <new>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>

#include "core/base/environment.h"
#include "core/base/strings.h"
#include "core/net/address.h"
#include "core/net/discovery.h"

namespace atom4::net {
namespace {

// The number is that of the ABI that the headers describe. Functions of libavahi-common, which this library needs, are
// found through it.
constexpr const char* kAvahiFile = "libavahi-client.so.3";

std::optional<AvahiLibrary> load_avahi() {
    void* const library = ::dlopen(kAvahiFile, RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr) return std::nullopt;
    AvahiLibrary all;
    bool is_whole = true;
    const auto find = [&](const char* name, auto& pointer) {
        pointer = reinterpret_cast<std::remove_reference_t<decltype(pointer)>>(::dlsym(library, name));
        is_whole = is_whole && pointer != nullptr;
    };
    find("avahi_simple_poll_new", all.poll_new);
    find("avahi_simple_poll_free", all.poll_free);
    find("avahi_simple_poll_get", all.poll_get);
    find("avahi_simple_poll_iterate", all.poll_iterate);
    find("avahi_simple_poll_wakeup", all.poll_wakeup);
    find("avahi_client_new", all.client_new);
    find("avahi_client_free", all.client_free);
    find("avahi_entry_group_new", all.group_new);
    find("avahi_entry_group_reset", all.group_reset);
    find("avahi_entry_group_commit", all.group_commit);
    find("avahi_entry_group_add_address", all.group_add_address);
    find("avahi_entry_group_add_service_strlst", all.group_add_service);
    find("avahi_service_browser_new", all.browser_new);
    find("avahi_service_resolver_new", all.resolver_new);
    find("avahi_service_resolver_free", all.resolver_free);
    find("avahi_address_parse", all.address_parse);
    find("avahi_address_snprint", all.address_print);
    find("avahi_alternative_service_name", all.alternative_name);
    find("avahi_free", all.free_text);
    if (!is_whole) return std::nullopt;
    return all;
}

}  // namespace

const AvahiLibrary* AvahiLibrary::get() {
    static const std::optional<AvahiLibrary> library = load_avahi();
    return library ? &*library : nullptr;
}

namespace {

constexpr const char* kType = "_atom4._tcp";
constexpr const char* kNobodysName = "Atom-4";
// Limits, so that a flood of announcements on the network fills neither memory nor screen.
constexpr std::size_t kMaxSeen = 64;
constexpr int kMaxRenamed = 20;

// Cuts a label to the limit of DNS-SD, 63 bytes, at a whole character.
std::string as_label(std::string_view text) {
    constexpr std::size_t kLongest = 63;
    std::string label;
    for (const std::string shown = sanitized(text); label.size() < shown.size();) {
        std::string_view rest = std::string_view(shown).substr(label.size());
        const std::size_t before = rest.size();
        (void)take_character(rest);
        const std::size_t size = before - rest.size();
        if (label.size() + size > kLongest) break;
        label += shown.substr(label.size(), size);
    }
    return label.empty() ? kNobodysName : label;
}

std::string nobodys_host() {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string name = "atom4-";
    std::uint64_t seed = any_seed();
    for (int i = 0; i < 12; ++i, seed >>= 4U) name += kDigits[seed & 15U];
    return name + ".local";
}

}  // namespace

AvahiSession::AvahiSession(const DiscoveryOptions& options, NearbyNews& news)
    : library_(AvahiLibrary::get()),
      options_(options),
      news_(news),
      label_(as_label(options.label)),
      host_(nobodys_host()) {
    if (const auto fault = begin()) fail(*fault);
}

std::optional<NearbyFault> AvahiSession::begin() {
    if (library_ == nullptr) return NearbyFault::kNoLibrary;
    poll_ = library_->poll_new();
    if (poll_ == nullptr) return NearbyFault::kNoMeans;
    const auto changed = [](AvahiClient* client, AvahiClientState state, void* self) {
        static_cast<AvahiSession*>(self)->client_changed(client, state);
    };
    int error = 0;
    client_ = library_->client_new(library_->poll_get(poll_), AvahiClientFlags{}, changed, this, &error);
    if (client_ == nullptr) return NearbyFault::kNoService;
    if (options_.where) return std::nullopt;
    const auto callback = [](AvahiServiceBrowser*, AvahiIfIndex link, AvahiProtocol protocol, AvahiBrowserEvent event,
                             const char* name, const char* type, const char* domain, AvahiLookupResultFlags,
                             void* self) {
        static_cast<AvahiSession*>(self)->seen(event, {link, protocol, name != nullptr ? name : ""}, type, domain);
    };
    const auto* browser = library_->browser_new(client_, AVAHI_IF_UNSPEC, AVAHI_PROTO_UNSPEC, kType, nullptr,
                                                AvahiLookupFlags{}, callback, this);
    return browser == nullptr ? std::optional(NearbyFault::kNoService) : std::nullopt;
}

// The service withdraws the announcement when it loses this client.
AvahiSession::~AvahiSession() {
    if (client_ != nullptr) library_->client_free(client_);
    if (poll_ != nullptr) library_->poll_free(poll_);
}

bool AvahiSession::step() {
    if (!is_over_ && library_->poll_iterate(poll_, -1) != 0) fail(NearbyFault::kNoService);
    return !is_over_;
}

void AvahiSession::wake() const {
    if (poll_ != nullptr) library_->poll_wakeup(poll_);
}

void AvahiSession::fail(NearbyFault fault) {
    if (!std::exchange(is_over_, true)) news_.failed(fault);
}

void AvahiSession::client_changed(AvahiClient* client, AvahiClientState state) {
    if (state == AVAHI_CLIENT_FAILURE) return fail(NearbyFault::kNoService);
    if (!options_.where) return;
    if (state == AVAHI_CLIENT_S_RUNNING) return put_up(client);
    // The service restarts, and needs the entries again when it runs.
    if (group_ != nullptr) library_->group_reset(group_);
}

void AvahiSession::put_up(AvahiClient* client) {
    const auto changed = [](AvahiEntryGroup*, AvahiEntryGroupState state, void* self) {
        static_cast<AvahiSession*>(self)->group_changed(state);
    };
    if (group_ == nullptr) group_ = library_->group_new(client, changed, this);
    if (group_ == nullptr) return fail(NearbyFault::kNoService);
    int error = put_up_entries();
    while (error == AVAHI_ERR_COLLISION && rename_service()) error = put_up_entries();
    if (error < 0) fail(NearbyFault::kNoService);
}

int AvahiSession::put_up_entries() {
    library_->group_reset(group_);
    if (const int error = put_up_addresses(); error < 0) return error;
    const int error =
        library_->group_add_service(group_, AVAHI_IF_UNSPEC, AVAHI_PROTO_UNSPEC, AvahiPublishFlags{}, label_.c_str(),
                                    kType, nullptr, host_.c_str(), options_.where->port, nullptr);
    return error < 0 ? error : library_->group_commit(group_);
}

// Publishes on each link its own addresses, under a made-up name, so that the machine's name stays private.
int AvahiSession::put_up_addresses() {
    const auto addresses = own_addresses();
    if (!addresses) return AVAHI_ERR_OS;
    const std::string& wanted = options_.where->host;
    int error = 0;
    for (const OwnAddress& own : *addresses) {
        const std::string& host = own.host;
        const bool is_ipv6 = host.find(':') != std::string::npos;
        const bool is_meant = wanted.empty() || wanted == host || wanted == (is_ipv6 ? "::" : "0.0.0.0");
        AvahiAddress address{};
        if (!is_meant || is_of_one_link(host) ||
            library_->address_parse(host.c_str(), AVAHI_PROTO_UNSPEC, &address) == nullptr)
            continue;
        error = library_->group_add_address(group_, static_cast<AvahiIfIndex>(own.link), AVAHI_PROTO_UNSPEC,
                                            AVAHI_PUBLISH_NO_REVERSE, host_.c_str(), &address);
        if (error < 0) break;
    }
    return error;
}

void AvahiSession::group_changed(AvahiEntryGroupState state) {
    if (state == AVAHI_ENTRY_GROUP_FAILURE) return fail(NearbyFault::kNoService);
    if (state != AVAHI_ENTRY_GROUP_COLLISION) return;
    if (!rename_service() || put_up_entries() < 0) fail(NearbyFault::kNoService);
}

// Chooses another label after a collision, and another made-up host name, which costs nothing and may be what collided.
// Returns false after too many collisions, or without memory.
bool AvahiSession::rename_service() {
    if (renamed_++ == kMaxRenamed) return false;
    host_ = nobodys_host();
    char* const next = library_->alternative_name(label_.c_str());
    if (next == nullptr) return false;
    label_ = next;
    library_->free_text(next);
    return true;
}

void AvahiSession::seen(AvahiBrowserEvent event, const Seen& what, const char* type, const char* domain) {
    if (event == AVAHI_BROWSER_FAILURE) return fail(NearbyFault::kNoService);
    if (event == AVAHI_BROWSER_REMOVE) {
        const auto found = all_.find(what);
        if (found == all_.end()) return;
        library_->resolver_free(found->second.resolver);
        all_.erase(found);
        return notify();
    }
    if (event != AVAHI_BROWSER_NEW || all_.size() >= kMaxSeen || all_.contains(what)) return;
    const auto callback = [](AvahiServiceResolver* resolver, AvahiIfIndex, AvahiProtocol, AvahiResolverEvent result,
                             const char*, const char*, const char*, const char*, const AvahiAddress* address,
                             std::uint16_t port, AvahiStringList*, AvahiLookupResultFlags, void* self) {
        if (result == AVAHI_RESOLVER_FOUND) static_cast<AvahiSession*>(self)->resolved(resolver, address, port);
    };
    const auto& [link, protocol, name] = what;
    AvahiServiceResolver* const resolver = library_->resolver_new(client_, link, protocol, name.c_str(), type, domain,
                                                                  protocol, AvahiLookupFlags{}, callback, this);
    if (resolver != nullptr) all_[what].resolver = resolver;
}

void AvahiSession::resolved(AvahiServiceResolver* resolver, const AvahiAddress* address, std::uint16_t port) {
    std::array<char, AVAHI_ADDRESS_STR_MAX> text{};
    const auto found =
        std::find_if(all_.begin(), all_.end(), [&](const auto& one) { return one.second.resolver == resolver; });
    if (found == all_.end() || address == nullptr || port == 0 ||
        library_->address_print(text.data(), text.size(), address) == nullptr || is_of_one_link(text.data()))
        return;
    found->second.address = Address{text.data(), port, ""};
    notify();
}

void AvahiSession::notify() {
    std::map<std::string, std::vector<Address>> by_label;
    for (const auto& [what, one] : all_) {
        if (!one.address) continue;
        std::vector<Address>& addresses = by_label[std::get<std::string>(what)];
        if (std::find(addresses.begin(), addresses.end(), *one.address) == addresses.end())
            addresses.push_back(*one.address);
    }
    std::vector<Neighbour> neighbours;
    for (auto& [label, addresses] : by_label) neighbours.push_back({label, std::move(addresses)});
    news_.found(std::move(neighbours));
}

namespace {

constexpr std::chrono::milliseconds kPatience{500};

// What the owner of a Discovery shares with the thread that Avahi's library runs on. The library waits for a system
// service, which may not answer: then the owner does not wait for the thread, and it ends by itself.
class Shared final : public NearbyNews {
public:
    explicit Shared(Discovery::OnChange on_change) : on_change_(std::move(on_change)) {}

    // Called on the thread; failed() and end() by the owner if there is no thread.
    void run(const DiscoveryOptions& options) {
        {
            AvahiSession work(options, *this);
            {
                const std::lock_guard lock(mutex_);
                work_ = &work;
            }
            while (!is_ending() && work.step()) {
            }
            const std::lock_guard lock(mutex_);
            work_ = nullptr;
        }
        end();
    }
    void failed(NearbyFault fault) override {
        const std::lock_guard lock(mutex_);
        fault_ = fault;
        neighbours_.clear();
        if (on_change_) on_change_();
    }
    void found(std::vector<Neighbour> neighbours) override {
        const std::lock_guard lock(mutex_);
        if (neighbours == neighbours_) return;
        neighbours_ = std::move(neighbours);
        if (on_change_) on_change_();
    }
    void end() {
        const std::lock_guard lock(mutex_);
        is_done_ = true;
        done_.notify_all();
    }

    // Called by the owner.
    void leave() {
        std::unique_lock lock(mutex_);
        is_ending_ = true;
        on_change_ = nullptr;
        if (work_ != nullptr) work_->wake();
        done_.wait_for(lock, kPatience, [this] { return is_done_; });
    }
    [[nodiscard]] std::optional<NearbyFault> fault() {
        const std::lock_guard lock(mutex_);
        return fault_;
    }
    [[nodiscard]] std::vector<Neighbour> neighbours() {
        const std::lock_guard lock(mutex_);
        return neighbours_;
    }

private:
    [[nodiscard]] bool is_ending() {
        const std::lock_guard lock(mutex_);
        return is_ending_;
    }

    std::mutex mutex_;  // guards everything below
    std::condition_variable done_;
    Discovery::OnChange on_change_;
    AvahiSession* work_ = nullptr;
    bool is_ending_ = false;
    bool is_done_ = false;
    std::optional<NearbyFault> fault_;
    std::vector<Neighbour> neighbours_;
};

class Neighbourhood final : public Discovery {
public:
    Neighbourhood(DiscoveryOptions options, OnChange on_change)
        : shared_(std::make_shared<Shared>(std::move(on_change))) {
        try {
            std::thread([shared = shared_, options = std::move(options)] {
                try {
                    shared->run(options);
                } catch (const std::bad_alloc&) {
                    shared->end();
                }
            }).detach();
        } catch (const std::system_error&) {
            shared_->failed(NearbyFault::kNoMeans);
            shared_->end();
        }
    }
    ~Neighbourhood() override { shared_->leave(); }

    [[nodiscard]] std::optional<NearbyFault> fault() const override { return shared_->fault(); }
    [[nodiscard]] std::vector<Neighbour> neighbours() const override { return shared_->neighbours(); }

private:
    std::shared_ptr<Shared> shared_;
};

}  // namespace

std::unique_ptr<Discovery> announce(std::string_view label, const Address& where, Discovery::OnChange on_change) {
    return std::make_unique<Neighbourhood>(DiscoveryOptions{std::string(label), where}, std::move(on_change));
}

std::unique_ptr<Discovery> look_around(Discovery::OnChange on_change) {
    return std::make_unique<Neighbourhood>(DiscoveryOptions{}, std::move(on_change));
}

}  // namespace atom4::net

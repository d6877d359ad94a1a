// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/net/tls.h"

#include <dlfcn.h>

#include <algorithm>
#include <cstring>
#include <optional>
#include <utility>

#include "core/base/result.h"

namespace atom4::net {
namespace {

// The hash of an external key is fixed beforehand (RFC 8446, 4.2.11), and older libraries support only SHA-256. Nothing
// is ever signed, but the library requires a signature algorithm.
constexpr const char* kPriorities =
    "NONE:+VERS-TLS1.3:+AEAD:+AES-128-GCM:+CHACHA20-POLY1305:+GROUP-X25519:+GROUP-SECP256R1:+SIGN-EDDSA-ED25519:"
    "+ECDHE-PSK";
// A greeting takes a few hundred bytes.
constexpr std::size_t kLongestHandshakeMessage = 4096;
constexpr std::size_t kMaxAtOnce = 16 * 1024;

constexpr std::string_view kPlayerName = "player";
constexpr std::string_view kWatcherName = "watcher";

std::string_view name_of(Role role) {
    return role == Role::kPlayer ? kPlayerName : kWatcherName;
}

// The library takes texts and keys as non-const bytes, but does not change them.
gnutls_datum_t datum(const void* bytes, std::size_t size) {
    return {static_cast<unsigned char*>(const_cast<void*>(bytes)), static_cast<unsigned>(size)};
}

std::string_view text_of(const gnutls_datum_t& datum) {
    return {reinterpret_cast<const char*>(datum.data), datum.size};
}

}  // namespace

struct TlsKeys::State {
    const TlsLibrary* library = nullptr;
    gnutls_priority_t priorities = nullptr;
    gnutls_psk_client_credentials_t guest = nullptr;  // either this one or the next is set
    gnutls_psk_server_credentials_t host = nullptr;
    Key player;
    std::optional<Key> watcher;

    State() = default;
    State(const State&) = delete;
    State& operator=(const State&) = delete;
    ~State() {
        if (guest != nullptr) library->psk_free_client_credentials(guest);
        if (host != nullptr) library->psk_free_server_credentials(host);
        if (priorities != nullptr) library->priority_deinit(priorities);
    }
};

namespace {

std::unique_ptr<TlsKeys::State> new_state() {
    auto state = std::make_unique<TlsKeys::State>();
    state->library = TlsLibrary::get();
    if (state->library == nullptr || state->library->priority_init(&state->priorities, kPriorities, nullptr) < 0)
        return nullptr;
    return state;
}

// Called by the library when a peer has named a key: returns that key in `found`. Returns -1 if there is none.
int find_key(gnutls_session_t session, const gnutls_datum_t* name, gnutls_datum_t* found) {
    const TlsLibrary& library = *TlsLibrary::get();
    const auto* state = static_cast<const TlsKeys::State*>(library.session_get_ptr(session));
    const Key* key = nullptr;
    if (text_of(*name) == kPlayerName) key = &state->player;
    if (text_of(*name) == kWatcherName && state->watcher) key = &*state->watcher;
    if (key == nullptr) return -1;
    found->data = static_cast<unsigned char*>((*library.allocate)(Key::kSize));
    if (found->data == nullptr) return -1;
    found->size = Key::kSize;
    std::memcpy(found->data, key->bytes().data(), Key::kSize);
    return 0;
}

}  // namespace

TlsKeys::TlsKeys(std::unique_ptr<State> state) : state_(std::move(state)) {}
TlsKeys::~TlsKeys() = default;

std::shared_ptr<const TlsKeys> TlsKeys::of_guest(const Key& key) {
    auto state = new_state();
    if (!state || state->library->psk_allocate_client_credentials(&state->guest) < 0) return nullptr;
    const std::string_view name = name_of(key.role());
    const gnutls_datum_t user = datum(name.data(), name.size());
    const gnutls_datum_t secret = datum(key.bytes().data(), Key::kSize);
    if (state->library->psk_set_client_credentials2(state->guest, &user, &secret, GNUTLS_PSK_KEY_RAW) < 0)
        return nullptr;
    state->player = key;
    return std::make_shared<const TlsKeys>(std::move(state));
}

std::shared_ptr<const TlsKeys> TlsKeys::of_host(const Key& player, const std::optional<Key>& watcher) {
    auto state = new_state();
    if (!state || state->library->psk_allocate_server_credentials(&state->host) < 0) return nullptr;
    state->library->psk_set_server_credentials_function2(state->host, find_key);
    state->player = player;
    state->watcher = watcher;
    return std::make_shared<const TlsKeys>(std::move(state));
}

struct TlsSession::Implementation {
    std::shared_ptr<const TlsKeys> keys;
    gnutls_session_t session = nullptr;
    std::size_t on_its_way = 0;  // bytes of a write() that was not finished

    [[nodiscard]] const TlsLibrary& library() const { return *keys->state().library; }
    [[nodiscard]] Step step_of(ssize_t error) const {
        return library().error_is_fatal(static_cast<int>(error)) != 0 ? Step::kFailed : Step::kWaits;
    }

    explicit Implementation(std::shared_ptr<const TlsKeys> its_keys) : keys(std::move(its_keys)) {}
    Implementation(const Implementation&) = delete;
    Implementation& operator=(const Implementation&) = delete;
    ~Implementation() {
        if (session != nullptr) library().deinit(session);
    }
};

TlsSession::TlsSession(std::unique_ptr<Implementation> implementation) : implementation_(std::move(implementation)) {}
TlsSession::TlsSession(TlsSession&&) noexcept = default;
TlsSession& TlsSession::operator=(TlsSession&&) noexcept = default;
TlsSession::~TlsSession() = default;

std::optional<TlsSession> TlsSession::start(std::shared_ptr<const TlsKeys> keys, int descriptor) {
    auto its = std::make_unique<Implementation>(std::move(keys));
    const TlsKeys::State& state = its->keys->state();
    const TlsLibrary& library = its->library();
    const bool is_guest = state.guest != nullptr;
    constexpr unsigned kFlags = GNUTLS_NONBLOCK | GNUTLS_NO_SIGNAL | GNUTLS_NO_TICKETS;
    if (library.init(&its->session, (is_guest ? GNUTLS_CLIENT : GNUTLS_SERVER) | kFlags) < 0) return std::nullopt;
    void* const credentials = is_guest ? static_cast<void*>(state.guest) : static_cast<void*>(state.host);
    if (library.priority_set(its->session, state.priorities) < 0 ||
        library.credentials_set(its->session, GNUTLS_CRD_PSK, credentials) < 0)
        return std::nullopt;
    library.session_set_ptr(its->session, const_cast<TlsKeys::State*>(&state));
    library.handshake_set_max_packet_length(its->session, kLongestHandshakeMessage);
    library.transport_set_int2(its->session, descriptor, descriptor);
    return TlsSession(std::move(its));
}

TlsSession::Step TlsSession::shake() {
    const TlsLibrary& library = implementation_->library();
    gnutls_session_t session = implementation_->session;
    const int error = library.handshake(session);
    if (error < 0) {
        const Step step = implementation_->step_of(error);
        if (step == Step::kFailed) (void)library.alert_send_appropriate(session, error);
        return step;
    }
    // The priorities allow nothing else; checked again, because security depends on it.
    const bool is_proved =
        library.auth_get_type(session) == GNUTLS_CRD_PSK && library.protocol_get_version(session) == GNUTLS_TLS1_3;
    return is_proved ? Step::kDone : Step::kFailed;
}

bool TlsSession::has_named_key() const {
    gnutls_datum_t name{};
    return implementation_->library().psk_server_get_username2(implementation_->session, &name) == 0 && name.size > 0;
}

std::string TlsSession::greeting_random() const {
    gnutls_datum_t random{};
    implementation_->library().session_get_random(implementation_->session, &random, nullptr);
    return std::string(text_of(random));
}

Role TlsSession::role() const {
    const TlsKeys::State& state = implementation_->keys->state();
    if (state.guest != nullptr) return state.player.role();
    gnutls_datum_t name{};
    require(implementation_->library().psk_server_get_username2(implementation_->session, &name) == 0);
    return text_of(name) == kPlayerName ? Role::kPlayer : Role::kSpectator;
}

TlsSession::Step TlsSession::read(std::string& bytes, std::size_t most) {
    const std::size_t before = bytes.size();
    bytes.resize(before + std::min(most, kMaxAtOnce));
    const ssize_t got =
        implementation_->library().record_recv(implementation_->session, bytes.data() + before, bytes.size() - before);
    bytes.resize(before + static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
    if (got > 0) return Step::kDone;
    return got == 0 ? Step::kEnded : implementation_->step_of(got);
}

bool TlsSession::has_more() const {
    return implementation_->library().record_check_pending(implementation_->session) > 0;
}

TlsSession::Step TlsSession::write(std::string& bytes) {
    const TlsLibrary& library = implementation_->library();
    std::size_t& on_its_way = implementation_->on_its_way;
    // After an unfinished write(), the library holds the data itself, and must be called without data to continue.
    const ssize_t gone = on_its_way != 0 ? library.record_send(implementation_->session, nullptr, 0)
                                         : library.record_send(implementation_->session, bytes.data(),
                                                               std::min(bytes.size(), kMaxAtOnce));
    if (gone < 0) {
        if (on_its_way == 0) on_its_way = std::min(bytes.size(), kMaxAtOnce);
        return implementation_->step_of(gone);
    }
    on_its_way = 0;
    bytes.erase(0, static_cast<std::size_t>(gone));
    return Step::kDone;
}

TlsSession::Step TlsSession::say_end() {
    const int error = implementation_->library().bye(implementation_->session, GNUTLS_SHUT_WR);
    return error == GNUTLS_E_SUCCESS ? Step::kDone : implementation_->step_of(error);
}

bool TlsSession::waits_to_write() const {
    return implementation_->library().record_get_direction(implementation_->session) == 1;
}

namespace {

// The number is that of the ABI that the header describes.
constexpr const char* kFile = "libgnutls.so.30";

class Loader {
public:
    Loader() : library_(::dlopen(kFile, RTLD_NOW | RTLD_LOCAL)) {}

    template <class Pointer>
    void find(const char* name, Pointer& pointer) {
        pointer = library_ != nullptr ? reinterpret_cast<Pointer>(::dlsym(library_, name)) : nullptr;
        is_whole_ = is_whole_ && pointer != nullptr;
    }
    [[nodiscard]] bool is_whole() const { return is_whole_; }

private:
    void* library_;
    bool is_whole_ = true;
};

std::optional<TlsLibrary> load() {
    Loader loader;
    TlsLibrary all;
    loader.find("gnutls_init", all.init);
    loader.find("gnutls_deinit", all.deinit);
    loader.find("gnutls_priority_init", all.priority_init);
    loader.find("gnutls_priority_set", all.priority_set);
    loader.find("gnutls_priority_deinit", all.priority_deinit);
    loader.find("gnutls_credentials_set", all.credentials_set);
    loader.find("gnutls_auth_get_type", all.auth_get_type);
    loader.find("gnutls_protocol_get_version", all.protocol_get_version);
    loader.find("gnutls_handshake", all.handshake);
    loader.find("gnutls_handshake_set_max_packet_length", all.handshake_set_max_packet_length);
    loader.find("gnutls_record_get_direction", all.record_get_direction);
    loader.find("gnutls_record_check_pending", all.record_check_pending);
    loader.find("gnutls_record_recv", all.record_recv);
    loader.find("gnutls_record_send", all.record_send);
    loader.find("gnutls_alert_send_appropriate", all.alert_send_appropriate);
    loader.find("gnutls_bye", all.bye);
    loader.find("gnutls_error_is_fatal", all.error_is_fatal);
    loader.find("gnutls_session_set_ptr", all.session_set_ptr);
    loader.find("gnutls_session_get_ptr", all.session_get_ptr);
    loader.find("gnutls_session_get_random", all.session_get_random);
    loader.find("gnutls_transport_set_int2", all.transport_set_int2);
    loader.find("gnutls_psk_allocate_client_credentials", all.psk_allocate_client_credentials);
    loader.find("gnutls_psk_free_client_credentials", all.psk_free_client_credentials);
    loader.find("gnutls_psk_set_client_credentials2", all.psk_set_client_credentials2);
    loader.find("gnutls_psk_allocate_server_credentials", all.psk_allocate_server_credentials);
    loader.find("gnutls_psk_free_server_credentials", all.psk_free_server_credentials);
    loader.find("gnutls_psk_set_server_credentials_function2", all.psk_set_server_credentials_function2);
    loader.find("gnutls_psk_server_get_username2", all.psk_server_get_username2);
    loader.find("gnutls_malloc", all.allocate);
    if (!loader.is_whole()) return std::nullopt;
    return all;
}

}  // namespace

const TlsLibrary* TlsLibrary::get() {
    static const std::optional<TlsLibrary> library = load();
    return library ? &*library : nullptr;
}

}  // namespace atom4::net

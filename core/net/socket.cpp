// SPDX-FileCopyrightText: 2026 The Atom-4 developers
// SPDX-License-Identifier: GPL-2.0-or-later
#include "core/net/socket.h"

#include <arpa/inet.h>
#include <net/if.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <set>
#include <vector>

#include "core/net/address.h"

namespace atom4::net {
namespace {

// Callers that the system queues, at no cost to this program. A caller that finds the queue full, perhaps the guest,
// tries again only after a second: better a long queue that is handled in half a second.
constexpr int kBacklog = 1024;

// An address in the system's form.
struct SystemAddress {
    sockaddr_storage storage{};
    socklen_t size = 0;

    [[nodiscard]] const sockaddr* get() const { return reinterpret_cast<const sockaddr*>(&storage); }
    [[nodiscard]] sockaddr* get() { return reinterpret_cast<sockaddr*>(&storage); }
    [[nodiscard]] int family() const { return storage.ss_family; }

    template <class Form>
    void set(const Form& form, std::size_t length = sizeof(Form)) {
        std::memcpy(&storage, &form, sizeof form);
        size = static_cast<socklen_t>(length);
    }
};

// Returns the index of a link. It is named as on the machine that wrote the address and may have another name here. If
// so, and if this machine has only one link with link-local addresses, it must be that one; otherwise returns 0.
unsigned link_of(const std::string& name) {
    if (const unsigned number = ::if_nametoindex(name.c_str()); number != 0) return number;
    std::set<unsigned> all;
    for (const OwnAddress& own : own_addresses().value_or(std::vector<OwnAddress>{}))
        if (is_of_one_link(own.host)) all.insert(own.link);
    return all.size() == 1 ? *all.begin() : 0;
}

SystemAddress system_address(const Address& address) {
    SystemAddress result;
    if (address.is_path()) {
        sockaddr_un form{};
        form.sun_family = AF_UNIX;
        require(address.path.size() < sizeof form.sun_path);
        std::memcpy(form.sun_path, address.path.c_str(), address.path.size() + 1);
        result.set(form);
    } else if (address.is_ipv6()) {
        sockaddr_in6 form{};
        form.sin6_family = AF_INET6;
        form.sin6_port = htons(address.port);
        const std::size_t percent = address.host.find('%');
        require(::inet_pton(AF_INET6, address.host.substr(0, percent).c_str(), &form.sin6_addr) == 1);
        if (percent != std::string::npos) form.sin6_scope_id = link_of(address.host.substr(percent + 1));
        result.set(form);
    } else {
        sockaddr_in form{};
        form.sin_family = AF_INET;
        form.sin_port = htons(address.port);
        require(::inet_pton(AF_INET, address.host.c_str(), &form.sin_addr) == 1);
        result.set(form);
    }
    return result;
}

TransportFault fault_of(int error) {
    switch (error) {
        case EADDRINUSE: return TransportFault::kInUse;
        case EACCES:
        case EPERM: return TransportFault::kNotPermitted;
        case EADDRNOTAVAIL:
        case EAFNOSUPPORT:
        case EINVAL:  // a link-local address without its link, such as fe80::1
        case ENOENT:
        case ENOTDIR:
        case EROFS: return TransportFault::kNoSuchPlace;
        case ECONNREFUSED:
        case ECONNRESET: return TransportFault::kRefused;
        case ETIMEDOUT: return TransportFault::kNoAnswer;
        case EMFILE:
        case ENFILE:
        case ENOBUFS:
        case ENOMEM: return TransportFault::kNoMeans;
        default: return TransportFault::kUnreachable;
    }
}

Socket new_socket(int family) {
    return Socket(::socket(family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
}

void set_option(const Socket& socket, int level, int option, int value) {
    (void)::setsockopt(socket.descriptor(), level, option, &value, sizeof value);
}

// Who may use the socket of a path.
struct Rights {
    mode_t mode = S_IRUSR | S_IWUSR | S_IRGRP | S_IWGRP;
    gid_t group = static_cast<gid_t>(-1);  // -1: unchanged
};

// Returns the permissions of a socket that a killed program of this user left behind in the file system; std::nullopt
// for anything else, or if a program listens at it.
std::optional<Rights> left_behind(const std::string& path) {
    struct stat status {};
    if (::lstat(path.c_str(), &status) != 0 || !S_ISSOCK(status.st_mode) || status.st_uid != ::geteuid())
        return std::nullopt;
    const Socket caller = new_socket(AF_UNIX);
    const SystemAddress there = system_address({"", 0, path});
    const bool is_so =
        caller.is_open() && ::connect(caller.descriptor(), there.get(), there.size) != 0 && errno == ECONNREFUSED;
    if (!is_so) return std::nullopt;
    return Rights{status.st_mode & (S_IRWXU | S_IRWXG | S_IRWXO), status.st_gid};
}

std::optional<int> bind_error(const Socket& socket, const SystemAddress& here) {
    if (::bind(socket.descriptor(), here.get(), here.size) == 0) return std::nullopt;
    return errno;
}

// Returns a bound socket that does not listen yet, so that its permissions are set before anyone connects.
Result<Socket, int> bound_socket(const Address& where) {
    const SystemAddress here = system_address(where);
    Socket socket = new_socket(here.family());
    if (!socket.is_open()) return Failure{errno};
    if (!where.is_path()) set_option(socket, SOL_SOCKET, SO_REUSEADDR, 1);
    if (where.host == "::") set_option(socket, IPPROTO_IPV6, IPV6_V6ONLY, 0);
    auto error = bind_error(socket, here);
    Rights rights;
    if (error == EADDRINUSE && where.is_path())
        // Replaces the stale socket by one with the same permissions.
        if (const auto its = left_behind(where.path)) {
            rights = *its;
            (void)::unlink(where.path.c_str());
            error = bind_error(socket, here);
        }
    if (error) return Failure{*error};
    if (!where.is_path()) return socket;
    // If its group cannot be restored, no other group gets access instead.
    if (::chown(where.path.c_str(), static_cast<uid_t>(-1), rights.group) != 0) rights.mode &= ~mode_t{S_IRWXG};
    if (::chmod(where.path.c_str(), rights.mode) != 0) return Failure{errno};
    return socket;
}

std::uint16_t port_of(const Socket& socket) {
    SystemAddress here;
    here.size = sizeof here.storage;
    if (::getsockname(socket.descriptor(), here.get(), &here.size) != 0) return 0;
    sockaddr_in form{};  // the port is at the same place in IPv4 and IPv6
    std::memcpy(&form, &here.storage, sizeof form);
    return ntohs(form.sin_port);
}

ListeningSocket::Source source_of(const SystemAddress& there) {
    if (there.family() == AF_INET) {
        sockaddr_in form{};
        std::memcpy(&form, &there.storage, sizeof form);
        return {reinterpret_cast<const char*>(&form.sin_addr), sizeof form.sin_addr};
    }
    if (there.family() != AF_INET6) return {};
    sockaddr_in6 form{};
    std::memcpy(&form, &there.storage, sizeof form);
    const auto* bytes = reinterpret_cast<const char*>(&form.sin6_addr);
    if (IN6_IS_ADDR_V4MAPPED(&form.sin6_addr)) return {bytes + 12, 4};
    return {bytes, 8};  // one household may have all addresses of the other half
}

}  // namespace

Socket::~Socket() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

Result<ListeningSocket, TransportFault> ListeningSocket::open(const Address& where) {
    const bool is_anywhere = !where.is_path() && where.host.empty();
    auto socket = bound_socket(is_anywhere ? Address{"::", where.port, ""} : where);
    if (!socket && is_anywhere && socket.error() != EADDRINUSE) socket = bound_socket({"0.0.0.0", where.port, ""});
    if (!socket) {
        struct stat status {};
        if (where.is_path() && ::lstat(where.path.c_str(), &status) == 0 && !S_ISSOCK(status.st_mode))
            return Failure{TransportFault::kOtherFile};
        return Failure{fault_of(socket.error())};
    }
    ListeningSocket listening(*std::move(socket), where);
    if (where.is_path()) {
        struct stat status {};
        if (::lstat(where.path.c_str(), &status) != 0) return Failure{fault_of(errno)};
        listening.path_ = where.path;
        listening.path_inode_ = status.st_ino;
    }
    if (::listen(listening.descriptor(), kBacklog) != 0) return Failure{fault_of(errno)};
    if (!where.is_path()) listening.where_.port = port_of(listening.socket_);
    return listening;
}

ListeningSocket::ListeningSocket(ListeningSocket&& other) noexcept
    : socket_(std::move(other.socket_)),
      where_(std::move(other.where_)),
      path_(std::exchange(other.path_, {})),
      path_inode_(other.path_inode_) {}

ListeningSocket::~ListeningSocket() {
    struct stat status {};
    if (!path_.empty() && ::lstat(path_.c_str(), &status) == 0 && status.st_ino == path_inode_)
        (void)::unlink(path_.c_str());
}

ListeningSocket::Accept ListeningSocket::accept(Caller& caller) const {
    SystemAddress there;
    there.size = sizeof there.storage;
    const int descriptor = ::accept4(socket_.descriptor(), there.get(), &there.size, SOCK_CLOEXEC | SOCK_NONBLOCK);
    if (descriptor >= 0) {
        caller = Caller{Socket(descriptor), source_of(there)};
        return Accept::kCaller;
    }
    return fault_of(errno) == TransportFault::kNoMeans ? Accept::kNoMeans : Accept::kNobody;
}

Result<Socket, TransportFault> start_connecting(const Address& where) {
    const SystemAddress there = system_address(where);
    Socket socket = new_socket(there.family());
    if (!socket.is_open()) return Failure{fault_of(errno)};
    if (::connect(socket.descriptor(), there.get(), there.size) != 0 && errno != EINPROGRESS) {
        // A program listens at the path, but its queue is full.
        if (errno == EAGAIN) return Failure{TransportFault::kNoAnswer};
        // A missing path means that no host listens, not that the place does not exist.
        return Failure{errno == ENOENT ? TransportFault::kRefused : fault_of(errno)};
    }
    return socket;
}

std::optional<TransportFault> connecting_fault(const Socket& socket) {
    int error = 0;
    socklen_t size = sizeof error;
    if (::getsockopt(socket.descriptor(), SOL_SOCKET, SO_ERROR, &error, &size) != 0) error = errno;
    if (error == 0) return std::nullopt;
    return fault_of(error);
}

void prepare_connection(const Socket& socket) {
    constexpr int kSilence = 10;             // seconds
    constexpr int kUnacknowledged = 20'000;  // milliseconds
    set_option(socket, IPPROTO_TCP, TCP_NODELAY, 1);
    set_option(socket, SOL_SOCKET, SO_KEEPALIVE, 1);
    set_option(socket, IPPROTO_TCP, TCP_KEEPIDLE, kSilence);
    set_option(socket, IPPROTO_TCP, TCP_KEEPINTVL, kSilence / 2);
    set_option(socket, IPPROTO_TCP, TCP_KEEPCNT, 3);
    set_option(socket, IPPROTO_TCP, TCP_USER_TIMEOUT, kUnacknowledged);
}

}  // namespace atom4::net

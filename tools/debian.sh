#!/bin/sh
# Installs Debian packages where that is possible and allowed, one call after the other; fails if it cannot. Services that come with
# them are not started: they are wanted for their programs.
#   tools/debian.sh PACKAGE…
set -eu
[ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || exit 1
echo "Installing $* …" >&2
exec 9>"${TMPDIR:-/tmp}/dedale-debian.lock"
flock 9

policy=/usr/sbin/policy-rc.d
if [ ! -e "$policy" ]; then
    trap 'rm -f "$policy"' EXIT
    printf '#!/bin/sh\nexit 101\n' >"$policy"
    chmod +x "$policy"
fi
export DEBIAN_FRONTEND=noninteractive
install() { apt-get install -qqy --no-install-recommends "$@" >/dev/null 2>&1 9>&-; }
install "$@" || { apt-get update -qq >/dev/null 2>&1 && install "$@"; }

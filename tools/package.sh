#!/bin/sh
# Packages that people install without compiling, in target/packages:
#   tools/package.sh program [TARGET]   the static program with man pages, completions and the files for hosts, as .tar.gz
#   tools/package.sh deb [TARGET]       a package for Debian and Ubuntu
#   tools/package.sh image [TARGET]     an OCI image without a shell (docker load, podman load), made of its layers alone
#   tools/package.sh all [TARGET]       all of them
# TARGET is x86_64-unknown-linux-musl (usual) or aarch64-unknown-linux-musl. The browser's side must be built (make wasm web).
# The compiler for the C parts is zig, from the Python registry; cargo-deb comes from Cargo's. CARGO_PROFILE chooses another profile.
set -eu
cd "$(dirname "$0")/.."

task=${1:-all}
target=${2:-x86_64-unknown-linux-musl}
profile=${CARGO_PROFILE:-release}
version=$(sed -n 's/^version = "\(.*\)"$/\1/p' Cargo.toml | head -1)
case $target in
x86_64-*) machine=x86_64 debian=amd64 ;;
aarch64-*) machine=aarch64 debian=arm64 ;;
*)
    echo "unknown target $target: expected x86_64-unknown-linux-musl or aarch64-unknown-linux-musl" >&2
    exit 2
    ;;
esac
packages=$PWD/target/packages
name=dedale-$version-$machine-linux
folder=$packages/$name
binary=target/$target/$profile/dedale

[ -f web/dist/index.html ] || { echo "package: the browser's side is missing: make wasm web" >&2; exit 1; }

build() {
    tools=$PWD/target/package-tools
    [ -x "$tools/bin/cargo-zigbuild" ] || {
        python3 -m venv "$tools"
        "$tools/bin/pip" install --quiet --disable-pip-version-check 'cargo-zigbuild==0.24.*' 'ziglang==0.15.*'
    }
    ! command -v rustup >/dev/null || rustup target add "$target" 2>/dev/null
    PATH=$tools/bin:$PATH cargo zigbuild --quiet --profile "$profile" --locked --bin dedale --target "$target"
}

# Man pages and completions are written by the program of this machine, which has the same commands.
lay_out() {
    if [ "$machine" = "$(uname -m)" ]; then writer=$binary; else writer=${DEDALE:-target/$profile/dedale}; fi
    rm -rf "$folder"
    mkdir -p "$folder/man" "$folder/completions"
    cp "$binary" README.md CHANGELOG.md LICENSE LICENSE-APACHE LICENSE-MIT "$folder/"
    cp -r deploy docs "$folder/"
    rm -rf "$folder/docs/screens"
    "$writer" --lang en manual --out "$folder/man"
    "$writer" --lang fr manual --out "$folder/man/fr"
    for shell in bash zsh fish; do
        "$writer" --lang en completions "$shell" >"$folder/completions/dedale.$shell"
    done
}

program() {
    tar --create --gzip --owner=0 --group=0 --numeric-owner --directory "$packages" --file "$packages/$name.tar.gz" "$name"
    echo "$packages/$name.tar.gz"
}

deb() {
    command -v cargo-deb >/dev/null || cargo install --quiet --locked cargo-deb
    # The places that crates/cli/Cargo.toml names; the unit of docs/hosting.md starts the program from where the package puts it.
    staged=$packages/deb
    rm -rf "$staged"
    cp -r "$folder" "$staged"
    {
        echo "# The settings of the server; everything else has its default (/usr/share/doc/dedale/hosting.md)."
        grep -E '^(listen|database) =' deploy/config.toml
    } >"$staged/config.toml"
    sed 's|/usr/local/|/usr/|g; 1,2d' deploy/dedale.service >"$staged/dedale.service"
    gzip --best --no-name "$staged"/man/*.1 "$staged"/man/fr/*.1
    cargo deb --quiet --no-build --no-strip --package dedale-cli --target "$target" --profile "$profile" \
        --output "$packages/dedale_${version}_$debian.deb"
    rm -rf "$staged"
    echo "$packages/dedale_${version}_$debian.deb"
}

image() {
    python3 tools/image.py --program "$folder/dedale" --machine "$debian" --version "$version" --out "$packages/$name-image.tar"
    echo "$packages/$name-image.tar"
}

case $task in
program | deb | image | all) ;;
*)
    echo "unknown task $task: expected program, deb, image or all" >&2
    exit 2
    ;;
esac
build
lay_out
case $task in
all)
    program
    deb
    image
    ;;
*) "$task" ;;
esac

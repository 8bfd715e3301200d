#!/usr/bin/env bash
# Builds the engine for the browser (docs/wasm.md): web/wasm/GAME/{dedale.js,dedale_bg.wasm,dedale_rest.wasm} and web/wasm/nets/*.net; for
# the tests, the same with the engine protocol in target/wasm/with-engine. Does only what is needed after a change, and prints a table of
# sizes of full ones.
#   tools/wasm.sh [--quick] [GAME…]
# With --quick one module for tests has all games and the engine protocol: sooner built, and larger. Full ones that are there already are kept.
# Needs Rust's target wasm32-unknown-unknown: rustup's where it can be had, else Debian's packages, which it installs where that
# is allowed. What is missing is said aloud, and fails with REQUIRE_WASM=1.
set -euo pipefail
cd "$(dirname "$0")/.."
target=wasm32-unknown-unknown
debian=(rustc-web cargo-web rust-web-src lld-22)

profile=wasm
[ "${1:-}" != --quick ] || { profile=wasm-quick; shift; }

skip() {
    echo "wasm: NOT BUILT: $1" >&2
    [ "${REQUIRE_WASM:-0}" != 1 ] || { echo "wasm: REQUIRE_WASM=1" >&2; exit 1; }
    exit 0
}

# The cargo features of crates/games are the games, in their order.
every_game=$(sed -n 's/^default = \[\(.*\)\]$/\1/p' crates/games/Cargo.toml | tr -d '",')
games=${*:-$every_game}
features() { echo "dedale-games/$1,dedale-bots/$1,dedale-words/$1"; }

# The vector instructions: every browser has had them since 2023. No warnings: a helper that only other games use is no mistake here,
# and clippy looks at all games together.
export RUSTFLAGS="-C target-feature=+simd128 -A warnings"
# A panic ends a module, and its page says so; what the panic itself would say is heard by nobody, and is 4 % of a module. Only a
# compiler that compiles the standard library, too, can leave it out.
silent="-Z unstable-options -C panic=immediate-abort -Z location-detail=none"
# Everything a module is made of.
fingerprint() {
    {
        cargo tree --quiet --package dedale-wasm --no-default-features --features "$(features "$1"),engine" --edges normal --prefix none \
            --format '{p}' | sed -n 's/^dedale-[^ ]* [^ ]* (\([^)]*\)).*/\1/p' | sort -u |
            while read -r folder; do find "$folder/src" "$folder/Cargo.toml" "$folder"/data -type f 2>/dev/null; done
        find locales Cargo.toml Cargo.lock tools/wasm.sh tools/wasm/{first_game.mjs,bindgen/src,bindgen/Cargo.lock} -type f
    } | sed "s#^$PWD/##" | sort | xargs sha256sum | sha256sum | cut -d' ' -f1
}

changed=()
for game in $games; do
    case "$(cat "web/wasm/$game/made-of" 2>/dev/null)" in
    "wasm $(fingerprint "$game")" | "$profile $(fingerprint "$game")") ;;
    *) changed+=("$game") ;;
    esac
done
mkdir -p web/wasm/nets
rm -f web/wasm/nets/*.net
cp -p crates/bots/nets/*.net web/wasm/nets/
if [ "${#changed[@]}" = 0 ]; then
    exec node tools/wasm/sizes.mjs
fi

command -v npm >/dev/null || skip "Node.js 20 or newer is missing: install nodejs and npm"

has_debians() { [ -x /usr/bin/rustc ] && [ -x /usr/bin/cargo ] && [ -d /usr/lib/rustlib/src/rust/library/std ]; }
build_std=(rustc -Z build-std=std,panic_abort -Z build-std-features=)
if rustup target list --installed 2>/dev/null | grep -qx "$target" || rustup target add "$target" >/dev/null 2>&1; then
    build=(cargo rustc)
    if rustup component add rust-src >/dev/null 2>&1; then
        build=(env RUSTC_BOOTSTRAP=1 RUSTFLAGS="$RUSTFLAGS $silent" cargo "${build_std[@]}")
    fi
else
    has_debians || tools/debian.sh "${debian[@]}" || true
    has_debians || skip "rustup target add $target, or (Debian) apt-get install ${debian[*]}"
    build=(env RUSTC_BOOTSTRAP=1 RUSTFLAGS="$RUSTFLAGS $silent" RUSTC=/usr/bin/rustc /usr/bin/cargo "${build_std[@]}")
fi

RUSTFLAGS='' cargo build --quiet --manifest-path tools/wasm/bindgen/Cargo.toml --target-dir target/bindgen
bindgen=target/bindgen/debug/dedale-bindgen
# What the beginning of a game calls comes first, the rest is a file of its own: module FEATURES FOLDER GAME…
module() {
    CARGO_TARGET_DIR=target/wasm "${build[@]}" --quiet --package dedale-wasm --lib --crate-type cdylib --profile "$profile" \
        --target "$target" --no-default-features --features "$1"
    shift
    mkdir -p "$1"
    "$bindgen" bind "target/wasm/$target/$profile/dedale_wasm.wasm" "$1"
    "$bindgen" count "$1"
    node tools/wasm/first_game.mjs "$@" >"$1/called"
    "$bindgen" split "$1" "$1/called"
    rm "$1"/{called,dedale_counting.wasm}
}
# For tests one module with all games serves each of them.
if [ "$profile" != wasm ]; then
    echo "wasm: ${changed[*]} …" >&2
    all=$(for game in $every_game; do features "$game"; done | paste -sd,)
    # shellcheck disable=SC2086 # one word a game
    module "$all,engine" target/wasm/every-game $every_game
fi
for game in "${changed[@]}"; do
    made_of=$(fingerprint "$game")
    mkdir -p "web/wasm/$game" "target/wasm/with-engine/$game"
    if [ "$profile" = wasm ]; then
        echo "wasm: $game …" >&2
        module "$(features "$game"),engine" "target/wasm/with-engine/$game" "$game"
        module "$(features "$game")" "web/wasm/$game" "$game"
    else
        cp target/wasm/every-game/dedale* "target/wasm/with-engine/$game/"
        # A section with the game's name makes it a file of its own for the build, which tells files by their content.
        length=$(printf '\\x%02x' $((${#game} + 1)) ${#game})
        for part in target/wasm/with-engine/"$game"/*.wasm; do printf "\\x00$length$game" >>"$part"; done
        cp "target/wasm/with-engine/$game"/dedale* "web/wasm/$game/"
    fi
    rm -f "web/wasm/$game/dedale_bg.wasm.d.ts"
    echo "$profile $made_of" >"web/wasm/$game/made-of"
done
# Modules for tests are never sent to anybody.
[ "$profile" = wasm ] || exit 0
exec node tools/wasm/sizes.mjs

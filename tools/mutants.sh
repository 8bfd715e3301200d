#!/bin/sh
# Mutation testing: makes small mistakes in core, the games and the tables, one at a time, and asks whether a test notices:
#   tools/mutants.sh [ARGUMENT…]
# The arguments go to cargo-mutants: -j 4 tests four mutants at once, --shard 0/20 only one in twenty. Lists and logs are written to
# target/mutants. Fails if fewer than MUTANTS_CAUGHT (85) in a hundred are caught. Without cargo-mutants it says so and is content, unless
# REQUIRE_MUTANTS=1.
set -eu
cd "$(dirname "$0")/.."

if ! cargo mutants --version >/dev/null 2>&1; then
    echo "mutants: skipped: cargo install cargo-mutants --locked"
    [ "${REQUIRE_MUTANTS:-0}" != 1 ]
    exit
fi

# Few random games for each mutant: the laws find most mistakes in the first.
export DEDALE_LAW_GAMES="${DEDALE_LAW_GAMES:-2}"
status=0

# mutants NAME PACKAGES-TO-TEST ARGUMENT…: changes dedale-NAME and prints its score; a mutant that never ends counts as caught.
mutants() {
    name=$1 packages=$2
    shift 2
    out=target/mutants/$name
    mkdir -p "$out"
    result=0
    cargo mutants --package "dedale-$name" --test-package "$packages" --output "$out" --minimum-test-timeout 60 "$@" || result=$?
    case $result in
    0 | 2 | 3) ;; # all caught, some missed, some never ended
    *) exit "$result" ;;
    esac
    count() { wc -l <"$out/mutants.out/$1.txt"; }
    caught=$(($(count caught) + $(count timeout))) missed=$(count missed)
    [ $((caught + missed)) -gt 0 ] || return 0
    echo "mutants: $name: $caught of $((caught + missed)) caught"
    [ $((caught * 100)) -ge $(((caught + missed) * ${MUTANTS_CAUGHT:-85})) ] || status=1
}

# The games are those dedale-games depends on.
games=$(sed -n '/^\[dependencies\]/,/^\[/s/^dedale-\([a-z]*\).*/\1/p' crates/games/Cargo.toml | grep -v '^core$')

# They are the tests of what they share.
mutants core "dedale-core,dedale-games$(printf ',dedale-%s' $games)" "$@"
for game in $games; do
    mutants "$game" "dedale-$game" "$@"
done
mutants table dedale-table "$@"
exit $status

#!/bin/sh
# Makes the collections of puzzles again: crates/games/puzzles/GAME.jsonl, from the arguments on the lines of GAME.series.
set -eu
cd "$(dirname "$0")/.."
cargo build --release --quiet --bin dedale
part=$(mktemp)
trap 'rm -f "$part" "$part.all"' EXIT
for series in crates/games/puzzles/*.series; do
	game=$(basename "$series" .series)
	: > "$part.all"
	while read -r arguments; do
		# shellcheck disable=SC2086 # several arguments
		target/release/dedale puzzles "$game" $arguments --out "$part" < /dev/null
		cat "$part" >> "$part.all"
	done < "$series"
	cp "$part.all" "crates/games/puzzles/$game.jsonl"
done

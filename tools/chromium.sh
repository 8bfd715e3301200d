#!/bin/sh
# Makes sure that there is a Chromium to test in; installs Debian's where that is possible, the one without windows if there is such a package.
set -eu
if [ -n "${CHROMIUM:-}" ]; then
	[ -x "$CHROMIUM" ] || { echo "CHROMIUM=$CHROMIUM cannot be started." >&2; exit 1; }
	exit 0
fi
[ -x /usr/bin/chromium-headless-shell ] || [ -x /usr/bin/chromium ] && exit 0
for package in chromium-headless-shell chromium; do
	"$(dirname "$0")/debian.sh" "$package" && exit 0
done
echo "Chromium is missing: install it (Debian: sudo apt-get install chromium-headless-shell), or set CHROMIUM to its path." >&2
exit 1

#!/bin/sh
# Makes sure that there is a Firefox to test in; installs Debian's where that is possible. Without one its test is skipped, unless
# REQUIRE_FIREFOX is set.
set -eu
if [ -n "${FIREFOX:-}" ]; then
	[ -x "$FIREFOX" ] || { echo "FIREFOX=$FIREFOX cannot be started." >&2; exit 1; }
	exit 0
fi
[ -x /usr/bin/firefox-esr ] && exit 0
"$(dirname "$0")/debian.sh" firefox-esr && exit 0
echo "Firefox is missing: install it (Debian: sudo apt-get install firefox-esr), or set FIREFOX to its path." >&2
[ -z "${REQUIRE_FIREFOX:-}" ]

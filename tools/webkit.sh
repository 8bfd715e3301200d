#!/bin/sh
# Makes sure that there is a WebKit to test in, and a screen in memory for its window; installs Debian's where that is possible. Without
# them its tests are skipped, unless REQUIRE_WEBKIT is set.
set -eu
if [ -n "${WEBKIT:-}" ]; then
	[ -x "$WEBKIT" ] || { echo "WEBKIT=$WEBKIT cannot be started." >&2; exit 1; }
fi
[ -x "${WEBKIT:-/usr/bin/WebKitWebDriver}" ] && [ -x /usr/bin/Xvfb ] && exit 0
"$(dirname "$0")/debian.sh" webkit2gtk-driver xvfb && exit 0
echo "WebKit is missing: install it (Debian: sudo apt-get install webkit2gtk-driver xvfb), or set WEBKIT to the path of its WebDriver." >&2
[ -z "${REQUIRE_WEBKIT:-}" ]

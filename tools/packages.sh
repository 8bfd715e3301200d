#!/bin/sh
# The npm packages of a folder, as its lock file has them.
#
#   tools/packages.sh FOLDER
set -eu
cd "$1"
export PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1
# `npm ci` refuses where the registry lacks a package for some other platform; `npm install` keeps to the lock file, too.
npm ci --no-audit --no-fund --loglevel error 2>/dev/null || npm install --no-save --no-audit --no-fund --loglevel error

#!/bin/sh
# A new virtual environment of Python with some packages:
#   tools/venv.sh FOLDER PACKAGE…
# uv fetches and unpacks them in a tenth of pip's time; pip, which reads settings that uv does not know, is tried after it.
set -eu
folder=$1
shift
rm -rf "$folder"
python3 -m venv "$folder"
"$folder/bin/pip" install --quiet --disable-pip-version-check uv
VIRTUAL_ENV=$folder "$folder/bin/uv" pip install --quiet "$@" ||
    "$folder/bin/pip" install --quiet --disable-pip-version-check "$@"

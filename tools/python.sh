#!/bin/sh
# The Python package, in a virtual environment of its own (target/python):
#   tools/python.sh install                   only prepares it
#   tools/python.sh test [PYTEST ARGUMENT…]   runs python/tests with the module that `make program` has built
#   tools/python.sh wheel                     makes a wheel for old and new Linux systems in target/wheels, with the program
#                                             of `tools/package.sh program` in it, and tries both
#   tools/python.sh bench                     builds it for speed and measures it beside OpenSpiel
# Without Python 3.10 or its packages it says so and is content, unless REQUIRE_PYTHON=1.
set -eu
cd "$(dirname "$0")/.."

task=${1:-test}
[ $# -eq 0 ] || shift
venv=$PWD/target/python
packages="maturin==1.16.* numpy>=2 pytest>=8 gymnasium==1.4.* pettingzoo==1.27.* open_spiel==2.0.2 polars>=1 pandas>=2 mypy>=1.15 websockets>=15 ray==2.60.* pyarrow>=14 matplotlib>=3.9"

skip() {
    echo "python: skipped: $1"
    [ "${REQUIRE_PYTHON:-0}" != 1 ]
    exit
}

python3 -c 'import sys; sys.exit(sys.version_info < (3, 10))' 2>/dev/null || skip "Python 3.10 or newer is missing"
if [ "$(cat "$venv/packages" 2>/dev/null)" != "$packages" ]; then
    python3 -c 'import venv, ensurepip' 2>/dev/null || skip "python3-venv is missing"
    # shellcheck disable=SC2086 # one word a package
    tools/venv.sh "$venv" $packages || skip "its packages cannot be fetched"
    echo "$packages" >"$venv/packages"
fi

VIRTUAL_ENV=$venv
PATH=$venv/bin:$PATH
export VIRTUAL_ENV PATH

# What `maturin develop` installs, with the module that is there already: maturin would take other features of the dependencies and
# compile the engines a second time.
install_built() {
    packages_folder=$(python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
    rm -rf "$packages_folder"/dedale-*.dist-info
    maturin pep517 write-dist-info --metadata-directory "$packages_folder" --interpreter "$venv/bin/python" >"$venv/metadata.log" 2>&1 ||
        { cat "$venv/metadata.log" >&2; exit 1; }
    echo "$PWD/python" >"$packages_folder/dedale.pth"
    for module in target/debug/lib_dedale.so target/debug/lib_dedale.dylib; do
        [ ! -e "$module" ] || cp "$module" python/dedale/_dedale.abi3.so
    done
}

learning=python/tests/test_examples.py::test_ppo_trains_for_a_moment_and_writes_its_curve
debian="python3-torch python3-matplotlib python3-pytest"

# torch of the Python registry comes with gigabytes for graphics cards; Debian's is for the processor alone, and has a Python of its own.
install_debians_torch() {
    has_torch() { /usr/bin/python3 -c 'import torch, matplotlib, pytest' 2>/dev/null; }
    # shellcheck disable=SC2086 # one word a package
    has_torch || tools/debian.sh $debian || true
    has_torch || skip "the learning example needs torch: pip install torch in $venv, or (Debian) apt-get install $debian"
}
learn_with_debians_torch() {
    install_debians_torch
    PYTHONPATH=$PWD/python /usr/bin/python3 -m pytest -p no:cacheprovider "$learning"
}

case $task in
install)
    python -c 'import torch' 2>/dev/null || install_debians_torch
    ;;
test)
    install_built
    python -m mypy --strict --ignore-missing-imports python/dedale
    python -m mypy.stubtest dedale._dedale
    if [ $# -gt 0 ] || python -c 'import torch' 2>/dev/null; then
        exec python -m pytest "$@"
    fi
    python -m pytest --deselect "$learning"
    learn_with_debians_torch
    ;;
wheel)
    pip install --quiet --disable-pip-version-check 'ziglang==0.15.*'
    rm -rf target/wheels target/python-wheel
    maturin build --release --locked --zig --compatibility manylinux2014 --out target/wheels
    # `pip install dedale` gives the command as well.
    tools/package.sh program
    pip install --quiet --disable-pip-version-check 'wheel==0.45.*'
    wheel unpack --dest target/wheels target/wheels/dedale-*.whl
    rm target/wheels/dedale-*.whl
    unpacked=$(echo target/wheels/dedale-*)
    scripts=$unpacked/$(basename "$unpacked").data/scripts
    mkdir -p "$scripts"
    cp target/packages/dedale-*-"$(uname -m)"-linux/dedale "$scripts/"
    wheel pack --dest-dir target/wheels "$unpacked"
    rm -r "$unpacked"
    python3 -m venv target/python-wheel
    target/python-wheel/bin/pip install --quiet --disable-pip-version-check target/wheels/dedale-*.whl
    cd target/python-wheel
    bin/dedale --version
    exec bin/python -c 'import dedale; [print(game["id"], dedale.simulate(dedale.Game(game["id"])).summary()) for game in dedale.games()]'
    ;;
bench)
    maturin develop --quiet --release
    exec python python/bench/bench.py "$@"
    ;;
*)
    echo "unknown task $task: expected install, test, wheel or bench" >&2
    exit 2
    ;;
esac

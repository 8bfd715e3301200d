"""Writes an OCI image of the static program: one layer, no shell, an ordinary user. `docker load` and `podman load` take the file.

The same program gives the same bytes: no clock, no name and no path of this machine goes into it.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import io
import json
import tarfile
from pathlib import Path

USER = 65532
PORT = 7333
OCI = "application/vnd.oci.image"


def entry(name: str, *, mode: int, owner: int = 0, size: int = 0, folder: bool = False) -> tarfile.TarInfo:
    info = tarfile.TarInfo(name)
    info.type = tarfile.DIRTYPE if folder else tarfile.REGTYPE
    info.mode, info.uid, info.gid, info.size, info.mtime = mode, owner, owner, size, 0
    return info


def layer(program: bytes) -> bytes:
    """The whole file system."""
    files = {
        "dedale": (program, 0o755),
        "etc/passwd": (f"dedale:x:{USER}:{USER}::/data:/dedale\n".encode(), 0o644),
        "etc/group": (f"dedale:x:{USER}:\n".encode(), 0o644),
    }
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w") as archive:
        archive.addfile(entry("etc", mode=0o755, folder=True))
        archive.addfile(entry("tmp", mode=0o1777, folder=True))
        archive.addfile(entry("data", mode=0o700, owner=USER, folder=True))
        for name, (content, mode) in files.items():
            archive.addfile(entry(name, mode=mode, size=len(content)), io.BytesIO(content))
    return buffer.getvalue()


def digest(content: bytes) -> str:
    return "sha256:" + hashlib.sha256(content).hexdigest()


def image(program: bytes, machine: str, version: str) -> bytes:
    """The image as a file: the layout of OCI, and beside it the list that `docker load` reads."""
    files = layer(program)
    packed = gzip.compress(files, mtime=0)
    labels = {"org.opencontainers.image.title": "dedale", "org.opencontainers.image.version": version}
    config = {
        "architecture": machine,
        "os": "linux",
        "config": {
            "User": f"{USER}:{USER}",
            "Env": ["XDG_DATA_HOME=/data"],
            "Entrypoint": ["/dedale"],
            "Cmd": ["serve", "--listen", f"0.0.0.0:{PORT}"],
            "ExposedPorts": {f"{PORT}/tcp": {}},
            "Volumes": {"/data": {}},
            "WorkingDir": "/data",
            "Labels": labels,
        },
        "rootfs": {"type": "layers", "diff_ids": [digest(files)]},
    }
    described = json.dumps(config).encode()
    manifest = {
        "schemaVersion": 2,
        "mediaType": f"{OCI}.manifest.v1+json",
        "config": descriptor(described, "config.v1+json"),
        "layers": [descriptor(packed, "layer.v1.tar+gzip")],
    }
    listed = json.dumps(manifest).encode()
    name = f"dedale:{version}"
    index = {
        "schemaVersion": 2,
        "mediaType": f"{OCI}.index.v1+json",
        "manifests": [descriptor(listed, "manifest.v1+json") | {"annotations": {"org.opencontainers.image.ref.name": name}}],
    }
    place = {content: "blobs/sha256/" + digest(content).removeprefix("sha256:") for content in (packed, described, listed)}
    docker = [{"Config": place[described], "RepoTags": [name], "Layers": [place[packed]]}]
    contents = {
        "oci-layout": json.dumps({"imageLayoutVersion": "1.0.0"}).encode(),
        "index.json": json.dumps(index).encode(),
        "manifest.json": json.dumps(docker).encode(),
    } | {path: content for content, path in place.items()}
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w") as archive:
        for path, content in contents.items():
            archive.addfile(entry(path, mode=0o644, size=len(content)), io.BytesIO(content))
    return buffer.getvalue()


def descriptor(content: bytes, kind: str) -> dict[str, object]:
    return {"mediaType": f"{OCI}.{kind}", "digest": digest(content), "size": len(content)}


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--program", type=Path, required=True)
    arguments.add_argument("--machine", choices=["amd64", "arm64"], required=True)
    arguments.add_argument("--version", required=True)
    arguments.add_argument("--out", type=Path, required=True)
    given = arguments.parse_args()
    given.out.write_bytes(image(given.program.read_bytes(), given.machine, given.version))


if __name__ == "__main__":
    main()

"""The mean of two students, the second of which went on from the first, as the file of a net (model soups, Wortsman et al. 2022).

    python mean.py --starts starts.json.gz --students second/students.pt --student 512x128 --and onirim-wide.pt --out onirim-wide.net
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import torch

from export import export_wide
from mix import Starts, whole
from nets import Code, Student


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--starts", type=Path, required=True, help="what starts.py has written")
    parser.add_argument("--students", type=Path, required=True, help="a file of wide.py")
    parser.add_argument("--student", default="512x128", help="which of them")
    parser.add_argument("--and", type=Path, required=True, dest="other", help="what wide.py --alone has written")
    parser.add_argument("--steps", type=int, default=127, help="whole numbers of the first layer go up to this: fewer make a smaller file")
    parser.add_argument("--figures", default="not measured")
    parser.add_argument("--out", type=Path, default=Path("onirim-wide.net"))
    args = parser.parse_args()
    actions = whole().num_actions
    code = Code(Starts(args.starts, 1, 1.0).highest, np.ones(actions))
    net = Student(len(code.places), *map(int, args.student.split("x")), actions)
    first, second = torch.load(args.students, map_location="cpu")[args.student], torch.load(args.other, map_location="cpu")
    net.load_state_dict({name: (first[name] + second[name]) / 2 for name in first})
    command = f"wide.py, then mean.py --student {args.student} --steps {args.steps}"
    export_wide(net, code, args.out, command, args.figures, args.steps)


if __name__ == "__main__":
    main()

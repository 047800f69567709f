"""The siege: `cargo xtask siege`. Everything that can befall a result, tried on the real program.

It prints a table: how much was tried, how much of it was noticed (refused, or repaired without a trace), how much was
wrongly accepted, how much was lost, and the most memory that a command took. It ends with 1 where something was wrongly
accepted or lost.
"""

import argparse
import shutil
import sys
import time

import edits
import flips
import kills
import limits
from tools import Siege

ATTACKS = {"kills": kills.hunts, "calls": kills.calls, "outputs": kills.outputs, "inputs": kills.changing, "flips": flips.run,
           "edits": edits.run, "disks": limits.disks, "refusals": limits.refusals, "clients": limits.clients,
           "terminals": limits.patience, "bombs": limits.bombs}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--binary", required=True)
    parser.add_argument("--puzzles", required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=10, help="how often each is tried")
    parser.add_argument("attacks", nargs="*", choices=[[], *ATTACKS], help="only these")
    args = parser.parse_args()
    siege = Siege(args.binary, args.puzzles, args.seed, args.rounds)
    begun = time.monotonic()
    for name in args.attacks or ATTACKS:
        print(f"siege: {name}", file=sys.stderr, flush=True)
        try:
            ATTACKS[name](siege)
        except Exception as error:  # An attack that stumbles must not hide what the others found.
            siege.row(name).gone(f"the attack itself failed: {error!r}")
    print(f"seed {args.seed}, {args.rounds} rounds, {time.monotonic() - begun:.0f} seconds\n")
    print(f"{'':30} {'tried':>7} {'noticed':>8} {'wrongly accepted':>17} {'lost':>5} {'peak MiB':>9}")
    for row in siege.rows:
        if row.skipped:
            print(f"{row.name:30} skipped: {row.skipped}")
            continue
        print(f"{row.name:30} {row.tried:7} {row.noticed:8} {row.accepted:17} {row.lost:5} {row.memory >> 10:9}")
        for remark in row.remarks:
            print(f"    {remark}")
    wrong = any(row.accepted or row.lost for row in siege.rows)
    if not wrong:
        shutil.rmtree(siege.folder, ignore_errors=True)
    return wrong


if __name__ == "__main__":
    sys.exit(main())

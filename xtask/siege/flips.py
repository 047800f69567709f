"""One bit flipped in any file of a hunt's folder: every reader refuses it, or says exactly what it said before."""

import json

import certificates
from board import Wrong


def run(siege):
    folder = siege.place("flips")
    text = folder / "puzzles.txt"
    text.write_text("\n".join(siege.puzzles(400)) + "\nnot a puzzle\nnor this\n")
    out = folder / "out"
    hunt = ["hunt", text, "--chunk", 150, "--dedupe", "--teach", "-o", out, "--json"]
    for kind, pattern, times in (("settings", "hunt.json", 3), ("parts", "parts/*", 6), ("certificates", "failures/*", 3),
                                 ("rejected.tsv", "rejected.tsv", 2), ("repeats", "repeats/*", 1)):
        row = siege.row(f"flip bits: {kind}")
        siege.run(row, *hunt)
        told = {"report": siege.run(row, "report", out, "--json").out, "hunt": figures(siege.run(row, *hunt).out)}
        targets = sorted(out.glob(pattern))
        for i in range(times * siege.rounds):
            path = siege.random.choice(targets)
            whole = path.read_bytes()
            if not whole:
                continue
            # Half of the places are in the last kilobyte, where a part has its footer.
            first = max(0, len(whole) - 1024) if i % 2 else 0
            place = siege.random.randrange(first, len(whole))
            bad = bytearray(whole)
            bad[place] ^= 1 << siege.random.randrange(8)
            path.write_bytes(bad)
            row.tried += 1
            where = f"{path.name} byte {place} of {len(whole)}"
            report = siege.run(row, "report", out, "--json")
            check = siege.run(row, "check", out)
            if report.code in (0, 1) and report.out != told["report"]:
                row.wrong(f"report, {where}")
            if kind != "certificates" and check.code == 0:
                row.wrong(f"check, {where}")
            if kind == "certificates" and check.code == 0:
                try:
                    certificates.judge(json.loads(bytes(bad)))
                except (Wrong, ValueError) as why:
                    row.wrong(f"check, {where}: {why}")
            again = siege.run(row, *hunt)
            if again.code in (0, 1) and figures(again.out) != told["hunt"]:
                row.wrong(f"hunt, {where}")
            row.noticed += 0 not in (check.code,) or report.code == 2 or again.code == 2
            path.write_bytes(whole)
        if siege.run(row, "check", out).code != 0:
            row.gone("the folder is not as it was")


def figures(text):
    """What a hunt counts, without how long it took."""
    try:
        told = json.loads(text)
    except ValueError:
        return None
    return {key: value for key, value in told.items() if "sec" not in key and "elapsed" not in key}

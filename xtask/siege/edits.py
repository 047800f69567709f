"""Traces and certificates, edited: the judge and a naive one, who share no line, must agree on each."""

import copy
import json

import certificates
import traces

READINGS = ["depth=1", "depth=2", "ending=proof", "groups=4,blocking=aligned", "blocking=never", "tricks=none"]


def run(siege):
    folder = siege.place("edits")
    row = siege.row("edited traces")
    whole = []
    for i, reading in enumerate(READINGS):
        puzzles = siege.random.sample(siege.own, 4)
        for detail in ("brief", "full"):
            solved = siege.run(row, "solve", "--json", "--explain", detail, "--reading", reading, *puzzles)
            whole += [json.loads(line) for line in solved.out.splitlines()]
    small = [quick(document) for document in whole if len(document["entries"]) < 400]
    edited = [edit(siege.random, document) for document in siege.random.choices(small, k=20 * siege.rounds)]
    compare(siege, row, folder, small[::3] + edited, traces.judge)
    row = siege.row("edited certificates")
    failed = [document["certificate"] | {"minuet": 2} for document in whole if document.get("certificate")]
    failed.sort(key=lambda document: len(str(document)))
    shallow = [document for document in failed if not is_deep(document)][:6]
    edited = [edit(siege.random, document) for document in siege.random.choices(shallow, k=10 * siege.rounds)]
    deep = [document for document in failed if is_deep(document)][:1]
    edited += [edit(siege.random, document) for document in deep for _ in range(siege.rounds)]
    compare(siege, row, folder, shallow[:2] + deep + edited, certificates.judge)


def is_deep(certificate):
    return "depth=2" in certificate["reading"]


def quick(document):
    """Without a certificate that takes the naive judge half a minute."""
    deep = document.get("certificate") and is_deep(document["certificate"])
    return {key: value for key, value in document.items() if key != "certificate" or not deep}


def compare(siege, row, folder, documents, judge):
    """Both judges on each document."""
    path = folder / "documents.jsonl"
    path.write_text("".join(json.dumps(document) + "\n" for document in documents))
    ended = siege.run(row, "check", "--json", path, seconds=600)
    accepted = {told["document"] for told in map(json.loads, ended.out.splitlines()) if told["accepted"]}
    for number, document in enumerate(documents, 1):
        row.tried += 1
        try:
            judge(document)
            holds = document.get("minuet") == 2
            why = ""
        except Exception as error:  # Whatever a naive program stumbles over is no document.
            holds, why = False, repr(error)
        row.noticed += number not in accepted
        if number in accepted and not holds:
            row.wrong(f"document {number}: {why}")
        if number not in accepted and holds:
            row.wrong(f"document {number} is rejected, but holds")


def edit(random, document):
    """One or two small changes somewhere in a document."""
    document = copy.deepcopy(document)
    for _ in range(random.choice([1, 1, 2])):
        change(random, document)
    return document


def change(random, document):
    holder = document
    while True:
        keys = list(holder) if isinstance(holder, dict) else range(len(holder))
        if not keys:
            return
        key = random.choice([key for key in keys if key != "minuet"] or keys)
        value = holder[key]
        if isinstance(value, (dict, list)) and value and random.random() < 0.9:
            holder = value
            continue
        break
    if isinstance(holder, list) and random.random() < 0.4:
        place = random.randrange(len(holder))
        random.choice([lambda: holder.pop(place), lambda: holder.insert(place, copy.deepcopy(holder[place])),
                       lambda: holder.insert(0, holder.pop(place))])()
    elif isinstance(value, bool) or value is None:
        holder[key] = 1
    elif isinstance(value, int):
        holder[key] = random.choice([value + 1, value - 1, random.randrange(1, 10)])
    elif isinstance(value, str):
        if value and random.random() < 0.8:
            place = random.randrange(len(value))
            new = random.choice("123456789." if value[place] in "123456789." else "rcs 19")
            holder[key] = value[:place] + new + value[place + 1:]
        else:
            holder[key] = random.choice(["circle", "square", "r1c1", "row 1", "naked-single", "stall", ""])
    elif isinstance(holder, dict):
        del holder[key]

"""Traces and certificates, edited: the judge and a naive one, who share no line, must agree on each."""

import copy
import json

import certificates
import traces
from board import need, plain

READINGS = ["depth=1", "depth=2", "ending=proof", "groups=4,blocking=aligned", "blocking=never", "tricks=none"]


def run(siege):
    folder = siege.place("edits")
    row = siege.row("edited traces")
    whole = []
    for i, reading in enumerate(READINGS):
        puzzles = siege.random.sample(siege.own, 4)
        for detail in ("brief", "full"):
            solved = siege.run(row, "solve", "--json", "--explain", detail, "--reading", reading,
                               "--starters", siege.random.choice(["footnote8", "both-sides"]), *puzzles)
            whole += [json.loads(line) for line in solved.out.splitlines()]
    small = [quick(document) for document in whole if len(document["entries"]) < 400]
    edited = [edit(siege.random, document, small) for document in siege.random.choices(small, k=20 * siege.rounds)]
    compare(siege, row, folder, [json.dumps(document) for document in small[::3]] + edited, traces.judge)
    row = siege.row("edited certificates")
    failed = [document["certificate"] | {"minuet": 2} for document in whole if document.get("certificate")]
    failed.sort(key=lambda document: len(str(document)))
    shallow = [document for document in failed if not is_deep(document)][:6]
    edited = [edit(siege.random, document, failed) for document in siege.random.choices(shallow, k=10 * siege.rounds)]
    deep = [document for document in failed if is_deep(document)][:1]
    edited += [edit(siege.random, document, failed) for document in deep for _ in range(siege.rounds)]
    whole = [json.dumps(document) for document in shallow[:2] + deep]
    compare(siege, row, folder, whole + edited, certificates.judge)


def is_deep(certificate):
    return "depth=2" in certificate["reading"]


def quick(document):
    """Without a certificate that takes the naive judge half a minute."""
    deep = document.get("certificate") and is_deep(document["certificate"])
    return {key: value for key, value in document.items() if key != "certificate" or not deep}


def compare(siege, row, folder, documents, judge):
    """Both judges on each document."""
    for number, text in enumerate(documents, 1):
        path = folder / f"{row.name.replace(' ', '-')}-{number}.json"
        path.write_text(text)
        accepted = siege.run(row, "check", path, seconds=600).code == 0
        row.tried += 1
        try:
            document = json.loads(text, object_pairs_hook=once)
            plain(document)
            judge(document)
            holds = document.get("minuet") in VERSIONS[judge]
            why = ""
        except Exception as error:  # Whatever a naive program stumbles over is no document.
            holds, why = False, repr(error)
        row.noticed += not accepted
        if accepted != holds:
            row.wrong(f"{path}: " + (why if accepted else "it is rejected, but holds"))


#: Nothing has changed for certificates since version 1.
VERSIONS = {traces.judge: [2], certificates.judge: [1, 2]}


def once(pairs):
    """An object, no key of which occurs twice."""
    need(len({key for key, _ in pairs}) == len(pairs), "a key occurs twice")
    return dict(pairs)


def edit(random, document, others):
    """One or two small changes somewhere in a document, as text."""
    document = copy.deepcopy(document)
    for _ in range(random.choice([1, 1, 2])):
        change(random, document, others)
    text = json.dumps(document)
    return text if random.random() < 0.9 else misspell(random, text)


def misspell(random, text):
    """The text itself, with a character changed, or a key that occurs twice."""
    place = random.randrange(len(text))
    if random.random() < 0.5:
        return text[:place] + random.choice('0123456789.,:{}[]" rc-') + text[place + 1:]
    start = text.find('"', place)
    key = text[start:text.find('"', start + 1) + 1]
    return text.replace("{", "{" + f"{key}: 1, ", 1) if start >= 0 and ":" not in key else text


def change(random, document, others):
    """Goes down to some value, and changes it."""
    holder, path = document, []
    while True:
        keys = list(holder) if isinstance(holder, dict) else range(len(holder))
        if not keys:
            return
        key = random.choice([key for key in keys if key != "minuet"] or keys)
        value = holder[key]
        path.append(key)
        if isinstance(value, (dict, list)) and value and random.random() < 0.9:
            holder = value
            continue
        break
    kind = random.random()
    if kind < 0.1:
        graft(random, holder, path, others)
    elif kind < 0.15 and isinstance(holder, dict):
        holder[random.choice(["cells", "digits", "dance", "find", "candidates", "depth", "placed", "x"])] = value
    elif kind < 0.2:
        holder[key] = random.choice([str(value), [value], {}, [], None, 1.0, True, 0, -1, 2**64, "\u0661"])
    elif isinstance(holder, list) and kind < 0.5:
        place, end = sorted(random.randrange(len(holder) + 1) for _ in range(2))
        place = min(place, len(holder) - 1)
        random.choice([lambda: holder.pop(place), lambda: holder.insert(place, copy.deepcopy(holder[place])),
                       lambda: holder.insert(0, holder.pop(place)), lambda: holder.__delitem__(slice(place, end)),
                       lambda: holder.__setitem__(slice(place, end), holder[place:end][::-1])])()
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
            holder[key] = random.choice(["circle", "square", "r1c1", "row 1", "naked-single", "stall", "", *READINGS])
    elif isinstance(holder, dict):
        del holder[key]


def graft(random, holder, path, others):
    """What another document has in the same place, or in any other of the same name."""
    other = random.choice(others)
    for key in path:
        if isinstance(other, list) and other:
            other = random.choice(other)
        elif isinstance(other, dict) and key in other:
            other = other[key]
        else:
            return
    holder[path[-1]] = copy.deepcopy(other)

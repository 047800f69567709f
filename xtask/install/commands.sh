#!/bin/bash
# What an installed minuet must do, as an ordinary user whose home cannot be written to. $1 is the program.
set -euo pipefail
minuet=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
! touch "$HOME/written" 2>/dev/null || { echo "the home can be written to" >&2; exit 1; }
! command -v cargo rustc || { echo "there is a Rust here" >&2; exit 1; }

easy=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
hard=3....8.9...5..7..6..759.....1....2.8.6.8..9..4....3..71...6.....8..7.......3..6..
escargot=1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..

says() { grep -q -- "$1" "$2" || { echo "\"$1\" is missing:" >&2; head -c 2000 "$2" >&2; exit 1; }; }

# One command a line: where one is followed by "&&", its failure would not end the script.
"$minuet" --version > version
says '^minuet [0-9]' version
"$minuet" solve $hard > solved
says 'Solved in Step 4, with one minuet' solved
"$minuet" hint $easy > hint
says '^Look at number' hint
"$minuet" draw $hard --step 40 -o step.svg
says '</svg>' step.svg
"$minuet" draw $hard --step 40 -o step.png
says 'PNG' step.png
"$minuet" print --worksheet $hard -o sheet.pdf
says '%PDF' sheet.pdf
"$minuet" draw $easy -o photo.png
"$minuet" read photo.png > read
says "^$easy$" read
"$minuet" generate --count 1 > made
"$minuet" count "$(head -n 1 made)" > counted
says '1 solution' counted
printf '%s\n' $easy $hard $escargot > puzzles.txt
"$minuet" hunt puzzles.txt -o hunt > hunted
"$minuet" report hunt > report
says 'puzzles' report
"$minuet" check hunt > checked
says 'accepted' checked
code=0
"$minuet" solve --json $escargot > escargot.json || code=$?
[ $code = 1 ]
"$minuet" check escargot.json > judged
says 'accepted: failed' judged

"$minuet" serve --port 0 > address &
server=$!
for _ in $(seq 100); do [ -s address ] && break; sleep 0.1; done
port=$(sed 's|.*:\([0-9]*\)/.*|\1|;q' address)
exec 3<>"/dev/tcp/127.0.0.1/$port"
printf 'GET / HTTP/1.1\r\nHost: 127.0.0.1:%s\r\nConnection: close\r\n\r\n' "$port" >&3
cat <&3 > page
kill $server
says '200 OK' page
says '</html>' page
echo "$(cat version): $(wc -c < page) bytes of the page served, $(tail -n 1 checked)"

-- Hints on the puzzles of a file, a line each, with all candidates written: for wrk, see bench/runs.
--
--     minuet serve --port 2018 &
--     PUZZLES=hard.txt wrk -t2 -c200 -d60s --latency -s bench/page/hints.lua http://127.0.0.1:2018

local bodies = {}
for line in io.lines(os.getenv("PUZZLES")) do
  local puzzle = line:sub(1, 81):gsub("0", ".")
  if #puzzle == 81 then
    local pencil = {}
    for i = 1, 81 do
      pencil[i] = puzzle:sub(i, i) == "." and '"123456789"' or '""'
    end
    bodies[#bodies + 1] = string.format(
      '{"ask":"hint","sheet":{"puzzle":"%s","pencil":[%s]}}', puzzle, table.concat(pencil, ","))
  end
end

local next = 0

function init()
  next = math.random(#bodies)
end

function request()
  next = next % #bodies + 1
  return wrk.format("POST", "/api", { ["Content-Type"] = "application/json" }, bodies[next])
end

-- For wrk: asks for the addresses of a file (one a line, named by BENCH_LOAD_PATHS) in turn, as a reader's browser does, and
-- prints what came of it as JSON in the last line. Each thread begins at another place of the list.
local paths = {}
for line in io.lines(os.getenv("BENCH_LOAD_PATHS")) do
  paths[#paths + 1] = line
end

local threads = 0
local at = 0

function setup(thread)
  thread:set("number", threads)
  threads = threads + 1
end

function init()
  wrk.headers["Accept-Encoding"] = "gzip, deflate, br"
  wrk.headers["Host"] = "localhost"
  at = math.floor(#paths / 2) * number
end

function request()
  at = at % #paths + 1
  return wrk.format("GET", paths[at])
end

function done(summary, latency, requests)
  local errors = summary.errors
  print(string.format(
    '{"requests":%d,"bytes":%d,"seconds":%.3f,"connect":%d,"read":%d,"write":%d,"status":%d,"timeout":%d,"p50":%.3f,"p99":%.3f,"max":%.3f}',
    summary.requests, summary.bytes, summary.duration / 1e6,
    errors.connect, errors.read, errors.write, errors.status, errors.timeout,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000, latency.max / 1000))
end

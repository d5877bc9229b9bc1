-- For wrk: asks for the lines of a file in turn. A line is a path, and after a tab the cookies that go with it.
local requests = {}
local turn = 0

function init(args)
  for line in io.lines(args[1]) do
    local path, cookie = line:match('^([^\t]*)\t(.*)$')
    local headers = {}
    for name, value in pairs(wrk.headers) do headers[name] = value end
    if cookie ~= '' then headers['Cookie'] = cookie end
    requests[#requests + 1] = wrk.format('GET', path, headers)
  end
end

request = function()
  turn = turn % #requests + 1
  return requests[turn]
end

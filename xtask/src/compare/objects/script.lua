-- A little of everything: closures, metatables, coroutines, strings, numbers, sorting.
local function fib(n) if n < 2 then return n end return fib(n - 1) + fib(n - 2) end
print("fib", fib(22))

local Point = {}
Point.__index = Point
Point.__add = function(a, b) return setmetatable({ x = a.x + b.x, y = a.y + b.y }, Point) end
Point.__tostring = function(p) return string.format("(%g, %g)", p.x, p.y) end
print(setmetatable({ x = 1, y = 2.5 }, Point) + setmetatable({ x = 10, y = 0.25 }, Point))

local squares = coroutine.wrap(function() for i = 1, 5 do coroutine.yield(i * i) end end)
for _ = 1, 5 do io.write(squares(), " ") end
print()

local words = {}
for word in ("the quick brown fox jumps over the lazy dog"):gmatch("%a+") do words[#words + 1] = word end
table.sort(words, function(a, b) return #a < #b or #a == #b and a < b end)
print(table.concat(words, ","), ("x"):rep(10, "-"), ("hello"):upper():reverse())

print(1 / 3, 2 ^ 0.5, 7 // 2, -7 // 2, -7 % 3, 1e300 * 1e10, math.maxinteger + 1, 0x7f ~ 0xff, 3 << 40)
print(math.sin(1), math.floor(-3.5), math.tointeger(3.0), string.pack("<i4", -2):byte(1, -1))
print(select(2, pcall(function() error({ code = 42 }) end)).code, select("#", table.unpack({ 1, nil, 3 }, 1, 3)))
print(pcall(function() local x = nil; return x.y end))

local sieve, primes = {}, {}
for i = 2, 2000 do
  if not sieve[i] then
    primes[#primes + 1] = i
    for j = i * i, 2000, i do sieve[j] = true end
  end
end
print(#primes, primes[#primes], load("return ...+1")(41))
goto done
print("not reached")
::done::
print(string.format("%5.2f|%-8s|%08x|%q", 3.14159, "left", 48879, "a\nb"))

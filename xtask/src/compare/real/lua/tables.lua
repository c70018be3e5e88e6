-- Tables, metatables, objects, sorting, iteration, weak tables, garbage collection.
local p = print
local t = { 10, 20, 30, nil, 50, x = 1, ["y z"] = 2, [3.0] = "three", [-1] = "minus" }
p(#{ 1, 2, 3 }, t[3], t.x, t["y z"], t[-1], t[5], rawlen { 1, 2 }, next {}, type(next))
table.insert(t, 1, 5); p(t[1], t[2], table.remove(t, 1), table.remove { }, table.unpack({ 1, 2, 3 }, 2))
p(table.concat({ 1, 2.5, "x" }, "-"), table.concat({}, "x"), pcall(table.concat, { {} }), select(-1, 1, 2, 3))
p(table.unpack(table.move({ 1, 2, 3, 4, 5 }, 2, 5, 1))); p(table.unpack(table.move({ 1, 2, 3 }, 1, 3, 3)))
local function keys(m) local k = {} for key in pairs(m) do k[#k + 1] = tostring(key) end table.sort(k) return table.concat(k, " ") end
p(keys { a = 1, b = 2, c = 3, 1, 2, [2.5] = 1, [true] = 1 })
local n = {}
for i = 1, 1000 do n[i] = (i * 7919) % 1009 end
table.sort(n); p(n[1], n[500], n[1000]); table.sort(n, function(a, b) return a > b end); p(n[1], n[2], n[1000])
local words = {}
for w in ("the quick brown fox jumps over the lazy dog and runs away from the bear"):gmatch("%a+") do words[#words + 1] = w end
table.sort(words); p(table.concat(words, " ")); p(pcall(table.sort, { 3, 1, "x" }))
local big = {}
for i = 1, 50000 do big[i] = i; big["k" .. i] = i * 2 end
for i = 1, 50000, 3 do big[i] = nil; big["k" .. i] = nil end
local sum, cnt = 0, 0
for _, v in pairs(big) do sum = sum + v; cnt = cnt + 1 end
p(sum, cnt)
-- Metamethods.
local V = {}
V.__index = V
local function vec(x, y) return setmetatable({ x = x, y = y }, V) end
V.__add = function(a, b) return vec(a.x + b.x, a.y + b.y) end
V.__sub = function(a, b) return vec(a.x - b.x, a.y - b.y) end
V.__mul = function(a, b) if type(a) == "number" then return vec(a * b.x, a * b.y) elseif type(b) == "number" then return vec(a.x * b, a.y * b) end return a.x * b.x + a.y * b.y end
V.__div = function(a, b) return vec(a.x / b, a.y / b) end
V.__idiv = function(a, b) return vec(a.x // b, a.y // b) end
V.__mod = function(a, b) return vec(a.x % b, a.y % b) end
V.__pow = function(a, b) return vec(a.x ^ b, a.y ^ b) end
V.__unm = function(a) return vec(-a.x, -a.y) end
V.__eq = function(a, b) return a.x == b.x and a.y == b.y end
V.__lt = function(a, b) return a.x < b.x end
V.__le = function(a, b) return a.x <= b.x end
V.__len = function(a) return 2 end
V.__concat = function(a, b) return tostring(a) .. "~" .. tostring(b) end
V.__tostring = function(a) return "(" .. a.x .. "," .. a.y .. ")" end
V.__call = function(self, ...) return select("#", ...), self.x end
V.__band = function() return "band" end V.__bor = function() return "bor" end V.__bxor = function() return "bxor" end
V.__shl = function() return "shl" end V.__shr = function() return "shr" end V.__bnot = function() return "bnot" end
V.__name = "Vector"
function V:length2() return self.x * self.x + self.y * self.y end
local a, b = vec(1, 2), vec(3, 5)
p(tostring(a + b), tostring(b - a), a * b, tostring(2 * a), tostring(a * 2), tostring(b / 2), tostring(b // 2), tostring(b % 2), tostring(a ^ 2), tostring(-a))
p(a == b, a == vec(1, 2), a ~= b, a < b, a <= b, a > b, #a, a .. b, a .. "s", 1 .. a, a(1, nil, 3))
p(a & b, a | 1, 1 ~ a, a << 1, a >> 1, ~a, a:length2(), rawequal(a, vec(1, 2)), a.missing)
local log = {}
local proxy = setmetatable({}, { __index = function(_, k) log[#log + 1] = "get " .. tostring(k) return k end, __newindex = function(s, k, v) log[#log + 1] = "set " .. k; rawset(s, k, v) end })
p(proxy.foo, proxy[1]); proxy.bar = 7; p(proxy.bar, table.concat(log, ";"))
p(pcall(setmetatable, setmetatable({}, { __metatable = "locked" }), {})); p(getmetatable(setmetatable({}, { __metatable = "locked" })), getmetatable("").__index == string)
local it = setmetatable({}, { __pairs = function() return function(_, k) k = (k or 0) + 1 if k <= 3 then return k, k * k end end, nil, nil end })
for k, v in pairs(it) do io.write(k, "=", v, " ") end
p()
-- Classes with inheritance.
local Animal = {} Animal.__index = Animal
function Animal.new(name) return setmetatable({ name = name }, Animal) end
function Animal:speak() return self.name .. " makes a sound" end
local Dog = setmetatable({}, { __index = Animal }) Dog.__index = Dog
function Dog.new(name) local d = Animal.new(name) return setmetatable(d, Dog) end
function Dog:speak() return Animal.speak(self) .. ": woof" end
p(Animal.new("cat"):speak(), Dog.new("rex"):speak())
-- Collection: weak tables, finalizers.
local weak = setmetatable({}, { __mode = "v" })
local strong = {}
for i = 1, 100 do local o = { i } weak[i] = o if i % 10 == 0 then strong[#strong + 1] = o end end
collectgarbage() collectgarbage()
local alive = 0
for _ in pairs(weak) do alive = alive + 1 end
p(alive, #strong)
local eph = setmetatable({}, { __mode = "k" })
for i = 1, 50 do local k = {} eph[k] = { k } end
collectgarbage() p(next(eph))
local order = {}
for i = 1, 5 do setmetatable({}, { __gc = function() order[#order + 1] = i end }) end
collectgarbage() collectgarbage() p(table.concat(order, ","))
p(collectgarbage("count") > 0, collectgarbage("step"), collectgarbage("isrunning"))
collectgarbage("generational")
local junk for i = 1, 20000 do junk = { i, { i }, tostring(i) } end
collectgarbage("incremental") for i = 1, 20000 do junk = { i, { i }, tostring(i) } end
p(junk[1], #junk)
do
  local closed = {}
  do
    local x <close> = setmetatable({}, { __close = function(_, e) closed[#closed + 1] = "x" .. tostring(e) end })
    local y <close> = setmetatable({}, { __close = function(_, e) closed[#closed + 1] = "y" .. tostring(e) end })
    local c <const> = 5
    closed[#closed + 1] = "body" .. c
  end
  pcall(function() local z <close> = setmetatable({}, { __close = function(_, e) closed[#closed + 1] = "z:" .. tostring(e) end }) error("boom", 0) end)
  p(table.concat(closed, " "))
end
-- N queens, sieve, matrix product, memoised Fibonacci, permutations.
local function queens(n)
  local solutions, cols, d1, d2 = 0, {}, {}, {}
  local function place(r)
    if r > n then solutions = solutions + 1 return end
    for c = 1, n do
      if not cols[c] and not d1[r + c] and not d2[r - c] then
        cols[c], d1[r + c], d2[r - c] = true, true, true place(r + 1) cols[c], d1[r + c], d2[r - c] = nil, nil, nil
      end
    end
  end
  place(1) return solutions
end
p(queens(6), queens(7))
local sieve, primes = {}, 0
for i = 2, 20000 do if not sieve[i] then primes = primes + 1 for j = i * i, 20000, i do sieve[j] = true end end end
p(primes)
local function matrix(n, f) local m = {} for i = 1, n do m[i] = {} for j = 1, n do m[i][j] = f(i, j) end end return m end
local A, B = matrix(30, function(i, j) return i + j end), matrix(30, function(i, j) return i - j + 0.5 end)
local C = matrix(30, function(i, j) local s = 0 for k = 1, 30 do s = s + A[i][k] * B[k][j] end return s end)
p(C[1][1], C[15][7], C[30][30])
local memo = setmetatable({}, { __mode = "k" })
local function fib(n) if n < 2 then return n end local m = memo[n] if m then return m end m = fib(n - 1) + fib(n - 2) memo[n] = m return m end
p(fib(80))

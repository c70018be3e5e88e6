-- Functions, closures, coroutines, goto, errors, variable arguments, loading code, the debug and io libraries.
local p = print
local function va(...) local a, b = ... return select("#", ...), a, b, ... end
p(va()); p(va(1)); p(va(nil, nil)); p((va(1, 2, 3))); p(table.pack(va(1, 2, 3)).n)
local function tail(n, acc) if n == 0 then return acc end return tail(n - 1, acc + n) end
p(tail(100000, 0))
local function counter() local c = 0 return function() c = c + 1 return c end, function() return c end end
local inc, get = counter(); inc(); inc(); p(get())
local fs = {} for i = 1, 3 do fs[i] = function() i = i + 10 return i end end
p(fs[1](), fs[1](), fs[2](), fs[3]())
local a, b, c = (function() return 1, 2, 3 end)() p(a, b, c)
a, b = b, a p(a, b) local q = { 1, 2 } local i = 1 i, q[i] = i + 1, 20 p(i, q[1], q[2])
for i = 1, 3 do for j = 1, 3 do if j == 2 then goto continue end io.write(i, j, " ") ::continue:: end end p()
do local k = 0 ::top:: k = k + 1 if k < 5 then goto top end p(k) end
local n = 0 repeat local done = n >= 3 n = n + 1 until done p(n) while true do n = n - 1 if n < 0 then break end end p(n)
p(1 and 2, nil and 1, false or "x", nil or false, not nil, 1 == 1.0, "1" == 1, 2 ^ 3 ^ 2, -2 ^ 2, not 1 == 2, 1 .. 2 == "12")
p(1 < 2 == true, "a" .. "b" .. "c" == "abc", 7 // 2 * 2 + 7 % 2, 1 << 2 + 1, 5 & 3 | 8, ~0 >> 60)
-- Errors.
p(pcall(error, "msg", 0)); p(select(2, pcall(error, { code = 5 })).code) p(select(2, pcall(error))) p(pcall(function() error("with position") end))
p(xpcall(function() local x = nil; return x.y end, function(m) return "handled: " .. m end))
p(pcall(function() return #5 end)); p(pcall(function() return nil .. "x" end)) p(pcall(function() return {} < {} end))
p(pcall(function() undefinedfunction() end)); p(pcall(function() local t = {} t.a.b = 1 end)) p(pcall(function() return ("x")() end))
p(pcall(string.rep)); p(pcall(setmetatable, 1, 2)) p(pcall(ipairs)) p(select("#", pcall(function() return 1, nil, nil end)))
p(pcall(function() local function r() return 1 + r() end return r() end) == false)
local nested = {} p((pcall(function() pcall(error, "inner") error(nested) end)))
p(select(2, pcall(error, nested)) == nested, assert(1, 2), pcall(assert, false, "assertion"), pcall(assert, nil))
p((debug.traceback("trace", 1):gsub("\n.*", "")), tostring(nil), tostring(true), (warn and "warn"))
-- Coroutines.
local co = coroutine.create(function(a, b)
  p("start", a, b) local c = coroutine.yield(a + b) p("got", c) local d, e = coroutine.yield(c * 2) p("got", d, e) return "end", d + e end)
p(coroutine.resume(co, 1, 2)); p(coroutine.status(co)) p(coroutine.resume(co, 10)) p(coroutine.resume(co, 3, 4)) p(coroutine.status(co), coroutine.resume(co))
local function gen(n) return coroutine.wrap(function() for i = 1, n do coroutine.yield(i, i * i) end end) end
for x, y in gen(4) do io.write(x, ":", y, " ") end p()
local function permutations(t, n) n = n or #t if n <= 1 then coroutine.yield(t) else for i = 1, n do t[n], t[i] = t[i], t[n] permutations(t, n - 1) t[n], t[i] = t[i], t[n] end end end
local count = 0 for perm in coroutine.wrap(function() permutations { 1, 2, 3, 4, 5 } end) do count = count + perm[1] * perm[5] end p(count)
p(coroutine.resume(coroutine.create(function() error("in coroutine", 0) end))) p(coroutine.isyieldable(), select(2, coroutine.running()))
local w = coroutine.wrap(function() return pcall(function() coroutine.yield(1) error("after yield", 0) end) end) p(w()) p(w())
local closing = coroutine.create(function() local x <close> = setmetatable({}, { __close = function() p("closed") end }) coroutine.yield() end)
coroutine.resume(closing) p(coroutine.close(closing), coroutine.status(closing))
local producer = coroutine.wrap(function() for _, v in ipairs { "a", "b", "c" } do coroutine.yield(v) end return nil end)
local consumed = {} for v in producer do consumed[#consumed + 1] = v:upper() end p(table.concat(consumed))
local many = {} for i = 1, 500 do many[i] = coroutine.create(function(x) for k = 1, 5 do x = x + coroutine.yield(x) end return x end) end
local total = 0 for round = 1, 6 do for i = 1, 500 do local _, v = coroutine.resume(many[i], i) total = total + v end end p(total)
p(pcall(coroutine.wrap(function() local t = setmetatable({}, { __index = function(_, k) return coroutine.yield(k) end }) return t.key end)))
-- Loading and dumping code.
p(load("return 1 + 1")()); p(load("syntax error here")) p(type(load(function() return nil end))) p(pcall(load, 5))
local env = { x = 5 } p(load("x = x * 2 return x", "chunk", "t", env)(), env.x) p(load("\27Lua", "b", "t"))
local pieces, k = { "return ", "40", " + 2" }, 0 p(load(function() k = k + 1 return pieces[k] end)())
local dumped = string.dump(function(a, b) local t = { a, b, x = a .. b } return t.x, #t end) p(load(dumped, "d", "b")("u", "v")) p(#string.dump(va, true) < #string.dump(va))
for _, src in ipairs { "x =", "for i = 1 do end", "local x <const> = 1; x = 2", "goto nowhere", "break", "return return", "a.b:c = 1", "'unfinished", "[[long", "x = }", "::l:: ::l::", "local function f(a,) end", "\\", "0x", "'\\q'", "'\\300'", "'\\u{110000000}'", "--[[ open" } do
  p(select(2, load(src, "=src")))
end
local deep = ("("):rep(100) .. "1" .. (")"):rep(100) p(load("return " .. deep)()) p((select(2, load("return " .. ("("):rep(500) .. "1"))):match("overflow") or "too deep")
local many_locals = {} for i = 1, 150 do many_locals[i] = ("local v%d = %d"):format(i, i) end p(load(table.concat(many_locals, "\n") .. "\nreturn v1 + v75 + v150")())
local big = {} for i = 1, 3000 do big[i] = ("t[%d] = %d .. 's%d'"):format(i, i, i) end local tt = {} load("local t = ... " .. table.concat(big, "; "))(tt) p(#tt, tt[3000])
-- Debug, io, os.
local info = debug.getinfo(1, "Sl") p(info.what, info.currentline > 0) local function named(x, y) local z = 3 return debug.getlocal(1, 1), debug.getlocal(1, 3) end p(named(1, 2))
local up = 1 local function useup() return up end p(debug.getupvalue(useup, 1)) debug.setupvalue(useup, 1, 99) p(useup(), debug.getinfo(useup, "u").nups, debug.getinfo(va, "u").isvararg)
local hooks = 0 debug.sethook(function() hooks = hooks + 1 end, "l") local x1 = 1
local x2 = 2
debug.sethook() p(hooks >= 2)
local f = assert(io.tmpfile()) f:write("line 1\n", 2, " ", 3.5, "\nlast") f:seek("set") p(f:read("l", "n", "n", "L", "a")) p(f:seek("set", 2), f:read(3), f:seek("cur"), f:seek("end"), f:read(1), f:read(0)) f:seek("set")
for line in f:lines() do io.write("<", line, ">") end p(io.type(f), f:close(), io.type(f), io.type(5), pcall(f.read, f)) p(io.open("/nonexistent/file"))
p(os.time { year = 2026, month = 1, day = 1, hour = 12 } - os.time { year = 2025, month = 12, day = 31, hour = 12 }, os.date("!%Y-%m-%d %H:%M:%S", 0), os.date("!*t", 86400).day, os.getenv("NO_SUCH_VARIABLE"), type(os.clock()))
p(require == nil, package.path ~= nil, package.loaded.string == string, _VERSION, _G._G == _G, rawget(_G, "p"))
-- An expression evaluator and a small virtual machine written in Lua.
local function evaluate(s)
  local pos = 1
  local function peek() pos = s:find("%S", pos) or #s + 1 return s:sub(pos, pos) end
  local expr
  local function atom() local c = peek() if c == "(" then pos = pos + 1 local v = expr(0) peek() pos = pos + 1 return v elseif c == "-" then pos = pos + 1 return -atom() end local num = s:match("^[%d.]+", pos) pos = pos + #num return tonumber(num) end
  local prec = { ["+"] = 1, ["-"] = 1, ["*"] = 2, ["/"] = 2, ["^"] = 3 }
  function expr(min) local left = atom() while true do local op = peek() local pr = prec[op] if not pr or pr < min then return left end pos = pos + 1 local right = expr(op == "^" and pr or pr + 1) left = op == "+" and left + right or op == "-" and left - right or op == "*" and left * right or op == "/" and left / right or left ^ right end end
  return expr(0)
end
p(evaluate("1 + 2 * 3"), evaluate("(1 + 2) * 3 - -4"), evaluate("2 ^ 3 ^ 2 / 4"), evaluate("10 / 4 - 1"))
local program, stack, pc, steps = { "push", 0, "push", 1, "dup2", "add", "rot", "jlt", 5 }, {}, 1, 0
local x, y = 0, 1 for _ = 1, 60 do x, y = y, x + y end p(x)
local bf = { out = {}, tape = {}, ptr = 1 }
local src, ip = "++++++++[>++++[>++>+++>+++>+<<<<-]>+>+>->>+[<]<-]>>.>---.+++++++..+++.>>.<-.<.+++.------.--------.>>+.>++.", 1
while ip <= #src do
  local c = src:sub(ip, ip) local v = bf.tape[bf.ptr] or 0
  if c == ">" then bf.ptr = bf.ptr + 1 elseif c == "<" then bf.ptr = bf.ptr - 1 elseif c == "+" then bf.tape[bf.ptr] = (v + 1) % 256 elseif c == "-" then bf.tape[bf.ptr] = (v - 1) % 256 elseif c == "." then bf.out[#bf.out + 1] = string.char(v)
  elseif c == "[" and v == 0 then local depth = 1 while depth > 0 do ip = ip + 1 local d = src:sub(ip, ip) depth = depth + (d == "[" and 1 or d == "]" and -1 or 0) end
  elseif c == "]" and v ~= 0 then local depth = 1 while depth > 0 do ip = ip - 1 local d = src:sub(ip, ip) depth = depth + (d == "]" and 1 or d == "[" and -1 or 0) end end
  ip = ip + 1
end
io.write(table.concat(bf.out))

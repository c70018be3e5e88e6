-- Integers and floats: every operator, conversions, comparisons, formatting, the math library.
local function show(...)
  local t = table.pack(...)
  for i = 1, t.n do
    local v = t[i]
    t[i] = math.type(v) and (math.type(v):sub(1, 1) .. ":" .. tostring(v)) or tostring(v)
  end
  print(table.concat(t, " ", 1, t.n))
end
local ints = { 0, 1, -1, 2, -2, 3, 7, -7, 10, 255, -256, 65535, 1 << 31, -(1 << 31), (1 << 53) + 1, math.maxinteger,
  math.mininteger }
local floats = { 0.0, -0.0, 0.5, -0.5, 1.0, -1.5, 2.75, 3.14159265358979, 1e10, -1e10, 1e100, 2^53, 2^63, -2^63, 1e308,
  5e-324, math.huge, -math.huge, 0 / 0 }
local function try(f, ...)
  local ok, r = pcall(f, ...)
  if ok then return r end
  return (tostring(r):gsub("^.-:%d+: ", ""))
end
local binary = {
  { "+", function(a, b) return a + b end }, { "-", function(a, b) return a - b end },
  { "*", function(a, b) return a * b end }, { "/", function(a, b) return a / b end },
  { "//", function(a, b) return a // b end }, { "%", function(a, b) return a % b end },
  { "^", function(a, b) return a ^ b end }, { "&", function(a, b) return a & b end },
  { "|", function(a, b) return a | b end }, { "~", function(a, b) return a ~ b end },
  { "<<", function(a, b) return a << b end }, { ">>", function(a, b) return a >> b end },
  { "<", function(a, b) return a < b end }, { "<=", function(a, b) return a <= b end },
  { "==", function(a, b) return a == b end },
}
local function nan(v) return v ~= v and "nan" or v end
for _, op in ipairs(binary) do
  for _, a in ipairs(ints) do
    local line = {}
    for i, b in ipairs(ints) do line[i] = tostring(nan(try(op[2], a, b))) end
    print(op[1], a, table.concat(line, ","))
  end
  for _, a in ipairs(floats) do
    local line = {}
    for i, b in ipairs(floats) do line[i] = tostring(nan(try(op[2], a, b))) end
    for i = 1, #ints do line[#line + 1] = tostring(nan(try(op[2], a, ints[i]))) end
    for i = 1, #ints do line[#line + 1] = tostring(nan(try(op[2], ints[i], a))) end
    print(op[1], nan(a), table.concat(line, ","))
  end
end
for _, a in ipairs(ints) do show(a, -a, ~a, not a, a + 0.0, tostring(a), ("%x %o %d %5d|%-8d|%08d"):format(a, a, a, a, a, a)) end
for _, a in ipairs(floats) do
  show(nan(a), nan(-a), ("%g %.3f %e %a %10.2f|%-12.4g|%+.1e"):format(nan(a) == "nan" and 0 or a, nan(a) == "nan" and 0 or a,
    nan(a) == "nan" and 0 or a, nan(a) == "nan" and 0 or a, nan(a) == "nan" and 0 or a, nan(a) == "nan" and 0 or a,
    nan(a) == "nan" and 0 or a))
  show(try(math.floor, a) == a, try(math.ceil, a) == a, math.tointeger(a), math.type(a), nan(math.fmod(a, 3.0)))
end
for _, s in ipairs { "10", "0x10", "1e1", " 5 ", "0x1p4", "0x.8", "1e", "", "abc", "0x", "1 2", "9223372036854775807",
  "9223372036854775808", "-9223372036854775808", "0xffffffffffffffff", "1e400", "inf", "nan", "0b1", ".5", "5.", "- 1" } do
  show(s, tonumber(s))
  for _, base in ipairs { 2, 8, 10, 16, 36 } do show(s, base, try(tonumber, s, base)) end
end
show("10" + 5, "3" * "4", "0x10" + 0, 10 .. 20, "2" ^ "3", "7" // 2, "7.0" // 2, -"2")
show(try(function() return 1.5 | 1 end), try(function() return "a" + 1 end), try(function() return {} .. "x" end))
show(try(function() return 1 // 0 end), try(function() return 1 % 0 end), 1 // 0.0, nan(1 % 0.0), 5.3 % -2 < 0)
show(math.max(1, 2.5, -3), math.min(4, 2, 8.0), math.abs(math.mininteger), math.abs(-3.5), math.ult(1, -1))
for _, f in ipairs { "sqrt", "sin", "cos", "tan", "exp", "asin", "acos", "atan" } do
  for _, x in ipairs { 0.0, 0.25, 0.5, 0.75, 1.0 } do print(f, x, ("%.10g"):format(math[f](x))) end
end
show(("%.10g"):format(math.log(10)), math.log(8, 2), math.log(1000, 10), ("%.8f"):format(math.atan(1, -1)))
math.randomseed(42)
local sum = 0
for _ = 1, 1000 do sum = sum + math.random(1, 1000000) end
show(sum, math.random(5, 5), math.random(0) ~= nil)
local x, fact = 1, {}
for i = 1, 25 do x = x * i; fact[i] = x end
print(table.concat(fact, " "))
local f = 1.0
for i = 1, 170 do f = f * i end
print(("%.15g"):format(f))
for i = 10, 1, -3 do io.write(i, " ") end
for i = 1.0, 2.0, 0.25 do io.write(i, " ") end
for i = math.maxinteger - 2, math.maxinteger do io.write(i, " ") end
for i = math.mininteger, math.mininteger + 2 do io.write(i, " ") end
print(try(function() for i = 1, 10, 0 do end end), try(function() for i = "a", 2 do end end))
local h = 0
for i = 1, 200000 do h = (h * 31 + i) ~ (h >> 7) end
show(h)

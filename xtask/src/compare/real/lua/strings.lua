-- The string library: patterns, formats, packing, byte access, UTF-8, long strings and escapes.
local p = print
p(("hello"):upper(), ("HeLLo"):lower(), ("abc"):rep(3, "-"), ("abc"):reverse(), #"a\0b", ("x"):rep(0), ("x"):rep(-1))
p(("hello"):sub(2), ("hello"):sub(-3), ("hello"):sub(2, -2), ("hello"):sub(0), ("hello"):sub(10), ("hello"):sub(-100, 2))
p(("hello"):byte(1, -1)); p(string.char(72, 105)); p(("a,b,,c"):find(",", 1, true), ("a.b"):find(".", 2, true))
p("esc: \a\b\f\v\\\"\'\x41\u{48}\u{20AC}\065\z
   joined")
p([[long
string]], [==[with ]] inside]==], #[[

x]])
local patterns = {
  { "hello world", "o" }, { "hello world", "(o)(.)" }, { "key = value", "^(%w+)%s*=%s*(%w+)$" }, { "  trim  ", "^%s*(.-)%s*$" },
  { "f(a(b)c)d", "%b()" }, { "THE (quick) fox", "%((%a+)%)" }, { "2026-11-20", "(%d+)-(%d+)-(%d+)" }, { "aaa", "a-b" },
  { "aaab", "a*b" }, { "x", "[^%a]" }, { "[]]", "[]]" }, { "a-z", "[a%-z]+" }, { "hello", "()ll()" }, { "THE END", "%f[%a]%a+%f[%A]" },
  { "abc123", "%a+%d+" }, { "", ".*" }, { "\0a\0", "%z" }, { "aXbX", "X$" }, { "0xDEADbeef", "^0[xX](%x+)$" }, { "abcabc", "(a)(b)(c)%1%2%3" },
}
for _, t in ipairs(patterns) do p(t[1]:find(t[2])); p(t[1]:match(t[2])); p((t[1]:gsub(t[2], "<%0>"))) end
for k, v in ("a=1, b=2, c=3"):gmatch("(%w+)=(%w+)") do io.write(k, "->", v, ";") end
for w in ("one two  three"):gmatch("%S+") do io.write("[", w, "]") end
p(); p(("hello world"):gsub("o", { o = "0" }), ("abc"):gsub("%w", function(c) return c:byte() % 2 == 0 and c:upper() end))
p(("abc"):gsub("", "-"), ("hello"):gsub("l", "L", 1), ("$name is $age"):gsub("%$(%w+)", { name = "Ann", age = 42 }))
for _, bad in ipairs { "(", "[a", "%", "(a))", "%b", "%f", "a%1" } do
  local ok, e = pcall(string.find, "abc", bad); p(bad, ok, (tostring(e):gsub("^.-:%d+: ", "")))
end
p(("%s|%10s|%-10s|%.2s|%q|%c|%i|%u|%%"):format("str", "right", "left", "trunc", 'quo"te\n\0\r', 65, -42, 42))
p(("%5.1f|%-8.3f|%+d|% d|%#x|%#o|%e|%G"):format(3.14159, 2.71828, 5, 5, 255, 8, 12345.678, 1e-10))
p(("%q %q %q %q"):format(1, 1.5, math.mininteger, 1 / 0), pcall(string.format, "%d", 1.5), (pcall(string.format, "%y", 1)))
p(("%s %s %s"):format(nil, true, setmetatable({}, { __tostring = function() return "object" end })))
local packed = string.pack("<i1 <I2 >i4 <i8 <f >d z s2 !4 b i4", -1, 65535, -123456, math.mininteger, 1.5, -2.25, "zero", "sized", 7, 99)
p(#packed, (packed:gsub(".", function(c) return ("%02x"):format(c:byte()) end)))
p(string.unpack("<i1 <I2 >i4 <i8 <f >d z s2 !4 b i4", packed))
p(string.packsize("i4 i8 !8 d"), pcall(string.pack, "i1", 200), pcall(string.unpack, "i4", "abc"))
for size = 1, 16 do
  local s = string.pack("<i" .. size, -2); p(size, #s, string.unpack("<i" .. size, s), string.unpack(">I" .. math.min(size, 8), s:sub(1, math.min(size, 8))))
end
local u = "aé€😀z"
p(#u, utf8.len(u), utf8.codepoint(u, 1, -1)); p(utf8.char(97, 233, 8364, 128512), utf8.offset(u, 3), utf8.len("\xff"))
for at, code in utf8.codes(u) do io.write(at, ":", code, " ") end
p(u:match(utf8.charpattern), #utf8.char(0x7FFFFFFF), utf8.codepoint(utf8.char(0x10FFFF)))
p("a" < "b", "a" < "B", "" < "a", "abc" < "abd", "a\0b" < "a\0c", "Z" < "a", "10" < "9")
p(tostring(12):rep(3), #tostring(print) > 0, ("x"):rep(1000):len(), select("#", ("abc"):byte(1, 10)))
local parts = {}
for i = 1, 2000 do parts[#parts + 1] = ("%d:%s"):format(i, ("ab"):rep(i % 7)) end
local text = table.concat(parts, ",")
local count, bytes = 0, 0
for field in text:gmatch("[^,]+") do count = count + 1; bytes = bytes + #field end
p(count, bytes, #text)
local h = 5381
for i = 1, #text do h = (h * 33 + text:byte(i)) & 0xffffffff end
p(h, text:find("1999:", 1, true), select(2, text:gsub("ab", "")))
local s = ""
for i = 1, 500 do s = s .. string.char(i % 256) end
p(#s, s:byte(100), s:byte(356), (s:gsub("[%c%s]", "")):len(), (s:gsub("[\128-\255]", "")):len())
p(load("return '" .. ("\\%03d"):rep(3):format(1, 2, 255) .. "'")():byte(1, -1))

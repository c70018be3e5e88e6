// Runs the scripts that are named on the command line, each in a state of its own.
#include <stdio.h>
#include "lauxlib.h"
#include "lua.h"
#include "lualib.h"

int main(int argc, char **argv) {
  int failures = 0;
  for (int i = 1; i < argc; i++) {
    lua_State *lua = luaL_newstate();
    luaL_openlibs(lua);
    if (luaL_dofile(lua, argv[i])) {
      printf("error: %s\n", lua_tostring(lua, -1));
      failures++;
    }
    lua_close(lua);
  }
  return failures;
}

// Runs the script that is named on the command line.
#include <stdio.h>
#include "lauxlib.h"
#include "lua.h"
#include "lualib.h"

int main(int argc, char **argv) {
  lua_State *lua = luaL_newstate();
  luaL_openlibs(lua);
  if (argc < 2 || luaL_dofile(lua, argv[1]))
    printf("error: %s\n", lua_tostring(lua, -1));
  lua_close(lua);
  return 0;
}

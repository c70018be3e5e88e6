// Runs the SQL in the file that is named on the command line and prints all rows.
#include <stdio.h>
#include <stdlib.h>
#include "sqlite3.h"

static int row(void *unused, int count, char **values, char **names) {
  for (int i = 0; i < count; i++)
    printf("%s%s=%s", i ? "|" : "", names[i], values[i] ? values[i] : "NULL");
  putchar('\n');
  return 0;
}

int main(int argc, char **argv) {
  FILE *file = argc > 1 ? fopen(argv[1], "rb") : 0;
  if (!file)
    return 2;
  char *text = calloc(1, 1 << 20);
  size_t size = fread(text, 1, (1 << 20) - 1, file);
  fclose(file);
  sqlite3 *db;
  if (!size || sqlite3_open(":memory:", &db))
    return 2;
  char *message = 0;
  if (sqlite3_exec(db, text, row, 0, &message))
    printf("error: %s\n", message);
  printf("%d changes\n", sqlite3_total_changes(db));
  sqlite3_close(db);
  return 0;
}

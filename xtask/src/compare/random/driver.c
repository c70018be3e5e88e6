/* Runs programs that are functions of this one, each in a process of its own. The argument is the time, in milliseconds, that each
   may compute. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

extern int (*const programs[])(int, char **);
extern const int seeds[];

int main(int argc, char **argv) {
  int time = argc > 1 ? atoi(argv[1]) : 1000;
  for (int i = 0; programs[i]; i++) {
    printf("%d ", seeds[i]);
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
      struct itimerval limit = {.it_value = {.tv_sec = time / 1000, .tv_usec = time % 1000 * 1000}};
      setitimer(ITIMER_VIRTUAL, &limit, 0);
      char *none[] = {"program", 0};
      int code = programs[i](1, none);
      fflush(stdout);
      _exit(code);
    }
    int status;
    waitpid(child, &status, 0);
    if (WIFSIGNALED(status) && WTERMSIG(status) == SIGVTALRM)
      printf("does not end\n");
    else if (status != 0)
      printf("ended with %d\n", status);
    fflush(stdout);
  }
  return 0;
}

# A variable that is set anew is a new symbol, the last so far.
# RUN: mc -triple=x86_64 -filetype=obj %s -o %t && readobj --symbols %t | FileCheck %s

# CHECK: Name: first
# CHECK: Name: second
# CHECK: Name: variable
# CHECK-NEXT: Value: 0x2
first:
.set variable, 1
second:
.set variable, 2

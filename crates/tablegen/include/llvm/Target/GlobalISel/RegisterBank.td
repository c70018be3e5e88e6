// Register banks: classes between which copies are cheap. Read, and of no effect.

class RegisterBank<string name, list<RegisterClass> classes> {
  string Name = name;
  list<RegisterClass> RegisterClasses = classes;
}

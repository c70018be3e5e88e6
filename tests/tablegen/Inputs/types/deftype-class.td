// Not for a class.
class A;
deftype B = A;

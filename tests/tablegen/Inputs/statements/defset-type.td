// Only records of the class.
class A; class B;
defset list<A> all = { def b : B; }

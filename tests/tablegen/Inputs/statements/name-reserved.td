// NAME is no field.
class A { int NAME = 1; }

// A name can be used once.
deftype A = int;
deftype A = bit;

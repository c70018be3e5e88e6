// A keyword is no name.
class class;

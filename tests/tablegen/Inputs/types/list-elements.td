// Elements are converted.
def d { list<bit> a = [1, 0]; list<bits<2>> b = [1, 2]; list<int> c = [0b11, 4]; }

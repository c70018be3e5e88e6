// No copies.
def d { list<int> f = !listsplat(1, 0); }

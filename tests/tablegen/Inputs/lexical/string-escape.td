// An escape that does not exist.
def d { string a = "\q"; }

// A character that means nothing.
def d @ ;

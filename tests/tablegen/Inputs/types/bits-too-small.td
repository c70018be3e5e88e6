// 9 bits do not fit into 8.
def d { bits<8> a = 256; }

; 14830000 krz f0 1483001c; krz xx 14830000; krz f0 f0; fen
lifem8 8 lifem8 6 lifem8 20 lifem8 131 lifem8 0 lifem8 24 lifem8 0
lifem8 8 lifem8 6 lifem8 20 lifem8 131 lifem8 0 lifem8 0 lifem8 224
lifem8 8 lifem8 0 lifem8 0 lifem8 8 lifem8 0 lifem8 0
; 14830014: a byte, a word, a byte, a halfword, a word
lifem8 255 lifem8 0 lifem8 0 lifem8 0
lifem 4294967295 lifem8 1 lifem8 0 lifem16 65535 lifem 344129556

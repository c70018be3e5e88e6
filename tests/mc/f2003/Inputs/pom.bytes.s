; The bytes of pom.s as they are published for the machine, as data.
lifem8 1 lifem8 4 lifem8 4 lifem8 160 lifem8 8 lifem8 180 lifem8 8 lifem8 0
lifem8 27 lifem8 0 lifem8 4 lifem8 2 lifem8 9 lifem8 6 lifem8 20 lifem8 131
lifem8 0 lifem8 86 lifem8 224 lifem8 1 lifem8 4 lifem8 8 lifem8 160 lifem8 0
lifem8 6 lifem8 255 lifem8 255 lifem8 255 lifem8 255 lifem8 0 lifem8 8 lifem8 0
lifem8 180 lifem8 4 lifem8 32 lifem8 6 lifem8 20 lifem8 131 lifem8 0 lifem8 0
lifem8 224 lifem8 176 lifem8 0 lifem8 4 lifem8 8 lifem8 160 lifem8 8 lifem8 0
lifem8 176 lifem8 1 lifem8 4 lifem8 8 lifem8 160 lifem8 8 lifem8 180 lifem8 16
lifem8 0 lifem8 0 lifem8 6 lifem8 255 lifem8 255 lifem8 255 lifem8 254 lifem8 0
lifem8 8 lifem8 0 lifem8 180 lifem8 4 lifem8 32 lifem8 6 lifem8 20 lifem8 131
lifem8 0 lifem8 0 lifem8 224 lifem8 176 lifem8 0 lifem8 4 lifem8 8 lifem8 160
lifem8 8 lifem8 176 lifem8 32 lifem8 0 lifem8 32 lifem8 0 lifem8 0 lifem8 4
lifem8 4 lifem8 160 lifem8 8 lifem8 176 lifem8 224

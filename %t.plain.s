'c'i
kue pom
nta f5 8 l' pom
krz f0 f5+12@
fi f0 2 xylo
malkrz xx .LBB0_2
krz f5@ f0
ata f0 4294967295
nta f5 8
krz f1 f5
krz f1+4@ f0
inj f5@ xx pom
ata f5 8
krz f5+4@ f0
krz f1 f5@
ata f1 4294967294
nta f5 8
krz f0 f5
krz f0+4@ f1
inj f5@ xx pom
ata f5 8
krz f1 f5+4@
ata f0 f1
ata f5 8 l' .LBB0_2
krz xx f5@

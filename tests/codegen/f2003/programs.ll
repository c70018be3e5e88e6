; Programs compiled from C: what every feature of the code generator computes, on the strict emulator. The numbers are those
; of another machine. The description alone gives the same code.
; RUN: llc -march=2003f %s -o %t.s
; RUN: llc -target-td=%S/../../../targets/f2003/td/f2003.td %s -o %t.td.s
; RUN: diff %t.s %t.td.s
; RUN: llc -march=2003f %S/../../../targets/f2003/runtime/runtime.ll -o %t.runtime.s
; RUN: run --target=2003f %s -call=test_sort -args=9 | FileCheck %s --check-prefix=R0
; RUN: emu -triple=2003f -strict %t.s %t.runtime.s -call=test_sw -args=3 | FileCheck %s --check-prefix=R1
; RUN: emu -triple=2003f -strict %t.s %t.runtime.s -call=test_sw -args=100 | FileCheck %s --check-prefix=R2
; RUN: emu -triple=2003f -strict %t.s %t.runtime.s -call=test_sw -args=-7 | FileCheck %s --check-prefix=R3
; RUN: emu -triple=2003f -strict %t.s %t.runtime.s -call=test_crc | FileCheck %s --check-prefix=R4
; RUN: emu -triple=2003f -strict %t.s %t.runtime.s -call=test_s -args=5 | FileCheck %s --check-prefix=R5
; RUN: emu -triple=2003f -strict %t.s %t.runtime.s -call=test_m64 -args=12345,678910 | FileCheck %s --check-prefix=R6
; RUN: emu -triple=2003f -strict %t.s %t.runtime.s -call=test_cmp -args=5,-7 | FileCheck %s --check-prefix=R7
; RUN: emu -triple=2003f -strict %t.s %t.runtime.s -call=test_sh -args=-1000,3 | FileCheck %s --check-prefix=R8
; RUN: emu -triple=2003f -strict %t.s %t.runtime.s -call=test_va | FileCheck %s --check-prefix=R9
; RUN: emu -triple=2003f -strict %t.s %t.runtime.s -call=test_div -args=-100,7 | FileCheck %s --check-prefix=R10
; RUN: emu -triple=2003f -strict %t.s %t.runtime.s -call=test_udiv -args=4000000000,7 | FileCheck %s --check-prefix=R11
; RUN: emu -triple=2003f -strict %t.s %t.runtime.s -call=test_bits -args=74565 | FileCheck %s --check-prefix=R12
; RUN: emu -triple=2003f -strict %t.s %t.runtime.s -call=test_bswap -args=305419896 | FileCheck %s --check-prefix=R13
; RUN: emu -triple=2003f -strict %t.s %t.runtime.s -call=test_i64ret -args=77 | FileCheck %s --check-prefix=R14
; RUN: emu -triple=2003f -strict %t.s %t.runtime.s -call=test_fp -args=7,-3 | FileCheck %s --check-prefix=R15
; RUN: emu -triple=2003f -strict %t.s %t.runtime.s -call=test_fp -args=-70,31 | FileCheck %s --check-prefix=R16
; RUN: emu -triple=2003f -strict %t.s %t.runtime.s -call=test_lldiv -args=12345,-77 | FileCheck %s --check-prefix=R17
; RUN: emu -triple=2003f -strict %t.s %t.runtime.s -call=test_st -args=9 | FileCheck %s --check-prefix=R18

; R0: {{^}}9{{$}}
; R1: {{^}}33{{$}}
; R2: {{^}}1{{$}}
; R3: {{^}}3{{$}}
; R4: {{^}}222957957{{$}}
; R5: {{^}}8084{{$}}
; R6: {{^}}2130139884{{$}}
; R7: {{^}}10{{$}}
; R8: {{^}}4294967045{{$}}
; R9: {{^}}4321{{$}}
; R10: {{^}}4294965894{{$}}
; R11: {{^}}1308282255{{$}}
; R12: {{^}}71500{{$}}
; R13: {{^}}2018915346{{$}}
; R14: {{^}}110666{{$}}
; R15: {{^}}2035538{{$}}
; R16: {{^}}6577561{{$}}
; R17: {{^}}160325132{{$}}
; R18: {{^}}207{{$}}

%struct.P = type { i32, i32, double }

@gs = global { i8, i8, i16, i32, i64 } { i8 120, i8 0, i16 -2, i32 3, i64 4 }, align 4
@arr = internal unnamed_addr global [10 x i32] [i32 5, i32 3, i32 8, i32 1, i32 9, i32 2, i32 7, i32 4, i32 6, i32 0], align 4
@.crctable = private unnamed_addr constant [256 x i32] [i32 0, i32 1996959894, i32 -301047508, i32 -1727442502, i32 124634137, i32 1886057615, i32 -379345611, i32 -1637575261, i32 249268274, i32 2044508324, i32 -522852066, i32 -1747789432, i32 162941995, i32 2125561021, i32 -407360249, i32 -1866523247, i32 498536548, i32 1789927666, i32 -205950648, i32 -2067906082, i32 450548861, i32 1843258603, i32 -187386543, i32 -2083289657, i32 325883990, i32 1684777152, i32 -43845254, i32 -1973040660, i32 335633487, i32 1661365465, i32 -99664541, i32 -1928851979, i32 997073096, i32 1281953886, i32 -715111964, i32 -1570279054, i32 1006888145, i32 1258607687, i32 -770865667, i32 -1526024853, i32 901097722, i32 1119000684, i32 -608450090, i32 -1396901568, i32 853044451, i32 1172266101, i32 -589951537, i32 -1412350631, i32 651767980, i32 1373503546, i32 -925412992, i32 -1076862698, i32 565507253, i32 1454621731, i32 -809855591, i32 -1195530993, i32 671266974, i32 1594198024, i32 -972236366, i32 -1324619484, i32 795835527, i32 1483230225, i32 -1050600021, i32 -1234817731, i32 1994146192, i32 31158534, i32 -1731059524, i32 -271249366, i32 1907459465, i32 112637215, i32 -1614814043, i32 -390540237, i32 2013776290, i32 251722036, i32 -1777751922, i32 -519137256, i32 2137656763, i32 141376813, i32 -1855689577, i32 -429695999, i32 1802195444, i32 476864866, i32 -2056965928, i32 -228458418, i32 1812370925, i32 453092731, i32 -2113342271, i32 -183516073, i32 1706088902, i32 314042704, i32 -1950435094, i32 -54949764, i32 1658658271, i32 366619977, i32 -1932296973, i32 -69972891, i32 1303535960, i32 984961486, i32 -1547960204, i32 -725929758, i32 1256170817, i32 1037604311, i32 -1529756563, i32 -740887301, i32 1131014506, i32 879679996, i32 -1385723834, i32 -631195440, i32 1141124467, i32 855842277, i32 -1442165665, i32 -586318647, i32 1342533948, i32 654459306, i32 -1106571248, i32 -921952122, i32 1466479909, i32 544179635, i32 -1184443383, i32 -832445281, i32 1591671054, i32 702138776, i32 -1328506846, i32 -942167884, i32 1504918807, i32 783551873, i32 -1212326853, i32 -1061524307, i32 -306674912, i32 -1698712650, i32 62317068, i32 1957810842, i32 -355121351, i32 -1647151185, i32 81470997, i32 1943803523, i32 -480048366, i32 -1805370492, i32 225274430, i32 2053790376, i32 -468791541, i32 -1828061283, i32 167816743, i32 2097651377, i32 -267414716, i32 -2029476910, i32 503444072, i32 1762050814, i32 -144550051, i32 -2140837941, i32 426522225, i32 1852507879, i32 -19653770, i32 -1982649376, i32 282753626, i32 1742555852, i32 -105259153, i32 -1900089351, i32 397917763, i32 1622183637, i32 -690576408, i32 -1580100738, i32 953729732, i32 1340076626, i32 -776247311, i32 -1497606297, i32 1068828381, i32 1219638859, i32 -670225446, i32 -1358292148, i32 906185462, i32 1090812512, i32 -547295293, i32 -1469587627, i32 829329135, i32 1181335161, i32 -882789492, i32 -1134132454, i32 628085408, i32 1382605366, i32 -871598187, i32 -1156888829, i32 570562233, i32 1426400815, i32 -977650754, i32 -1296233688, i32 733239954, i32 1555261956, i32 -1026031705, i32 -1244606671, i32 752459403, i32 1541320221, i32 -1687895376, i32 -328994266, i32 1969922972, i32 40735498, i32 -1677130071, i32 -351390145, i32 1913087877, i32 83908371, i32 -1782625662, i32 -491226604, i32 2075208622, i32 213261112, i32 -1831694693, i32 -438977011, i32 2094854071, i32 198958881, i32 -2032938284, i32 -237706686, i32 1759359992, i32 534414190, i32 -2118248755, i32 -155638181, i32 1873836001, i32 414664567, i32 -2012718362, i32 -15766928, i32 1711684554, i32 285281116, i32 -1889165569, i32 -127750551, i32 1634467795, i32 376229701, i32 -1609899400, i32 -686959890, i32 1308918612, i32 956543938, i32 -1486412191, i32 -799009033, i32 1231636301, i32 1047427035, i32 -1362007478, i32 -640263460, i32 1088359270, i32 936918000, i32 -1447252397, i32 -558129467, i32 1202900863, i32 817233897, i32 -1111625188, i32 -893730166, i32 1404277552, i32 615818150, i32 -1160759803, i32 -841546093, i32 1423857449, i32 601450431, i32 -1285129682, i32 -1000256840, i32 1567103746, i32 711928724, i32 -1274298825, i32 -1022587231, i32 1510334235, i32 755167117]

define void @sort(ptr %0, i32 signext %1) {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %7, label %6

4:                                                ; preds = %20, %7
  %5 = icmp eq i32 %9, %1
  br i1 %5, label %6, label %7

6:                                                ; preds = %4, %2
  ret void

7:                                                ; preds = %2, %4
  %8 = phi i32 [ %9, %4 ], [ 0, %2 ]
  %9 = add nuw nsw i32 %8, 1
  %10 = icmp slt i32 %9, %1
  br i1 %10, label %11, label %4

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i32, ptr %0, i32 %8
  br label %13

13:                                               ; preds = %11, %20
  %14 = phi i32 [ %9, %11 ], [ %21, %20 ]
  %15 = getelementptr inbounds nuw i32, ptr %0, i32 %14
  %16 = load i32, ptr %15, align 4
  %17 = load i32, ptr %12, align 4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %20

19:                                               ; preds = %13
  store i32 %16, ptr %12, align 4
  store i32 %17, ptr %15, align 4
  br label %20

20:                                               ; preds = %13, %19
  %21 = add nuw nsw i32 %14, 1
  %22 = icmp eq i32 %21, %1
  br i1 %22, label %4, label %13
}

declare void @llvm.lifetime.start.p0(ptr)

declare void @llvm.lifetime.end.p0(ptr)

define range(i32 -1, 51) i32 @sw(i32 signext %0) {
  switch i32 %0, label %9 [
    i32 1, label %10
    i32 2, label %2
    i32 3, label %3
    i32 4, label %4
    i32 5, label %5
    i32 100, label %6
    i32 -7, label %7
    i32 1000, label %8
  ]

2:                                                ; preds = %1
  br label %10

3:                                                ; preds = %1
  br label %10

4:                                                ; preds = %1
  br label %10

5:                                                ; preds = %1
  br label %10

6:                                                ; preds = %1
  br label %10

7:                                                ; preds = %1
  br label %10

8:                                                ; preds = %1
  br label %10

9:                                                ; preds = %1
  br label %10

10:                                               ; preds = %1, %9, %8, %7, %6, %5, %4, %3, %2
  %11 = phi i32 [ -1, %9 ], [ 9, %8 ], [ 20, %2 ], [ 33, %3 ], [ 44, %4 ], [ 50, %5 ], [ 1, %6 ], [ 3, %7 ], [ 10, %1 ]
  ret i32 %11
}

define i32 @crc(ptr %0) {
  %2 = load i8, ptr %0, align 1
  %3 = icmp eq i8 %2, 0
  br i1 %3, label %20, label %4

4:                                                ; preds = %1, %4
  %5 = phi i8 [ %16, %4 ], [ %2, %1 ]
  %6 = phi i32 [ %14, %4 ], [ -1, %1 ]
  %7 = phi ptr [ %15, %4 ], [ %0, %1 ]
  %8 = lshr i32 %6, 8
  %9 = trunc i32 %6 to i8
  %10 = xor i8 %5, %9
  %11 = zext i8 %10 to i32
  %12 = getelementptr inbounds nuw i32, ptr @.crctable, i32 %11
  %13 = load i32, ptr %12, align 4
  %14 = xor i32 %8, %13
  %15 = getelementptr inbounds nuw i8, ptr %7, i32 1
  %16 = load i8, ptr %15, align 1
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %18, label %4

18:                                               ; preds = %4
  %19 = xor i32 %14, -1
  br label %20

20:                                               ; preds = %18, %1
  %21 = phi i32 [ 0, %1 ], [ %19, %18 ]
  ret i32 %21
}

define i32 @test_sort(i32 signext %0) {
  br label %4

2:                                                ; preds = %17, %4
  %3 = icmp eq i32 %6, 10
  br i1 %3, label %20, label %4

4:                                                ; preds = %2, %1
  %5 = phi i32 [ %6, %2 ], [ 0, %1 ]
  %6 = add nuw nsw i32 %5, 1
  %7 = icmp samesign ult i32 %5, 9
  br i1 %7, label %8, label %2

8:                                                ; preds = %4
  %9 = getelementptr inbounds nuw i32, ptr @arr, i32 %5
  br label %10

10:                                               ; preds = %17, %8
  %11 = phi i32 [ %6, %8 ], [ %18, %17 ]
  %12 = getelementptr inbounds nuw i32, ptr @arr, i32 %11
  %13 = load i32, ptr %12, align 4
  %14 = load i32, ptr %9, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %17

16:                                               ; preds = %10
  store i32 %13, ptr %9, align 4
  store i32 %14, ptr %12, align 4
  br label %17

17:                                               ; preds = %16, %10
  %18 = add nuw nsw i32 %11, 1
  %19 = icmp eq i32 %18, 10
  br i1 %19, label %2, label %10

20:                                               ; preds = %2
  %21 = getelementptr inbounds i32, ptr @arr, i32 %0
  %22 = load i32, ptr %21, align 4
  ret i32 %22
}

define range(i32 -1, 51) i32 @test_sw(i32 signext %0) {
  switch i32 %0, label %9 [
    i32 1, label %10
    i32 2, label %2
    i32 3, label %3
    i32 4, label %4
    i32 5, label %5
    i32 100, label %6
    i32 -7, label %7
    i32 1000, label %8
  ]

2:                                                ; preds = %1
  br label %10

3:                                                ; preds = %1
  br label %10

4:                                                ; preds = %1
  br label %10

5:                                                ; preds = %1
  br label %10

6:                                                ; preds = %1
  br label %10

7:                                                ; preds = %1
  br label %10

8:                                                ; preds = %1
  br label %10

9:                                                ; preds = %1
  br label %10

10:                                               ; preds = %1, %2, %3, %4, %5, %6, %7, %8, %9
  %11 = phi i32 [ -1, %9 ], [ 9, %8 ], [ 20, %2 ], [ 33, %3 ], [ 44, %4 ], [ 50, %5 ], [ 1, %6 ], [ 3, %7 ], [ 10, %1 ]
  ret i32 %11
}

define i32 @test_crc() {
  ret i32 222957957
}

define i32 @test_s(i32 signext %0) {
  %2 = load i8, ptr @gs, align 4
  %3 = load i16, ptr getelementptr inbounds nuw (i8, ptr @gs, i32 2), align 2
  %4 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gs, i32 4), align 4
  %5 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gs, i32 8), align 4
  %6 = add nsw i32 %4, %0
  %7 = shl i16 %3, 1
  %8 = mul nsw i32 %6, 1000
  %9 = sext i16 %7 to i32
  %10 = mul nsw i32 %9, 10
  %11 = sext i8 %2 to i32
  %12 = trunc i64 %5 to i32
  %13 = add nsw i32 %10, %11
  %14 = add i32 %13, %8
  %15 = add nsw i32 %14, %12
  ret i32 %15
}

define i64 @m64(i64 zeroext %0, i64 zeroext %1) {
  %3 = mul i64 %1, %0
  %4 = and i64 %1, 63
  %5 = lshr i64 %0, %4
  %6 = and i64 %0, 31
  %7 = shl i64 %1, %6
  %8 = sub i64 %3, %7
  %9 = add i64 %8, %5
  ret i64 %9
}

define i32 @test_m64(i32 signext %0, i32 signext %1) {
  %3 = zext i32 %0 to i64
  %4 = shl nuw nsw i64 %3, 20
  %5 = zext i32 %1 to i64
  %6 = or i64 %4, %5
  %7 = shl nuw nsw i64 %5, 7
  %8 = or i64 %7, %3
  %9 = mul i64 %8, %6
  %10 = and i64 %3, 63
  %11 = lshr i64 %6, %10
  %12 = and i64 %5, 31
  %13 = shl i64 %8, %12
  %14 = sub i64 %9, %13
  %15 = add i64 %14, %11
  %16 = lshr i64 %15, 32
  %17 = xor i64 %16, %15
  %18 = trunc i64 %17 to i32
  ret i32 %18
}

define range(i32 0, 16) i32 @test_cmp(i32 signext %0, i32 signext %1) {
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul nsw i64 %3, 1000000007
  %6 = mul nsw i64 %4, 998244353
  %7 = icmp slt i64 %5, %6
  %8 = zext i1 %7 to i32
  %9 = icmp sgt i64 %5, %6
  %10 = select i1 %9, i32 2, i32 0
  %11 = or disjoint i32 %10, %8
  %12 = icmp eq i64 %5, %6
  %13 = select i1 %12, i32 4, i32 0
  %14 = or disjoint i32 %11, %13
  %15 = icmp ult i64 %5, %6
  %16 = select i1 %15, i32 8, i32 0
  %17 = or disjoint i32 %14, %16
  ret i32 %17
}

define range(i32 1, -2147483648) i32 @fact(i32 signext %0) {
  br label %2

2:                                                ; preds = %6, %1
  %3 = phi i32 [ 1, %1 ], [ %8, %6 ]
  %4 = phi i32 [ %0, %1 ], [ %7, %6 ]
  %5 = icmp slt i32 %4, 2
  br i1 %5, label %9, label %6

6:                                                ; preds = %2
  %7 = add nsw i32 %4, -1
  %8 = mul nuw nsw i32 %3, %4
  br label %2

9:                                                ; preds = %2
  %10 = mul nuw nsw i32 %3, 1
  ret i32 %10
}

define signext i16 @sh(i16 signext %0, i8 signext %1) {
  %3 = ashr i16 %0, 2
  %4 = sext i8 %1 to i16
  %5 = xor i16 %3, %4
  ret i16 %5
}

define range(i32 -32768, 32768) i32 @test_sh(i32 signext %0, i32 signext %1) {
  %3 = trunc i32 %0 to i16
  %4 = trunc i32 %1 to i8
  %5 = ashr i16 %3, 2
  %6 = sext i8 %4 to i16
  %7 = xor i16 %5, %6
  %8 = sext i16 %7 to i32
  ret i32 %8
}

define i32 @sum(i32 signext %0, ...) {
  %2 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(ptr %2)
  call void @llvm.va_start.p0(ptr %2)
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = load ptr, ptr %2, align 4
  br label %8

6:                                                ; preds = %8, %1
  %7 = phi i32 [ 0, %1 ], [ %14, %8 ]
  call void @llvm.va_end.p0(ptr %2)
  call void @llvm.lifetime.end.p0(ptr %2)
  ret i32 %7

8:                                                ; preds = %4, %8
  %9 = phi i32 [ %15, %8 ], [ 0, %4 ]
  %10 = phi i32 [ %14, %8 ], [ 0, %4 ]
  %11 = phi ptr [ %12, %8 ], [ %5, %4 ]
  %12 = getelementptr inbounds nuw i8, ptr %11, i32 4
  store ptr %12, ptr %2, align 4
  %13 = load i32, ptr %11, align 4
  %14 = add nsw i32 %13, %10
  %15 = add nuw nsw i32 %9, 1
  %16 = icmp eq i32 %15, %0
  br i1 %16, label %6, label %8
}

declare void @llvm.va_start.p0(ptr)

declare void @llvm.va_end.p0(ptr)

define i32 @test_va() {
  %1 = tail call i32 (i32, ...) @sum(i32 signext 4, i32 signext 1, i32 signext 20, i32 signext 300, i32 signext 4000)
  ret i32 %1
}

define i32 @test_div(i32 signext %0, i32 signext %1) {
  %3 = sdiv i32 %0, %1
  %4 = mul nsw i32 %3, 100
  %5 = srem i32 %0, %1
  %6 = add nsw i32 %4, %5
  ret i32 %6
}

define i32 @test_udiv(i32 signext %0, i32 signext %1) {
  %3 = udiv i32 %0, %1
  %4 = mul i32 %3, 100
  %5 = urem i32 %0, %1
  %6 = add i32 %4, %5
  ret i32 %6
}

define range(i32 0, 323132) i32 @test_bits(i32 signext %0) {
  %2 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %0)
  %3 = mul nuw nsw i32 %2, 10000
  %4 = or i32 %0, 1
  %5 = tail call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %4, i1 true)
  %6 = mul nuw nsw i32 %5, 100
  %7 = or i32 %0, -2147483648
  %8 = tail call range(i32 0, 32) i32 @llvm.cttz.i32(i32 %7, i1 true)
  %9 = add nuw nsw i32 %8, %3
  %10 = add nuw nsw i32 %9, %6
  ret i32 %10
}

declare i32 @llvm.ctpop.i32(i32)

declare i32 @llvm.ctlz.i32(i32, i1 immarg)

declare i32 @llvm.cttz.i32(i32, i1 immarg)

define i32 @test_bswap(i32 signext %0) {
  %2 = tail call i32 @llvm.bswap.i32(i32 %0)
  ret i32 %2
}

declare i32 @llvm.bswap.i32(i32)

define range(i32 -1073741824, 1073741824) i32 @test_i64ret(i32 signext %0) {
  %2 = sext i32 %0 to i64
  %3 = mul nsw i64 %2, 12345678912345
  %4 = ashr i64 %3, 33
  %5 = trunc nsw i64 %4 to i32
  ret i32 %5
}

define i64 @fa(i32 signext %0) {
  %2 = sext i32 %0 to i64
  %3 = mul nsw i64 %2, 12345678912345
  ret i64 %3
}

define double @test_avg(ptr %0, i32 signext %1) {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %8, label %4

4:                                                ; preds = %8, %2
  %5 = phi double [ 0.000000e+00, %2 ], [ %13, %8 ]
  %6 = sitofp i32 %1 to double
  %7 = fdiv double %5, %6
  ret double %7

8:                                                ; preds = %2, %8
  %9 = phi i32 [ %14, %8 ], [ 0, %2 ]
  %10 = phi double [ %13, %8 ], [ 0.000000e+00, %2 ]
  %11 = getelementptr inbounds nuw double, ptr %0, i32 %9
  %12 = load double, ptr %11, align 4
  %13 = fadd double %10, %12
  %14 = add nuw nsw i32 %9, 1
  %15 = icmp eq i32 %14, %1
  br i1 %15, label %4, label %8
}

define i32 @test_fp(i32 signext %0, i32 signext %1) {
  %3 = alloca [3 x double], align 4
  %4 = sitofp i32 %0 to double
  %5 = sitofp i32 %1 to double
  call void @llvm.lifetime.start.p0(ptr %3)
  %6 = fmul double %4, 1.500000e+00
  store double %6, ptr %3, align 4
  %7 = getelementptr inbounds nuw i8, ptr %3, i32 8
  %8 = fdiv double %5, 3.000000e+00
  store double %8, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %3, i32 16
  %10 = fsub double %4, %5
  store double %10, ptr %9, align 4
  br label %11

11:                                               ; preds = %11, %2
  %12 = phi i32 [ %17, %11 ], [ 0, %2 ]
  %13 = phi double [ %16, %11 ], [ 0.000000e+00, %2 ]
  %14 = getelementptr inbounds nuw double, ptr %3, i32 %12
  %15 = load double, ptr %14, align 4
  %16 = fadd double %13, %15
  %17 = add nuw nsw i32 %12, 1
  %18 = icmp eq i32 %17, 3
  br i1 %18, label %19, label %11

19:                                               ; preds = %11
  %20 = fdiv double %16, 3.000000e+00
  %21 = fmul double %20, 7.250000e+00
  %22 = fptrunc double %21 to float
  %23 = sitofp i32 %1 to float
  %24 = fadd float %23, 5.000000e-01
  %25 = fdiv float -1.000000e+00, %24
  %26 = tail call float @llvm.fmuladd.f32(float %22, float %22, float %25)
  %27 = fmul float %26, 1.600000e+01
  %28 = fptosi float %27 to i32
  %29 = fcmp olt double %4, %5
  %30 = select i1 %29, i32 1000000, i32 0
  %31 = add nsw i32 %30, %28
  %32 = fcmp oge float %26, 2.500000e+00
  %33 = select i1 %32, i32 2000000, i32 0
  %34 = add nsw i32 %31, %33
  call void @llvm.lifetime.end.p0(ptr %3)
  ret i32 %34
}

declare float @llvm.fmuladd.f32(float, float, float)

define i64 @test_lldiv0(i64 signext %0, i64 signext %1) {
  %3 = sdiv i64 %0, %1
  %4 = mul i64 %3, %1
  %5 = sub i64 %0, %4
  %6 = add nsw i64 %5, %3
  ret i64 %6
}

define i32 @test_lldiv(i32 signext %0, i32 signext %1) {
  %3 = sext i32 %0 to i64
  %4 = mul nsw i64 %3, 1000003
  %5 = sext i32 %1 to i64
  %6 = sdiv i64 %4, %5
  %7 = mul i64 %6, %5
  %8 = sub i64 %4, %7
  %9 = add nsw i64 %8, %6
  %10 = lshr i64 %9, 32
  %11 = xor i64 %10, %9
  %12 = trunc i64 %11 to i32
  ret i32 %12
}

define void @mk(ptr sret(%struct.P) align 4 %0, i32 signext %1) {
  store i32 %1, ptr %0, align 4
  %3 = getelementptr inbounds nuw i8, ptr %0, i32 4
  %4 = shl nsw i32 %1, 1
  store i32 %4, ptr %3, align 4
  %5 = getelementptr inbounds nuw i8, ptr %0, i32 8
  %6 = sitofp i32 %1 to double
  %7 = fmul double %6, 5.000000e-01
  store double %7, ptr %5, align 4
  ret void
}

define i32 @test_st(i32 signext %0) {
  %2 = sitofp i32 %0 to double
  %3 = fmul double %2, 5.000000e-01
  %4 = mul nsw i32 %0, 21
  %5 = fmul double %3, 4.000000e+00
  %6 = fptosi double %5 to i32
  %7 = add nsw i32 %4, %6
  ret i32 %7
}

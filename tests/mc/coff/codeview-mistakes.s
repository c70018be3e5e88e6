# Mistakes in directives of CodeView: each with its place.

# RUN: not mc -triple=i686-pc-windows-msvc -filetype=obj -o %t.o --diagnostics=llvm %s 2>&1 | FileCheck %s

# CHECK: [[#@LINE+1]]:10: error: expected file number in '.cv_file' directive
.cv_file a
# CHECK: [[#@LINE+1]]:10: error: file number less than one
.cv_file 0 "a.c"
# CHECK: [[#@LINE+1]]:10: error: file number is too large
.cv_file 9999999999 "a.c"
# CHECK: [[#@LINE+1]]:12: error: unexpected token in '.cv_file' directive
.cv_file 1 a
# CHECK: [[#@LINE+1]]:18: error: a checksum is an even number of hexadecimal digits
.cv_file 1 "a.c" "12x" 1
# CHECK: [[#@LINE+1]]:{{[0-9]+}}: error: expected checksum kind in '.cv_file' directive
.cv_file 1 "a.c" "12"
# CHECK: [[#@LINE+1]]:23: error: checksum kind is too large
.cv_file 1 "a.c" "12" 256
.cv_file 1 "a.c"
# CHECK: [[#@LINE+1]]:10: error: file number already allocated
.cv_file 1 "a.c"
# CHECK: [[#@LINE+1]]:13: error: expected function id in '.cv_func_id' directive
.cv_func_id a
# CHECK: [[#@LINE+1]]:13: error: expected function id within range [0, UINT_MAX)
.cv_func_id 4294967295
.cv_func_id 0
# CHECK: [[#@LINE+1]]:13: error: function id already allocated
.cv_func_id 0
# CHECK: [[#@LINE+1]]:22: error: expected 'within' identifier in '.cv_inline_site_id' directive
.cv_inline_site_id 1 0
# CHECK: [[#@LINE+1]]:{{[0-9]+}}: error: expected 'inlined_at' identifier in '.cv_inline_site_id' directive
.cv_inline_site_id 1 within 0 at 1 1 1
# CHECK: [[#@LINE+1]]:42: error: unassigned file number in '.cv_inline_site_id' directive
.cv_inline_site_id 1 within 0 inlined_at 2 1 1
# CHECK: [[#@LINE+1]]:44: error: expected line number after 'inlined_at'
.cv_inline_site_id 1 within 0 inlined_at 1 x
# CHECK: [[#@LINE+1]]:9: error: function id not introduced by .cv_func_id or .cv_inline_site_id
.cv_loc 1 1 1 1
# CHECK: [[#@LINE+1]]:11: error: file number less than one in '.cv_loc' directive
.cv_loc 0 0 1 1
# CHECK: [[#@LINE+1]]:25: error: is_stmt value not 0 or 1
.cv_loc 0 1 1 1 is_stmt 2
# CHECK: [[#@LINE+1]]:17: error: unknown sub-directive in '.cv_loc' directive
.cv_loc 0 1 1 1 other
.cv_loc 0 1 1 1
.data
# CHECK: [[#@LINE+1]]:9: error: all .cv_loc directives for a function must be in the same section
.cv_loc 0 1 1 1
# CHECK: [[#@LINE+1]]:{{[0-9]+}}: error: expected comma
.cv_linetable 0 a b
# CHECK: [[#@LINE+1]]:26: error: expected SourceLineNum in '.cv_inline_linetable' directive
.cv_inline_linetable 0 1 a
# CHECK: [[#@LINE+1]]:{{[0-9]+}}: error: expected comma before def_range type in .cv_def_range directive
.cv_def_range a b
# CHECK: [[#@LINE+1]]:{{[0-9]+}}: error: unexpected def_range type in .cv_def_range directive
.cv_def_range a b, elsewhere
# CHECK: [[#@LINE+1]]:{{[0-9]+}}: error: expected comma before register number in .cv_def_range directive
.cv_def_range a b, reg
# CHECK: [[#@LINE+1]]:{{[0-9]+}}: error: expected offset
.cv_def_range a b, frame_ptr_rel,
# CHECK: [[#@LINE+1]]:24: error: unassigned file number in '.cv_filechecksumoffset' directive
.cv_filechecksumoffset 7
# CHECK: [[#@LINE+1]]:1: error: .cv_fpo_endproc must appear after .cv_proc
.cv_fpo_endproc
# CHECK: [[#@LINE+1]]:1: error: directive must appear between .cv_fpo_proc and .cv_fpo_endprologue
.cv_fpo_pushreg %ebp
# CHECK: [[#@LINE+1]]:14: error: expected symbol name
.cv_fpo_proc 1
# CHECK: [[#@LINE+1]]:{{[0-9]+}}: error: expected parameter byte count
.cv_fpo_proc f
.cv_fpo_proc f 4
# CHECK: [[#@LINE+1]]:1: error: opening new .cv_fpo_proc before closing previous frame
.cv_fpo_proc g 4
# CHECK: [[#@LINE+1]]:17: error: invalid register name
.cv_fpo_pushreg 1
# CHECK: [[#@LINE+1]]:20: error: expected offset
.cv_fpo_stackalloc x
# CHECK: [[#@LINE+1]]:1: error: a frame register must be established before aligning the stack
.cv_fpo_stackalign 8
.cv_fpo_pushreg %ebp
# CHECK: [[#@LINE+1]]:1: error: missing .cv_fpo_endprologue
.cv_fpo_endproc
# CHECK: [[#@LINE+1]]:1: error: no FPO data found for symbol g
.cv_fpo_data g

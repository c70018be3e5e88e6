// Sorted by bytes of names.
class b; class B; class _; class a10; class a9; def b; def B; def _; def a10; def a9;

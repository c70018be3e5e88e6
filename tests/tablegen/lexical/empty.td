// An empty file.


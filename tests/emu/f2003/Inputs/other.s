; It exports nothing.
krz f5@ xx

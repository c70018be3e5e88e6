// A brace too many.
def d { }
}

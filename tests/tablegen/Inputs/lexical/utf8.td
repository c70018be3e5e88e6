// Other letters in comments and strings.
// Комментарий
def d { string s = "приvet ∀"; }

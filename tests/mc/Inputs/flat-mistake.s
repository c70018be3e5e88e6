li r1, nowhere

// A parent that does not exist.
class Register;
def d : Regster;

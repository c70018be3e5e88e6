// Finite automata over sets of actions, for resources that are hard to count.

class GenericAutomaton {
  // Class of the records that are transitions.
  string TransitionClass;
  // Fields of a transition that make up its symbol; `TypeOf_<field>` in a subclass gives the type of a field.
  list<string> SymbolFields;
}

// Bits that taking the transition sets in the state: none may be set already.
class Transition {
  bits<32> NewState;
}

// Tables and enumerations made of the records of a class.

// An enumeration with one member per record of the class FilterClass: named by NameField (or by the record), with the
// value ValueField (or its position in the order of names).
class GenericEnum {
  string FilterClass;
  string NameField;
  string ValueField;
}

// A table with one row per record of the class FilterClass (of those whose FilterClassField is set, if it is given) and
// the columns Fields. The type of a column follows from the field; `TypeOf_<field>` in a subclass overrides it: the name
// of a type, "code", or a GenericEnum.
class GenericTable {
  string FilterClass;
  string FilterClassField = ?;
  string CppTypeName = FilterClass;
  list<string> Fields;
  // Columns that the table is sorted and looked up by, with the name of the lookup.
  list<string> PrimaryKey;
  string PrimaryKeyName;
  // Compare with the first and last row before searching; return all rows with the key.
  bit PrimaryKeyEarlyOut = false;
  bit PrimaryKeyReturnRange = false;
}

// Another way to look up a GenericTable.
class SearchIndex {
  GenericTable Table;
  list<string> Key;
  bit EarlyOut = false;
  bit ReturnRange = false;
}

// The older form: the class is the table, each of the fields is a way to look up.
class SearchableTable {
  list<string> SearchableFields;
  string EnumNameField = "Name";
  string EnumValueField;
}

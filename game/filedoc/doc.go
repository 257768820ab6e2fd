// Package filedoc reads YAML files whose fields a struct declares, and makes their JSON Schema. The
// tags of a field say all there is to know of it:
//
//   - `yaml:"name"` is its name in the file, `json:"name"` where it has no such tag; ",inline" has
//     the fields of its struct stand around it,
//   - `need:"true"` says that it has to be there,
//   - `range:"1,12"` bounds its numbers; 0 counts as left out,
//   - `letters:"60"` bounds its texts, 40 when left out; `one:"a|b"` lists the words it takes,
//   - `most:"8"` bounds its list,
//   - `says:"..."` is what a person has to know of it,
//   - `schema:"URL"` names the schema of a field that is checked elsewhere.
//
// A field that the struct does not declare is refused with its line and the name that may be meant.
package filedoc

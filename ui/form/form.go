package form

import "slices"

// Kind is what a row of a form is.
type Kind uint8

// The kinds of row.
const (
	Heading Kind = iota // words above a group of rows
	Entry               // a label and words, to read
	Choice              // one of Choices
	Number              // a whole number, typed
	Text                // any text, typed
)

// Row is one line of a form.
type Row struct {
	ID      string // what a changed value is called by
	Kind    Kind
	Label   string
	Note    string // what it means, under the label
	Value   string
	Choices []string // the values of a Choice
	Words   []string // what they are called, nil: as they are
	Default string
	Hint    string // what an empty text stands for
	Most    int    // letters of a Text at most, 0: 60
}

// Changed tells whether the row differs from its default.
func (r *Row) Changed() bool { return r.Default != "" && r.Value != r.Default }

// Form is what a page wants to be asked with widgets.
type Form struct {
	ID         string  // another ID is another page, seen from its top
	X, Y, W, H float64 // where it lies in the window, px
	Bar        bool    // its rows stand side by side and have no labels; the page's keys stay the page's
	Letters    bool    // keys that no widget takes are the page's, while no text is typed
	Rows       []Row
	Focus      string // the row that takes the keys, when Turn changes
	Turn       int
}

// Same tells whether two forms look the same but for the texts being typed in them.
func (f *Form) Same(o *Form) bool {
	return f.ID == o.ID && f.X == o.X && f.Y == o.Y && f.W == o.W && f.H == o.H && slices.EqualFunc(f.Rows, o.Rows, func(a, b Row) bool {
		typed := a.Kind == Number || a.Kind == Text
		return a.ID == b.ID && a.Kind == b.Kind && a.Label == b.Label && a.Note == b.Note && a.Default == b.Default && a.Hint == b.Hint &&
			slices.Equal(a.Choices, b.Choices) && (typed && a.Changed() == b.Changed() || a.Value == b.Value)
	})
}

// Spot is the place of a widget, for tests that play the window from outside.
type Spot struct {
	Name string // the row, a colon and the choice; a text field: the row alone
	X, Y float64
}

// Package kit says what a page is: what can be done (Commands) and what is seen (Body, made of
// parts). It knows nothing of the game and of the engine; all drawing of pages, all places in the
// window, and all that pointer, fingers and keys do lie here.
//
//	// Page counts. What it knows is a struct; what outlives a Body (a list, tabs, a field) is a value of it.
//	type Page struct {
//		list kit.Listed
//		tabs kit.Tabs
//		name kit.Typed
//		host kit.Window
//	}
//
//	func (p *Page) Name() string               { return "counting" }
//	func (p *Page) Tick(dt float64) kit.Wake   { return kit.Rest } // Wake{Changed: true} when Body is another
//	func (p *Page) Commands() kit.Commands     { return kit.Commands{p.add(), kit.Back(p.host.Back)} }
//
//	func (p *Page) add() *kit.Command { // words, key, tip, condition and deed: here and nowhere else
//		c := &kit.Command{ID: "add", Words: "Add", Key: "enter", Look: kit.Main, Do: func() { p.count(p.name.String()) }}
//		return c.OffWhen(p.name.Empty(), "Give it a name.")
//	}
//
//	func (p *Page) Body() kit.Part {
//		return kit.Sheet(kit.Column(12,
//			kit.Head(kit.Back(p.host.Back), "Counting", "what there is"),
//			kit.Split(&p.tabs, // side by side where there is room for both, else under tabs
//				kit.Col{Name: "List", Least: 320, Share: 2, Part: kit.List(&p.list, 1000, 48, p.row)},
//				kit.Col{Name: "New", Least: 260, Part: kit.Panel(kit.Column(8, kit.Field(&p.name, kit.FieldOf{ID: "name", Label: "Name"}), kit.Button(p.add())))})))
//	}
//
//	func (p *Page) row(i int) kit.Part { // only rows that are seen are made
//		return kit.Chosen(i == p.list.At, kit.Text(scene.StyleBody, scene.Text1, fmt.Sprint(i))).
//			Name("row", i).Press(func() { p.list.At = i })
//	}
//
// host.Open(p) shows it in the window; kittest.Open(t, p) opens it in a test: Press("row:3"),
// Key("ctrl+z"), Type("words"), Reads("words"), and kittest.Readable for all sizes of window.
//
// # Layout
//
// A part is laid out in a Room and tells how large it is; then it is put. Column stacks, Row stands
// side by side and breaks where there is no room for what its parts need (Least), Grid has as many
// columns as have room, Matrix equal cells. Height and width that are left go to what scrolls
// (Scroll, List, Table, Split, a board) and to what Grows. Wide and High give a size, At a side.
// Split has columns beside each other or under tabs, where a column may come apart into several
// (Folds) and a board Stays; Tools puts commands that have no room behind a button; Either shows
// the first part that has room, Ample the first that has the height; Foot keeps a button below what
// scrolls; Sheet and Filled are whole pages with their margins. Over floats beside the part of a
// Key or a point of the board. A part that is nothing takes no room: make it when it is wanted,
// else return kit.Part{}.
//
// # Fingers
//
// Where a finger was used last (View.Touch) a page is laid out for one: what is pressed is at least
// as high and wide as a fingertip, no word is smaller than LeastWord, no key is named, and tabs with
// an Icon stand at the foot, or as a rail at the side. Parts see to that themselves; a page that
// shows something else then asks ForThumb. Links within a text stay as high as its lines.
//
// # What a part does
//
// Press, Point (a preview), Tip, Why (it cannot be pressed, and why), Held, Drag and Drop are
// methods of any part; Button(c) and p.Does(c) give a part a command's words, key, tip, condition
// and deed. Key says who a part is from one layout to the next: focus, Glide and Seen go by it.
// Name is for reports and tests only. Nothing is ever found by its words.
//
// # Ground
//
// A hole in a page shows a Ground, which takes the pointer by itself: a board, made by
// ui/boardview. The kit knows that there is one, not what it is. What another package draws is Made,
// or Floating where it takes no room.
//
// # Keys
//
// A key goes to the field that is typed in, to what has the focus (Enter, Space, arrows), to the
// layers from the top (a modal one lets nothing through), to the commands of the page, to the list
// that Picks (arrows, page keys, Home, End), and then it moves the focus (Tab, arrows), turns what
// scrolls (page keys) or the tabs (F6). What the kit does with keys are commands, too (Own).
//
// A person may give any command another key: View.Given tells it, and the command's own key does
// nothing then; no stroke is made into another. A page that waits for a stroke, to give it to a
// command, Listens.
//
// # Layers
//
// A page that asks something has Layers: a Dialog on a modal layer, cards and tools on others. Key
// says which layer it is; another one begins without a focus. Esc is a command of the layer.
//
// # Time
//
// Body and Commands are asked after something was done, and when Tick says Changed. A pointer that
// moves over a page asks nothing unless a part has Point. Tick answers with a Wake: when it wants
// the next tick.
package kit

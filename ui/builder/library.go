package builder

import (
	"strconv"
	"strings"

	"attackwing/game/fleet"
	"attackwing/ui/canvas"
	"attackwing/ui/form"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// Library is the page with all fleets: the player's own, and those that come with the program.
type Library struct {
	page.Plain
	host page.Host
	o    Options

	all        []shelved
	shown      []int
	at, top    int // in shown
	fit        int
	query      string
	scenario   int  // of the options' scenarios, from 1; 0 all
	legal      bool // only legal ones
	sure       bool // a second press takes the fleet off the shelf
	err        string
	away       bool // the builder lies above
	focusField string
	focusTurn  int
	w, h       float64
	columns    page.Columns
}

// shelved is a fleet of the page, priced and judged.
type shelved struct {
	file  string // of the shelf, "" one that comes with the program
	err   string // why it cannot be read
	list  fleet.List
	sheet fleet.Sheet
	words string // what is searched in
}

// NewLibrary opens the page.
func NewLibrary(host page.Host, o Options) *Library {
	l := &Library{host: host, o: o}
	l.read()
	return l
}

// Name is what the report for tests calls the page.
func (l *Library) Name() string { return "fleets-page" }

// read lists the fleets anew, the player's own first.
func (l *Library) read() {
	was := ""
	if f := l.chosen(); f != nil {
		was = f.file + f.list.ID
	}
	l.all, l.err = l.all[:0], ""
	own, err := l.o.Shelf.Fleets()
	if err != nil {
		l.err = sentence(err.Error())
	}
	for _, k := range own {
		l.add(k.List, k.File, k.Err)
	}
	ready, err := fleet.Ready()
	if err != nil {
		l.err = sentence(err.Error())
	}
	for _, f := range ready {
		l.add(f, "", "")
	}
	l.sieve()
	for i, n := range l.shown {
		if l.all[n].file+l.all[n].list.ID == was && was != "" {
			l.at = i
		}
	}
}

func (l *Library) add(f fleet.List, file, err string) {
	s := shelved{file: file, err: err, list: f}
	if err == "" {
		b := Page{o: l.o}
		s.list.Total = 0
		s.sheet = b.rulesOf(&s.list).Check(s.list)
	}
	s.words = strings.ToLower(f.Name + " " + f.Scenario + " " + f.Side + " " + file)
	for _, sh := range f.Ships {
		s.words += " " + strings.ToLower(refName(sh.Ship)+" "+refName(sh.Captain))
		if c := l.o.Cards.Ship(sh.Ship.ID); c != nil {
			s.words += " " + strings.ToLower(c.Class.Name)
			for _, fa := range c.Factions {
				s.words += " " + strings.ToLower(fa.String())
			}
		}
		for _, u := range sh.Upgrades {
			s.words += " " + strings.ToLower(refName(u))
		}
	}
	l.all = append(l.all, s)
}

func (l *Library) sieve() {
	l.shown, l.sure = l.shown[:0], false
	for i := range l.all {
		f := &l.all[i]
		ok := !l.legal || f.err == "" && f.sheet.Legal
		if l.scenario > 0 {
			ok = ok && f.list.Scenario == l.o.Scenarios[l.scenario-1].Sheet().ID
		}
		for _, w := range strings.Fields(strings.ToLower(l.query)) {
			ok = ok && strings.Contains(f.words, w)
		}
		if ok {
			l.shown = append(l.shown, i)
		}
	}
	l.at = max(0, min(l.at, len(l.shown)-1))
	l.Changed()
}

func (l *Library) chosen() *shelved {
	if l.at < 0 || l.at >= len(l.shown) {
		return nil
	}
	return &l.all[l.shown[l.at]]
}

// opened shows the builder; what is kept there is read when this page is seen again.
func (l *Library) opened(p *Page) {
	l.away = true
	l.host.Open(p)
}

// Tick reads the shelf anew when the builder has closed.
func (l *Library) Tick(float64) {
	if l.away {
		l.away = false
		l.read()
	}
}

// Form is the search field.
func (l *Library) Form() *form.Form {
	if l.w == 0 {
		return nil
	}
	b := l.listBox()
	b = box{b.X + 12, b.Y + 12, b.W - 24, 38}
	if page.Narrow(l.w, l.h) {
		x := narrowEdge + canvas.NaturalWidth("Back", "Esc", 38) + 8
		b = box{x, 6, l.w - x - narrowEdge, 38}
	}
	return &form.Form{ID: "fleets-search", Bar: true, X: b.X, Y: b.Y, W: b.W, H: b.H, Focus: l.focusField, Turn: l.focusTurn,
		Rows: []form.Row{{ID: "search", Kind: form.Text, Value: l.query, Hint: "Search ships, captains, cards, fleets  /"}}}
}

// SetField takes what is searched.
func (l *Library) SetField(_, value string) {
	if l.query != value {
		l.query = value
		l.sieve()
	}
}

func (l *Library) listBox() box {
	m := page.Margin(l.w)
	w := min(560, (l.w-2*m)*0.46)
	return box{m, 84, w, l.h - 84 - 24}
}

// Key is one stroke.
func (l *Library) Key(k string, in *page.Input) {
	l.Changed()
	if in.Field != "" {
		switch k {
		case "esc", "enter", "tab":
			l.focusField = ""
			l.focusTurn++
		case "up", "down":
			l.move(step(k))
		}
		return
	}
	switch {
	case in.Ctrl && k == "o":
		l.Click("import")
	case in.Ctrl && k == "v":
		l.Click("paste")
	case in.Ctrl && k == "d":
		l.Click("copy")
	case in.Ctrl:
	case k == "esc":
		l.host.Back()
	case k == "up" || k == "down":
		l.move(step(k))
	case k == "pageup" || k == "pagedown":
		l.move(step(k[4:]) * max(1, l.fit-1))
	case k == "home" || k == "end":
		l.move(map[string]int{"home": -len(l.shown), "end": len(l.shown)}[k])
	case k == "enter":
		if f := l.chosen(); f != nil && f.file != "" {
			l.Click("edit")
		} else {
			l.Click("copy")
		}
	default:
		if id := map[string]string{"n": "new", "r": "random", "e": "copy", "delete": "delete", "/": "search", "1": "battle", "2": "legal"}[k]; id != "" {
			l.Click(id)
		}
	}
}

func (l *Library) move(by int) {
	l.at, l.sure = max(0, min(len(l.shown)-1, l.at+by)), false
	l.Changed()
}

// Pointer is the wheel, and files let fall on the window.
func (l *Library) Pointer(in *page.Input) {
	if len(in.Dropped) > 0 {
		p := l.blank()
		l.opened(p)
		p.drop(in.Dropped)
	}
	if in.Wheel > 0 {
		l.move(-1)
	} else if in.Wheel < 0 {
		l.move(1)
	}
}

// blank is a builder with a new fleet for the battle that is filtered for.
func (l *Library) blank() *Page {
	f := fleet.List{Name: "New fleet", Limit: 120}
	if l.scenario > 0 {
		f.Scenario, f.Limit = l.o.Scenarios[l.scenario-1].Sheet().ID, 0
	}
	return New(l.host, l.o, f, "")
}

// Click is a button or a fleet.
func (l *Library) Click(id string) {
	l.Changed()
	if l.columns.Click(id) {
		return
	}
	if name, n, ok := numbered(id); ok && name == "fleet" {
		again := n == l.at
		if page.Narrow(l.w, l.h) && again { // first it is looked at
			l.columns.At = 1
			return
		}
		l.at, l.sure = max(0, min(n, len(l.shown)-1)), false
		if again {
			l.Key("enter", &page.Input{})
		}
		return
	}
	f := l.chosen()
	switch id {
	case "back":
		l.host.Back()
	case "new":
		l.opened(l.blank())
	case "import", "paste":
		p := l.blank()
		l.opened(p)
		p.Click(id)
	case "random":
		l.random()
	case "search":
		l.focusField = "search"
		l.focusTurn++
	case "battle":
		l.scenario = (l.scenario + 1) % (len(l.o.Scenarios) + 1)
		l.sieve()
	case "legal":
		l.legal = !l.legal
		l.sieve()
	case "edit":
		if f != nil && f.file != "" && f.err == "" {
			l.opened(New(l.host, l.o, f.list, f.file))
		}
	case "copy":
		if f != nil && f.err == "" {
			l.opened(NewCopy(l.host, l.o, f.list))
		}
	case "delete":
		l.remove(f)
	}
}

// NewCopy opens the builder with a copy of a fleet, kept from the first change on.
func NewCopy(host page.Host, o Options, f fleet.List) *Page {
	f.ID, f.Total = "", 0
	if !strings.HasSuffix(f.Name, "copy") {
		f.Name += ", copy"
	}
	p := New(host, o, f, "")
	p.saved = "a copy, kept when it is changed"
	return p
}

func (l *Library) remove(f *shelved) {
	switch {
	case f == nil || f.file == "":
		l.host.Toast("Fleets that come with the program stay.")
	case !l.sure:
		l.sure = true
	default:
		if err := l.o.Shelf.Remove(f.file); err != nil {
			l.err, l.sure = sentence(err.Error()), false
			return
		}
		l.host.Toast("Deleted " + f.list.Name + ".")
		l.sure = false
		l.read()
	}
}

// random opens the builder with a legal fleet made at random.
func (l *Library) random() {
	p := l.blank()
	if p.rules.Scenario != nil && len(p.rules.Scenario.Sheet().Sides) > 0 {
		p.list.Side = p.rules.Scenario.Sheet().Sides[0]
		p.judge()
	}
	p.list.Name = "Random fleet"
	l.opened(p)
	p.randomFleet()
}

// Least is the smallest window the page has room in.
func (l *Library) Least() (w, h float64) { return 512, 320 }

// drawNarrow has the fleets in one column and the one chosen in another.
func (l *Library) drawNarrow(c *canvas.Canvas) {
	bw := canvas.NaturalWidth("Back", "Esc", 38)
	c.Button("back", "Back", "Esc", narrowEdge, 6, bw, 38, canvas.Plain, true)
	name := "Nothing chosen"
	if f := l.chosen(); f != nil {
		if name = f.list.Name; name == "" {
			name = f.file
		}
	}
	l.columns.Draw(c, narrowEdge, 52, l.w-2*narrowEdge, l.h-52-6, []page.Column{
		{Name: "Fleets", Watch: "fleet:" + strconv.Itoa(l.at), Draw: func(x, y, w, high float64) {
			w -= 8
			y += 2
			if l.err != "" {
				y += c.Wrap(x, y, w, scene.StyleSmall, scene.DangerSentence, l.err) + 6
			}
			y += c.Rows(x, y, w, 36, []canvas.Press{{ID: "random", Text: "Random", Key: "R", Enabled: true}, {ID: "import", Text: "Import", Key: "Ctrl+O", Enabled: true},
				{ID: "new", Text: "New fleet", Key: "N", Kind: canvas.Main, Enabled: true}}) + 8
			l.drawFleets(c, box{x, y, w, high})
		}},
		{Name: name, Draw: func(x, y, w, high float64) { l.drawChosen(c, box{x, y, w - 8, high}) }}})
}

package builder

import (
	"bytes"
	"fmt"
	"strings"

	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/game/fleet/buildsheet"
	"attackwing/ui/kit"
	"attackwing/ui/names"
)

// Library is the page with all fleets: the player's own, and those that come with the program.
type Library struct {
	host kit.Window
	o    Options

	all      []shelved
	shown    []int      // of all, those that fit the search and the filters
	list     kit.Listed // the chosen one of them
	tabs     kit.Tabs
	more     kit.More
	ships    kit.Scrolled
	query    kit.Typed
	scenario int  // of the options' scenarios, from 1; 0 all
	legal    bool // only legal ones
	sure     bool // deleting is asked about
	err      string
	written  string // where the Build Sheets of the list went
	away     bool   // the builder lies above: the shelf is read when this page is seen again
}

// shelved is a fleet of the page, priced and judged.
type shelved struct {
	file  string // of the shelf, "" one that comes with the program
	err   string // why it cannot be read
	list  fleet.List
	rules fleet.Rules
	sheet fleet.Sheet
	words string // what is searched in
}

// NewLibrary opens the page.
func NewLibrary(host kit.Window, o Options) *Library {
	l := &Library{host: host, o: o}
	l.list.Picks = true
	l.list.Picked = func(int) { l.sure = false }
	l.read()
	return l
}

// read lists the fleets anew, the player's own first.
func (l *Library) read() {
	was := ""
	if f := l.chosen(); f != nil {
		was = f.file + f.list.ID
	}
	l.all, l.err = l.all[:0], ""
	own, err := l.o.Shelf.Fleets()
	if err != nil {
		l.err = names.Sentence(err.Error())
	}
	for _, k := range own {
		l.add(k.List, k.File, k.Err)
	}
	ready, err := fleet.Ready()
	if err != nil {
		l.err = names.Sentence(err.Error())
	}
	for _, f := range ready {
		l.add(f, "", "")
	}
	l.sieve()
	for i, n := range l.shown {
		if l.all[n].file+l.all[n].list.ID == was && was != "" {
			l.list.At = i
		}
	}
}

// add takes a fleet among those of the page.
func (l *Library) add(f fleet.List, file, err string) {
	s := shelved{file: file, err: err, list: f}
	if err == "" {
		s.list.Total = 0
		s.rules = l.o.rulesOf(&s.list, 0)
		s.sheet = s.rules.Check(s.list)
	}
	s.words = f.Name + " " + f.Scenario + " " + f.Side + " " + file
	for _, sh := range f.Ships {
		s.words += " " + refName(sh.Ship) + " " + refName(sh.Captain)
		if c := l.o.Cards.Ship(sh.Ship.ID); c != nil {
			s.words += " " + c.Class.Name
			for _, fa := range c.Factions {
				s.words += " " + fa.String()
			}
		}
		for _, u := range sh.Upgrades {
			s.words += " " + refName(u)
		}
	}
	l.all = append(l.all, s)
}

// sieve finds the fleets to show: what is searched, as the filters say.
func (l *Library) sieve() {
	l.shown, l.sure = l.shown[:0], false
	for i := range l.all {
		f := &l.all[i]
		ok := !l.legal || f.err == "" && f.sheet.Legal
		if l.scenario > 0 {
			ok = ok && f.list.Scenario == l.o.Scenarios[l.scenario-1].Sheet().ID
		}
		if ok && l.query.Finds(f.words) {
			l.shown = append(l.shown, i)
		}
	}
	l.list.At = max(0, min(l.list.At, len(l.shown)-1))
}

// chosen returns the chosen fleet, nil if there is none.
func (l *Library) chosen() *shelved {
	if l.list.At < 0 || l.list.At >= len(l.shown) {
		return nil
	}
	return &l.all[l.shown[l.list.At]]
}

// Name returns the name of the page in reports for tests.
func (l *Library) Name() string { return "fleets-page" }

// Tick reads the shelf anew when the builder has closed.
func (l *Library) Tick(float64) kit.Wake { return kit.Anew(&l.away, l.read) }

// opened shows the builder.
func (l *Library) opened(p *Page) {
	l.away = true
	l.host.Open(p)
}

// blank returns a builder with a new fleet for the battle that is filtered for.
func (l *Library) blank() *Page {
	f := fleet.List{Name: "New fleet", Limit: 120}
	if l.scenario > 0 {
		f.Scenario, f.Limit = l.o.Scenarios[l.scenario-1].Sheet().ID, 0
	}
	return New(l.host, l.o, f, "")
}

// NewCopy opens the builder with a copy of a fleet, kept from the first change on.
func NewCopy(host kit.Window, o Options, f fleet.List) *Page {
	f.ID, f.Total = "", 0
	if !strings.HasSuffix(f.Name, "copy") {
		f.Name += ", copy"
	}
	p := New(host, o, f, "")
	p.kept.said = "a copy; saved when you change it"
	return p
}

// writeSheets writes the Build Sheets of all fleets of the list, as it is searched now, as one
// document and opens it.
func (l *Library) writeSheets() {
	l.written = ""
	var all []buildsheet.Filled
	for _, n := range l.shown {
		if f := &l.all[n]; f.err == "" {
			all = append(all, buildsheet.Filled{List: f.list, Sheet: f.sheet})
		}
	}
	if len(all) == 0 {
		l.host.Toast("The list is empty.")
		return
	}
	var b bytes.Buffer
	err := buildsheet.WriteAll(&b, l.o.Cards, all)
	path := ""
	if err == nil {
		path, err = l.o.Shelf.Export("build sheets", "html", b.Bytes())
	}
	if err != nil {
		l.err = names.Sentence(err.Error())
		return
	}
	l.tabs.At = 1 // where it is said
	l.written = fmt.Sprintf("The Build Sheets of %s are in %s", names.Count(len(all), "fleet"), path)
	if err := l.o.Shelf.Show(path); err != nil {
		l.written += ", but it could not be opened: " + err.Error()
	}
}

// randomFleet opens the builder with a legal fleet made at random.
func (l *Library) randomFleet() {
	p := l.blank()
	if sc := p.fleet.rules.Scenario; sc != nil && len(sc.Sheet().Sides) > 0 {
		p.fleet.list.Side = sc.Sheet().Sides[0]
		p.fleet.judge()
	}
	p.fleet.list.Name = "Random fleet"
	p.renamed()
	p.shuffle()
	l.opened(p)
}

// name returns the name of a fleet, its file without a name.
func (f *shelved) name() string {
	if f.list.Name == "" || f.err != "" {
		return f.file
	}
	return f.list.Name
}

// factionsOf returns the factions of a fleet's ships, each once.
func factionsOf(cat *card.Catalogue, f *fleet.List) (out []card.Faction) {
	for _, sh := range f.Ships {
		if s := cat.Ship(sh.Ship.ID); s != nil {
			for _, fa := range s.Factions {
				if !card.HasFaction(out, fa) {
					out = append(out, fa)
				}
			}
		}
	}
	return out
}

package builder

import (
	"fmt"
	"slices"
	"strings"

	"attackwing/game/card"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// Owned are the sets that a person owns, by their ids, and keep takes other ones.
type Owned struct {
	Sets func() []string
	Keep func(sets []string)
}

// now returns the sets owned; none where nobody keeps them.
func (o *Owned) now() []string {
	if o.Sets == nil {
		return nil
	}
	return o.Sets()
}

// Sets is the page on which a person ticks the sets that are owned.
type Sets struct {
	host kit.Window
	o    Options

	cards map[string]int // how many there are in each set
	shown []int          // of the options' sets, those that are searched
	list  kit.Listed
	query kit.Typed
	more  kit.More
}

// NewSets opens the page.
func NewSets(host kit.Window, o Options) *Sets {
	s := &Sets{host: host, o: o, cards: map[string]int{}}
	s.list.Picks = true
	count := func(c *card.Printed) {
		for _, id := range c.Sets {
			s.cards[id]++
		}
	}
	for _, c := range o.Cards.Ships {
		count(&c.Printed)
	}
	for _, c := range o.Cards.Captains {
		count(&c.Printed)
	}
	for _, c := range o.Cards.Admirals {
		count(&c.Printed)
	}
	for _, c := range slices.Concat(o.Cards.Upgrades, o.Cards.Resources) {
		count(&c.Printed)
	}
	s.sieve()
	return s
}

// Name returns the name of the page in reports for tests.
func (s *Sets) Name() string { return "sets" }

// Tick returns that nothing moves.
func (s *Sets) Tick(float64) kit.Wake { return kit.Rest }

// sieve finds the sets that are searched.
func (s *Sets) sieve() {
	s.shown = s.shown[:0]
	for i, set := range s.o.Sets {
		if s.query.Finds(set.Name, set.Group, set.ID) {
			s.shown = append(s.shown, i)
		}
	}
	s.list.At = max(0, min(s.list.At, len(s.shown)-1))
}

// tick turns the ticks of sets on or off.
func (s *Sets) tick(on bool, ids ...string) {
	owned := slices.Clone(s.o.Owned.now())
	owned = slices.DeleteFunc(owned, func(id string) bool { return slices.Contains(ids, id) })
	if on {
		owned = append(owned, ids...)
	}
	s.o.Owned.Keep(owned)
}

// Commands returns the commands for the sets.
func (s *Sets) Commands() kit.Commands {
	return kit.Commands{s.turn(), s.search(), s.all(), s.none(), s.copy(), s.paste(), kit.Back(s.host.Back)}
}

// turn ticks the chosen set, or takes its tick away.
func (s *Sets) turn() *kit.Command {
	c := &kit.Command{ID: "tick", Words: "Tick this set", Key: "enter"}
	if len(s.shown) == 0 {
		c.Off = "No set is shown."
		return c
	}
	id := s.o.Sets[s.shown[s.list.At]].ID
	on := slices.Contains(s.o.Owned.now(), id)
	c.Words = kit.If(on, "Untick this set", c.Words)
	c.Do = func() { s.tick(!on, id) }
	return c
}

// Search returns the field that letters go to.
func (s *Sets) Search() (field *kit.Typed, show func()) { return &s.query, func() {} }

func (s *Sets) search() *kit.Command {
	return finding(s.query.Focus)
}

// ids returns the ids of the sets that are shown.
func (s *Sets) ids() (out []string) {
	for _, i := range s.shown {
		out = append(out, s.o.Sets[i].ID)
	}
	return out
}

func (s *Sets) all() *kit.Command {
	return &kit.Command{
		ID:    "all-sets",
		Words: "Tick all shown",
		Key:   "alt+a",
		Look:  kit.Small,
		Off:   off(len(s.shown) == 0, "No set is shown."),
		Do:    func() { s.tick(true, s.ids()...) },
	}
}

func (s *Sets) none() *kit.Command {
	return &kit.Command{
		ID:    "no-sets",
		Words: "Untick all shown",
		Key:   "alt+n",
		Look:  kit.Small,
		Off:   off(len(s.o.Owned.now()) == 0, "No set is ticked."),
		Do:    func() { s.tick(false, s.ids()...) },
	}
}

// copy puts the list of the sets owned on the clipboard, a line for each.
func (s *Sets) copy() *kit.Command {
	owned := s.o.Owned.now()
	return &kit.Command{
		ID:    "copy-sets",
		Words: "Copy list",
		Key:   "ctrl+c",
		Look:  kit.Small,
		Off:   off(len(owned) == 0, "No set is ticked."),
		Do: func() {
			var b strings.Builder
			for _, set := range s.o.Sets {
				if slices.Contains(owned, set.ID) {
					fmt.Fprintf(&b, "%s\t%s\n", set.ID, set.Name)
				}
			}
			if err := s.o.Shelf.Copy(b.String()); err != nil {
				s.host.Toast(names.Sentence(err.Error()))
				return
			}
			s.host.Toast(names.Count(len(owned), "set") + " copied.")
		},
	}
}

func (s *Sets) paste() *kit.Command {
	return &kit.Command{ID: "paste-sets", Words: "Paste list", Key: "ctrl+v", Look: kit.Small, Do: func() {
		text, err := s.o.Shelf.Paste()
		if err != nil {
			s.host.Toast(names.Sentence(err.Error()))
			return
		}
		s.Pasted(text)
	}}
}

// Pasted ticks the sets of a list: those whose id or name begins a line, or is all of it.
func (s *Sets) Pasted(text string) {
	var ids []string
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		first, _, _ := strings.Cut(line, "\t")
		for _, set := range s.o.Sets {
			if strings.EqualFold(set.ID, first) || strings.EqualFold(set.Name, line) {
				ids = append(ids, set.ID)
			}
		}
	}
	if len(ids) == 0 {
		s.host.Toast("The clipboard has no set. Write one name or number on each line.")
		return
	}
	s.tick(true, ids...)
	s.host.Toast(names.Count(len(ids), "set") + " ticked.")
}

// Body returns the sets, each with how many cards it has.
func (s *Sets) Body() kit.Part {
	owned := s.o.Owned.now()
	note := "Tick what you own: the builder can show your cards alone, and random fleets are made of them."
	if n := len(owned); n > 0 {
		pool := s.o.Cards.SoldIn(owned)
		cards := len(pool.Ships) + len(pool.Captains) + len(pool.Admirals) + len(pool.Upgrades) + len(pool.Resources)
		note = names.Count(n, "set") + " ticked, " + names.Count(cards, "card") + "."
	}
	words := kit.Column(0, kit.Line(scene.StyleH1, scene.Text1, "Sets I own"),
		kit.Brief(2, scene.StyleSmall, scene.Text3, note))
	tools := kit.Tools(&s.more, s.copy(), s.paste(), s.none(), s.all())
	head := kit.Row(12, kit.Button(kit.Back(s.host.Back)), words.Grow(1).Least(160, 0), tools)
	field := kit.Field(&s.query, kit.FieldOf{
		ID:      "search",
		Hint:    "Search sets  /",
		Icon:    "search",
		Note:    fmt.Sprint(len(s.shown)),
		Changed: s.sieve,
	})
	var nothing kit.Part
	if len(s.shown) == 0 {
		nothing = kit.Text(scene.StyleBody, scene.Text2, "No set matches.")
	}
	list := kit.List(&s.list, len(s.shown), 0, func(i int) kit.Part { return s.row(i, owned) })
	return kit.Sheet(kit.Column(10, head, field, nothing, kit.Roomy(list)))
}

// row returns a set.
func (s *Sets) row(i int, owned []string) kit.Part {
	set := s.o.Sets[s.shown[i]]
	on := slices.Contains(owned, set.ID)
	from := set.ID + dotted(set.Group)
	words := kit.Column(0, kit.Line(cardStyle, scene.Text1, set.Name), kit.Line(scene.StyleCaption, scene.Text3, from))
	count := kit.Line(scene.StyleSmall, scene.Text2, names.Count(s.cards[set.ID], "card"))
	row := kit.Chosen(i == s.list.At, kit.Row(12, kit.Tick(on), words.Grow(1).Least(120, 0), count))
	return row.Name("set", i).Key(set.ID).Press(func() {
		s.list.At = i
		s.tick(!on, set.ID)
	})
}

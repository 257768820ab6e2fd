package window

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"attackwing/ui/kit"
	"attackwing/ui/prefs"
)

// Place is a place where commands are valid: a page, everywhere, or a screen whose commands have no
// page. Page is the prefix under which their keys are saved, "" for the commands' ids alone. Asks
// marks a dialog over that page, whose ways on and out are listed, too.
type Place struct {
	Name, Page string
	Asks       bool
	Commands   kit.Commands
}

// KeysHost is the part of the window that the page of keys depends on.
type KeysHost interface {
	kit.Window
	Settings() prefs.Settings
	Change(by func(*prefs.Settings))
	Unchange()
	Changes() int
	Places() []Place // those whose keys can be changed, in the order in which they are listed
}

// Everywhere returns the commands that hold on every page: deeds has what is done, by id, and may
// be nil.
func Everywhere(deeds map[string]func()) kit.Commands {
	return kit.Commands{
		{
			ID:    "help",
			Words: "Help and keys",
			Key:   "f1",
			Also:  "shift+/",
			Do:    deeds["help"],
		}, {ID: "search", Words: "Search, glossary", Key: "/", Do: deeds["search"]},
		{
			ID:    "undo",
			Words: "Undo",
			Key:   "ctrl+z",
			Do:    deeds["undo"],
		}, {ID: "redo", Words: "Redo", Key: "ctrl+shift+z", Do: deeds["redo"]},
		{ID: "larger", Words: "Larger interface", Key: "ctrl++", Also: "ctrl+shift++", Do: deeds["larger"]},
		{ID: "smaller", Words: "Smaller interface", Key: "ctrl+-", Do: deeds["smaller"]},
		{
			ID:    "usual",
			Words: "Normal size",
			Key:   "ctrl+0",
			Do:    deeds["usual"],
		}, {ID: "full", Words: "Full screen", Key: "f11", Do: deeds["full"]},
		{ID: "mute", Words: "Mute", Key: "ctrl+m", Do: deeds["mute"]},
		{ID: "menu", Words: "Menu", Key: "f10", Do: deeds["menu"]},
	}
}

// everywhere maps the ids of the commands that are valid everywhere, and of the kit's own, to the
// commands.
var everywhere = func() map[string]*kit.Command {
	by := map[string]*kit.Command{}
	for _, c := range slices.Concat(Everywhere(nil), kit.Own()) {
		by[c.ID] = c
	}
	return by
}()

// Given returns the key that a person has given to a command of a page, false if there is none. A
// command that does on its page what one does everywhere has the key of that; so have the big
// button, and what is hidden and done by one of the kit's own keys: arrows, Space. Keys given
// before a page had a name of its own are kept by ids alone.
func Given(keys map[string]string, page string, c *kit.Command) (string, bool) {
	if len(keys) == 0 {
		return "", false
	}
	if page != "" {
		if key, ok := keys[page+"."+c.ID]; ok {
			return key, true
		}
	}
	if e := everywhere[c.ID]; page == "" || e != nil && e.Key == c.Key || slices.Contains(older, page) {
		if key, ok := keys[c.ID]; ok {
			return key, true
		}
	}
	if own := ofKit(c); own != nil {
		key, ok := keys[own.ID]
		return key, ok
	}
	return "", false
}

// older are the pages whose keys were kept by ids alone.
var older = []string{"title", "fleets", "over", "table"}

// Known returns the keys given that can be pressed.
func Known(keys map[string]string) map[string]string {
	out := maps.Clone(keys)
	maps.DeleteFunc(out, func(_, key string) bool { return key == "" || len(key) > 24 || Fixed(key) })
	if len(out) == 0 {
		return nil
	}
	return out
}

// way is the key that leads out of everything.
var way = kit.Back(nil).Key

// Fixed reports whether a stroke cannot be given: the way out, and the numbers of options.
func Fixed(stroke string) bool {
	key := stroke[strings.LastIndex(stroke[:max(0, len(stroke)-1)], "+")+1:]
	return key == way || len(stroke) == 1 && stroke >= "0" && stroke <= "9"
}

// keyed is a command with its place.
type keyed struct {
	*kit.Command
	place *Place
}

// KeysPage lists every command with its key, and changes keys.
type KeysPage struct {
	host    KeysHost
	all     []keyed
	list    kit.Listed
	find    kit.Typed
	waits   bool   // for the key of the chosen command
	wanted  string // the stroke that another command has, "" none
	refused string
}

// NewKeys opens the page that gives keys.
func NewKeys(h KeysHost) *KeysPage {
	p := &KeysPage{host: h}
	p.list.Picks = true
	p.list.Picked = func(int) { p.waits, p.refused = false, "" }
	for _, at := range h.Places() {
		for _, c := range at.Listed() {
			p.all = append(p.all, keyed{c, &at})
		}
	}
	return p
}

// Listed returns the commands of a place that have keys of their own, each once; the numbers of
// options are none. Where two of them have an id and a key in common, as they are done at different
// times, with the words of both.
func (at *Place) Listed() (cs kit.Commands) {
	for _, c := range at.Commands {
		if c == nil || c.ID == "" || c.Key == "" || c.Look == kit.Hidden || Fixed(c.Key) && c.Key != way ||
			at.Page != "" && elsewhere(c) && !(at.Asks && ofKit(c) != nil) {
			continue
		}
		if i := slices.IndexFunc(cs, func(o *kit.Command) bool { return o.ID == c.ID && o.Key == c.Key }); i >= 0 {
			if both := *cs[i]; both.Words != c.Words {
				both.Words += "; " + strings.ToLower(c.Words[:1]) + c.Words[1:]
				cs[i] = &both
			}
			continue
		}
		cs = append(cs, c)
	}
	return cs
}

// elsewhere reports whether a command of a page has the key of one that holds everywhere.
func elsewhere(c *kit.Command) bool {
	e := everywhere[c.ID]
	return e != nil && e.Key == c.Key || ofKit(c) != nil
}

// ofKit returns the command of the kit whose key does another one, nil if there is none: the big
// button's, and those of what cannot be given a key.
func ofKit(c *kit.Command) *kit.Command {
	if c.Look == kit.Main || c.Look == kit.Hidden {
		for _, own := range kit.Own() {
			if own.Key == c.Key {
				return own
			}
		}
	}
	return nil
}

// Name of the page.
func (p *KeysPage) Name() string { return "keys" }

// Tick does nothing: nothing here moves by itself.
func (p *KeysPage) Tick(float64) kit.Wake { return kit.Rest }

// shown returns the commands that are searched for.
func (p *KeysPage) shown() (ks []keyed) {
	for _, k := range p.all {
		if p.find.Finds(k.place.Name, k.Words, kit.CapOf(p.key(k))) {
			ks = append(ks, k)
		}
	}
	return ks
}

// chosen returns the chosen command, false if there is none.
func (p *KeysPage) chosen() (keyed, bool) {
	ks := p.shown()
	if p.list.At < 0 || p.list.At >= len(ks) {
		return keyed{}, false
	}
	return ks[p.list.At], true
}

// borrowed reports whether a command of a dialog is done by a key of the kit, as its big button is:
// that is given where the kit's own are.
func (k keyed) borrowed() bool { return k.place.Asks && elsewhere(k.Command) }

// key returns the current key of a command.
func (p *KeysPage) key(k keyed) string {
	if key, ok := Given(p.host.Settings().Keys, k.place.Page, k.Command); ok {
		return key
	}
	return k.Key
}

// rival returns the command that has a stroke where another one would need it, false if none has.
func (p *KeysPage) rival(k keyed, stroke string) (keyed, bool) {
	if k.Command == nil || stroke == "" {
		return keyed{}, false
	}
	wide := func(k keyed) bool { return k.place.Page == "" && everywhere[k.ID] != nil }
	for _, o := range p.all {
		if o.Key == stroke &&
			k.Key == stroke { // both have had it from the beginning, as arrows of a page and of the kit
			continue
		}
		if (o.ID != k.ID || o.place != k.place) && p.key(o) == stroke && (o.place == k.place || wide(o) || wide(k)) {
			return o, true
		}
	}
	return keyed{}, false
}

// set gives a command a key; its own takes what was changed away.
func (p *KeysPage) set(k keyed, stroke string) {
	p.host.Change(func(s *prefs.Settings) {
		keys := maps.Clone(s.Keys)
		if keys == nil {
			keys = map[string]string{}
		}
		id := k.ID
		if k.place.Page != "" {
			id = k.place.Page + "." + k.ID
			if slices.Contains(older, k.place.Page) {
				delete(keys, k.ID)
			}
		}
		if keys[id] = stroke; stroke == k.Key {
			delete(keys, id)
		}
		if s.Keys = keys; len(keys) == 0 {
			s.Keys = nil
		}
	})
}

// Heard takes the key that is waited for, or says who has it.
func (p *KeysPage) Heard(stroke string) bool {
	k, ok := p.chosen()
	if !p.waits || !ok {
		return false
	}
	_, taken := p.rival(k, stroke)
	switch {
	case stroke == way:
		p.waits, p.refused = false, ""
	case Fixed(stroke):
		p.refused = kit.CapOf(stroke) + " is reserved for options."
	case taken:
		p.waits, p.refused, p.wanted = false, "", stroke
	default:
		p.waits, p.refused = false, ""
		p.set(k, stroke)
	}
	return true
}

// swapKeys gives the chosen command the key that another one has, and that one its own.
func (p *KeysPage) swapKeys() {
	stroke := p.wanted
	p.wanted = ""
	k, ok := p.chosen()
	o, taken := p.rival(k, stroke)
	if !ok || !taken {
		return
	}
	was := p.key(k)
	if third, is := p.rival(o, was); is && (third.ID != k.ID || third.place != k.place) {
		p.refused = fmt.Sprintf("%s cannot use %s: it is taken by %s.", o.Words, kit.CapOf(was), third.Words)
		return
	}
	p.set(o, was)
	p.set(k, stroke)
}

// reset gives a command its own key again, when no other has it.
func (p *KeysPage) reset(k keyed) {
	p.waits, p.refused = false, ""
	if o, taken := p.rival(k, k.Key); taken {
		p.refused = fmt.Sprintf("%s is taken by %s. Change that one first.", kit.CapOf(k.Key), o.Words)
		return
	}
	p.set(k, k.Key)
}

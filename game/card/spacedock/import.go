package spacedock

import (
	"bytes"
	"cmp"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"attackwing/assets"
	"attackwing/game/card"
	"attackwing/game/textfile"
)

// Import is the yield of a Data.xml: card files by name, and what became of its cards.
type Import struct {
	Files   map[string][]byte
	Counts  map[string]int // cards written, by kind: classes, ships, captains, admirals, upgrades, resources
	Known   int            // cards that the catalogue has already
	ByHand  int            // cards written whose words have to be applied by hand
	LeftOut []string       // what was left out, and why
}

// Read makes card files of Data.xml for all cards that the catalogue does not have; name is what
// errors call the file.
func Read(r io.Reader, name string, cat *card.Catalogue) (*Import, error) {
	d, err := decode(r)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	im := &importer{
		cat: cat,
		out: &Import{Files: map[string][]byte{}, Counts: map[string]int{}},
		ids: map[string]bool{},
	}
	all, err := assets.Crosswalk()
	if err != nil {
		return nil, err
	}
	im.others = map[[2]string]assets.Counterpart{}
	for _, c := range all {
		im.others[[2]string{c.Kind, c.ID}] = c
	}
	im.classes(d)
	im.file("ships", d.Ships, im.ship)
	im.file("captains", d.Captains, im.captain)
	im.file("admirals", d.Admirals, im.admiral)
	im.file("upgrades", d.Upgrades, im.upgrade)
	im.file("resources", d.Resource, im.resource)
	for _, n := range []struct {
		what  string
		cards []item
	}{{"flagships", d.Flagship}, {"fleet captains", d.FleetCap}, {"officers", d.Officers}} {
		if len(n.cards) > 0 {
			im.leave("%d %s: there is no such kind of card here", len(n.cards), n.what)
		}
	}
	return im.out, nil
}

type importer struct {
	cat     *card.Catalogue
	out     *Import
	others  map[[2]string]assets.Counterpart
	byID    map[string]string // classes of the file by id
	byName  map[string]string // and the first of each name
	ids     map[string]bool   // seen, with their kind
	classOK map[string]bool
}

// maxLeftOut bounds the report.
const maxLeftOut = 500

func (im *importer) leave(format string, args ...any) {
	if len(im.out.LeftOut) < maxLeftOut {
		im.out.LeftOut = append(im.out.LeftOut, clean(fmt.Sprintf(format, args...)))
	}
}

const head = "# %s imported from Space Dock's Data.xml. Written by \"attackwing cards import\", which will write it anew: keep cards\n# of your own in another folder beside this one. Facts only; ability: true marks a card whose words have to be applied by hand.\n"

func (im *importer) write(kind string, es []entry) {
	var b bytes.Buffer
	title := strings.ToUpper(kind[:1]) + kind[1:]
	fmt.Fprintf(&b, head, title)
	for i := range es {
		b.WriteString(es[i].String())
		b.WriteByte('\n')
	}
	if len(es) == 0 {
		b.WriteString("[]\n")
	}
	im.out.Files[kind+".yaml"] = b.Bytes()
	im.out.Counts[kind] = len(es)
}

// file makes one card file of all items of a kind.
func (im *importer) file(kind string, items []item, make func(it *item, e *entry) (known bool, err error)) {
	var es []entry
	for i := range items {
		it := &items[i]
		e := entry{id: string(it.ID)}
		err := unnamed(it.ID, it.Title)
		if err == nil {
			key := kind + " " + e.id
			if im.ids[key] {
				err = fmt.Errorf("its id is given twice")
			}
			im.ids[key] = true
		}
		known := false
		if err == nil {
			known, err = make(it, &e)
		}
		switch {
		case err != nil:
			im.leave(
				"%s %s (%s): %v",
				strings.TrimSuffix(kind, "s"),
				cmp.Or(string(it.Title), "without a name"),
				cmp.Or(e.id, "no id"),
				err,
			)
		case known:
			im.out.Known++
		default:
			if slices.Contains(e.fields, "ability: true") {
				im.out.ByHand++
			}
			es = append(es, e)
		}
	}
	im.write(kind, es)
}

// unnamed tells what is wrong with an id and a name.
func unnamed(id, name text) error {
	switch {
	case id == "" || name == "":
		return fmt.Errorf("it has no id or no name")
	case utf8.RuneCountInString(string(id)) > 100 || utf8.RuneCountInString(string(name)) > 100:
		return fmt.Errorf("its id or name is longer than 100 letters")
	case !textfile.Shown(string(id)) || !textfile.Shown(string(name)):
		return fmt.Errorf("its id or name holds a character that cannot be shown")
	}
	return nil
}

// num reads a number in its range.
func num(field string, t text, lo, hi int) (int, error) {
	n, ok := t.number()
	if !ok || n < lo || n > hi {
		return 0, fmt.Errorf("%s %q is not a number from %d to %d", field, string(t), lo, hi)
	}
	return n, nil
}

// common writes what every card has: id, name, factions, uniqueness.
func (im *importer) common(it *item, e *entry) error {
	e.text("id", string(it.ID))
	e.text("name", string(it.Title))
	var fs []string
	for _, f := range []text{it.Faction, it.Additional} {
		if f == "" {
			continue
		}
		if _, ok := card.ParseFaction(string(f)); !ok {
			return fmt.Errorf("the faction %q is not known", string(f))
		}
		if !slices.Contains(fs, string(f)) {
			fs = append(fs, string(f))
		}
	}
	if len(fs) == 0 {
		return fmt.Errorf("it has no faction")
	}
	e.list("factions", fs)
	e.flag("unique", it.Unique.yes() || it.Mirror.yes())
	e.flag("mirror", it.Mirror.yes())
	return nil
}

// price writes the price, and Utopia's where that is another.
func (im *importer) price(kind string, it *item, cost text, e *entry) error {
	sp, err := num("cost", cost, 0, 99)
	if err != nil {
		return err
	}
	e.fields = append(e.fields, "sp: "+strconv.Itoa(sp))
	if c := im.others[[2]string{kind, string(it.ID)}]; kind != "admiral" && c.SPUtopia != sp {
		e.fields = append(e.fields, "sp_utopia: "+strconv.Itoa(max(c.SPUtopia, -1)))
		if c.Utopia == "" {
			e.fields[len(e.fields)-1] = "sp_utopia: -1"
		}
	}
	return nil
}

// tail writes what comes last: words to apply by hand, sets, Utopia's id.
func (im *importer) tail(kind string, it *item, words bool, e *entry) {
	e.flag("ability", words)
	var sets []string
	for s := range strings.SplitSeq(string(it.Set), ",") {
		if s = strings.TrimSpace(s); s != "" && len(sets) < 60 {
			sets = append(sets, s)
		}
	}
	e.list("sets", sets)
	e.text("utopia", im.others[[2]string{kind, string(it.ID)}].Utopia)
}

// rules writes what a card's tag says about building.
func (im *importer) rules(it *item, e *entry) {
	b, ok := buildOf(string(it.Special))
	e.numbers("slots", b.slots)
	e.list("restrictions", b.restrictions)
	e.list("build", b.rules)
	if !ok {
		e.remarks = append(e.remarks, "a rule for building that was not understood: "+string(it.Special))
		im.leave("%s (%s): its rule for building, %s, is not understood; look at the card", it.Title, it.ID, it.Special)
	}
}

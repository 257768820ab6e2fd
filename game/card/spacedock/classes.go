package spacedock

import (
	"fmt"
	"slices"
	"strings"
)

// shapes are the maneuvers that our dials have. Left and right are both listed and always alike, so
// the left one is read.
var shapes = map[string]string{"straight": "s", "left-bank": "b", "left-turn": "t", "about": "ca", "left-spin": "sp"}

// other side of what shapes has, and not missed
var mirrored = map[string]bool{"right-bank": true, "right-turn": true, "right-spin": true}

func (im *importer) classes(d *data) {
	im.byID, im.byName, im.classOK = map[string]string{}, map[string]string{}, map[string]bool{}
	flies := map[string]string{} // the faction of the first ship of a class, for its picture
	for i := range d.Ships {
		if s := &d.Ships[i]; flies[string(s.Class)] == "" {
			flies[string(s.Class)] = string(s.Faction)
		}
	}
	var es []entry
	for i := range d.Classes {
		c := &d.Classes[i]
		id := string(c.ID)
		if why := unnamed(c.ID, c.Name); why != nil {
			im.leave("class %q (%q): %v", string(c.Name), id, why)
			continue
		}
		if im.classOK[id] {
			im.leave("class %q (%q): its id is given twice", string(c.Name), id)
			continue
		}
		if im.byName[string(c.Name)] == "" {
			im.byName[string(c.Name)] = id
		}
		if im.cat.Class(id) != nil {
			im.out.Known++
			continue
		}
		e, err := im.class(c, flies[string(c.Name)])
		if err != nil {
			im.leave("class %s (%s): %v", c.Name, id, err)
			continue
		}
		im.classOK[id] = true
		es = append(es, e)
	}
	im.write("classes", es)
}

func (im *importer) class(c *class, faction string) (entry, error) {
	e := entry{id: string(c.ID)}
	e.text("id", string(c.ID))
	e.text("name", string(c.Name))
	switch c.Front {
	case "":
		e.number("front", 360)
	case "90":
		e.number("front", 90)
	case "180":
		e.number("front", 180)
	default:
		return e, fmt.Errorf("a front arc of %q degrees", string(c.Front))
	}
	switch c.Rear {
	case "":
	case "90":
		e.number("rear", 90)
	default:
		return e, fmt.Errorf("a rear arc of %q degrees", string(c.Rear))
	}
	base := "standard"
	if strings.Contains(string(c.Name), "Nor Class") || strings.Contains(string(c.Name), "Nor-Class") {
		base = "oversized"
	}
	e.text("base", base)
	dial, missed := dialOf(c)
	if len(dial) == 0 {
		return e, fmt.Errorf("its dial has no maneuver that can be flown here")
	}
	for _, color := range []string{"green", "white", "red"} {
		e.list(color, dial[color])
	}
	if len(missed) > 0 {
		list := strings.Join(missed[:min(8, len(missed))], ", ")
		e.text("note", "not on the dial here: "+list)
		im.leave("class %s: maneuvers that cannot be flown here: %s", c.Name, list)
	}
	a := artOf(string(c.Name), faction)
	e.fields = append(e.fields, fmt.Sprintf("art: {file: %s, tones: %s}", a[0], a[1]))
	return e, nil
}

// dialOf are the maneuvers of a class by their color, each once, and those that no dial has here.
func dialOf(c *class) (dial map[string][]string, missed []string) {
	dial = map[string][]string{}
	var seen []string
	for _, m := range c.Maneuvers {
		code, ok := shapes[m.Kind]
		n, isNumber := text(m.Speed).number()
		if m.Kind == "straight" && n < 0 {
			code, n = "r", -n
		}
		switch {
		case mirrored[m.Kind]:
			continue
		case !ok || !isNumber || n < 1 || n > 6 || m.Color != "green" && m.Color != "white" && m.Color != "red":
			missed = append(missed, m.Kind+" "+m.Speed)
			continue
		}
		if code = fmt.Sprintf("%s%d", code, n); !slices.Contains(seen, code) {
			seen = append(seen, code)
			dial[m.Color] = append(dial[m.Color], code)
		}
	}
	return dial, missed
}

// arts are pictures and tones by words in a class's name, then by faction.
var arts = []struct{ word, file, tones string }{
	{"Shuttle", "ship-small-craft", "fed"}, {"Runabout", "ship-small-craft", "fed"},
	{"Delta Flyer", "ship-small-craft", "fed"},
	{"Fighter", "ship-small-craft", "civ"}, {"Squadron", "ship-small-craft", "civ"}, {"Galor", "ship-galor", "car"},
	{"Cardassian", "ship-galor", "car"},
	{"Breen", "ship-breen", "bre"}, {"Jem'Hadar", "ship-bug", "dom"}, {"Tholian", "ship-tholian", "tho"},
	{"Bird", "ship-bird-of-prey", "kli"},
	{"Constitution", "ship-saucer-nacelles", "fed"}, {"Nova", "ship-arrow-saucer", "fed"},
	{"Hirogen", "ship-cruiser", "xin"},
	{"Klingon", "ship-battle-cruiser", "kli"}, {"Federation", "ship-saucer-nacelles", "fed"},
	{"Romulan", "ship-warbird", "rom"},
	{"Dominion", "ship-battleship", "dom"}, {"Borg", "ship-cube", "bor"}, {"Species 8472", "ship-bioship", "bio"},
	{"Kazon", "ship-raider", "xin"},
	{"Xindi", "ship-xindi", "xin"}, {"Bajoran", "ship-raider", "car"}, {"Ferengi", "ship-ferengi", "fer"},
	{"Vulcan", "ship-vulcan-ring", "vul"},
	{"Mirror Universe", "ship-saucer-nacelles", "mirror"},
}

// artOf chooses the token picture that comes nearest.
func artOf(name, faction string) [2]string {
	for _, where := range []string{name, faction} {
		for _, a := range arts {
			if strings.Contains(where, a.word) {
				return [2]string{a.file, a.tones}
			}
		}
	}
	return [2]string{"ship-cruiser", "civ"}
}

package card

import (
	"bufio"
	"fmt"
	"math/rand"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
)

func TestZZDump(t *testing.T) {
	to := os.Getenv("DUMP")
	if to == "" {
		t.Skip()
	}
	f, err := os.Create(to)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	out := bufio.NewWriter(f)
	defer out.Flush()
	sets := [][]string{
		{"<n>", "-1", "<count>", "2", "<faces>", "hit", "<face>", "evade", "<tokens>", "scan", "<kinds>", "crew", "<text>", `"x y"`, "<n-m>", "1-2",
			"<die>", "attack", "<actions>", "target lock", "<moves>", "straight 1", "<window>", "end of combat", "<color>", "red", "<rule>", "lock needed", "<colors>", "red", "<shapes>", "bank",
			"<stat>", "agility", "<special>", "elite attack die", "<named>", "covering fire", "<faction>", "Borg", "foe? ", "", "<reach>", "range 1-2", "<whose>", "foe"},
		{"<n>", "1", "<count>", "1", "<faces>", "battle stations", "<face>", "battle stations", "<tokens>", "lock on self", "<kinds>", "captain", "<text>", `"x y"`, "<n-m>", "1-3",
			"<die>", "defense", "<actions>", "any", "<moves>", "any of the dial green", "<window>", "after being attacked", "<color>", "green", "<rule>", "overlap penalties", "<colors>", "green or white", "<shapes>", "turn or straight",
			"<stat>", "hull", "<special>", "counter attack die", "<named>", "stock of tokens", "<faction>", "Ferengi", "foe? ", "foe ", "<reach>", "of class like \"X\" beyond range 3", "<whose>", "own"},
		{"<n>", "2", "<count>", "all", "<faces>", "any", "<face>", "critical", "<tokens>", "any", "<kinds>", "upgrade", "<text>", `"x y"`, "<n-m>", "2",
			"<die>", "defense", "<actions>", "evade or scan", "<moves>", "one speed faster", "<window>", "end of combat", "<color>", "white", "<rule>", "scan tokens", "<colors>", "red", "<shapes>", "straight",
			"<stat>", "shields", "<special>", "counter attack die", "<named>", "covering fire", "<faction>", "Klingon", "foe? ", "", "<reach>", "range 1-3 of faction Borg of lower skill without scan", "<whose>", "target"},
		{"<n>", "3", "<count>", "all", "<faces>", "hit or critical", "<face>", "hit", "<tokens>", "aux", "<kinds>", "crew or tech", "<text>", `"x y"`, "<n-m>", "2-3",
			"<die>", "attack", "<actions>", "cloak", "<moves>", "turn of the same speed and side keeping its color", "<window>", "after being attacked", "<color>", "white", "<rule>", "range defense bonus", "<colors>", "red", "<shapes>", "straight",
			"<stat>", "attack", "<special>", "counter attack die", "<named>", "covering fire", "<faction>", "Klingon", "foe? ", "foe ", "<reach>", "in front arc cloaked shields down", "<whose>", "carrier"},
		{"<n>", "1", "<count>", "1", "<faces>", "blank", "<face>", "hit", "<tokens>", "charge", "<kinds>", "weapon", "<text>", `"x y"`, "<n-m>", "2-3",
			"<die>", "attack", "<actions>", "sensor echo", "<moves>", "stay in place", "<window>", "after being attacked", "<color>", "white", "<rule>", "faction penalty", "<colors>", "red", "<shapes>", "straight",
			"<stat>", "attack", "<special>", "counter attack die", "<named>", "covering fire", "<faction>", "Klingon", "foe? ", "foe ", "<reach>", "not cloaked", "<whose>", "carrier"},
		{"<n>", "2", "<count>", "1", "<faces>", "blank", "<face>", "hit", "<tokens>", "same", "<kinds>", "weapon", "<text>", `"x y"`, "<n-m>", "2-3",
			"<die>", "attack", "<actions>", "sensor echo", "<moves>", "straight 1 or bank 2 counting as red", "<window>", "after being attacked", "<color>", "white", "<rule>", "no defense against mines", "<colors>", "red", "<shapes>", "straight",
			"<stat>", "attack", "<special>", "counter attack die", "<named>", "covering fire", "<faction>", "Klingon", "foe? ", "foe ", "<reach>", "not cloaked", "<whose>", "carrier"},
	}
	var effects, conds, costsT []string
	for _, set := range sets {
		r := strings.NewReplacer(set...)
		for _, p := range effectPhrases {
			base := r.Replace(p.pattern)
			effects = append(effects, base, "then "+base)
			for i, e := range endingPhrases {
				if e.mods&p.mods != 0 {
					effects = append(effects, base+" "+r.Replace(e.pattern))
					for _, e2 := range endingPhrases[i+1:] {
						if e2.mods&p.mods != 0 && e2.mods != e.mods {
							effects = append(effects, base+" "+r.Replace(e.pattern)+" "+r.Replace(e2.pattern))
						}
					}
				} else {
					effects = append(effects, base+" "+r.Replace(e.pattern))
				}
			}
		}
		for _, p := range conditionPhrases {
			c := r.Replace(p.pattern)
			conds = append(conds, c, "not "+c, "foe "+c, "target "+c, "not carrier "+c)
		}
		for _, p := range costPhrases {
			costsT = append(costsT, r.Replace(p.pattern))
		}
	}
	rng := rand.New(rand.NewSource(7))
	pick := func(l []string) string { return l[rng.Intn(len(l))] }
	pickN := func(l []string, n int) (o []string) {
		for range n {
			o = append(o, pick(l))
		}
		return o
	}
	say := func(a *Ability) (w string) {
		defer func() {
			if x := recover(); x != nil {
				w = fmt.Sprint("PANIC ", x)
			}
		}()
		return a.Words()
	}
	var good []string
	for _, text := range effects {
		e, err := parseEffect(text)
		if err != nil {
			fmt.Fprintf(out, "E %s: %v\n", text, err)
			continue
		}
		good = append(good, text)
		x := e
		x.If, x.Sub, x.Moves = nil, nil, nil
		fmt.Fprintf(out, "D %s: %+v %+v\n", text, strip(x), e.Moves)
	}
	mutate := func(text string) string {
		w := strings.Fields(text)
		switch i := rng.Intn(len(w)); rng.Intn(3) {
		case 0:
			w = append(w[:i:i], w[i+1:]...)
		case 1:
			w[i] = "zz"
		case 2:
			w = append(w, pick(w))
		}
		return strings.Join(w, " ")
	}
	for range 4000 {
		m := mutate(pick(effects))
		_, err := parseEffect(m)
		fmt.Fprintf(out, "ME %s: %v\n", m, err)
		m = mutate(pick(conds))
		_, err = parseCondition(m)
		fmt.Fprintf(out, "MC %s: %v\n", m, err)
		m = mutate(pick(costsT))
		var c Cost
		err = parsePhrase(&c, "a cost", m, costPhrases)
		fmt.Fprintf(out, "MP %s: %v %+v\n", m, err, c)
	}
	for _, text := range conds {
		c, err := parseCondition(text)
		fmt.Fprintf(out, "C %s: %+v %v\n", text, c, err)
	}
	var targets, whoses, limits []string
	for _, set := range sets {
		r := strings.NewReplacer(set...)
		for _, p := range targetPhrases {
			targets = append(targets, r.Replace(p.pattern))
		}
		for _, p := range whosePhrases {
			whoses = append(whoses, r.Replace(p.pattern))
		}
	}
	limits = []string{"", "once a round", "each time", "once a round for each ship", "one ship a round", "once a defense", "of"}
	ability := func(list []string) *Ability {
		y := lineYAML{When: pick(windowNames[:])}
		if rng.Intn(5) == 0 {
			y.When += " or " + pick(windowNames[:])
		}
		if rng.Intn(2) == 0 {
			y.Whose = pick(whoses)
		}
		if rng.Intn(3) == 0 {
			y.If = pickN(conds, 1+rng.Intn(2))
		}
		if rng.Intn(3) == 0 {
			y.Cost = pickN(costsT, 1+rng.Intn(2))
			y.Must = rng.Intn(3) == 0
		}
		if rng.Intn(2) == 0 {
			y.Target = pick(targets)
		}
		if rng.Intn(4) == 0 {
			y.Limit = pick(limits)
			y.Shares = rng.Intn(2)
			y.Anyhow = rng.Intn(4) == 0
		}
		if rng.Intn(9) == 0 {
			y.Uses = rng.Intn(3)
			y.FreeIf = pickN(conds, 1)
		}
		var do []any
		for _, l := range list {
			e, _ := parseEffect(l)
			if e.Op == RollDice || e.Op == Later || rng.Intn(8) == 0 {
				m := map[string]any{"effect": l}
				if rng.Intn(3) == 0 || !(e.Op == RollDice || e.Op == Later) {
					m["if"] = []any{pick(conds)}
				}
				if e.Op == RollDice || e.Op == Later {
					m["do"] = []any{pick(good), pick(good)}
				}
				do = append(do, m)
			} else {
				do = append(do, l)
			}
		}
		switch rng.Intn(5) {
		case 0:
			y.OneOf = do
		case 1:
			y.May = do
		default:
			y.Do = do
		}
		if rng.Intn(8) == 0 {
			y.Do, y.May, y.OneOf = nil, nil, nil
			y.When = "instead of an attack"
			y.Weapon = &weaponYAML{Dice: rng.Intn(4) - 1, OfPrimary: rng.Intn(2) == 0, Range: []int{1, 1 + rng.Intn(3)}, Arc: pick(weaponArcNames[:]), Twice: rng.Intn(2) == 0, Split: rng.Intn(3) == 0, Pierce: rng.Intn(2) == 0, AsPrimary: rng.Intn(3) == 0, Min: rng.Intn(2)}
		}
		p := yamlPlace()
		a := y.ability(p)
		for _, err := range p.errs {
			fmt.Fprintf(out, "AE %v %v\n", list, err)
		}
		return &a
	}
	for range 3 {
		for _, text := range good {
			a := ability([]string{text})
			fmt.Fprintf(out, "W %s: %s\n", text, say(a))
		}
	}
	for range 20000 {
		l := pickN(good, 2+rng.Intn(2))
		fmt.Fprintf(out, "WW %q: %s\n", l, say(ability(l)))
	}
	// data files, broken
	known := &Catalogue{}
	for _, file := range []string{"classes", "ships", "captains", "admirals", "upgrades", "resources", "damage"} {
		b, err := os.ReadFile(filepath.Join("..", "..", "assets", "cards", file+".yaml"))
		if err != nil {
			t.Fatal(err)
		}
		var entries []string
		for _, part := range strings.Split("\n"+string(b), "\n- ")[1:] {
			entries = append(entries, "- "+part)
		}
		junk := []string{"", "zz", "-1", "99", "300", "1.5", "[]", "{}", "true", "[zz]", "{a: 1}", "null", "\"\""}
		for k := range 1500 {
			e := pick(entries)
			cut := rng.Intn(len(e))
			m := e
			if i := strings.IndexAny(e[cut:], ":,"); i >= 0 {
				at := cut + i + 1
				end := at + strings.IndexAny(e[at:]+",", ",]}")
				m = e[:at] + " " + junk[rng.Intn(len(junk))] + e[min(end, len(e)):]
			}
			fsys := fstest.MapFS{file + ".yaml": &fstest.MapFile{Data: []byte("# x\n" + m)}}
			if file == "damage" {
				err := read(source{fsys: fsys}, "damage.yaml", nil, func(p *place, y *damageYAML) { fmt.Fprintf(out, "L %+v\n", strip(y.damage(p))) })
				fmt.Fprintf(out, "Y %s %d %v\n", file, k, err)
				continue
			}
			c, err := known.With(fsys, "")
			fmt.Fprintf(out, "Y %s %d %v\n%s\n", file, k, err, m)
			if c != nil {
				for _, x := range c.Classes() {
					fmt.Fprintf(out, "L %+v\n", *x)
				}
				for _, x := range c.Ships() {
					fmt.Fprintf(out, "L %s %+v\n", x.Text(), *x)
				}
				for _, x := range c.Captains() {
					fmt.Fprintf(out, "L %s %s\n", x.Text(), strip(*x))
				}
				for _, x := range c.Admirals() {
					fmt.Fprintf(out, "L %s %s\n", x.Text(), strip(*x))
				}
				for _, x := range c.Upgrades() {
					fmt.Fprintf(out, "L %s %s\n", x.Text(), strip(*x))
				}
				for _, x := range c.Resources() {
					fmt.Fprintf(out, "L %s %s\n", x.Text(), strip(*x))
				}
			}
		}
	}
}

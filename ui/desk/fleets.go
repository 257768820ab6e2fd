package desk

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"

	"attackwing/game/fleet"
	"attackwing/game/fleet/exchange"
	"attackwing/game/tournament"
	"attackwing/scenarios"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// picking is the choice of a fleet for a player.
type picking struct {
	no   tournament.No
	role string
	all  []offer
	rows kit.Listed
}

// offer is a fleet with the result of its check.
type offer struct {
	name, from, why string
	sp              int
	fleet           tournament.Fleet
}

// pickFleet opens the choice of a fleet; without a role it is the first that is missing.
func (d eventPage) pickFleet(n tournament.No, role string) {
	p := d.Player(n)
	if d.PaperFleets {
		d.fail(fmt.Errorf("this event uses paper Build Sheets"))
		return
	}
	rs := roles(d.Event)
	if role == "" {
		role = rs[0]
		for _, r := range slices.Backward(rs) {
			if p.FleetFor(r) == nil {
				role = r
			}
		}
	}
	k := &picking{no: n, role: role}
	k.offer(d)
	d.lay(k)
}

// offer lists the fleets for the role: the player's own first, then the ready ones; those that fit
// first.
func (k *picking) offer(d eventPage) {
	k.all = nil
	for _, l := range d.store.Fleets() {
		k.add(d, l, "your own")
	}
	ready, err := fleet.Ready()
	if err != nil {
		d.fail(err)
	}
	for _, l := range ready {
		if l.Scenario == d.Scenario || l.Scenario == "" || l.Scenario == "standard" {
			k.add(d, l, "ready")
		}
	}
	slices.SortStableFunc(k.all, func(a, b offer) int {
		if (a.why == "") != (b.why == "") {
			if a.why == "" {
				return -1
			}
			return 1
		}
		return 0
	})
	k.rows = kit.Listed{Picks: true}
}

func (k *picking) add(d eventPage, l fleet.List, from string) {
	o := offer{name: l.Name, from: from}
	if o.name == "" {
		o.name = l.ID
	}
	if k.role != "" && l.Side != "" && !strings.Contains(strings.ToLower(l.Side), k.role) {
		return
	}
	f, err := d.checked(l)
	if err != nil {
		if in := (*tournament.FleetError)(nil); errors.As(err, &in) {
			err = in.Err
		}
		o.why = err.Error()
	}
	o.fleet, o.sp = f, f.SP
	k.all = append(k.all, o)
}

// checked looks a fleet over as the event wants it.
func (d eventPage) checked(l fleet.List) (tournament.Fleet, error) {
	rules, err := d.RulesBy(scenarios.ByID, d.cards)
	if err != nil {
		return tournament.Fleet{}, err
	}
	return d.CheckFleet(l, rules)
}

func (k *picking) title(d view) (head, sub string) {
	what := "Choose a fleet"
	if k.role != "" {
		what = fmt.Sprintf("Choose a %s fleet", k.role)
	}
	return what, fmt.Sprintf("%s · up to %d SP · checked for this event", d.Player(k.no).Name, d.Limit)
}

func (k *picking) commands(d eventPage) kit.Commands { return kit.Commands{k.handInChosen(d)} }

func (k *picking) handInChosen(d eventPage) *kit.Command {
	c := &kit.Command{ID: "take", Words: "Hand in", Key: "enter", Look: kit.Main, Do: func() { k.take(d) }}
	if at := k.rows.At; at < 0 || at >= len(k.all) {
		c.Off = "There is no fleet to submit."
	} else if why := k.all[at].why; why != "" {
		c.Off = names.Sentence(k.all[at].name + " is not accepted: " + why)
	}
	return c
}

func (k *picking) body(d eventPage) kit.Part {
	if len(k.all) == 0 {
		return kit.Panel(say("No fleet fits this event. Drop a fleet file on the Players page."))
	}
	return kit.Column(10, kit.List(&k.rows, len(k.all), 0, func(i int) kit.Part {
		o := &k.all[i]
		mark, words, ink := kit.Icon("ok", 16, scene.Accent), fmt.Sprintf("legal, %d SP", o.sp), scene.Text3
		if o.why != "" {
			mark, words, ink = kit.Icon("no", 16, scene.Danger), o.why, scene.DangerSentence
		}
		name, said := kit.Line(nameStyle, scene.Text1, o.name), kit.Line(scene.StyleCaption, ink, o.from+" · "+words)
		row := kit.Row(12, mark,
			kit.Either(kit.Row(12, name.Whole(), kit.Space(), said.Whole()), kit.Column(2, name, said)).Grow(1))
		return kit.Chosen(i == k.rows.At, row).Name("pick", i).Press(func() {
			if i == k.rows.At {
				k.take(d)
				return
			}
			k.rows.At = i
		})
	}), kit.Button(k.handInChosen(d)).At(kit.Right))
}

func (k *picking) take(d eventPage) {
	o := k.all[k.rows.At]
	if o.why != "" {
		d.fail(fmt.Errorf("%s is not accepted: %s", o.name, o.why))
		return
	}
	now, ok := d.handOver(k.no, o.fleet)
	if !ok {
		return
	}
	d.close()
	p := now.Player(k.no)
	for _, r := range roles(now.Event) {
		if p.FleetFor(r) == nil {
			d.view = now
			d.pickFleet(k.no, r)
			return
		}
	}
}

// handOver gives a player a fleet in the place of another of the same role.
func (d eventPage) handOver(n tournament.No, f tournament.Fleet) (view, bool) {
	return d.change(func(t *tournament.Desk) error {
		p := *t.Player(n)
		p.Fleets = slices.DeleteFunc(slices.Clone(p.Fleets),
			func(old tournament.Fleet) bool { return old.Role == f.Role })
		p.Fleets = append(p.Fleets, f)
		return t.Change(n, p)
	})
}

// handIn takes a fleet file of any form that was dropped on the page, for the chosen player.
func (d playersPage) handIn(f kit.File) {
	n := d.chosenNo()
	if n == 0 {
		d.fail(fmt.Errorf("%s: choose a player first", f.Name))
		return
	}
	_, fs, err := exchange.Read(bytes.NewReader(f.Text), f.Name, d.cards)
	if err != nil {
		d.fail(err)
		return
	}
	if len(fs) != 1 {
		d.fail(fmt.Errorf("%s contains %d fleets; use a file with one", f.Name, len(fs)))
		return
	}
	handed, err := d.checked(fs[0].List)
	if err != nil {
		d.fail(err)
		return
	}
	if _, ok := d.handOver(n, handed); ok {
		d.host.Toast(fmt.Sprintf("%s is legal (%d SP) and submitted for %s.", handed.Name, handed.SP, d.Player(n).Name))
	}
}

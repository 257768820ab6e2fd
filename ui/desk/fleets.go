package desk

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"attackwing/game/fleet"
	"attackwing/game/fleet/exchange"
	"attackwing/game/tournament"
	"attackwing/scenarios"
	"attackwing/ui/canvas"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// picking is the choice of a fleet for a player.
type picking struct {
	no   tournament.No
	role string
	all  []offer
	rows list
}

// offer is a fleet with what the check says of it.
type offer struct {
	name, from, why string
	sp              int
	fleet           tournament.Fleet
}

// pickFleet opens the choice of a fleet; without a role it is the first that is missing.
func (d *Desk) pickFleet(role string) {
	n := d.chosenNo()
	if n == 0 {
		return
	}
	p := d.event.Player(n)
	if d.event.PaperFleets {
		d.fail(fmt.Errorf("the Build Sheets of this event are on paper: no fleet is handed in here"))
		return
	}
	rs := roles(d.event)
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
	d.over = k
}

// offer lists the fleets for the role: the player's own first, then the ready ones; those that fit first.
func (k *picking) offer(d *Desk) {
	k.all = nil
	for _, l := range d.store.Fleets() {
		k.add(d, l, "your own")
	}
	ready, err := fleet.Ready()
	if err != nil {
		d.fail(err)
	}
	for _, l := range ready {
		if l.Scenario == d.event.Scenario || l.Scenario == "" || l.Scenario == "standard" {
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
	k.rows = list{n: len(k.all)}
}

func (k *picking) add(d *Desk, l fleet.List, from string) {
	o := offer{name: l.Name, from: from}
	if o.name == "" {
		o.name = l.ID
	}
	if k.role != "" && l.Side != "" && !strings.Contains(strings.ToLower(l.Side), k.role) {
		return
	}
	f, err := d.checked(l)
	if err != nil {
		o.why = err.Error()
		if i := strings.Index(o.why, ": "); i >= 0 {
			o.why = o.why[i+2:]
		}
	}
	o.fleet, o.sp = f, f.SP
	k.all = append(k.all, o)
}

// checked looks a fleet over as the event wants it.
func (d *Desk) checked(l fleet.List) (tournament.Fleet, error) {
	rules, err := d.event.RulesBy(scenarios.ByID, d.cards)
	if err != nil {
		return tournament.Fleet{}, err
	}
	return d.event.CheckFleet(l, rules)
}

func (k *picking) title(d *Desk) (head, sub string) {
	what := "Choose a fleet"
	if k.role != "" {
		what = fmt.Sprintf("Choose a %s fleet", k.role)
	}
	return what, fmt.Sprintf("%s · at most %d SP · checked against the event", d.event.Player(k.no).Name, d.event.Limit)
}

func (k *picking) list() *list { return &k.rows }

func (k *picking) draw(d *Desk, c *canvas.Canvas, b box) {
	c.Panel(b.X, b.Y, b.W, b.H)
	in := box{b.X + 12, b.Y + 12, b.W - 24, b.H - 24}
	if k.rows.n == 0 {
		c.Wrap(in.X+8, in.Y+8, in.W, scene.StyleBody, scene.Text2, "No fleet fits here. Let a fleet file fall on the players' page.")
		return
	}
	k.rows.fit(int((in.H - 46 - moreHigh) / (rowHigh + 4)))
	from, to := k.rows.shown()
	for i := from; i < to; i++ {
		o := &k.all[i]
		r := box{in.X, in.Y + float64(i-from)*(rowHigh+4), in.W, rowHigh}
		rowBack(c, fmt.Sprintf("pick:%d", i), r, i == k.rows.at, o.why == "")
		mark, ink := "ok", scene.Accent
		words := fmt.Sprintf("legal, %d SP", o.sp)
		if o.why != "" {
			mark, ink, words = "no", scene.Danger, o.why
		}
		c.Icon(r.X+18, r.Y+r.H/2, 16, mark, ink)
		c.Fit(r.X+38, r.Y+14, r.W-52, nameStyle, scene.Text1, o.name, scene.Left)
		c.Fit(r.X+38, r.Y+32, r.W-52, scene.StyleCaption, scene.Text3, o.from+" · "+words, scene.Left)
	}
	k.rows.more(c, box{in.X, in.bottom() - 40 - moreHigh, in.W, moreHigh})
	c.Button("take", "Hand it in", "Enter", in.right()-200, in.bottom()-40, 200, 40, canvas.Main, k.all[k.rows.at].why == "")
}

func (k *picking) key(d *Desk, s string, _ *page.Input) {
	if s == "enter" {
		k.take(d)
		return
	}
	k.rows.key(s)
}

func (k *picking) click(d *Desk, id string) {
	if n, ok := number(id, "pick:"); ok {
		if n == k.rows.at {
			k.take(d)
			return
		}
		k.rows.pick(n)
	}
	if id == "take" {
		k.take(d)
	}
}

func (k *picking) take(d *Desk) {
	if k.rows.n == 0 {
		return
	}
	o := k.all[k.rows.at]
	if o.why != "" {
		d.fail(fmt.Errorf("%s cannot be handed in: %s", o.name, o.why))
		return
	}
	if !d.handOver(k.no, o.fleet) {
		return
	}
	d.over = nil
	p := d.event.Player(k.no)
	for _, r := range roles(d.event) {
		if p.FleetFor(r) == nil {
			d.pickFleet(r)
			return
		}
	}
}

// handOver gives a player a fleet in the place of another of the same role.
func (d *Desk) handOver(n tournament.No, f tournament.Fleet) bool {
	return d.change(func(t *tournament.Desk) error {
		p := *t.Player(n)
		p.Fleets = slices.DeleteFunc(slices.Clone(p.Fleets), func(old tournament.Fleet) bool { return old.Role == f.Role })
		p.Fleets = append(p.Fleets, f)
		return t.Change(n, p)
	})
}

// handIn takes a fleet file of any form that was let fall on the page, for the chosen player.
func (d *Desk) handIn(f page.File) {
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
		d.fail(fmt.Errorf("%s: there are %d fleets in it; want one", f.Name, len(fs)))
		return
	}
	handed, err := d.checked(fs[0].List)
	if err != nil {
		d.fail(err)
		return
	}
	if d.handOver(n, handed) {
		d.host.Toast(fmt.Sprintf("%s is legal, %d SP: handed in for %s.", handed.Name, handed.SP, d.event.Player(n).Name))
	}
}

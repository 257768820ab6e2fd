package desk

import (
	"fmt"
	"slices"
	"strings"

	"attackwing/game/tournament"
	"attackwing/ui/canvas"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

func (d *Desk) playerBoxes() [2]box {
	b := d.body()
	r := min(480, max(330, b.W*0.34))
	return [2]box{{b.X, b.Y, b.W - r - gap, b.H}, {b.right() - r, b.Y, r, b.H}}
}

// chosenNo is the player of the chosen row, 0 nobody.
func (d *Desk) chosenNo() tournament.No {
	if d.players.at < len(d.event.Players) {
		return tournament.No(d.players.at + 1)
	}
	return 0
}

func (d *Desk) playersKey(k string, in *page.Input) {
	switch k {
	case "tab":
		d.focusNames(!d.focus)
		return
	case "enter":
		if strings.TrimSpace(d.names) != "" {
			d.signIn(d.names)
			return
		}
		d.focusNames(false)
		d.pickFleet("")
		return
	case "n":
		d.focusNames(true)
		return
	case "k":
		d.addComputer()
		return
	case "g":
		d.outfitAll()
		return
	case "u":
		if d.event.Locked() {
			d.change((*tournament.Desk).Unpair)
		}
		return
	}
	if d.players.key(k) || d.chosenNo() == 0 {
		return
	}
	switch k {
	case "f":
		d.pickFleet("")
	case "a":
		d.nextAllegiance()
	case "c":
		d.nextLevel()
	case "e":
		d.over = newRename(d)
	case "delete", "backspace":
		d.drop()
	}
}

func (d *Desk) playersClick(id string) {
	if n, ok := number(id, "player:"); ok {
		d.players.pick(n)
		d.focusNames(false)
		return
	}
	if a, ok := strings.CutPrefix(id, "side:"); ok {
		d.write(func(p *tournament.Player) { p.Allegiance = a })
		return
	}
	if l, ok := strings.CutPrefix(id, "level:"); ok {
		d.write(func(p *tournament.Player) { p.Computer = l })
		return
	}
	if r, ok := strings.CutPrefix(id, "fleet:"); ok {
		d.pickFleet(r)
		return
	}
	switch id {
	case "sign":
		d.signIn(d.names)
	case "computer":
		d.addComputer()
	case "outfit":
		d.outfitAll()
	case "nextside":
		d.nextAllegiance()
	case "rename":
		d.over = newRename(d)
	case "drop":
		d.drop()
	case "unpair":
		d.change((*tournament.Desk).Unpair)
	}
}

// write writes the chosen player anew.
func (d *Desk) write(do func(*tournament.Player)) bool {
	n := d.chosenNo()
	if n == 0 {
		return false
	}
	return d.change(func(t *tournament.Desk) error {
		p := *t.Player(n)
		p.Fleets = slices.Clone(p.Fleets)
		do(&p)
		return t.Change(n, p)
	})
}

// sides are the codes a player's allegiance may have, "" none of them.
func (d *Desk) sides() []string {
	if may := d.event.Kit().Allegiances; may != nil {
		return may
	}
	out := []string{""}
	for _, f := range tournament.Factions {
		out = append(out, f.Code)
	}
	return out
}

func (d *Desk) nextAllegiance() {
	may := d.sides()
	d.write(func(p *tournament.Player) { p.Allegiance = may[(slices.Index(may, p.Allegiance)+1)%len(may)] })
}

func (d *Desk) nextLevel() {
	all := levels()
	d.write(func(p *tournament.Player) { p.Computer = all[(slices.Index(all, p.Computer)+1)%len(all)] })
}

// drop takes a player off the list, or lets one who has begun leave, or come back.
func (d *Desk) drop() {
	n := d.chosenNo()
	if n == 0 {
		return
	}
	d.change(func(t *tournament.Desk) error {
		if t.Player(n).OutFrom != 0 {
			return t.Rejoin(n)
		}
		return t.Drop(n)
	})
}

func (d *Desk) drawPlayers(c *canvas.Canvas) {
	bs := d.playerBoxes()
	head := "Sign in"
	if d.event.Locked() {
		head = "Late arrivals play from the next round"
	}
	in := panel(c, bs[0], head, "one by one, with commas, Ctrl+V, or drop a text file of names")
	c.Button("sign", "Sign in", "Enter", in.right()-signWide, in.Y, signWide, 38, canvas.Plain, strings.TrimSpace(d.names) != "")
	d.drawPlayerList(c, box{in.X, in.Y + 52, in.W, in.H - 52 - 42})
	w := (in.W - 10) / 2
	for i, p := range d.playerPresses() {
		c.Button(p.ID, p.Text, p.Key, in.X+(w+10)*float64(i), in.bottom()-36, w, 36, p.Kind, p.Enabled)
	}
	d.drawPlayer(c, bs[1])
}

// playerPresses are the buttons below the players.
func (d *Desk) playerPresses() []canvas.Press {
	return []canvas.Press{{ID: "computer", Text: "Add a computer player", Key: "K", Enabled: true},
		{ID: "outfit", Text: "Ready fleets for all without", Key: "G", Enabled: len(d.event.Players) > 0 && !d.event.PaperFleets}}
}

// drawPlayerList are those who have signed in.
func (d *Desk) drawPlayerList(c *canvas.Canvas, in box) {
	y := in.Y
	d.drawPlayerHead(c, box{in.X, y, in.W, 20})
	y += 24
	if len(d.event.Players) == 0 {
		c.Wrap(in.X, y+8, in.W, scene.StyleBody, scene.Text2, "Nobody has signed in yet. Type a name and press Enter, or press K for a computer player.")
	}
	d.players.fit(int((in.bottom() - moreHigh - y) / (rowHigh + 2)))
	from, to := d.players.shown()
	for i := from; i < to; i++ {
		d.drawPlayerRow(c, i, box{in.X - 6, y + float64(i-from)*(rowHigh+2), in.W + 12, rowHigh})
	}
	d.players.more(c, box{in.X, in.bottom() + 2 - moreHigh, in.W, moreHigh})
}

// playerColumns are where initials, allegiance and fleets begin.
func playerColumns(b box) (initials, side, fleets float64) {
	return b.X + b.W*0.36, b.X + b.W*0.45, b.X + b.W*0.54
}

func (d *Desk) drawPlayerHead(c *canvas.Canvas, b box) {
	xi, xs, xf := playerColumns(b)
	y := b.Y + b.H/2
	c.Text(b.X+6, y, scene.StyleCaption, scene.Text3, "Player", scene.Left)
	c.Fit(xi, y, xs-xi-4, scene.StyleCaption, scene.Text3, "Initials", scene.Left)
	c.Fit(xs, y, xf-xs-4, scene.StyleCaption, scene.Text3, "Side", scene.Left)
	c.Text(xf, y, scene.StyleCaption, scene.Text3, "Fleet, checked", scene.Left)
}

func (d *Desk) drawPlayerRow(c *canvas.Canvas, i int, b box) {
	p := &d.event.Players[i]
	rowBack(c, fmt.Sprintf("player:%d", i), b, i == d.players.at, true)
	inner := box{b.X + 6, b.Y, b.W - 12, b.H}
	xi, xs, xf := playerColumns(inner)
	mid := b.Y + b.H/2
	ink := scene.Text1
	note := ""
	switch {
	case p.OutFrom != 0:
		ink, note = scene.Text3, fmt.Sprintf("dropped out after round %d", p.OutFrom-1)
	case p.InFrom != 0:
		note = fmt.Sprintf("came late, from round %d", p.InFrom)
	case p.Computer != "":
		note = "computer, " + p.Computer
	}
	ny := mid
	if note != "" {
		ny = b.Y + 14
		c.Fit(inner.X+32, b.Y+32, xi-inner.X-38, scene.StyleCaption, scene.Text3, note, scene.Left)
	}
	c.Text(inner.X+22, mid, scene.StyleNumber, scene.Text3, fmt.Sprint(i+1), scene.Right)
	c.Fit(inner.X+32, ny, xi-inner.X-38, nameStyle, ink, p.Name, scene.Left)
	c.Fit(xi, mid, xs-xi-6, scene.StyleSmall, scene.Text2, p.Initials, scene.Left)
	c.Fit(xs, mid, xf-xs-6, scene.StyleSmall, scene.Text2, dash(p.Allegiance), scene.Left)
	words, good := d.fleetWords(p)
	mark := "ok"
	col := scene.Accent
	if !good {
		mark, col = "warning", scene.Text3
	}
	c.Icon(xf+7, mid, 14, mark, col)
	c.Fit(xf+20, mid, inner.right()-xf-26, scene.StyleSmall, scene.Text2, words, scene.Left)
}

func dash(s string) string {
	if s == "" {
		return "–"
	}
	return s
}

// fleetWords are a player's fleets in a line, and whether all are there.
func (d *Desk) fleetWords(p *tournament.Player) (string, bool) {
	if d.event.PaperFleets && len(p.Fleets) == 0 {
		return "on paper", true
	}
	var out []string
	for _, r := range roles(d.event) {
		f := p.FleetFor(r)
		if f == nil {
			return strings.TrimSpace("no "+r) + " fleet handed in", false
		}
		out = append(out, fmt.Sprintf("%s, %d SP", f.Name, f.SP))
	}
	return strings.Join(out, " + "), true
}

// drawPlayer is the chosen player with all that can be changed, and below what the next round waits for.
func (d *Desk) drawPlayer(c *canvas.Canvas, b box) {
	foot := min(260, max(150, b.H*0.34))
	tight := b.H < tightHigh
	if tight {
		foot = d.nextFoot(0) + 26
	}
	top := box{b.X, b.Y, b.W, b.H - foot - gap}
	d.drawNext(c, box{b.X, b.bottom() - foot, b.W, foot})
	n := d.chosenNo()
	if n == 0 {
		in := panel(c, top, "Player", "")
		c.Wrap(in.X, in.Y, in.W, scene.StyleBody, scene.Text2, "Whoever signs in is shown here: allegiance, fleet, who plays.")
		return
	}
	p := d.event.Player(n)
	in := panel(c, top, fmt.Sprintf("Player %d", n), "")
	c.Fit(in.X, in.Y+8, in.W-112, scene.StyleH2, scene.Text1, p.Name, scene.Left)
	c.Button("rename", "Rename", "E", in.right()-104, in.Y-8, 104, smallHigh, canvas.Plain, true)
	y := in.Y + 36
	if sides := d.sides(); len(sides) > 6 {
		y = d.turning(c, in, y, p.Allegiance)
	} else {
		y = d.chips(c, in, y, "Allegiance", "A", "side:", p.Allegiance, sides)
	}
	y = d.chips(c, in, y, "Who plays", "C", "level:", p.Computer, levels())
	rs := roles(d.event)
	switch {
	case !d.event.PaperFleets && tight: // side by side
		w := (in.W + 8) / float64(len(rs))
		for i, r := range rs {
			d.drawHanded(c, box{in.X + w*float64(i), in.Y, w - 8, in.H}, y, p, r)
		}
	case !d.event.PaperFleets:
		for _, r := range rs {
			y = d.drawHanded(c, in, y, p, r)
		}
	default:
		y += c.Wrap(in.X, y, in.W, scene.StyleSmall, scene.Text2, "The Build Sheets of this event are on paper: look them over before round 1.")
	}
	word := "Take off the list"
	switch {
	case p.OutFrom != 0:
		word = "Comes back"
	case d.event.Locked():
		word = "Drops out"
	}
	switch {
	case tight:
		c.Button("drop", word, "Del", in.right()-176, top.Y+6, 176, 24, canvas.Plain, true)
	case y+smallHigh <= in.bottom()+4:
		c.Button("drop", word, "Del", in.X, in.bottom()-smallHigh+4, in.W, smallHigh, canvas.Plain, true)
	}
}

// chips is a line of choices; it returns where the next line begins.
func (d *Desk) chips(c *canvas.Canvas, in box, y float64, label, key, id, value string, choices []string) float64 {
	n := c.Text(in.X, y+8, scene.StyleLabel, scene.Text3, label, scene.Left)
	c.Key(in.X+n+8, y+8, key, scene.Text3)
	y += 22
	x := in.X
	for _, v := range choices {
		words := v
		if v == "" {
			words = map[string]string{"side:": "none", "level:": "a person"}[id]
		}
		w := canvas.Width(chipStyle, words) + 20
		if x+w > in.right() {
			x, y = in.X, y+32
		}
		ink := scene.Text2
		c.Hit(id+v, x, y, w, 28, true)
		if v == value {
			ink = scene.Text1
			c.Box(x, y, w, 28, 8, scene.Picked)
			c.Frame(x, y, w, 28, 8, 1.2, scene.Accent)
		} else {
			c.Box(x, y, w, 28, 8, scene.Control)
		}
		c.Text(x+w/2, y+14, chipStyle, ink, words, scene.Middle)
		x += w + 6
	}
	return y + 40
}

// turning is the allegiance where any faction will do: one button that goes through them.
func (d *Desk) turning(c *canvas.Canvas, in box, y float64, side string) float64 {
	words := "none"
	if side != "" {
		words = tournament.FactionName(side)
	}
	n := c.Text(in.X, y+14, scene.StyleLabel, scene.Text3, "Allegiance", scene.Left)
	c.Button("nextside", words, "A", in.X+n+16, y, in.W-n-16, smallHigh, canvas.Plain, true)
	return y + 44
}

var chipStyle = scene.Style{Face: scene.SansMedium, Size: 13, Line: 18}

// drawHanded is the fleet of a role, with the verdict of the check.
func (d *Desk) drawHanded(c *canvas.Canvas, in box, y float64, p *tournament.Player, role string) float64 {
	label := "Fleet"
	if role != "" {
		label = role + " fleet"
	}
	n := c.Text(in.X, y+8, scene.StyleLabel, scene.Text3, label, scene.Left)
	c.Key(in.X+n+8, y+8, "F", scene.Text3)
	y += 22
	id := "fleet:" + role
	c.Hit(id, in.X, y, in.W, 40, true)
	fill := scene.Card
	if c.Hover == id {
		fill = scene.Control
	}
	c.Box(in.X, y, in.W, 40, 8, fill)
	c.Frame(in.X, y, in.W, 40, 8, 1, scene.LineStrong)
	f := p.FleetFor(role)
	if f == nil {
		c.Icon(in.X+16, y+20, 16, "warning", scene.Text3)
		c.Fit(in.X+34, y+20, in.W-44, scene.StyleBody, scene.Text2, "none yet: choose one", scene.Left)
	} else {
		c.Icon(in.X+16, y+20, 16, "ok", scene.Accent)
		words := fmt.Sprintf("legal, %d of %d SP", f.SP, d.event.Limit)
		if in.W < 240 {
			words = fmt.Sprintf("%d SP", f.SP)
		}
		w := c.Text(in.right()-12, y+20, scene.StyleSmall, scene.Text2, words, scene.Right)
		c.Fit(in.X+34, y+20, in.W-56-w, boldStyle, scene.Text1, f.Name, scene.Left)
	}
	return y + 50
}

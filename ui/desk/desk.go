package desk

import (
	"fmt"
	"strings"
	"time"

	"attackwing/game/card"
	"attackwing/game/tournament"
	"attackwing/ui/canvas"
	"attackwing/ui/form"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// Desk is the page. Without an event open it shows the list of events.
type Desk struct {
	page.Plain
	host  page.Host
	store Store
	cards *card.Catalogue
	w, h  float64
	c     *canvas.Canvas // of the last Draw, for what lies under the pointer

	clubs  []Club
	events list

	file    string
	event   *tournament.Event
	stamp   string
	looked  time.Time // when the file was looked at last
	face    string    // of the clock, as it is shown
	tab     int       // 0 the players, 1 to 3 a round, lastTab the final ranks
	over    sheet     // shown instead of the event, nil none
	err     string
	refuses bool // err is about the result being entered and can be confirmed

	players list
	names   string // being typed
	turn    int    // of the field of names
	signed  int    // how often names were signed in
	focus   bool   // the field has the keys

	tables  list
	ranks   list
	seat    int
	drafts  map[[2]int]*draft
	swap    tournament.No // who changes seats with the next one chosen
	drag    string
	glide   glide
	cols    [ofSheet + 1]page.Columns // of a small window
	sheetOf sheet                     // whose columns the last are
	playing *playing
}

// The tabs.
const (
	playersTab = 0
	lastTab    = tournament.Rounds + 1
)

// sheet is something that takes the whole page for a while.
type sheet interface {
	title(d *Desk) (head, sub string)
	draw(d *Desk, c *canvas.Canvas, b box)
	key(d *Desk, k string, in *page.Input)
	click(d *Desk, id string)
}

// asks is a sheet with a form.
type asks interface {
	form(d *Desk, b box) *form.Form
	set(d *Desk, row, value string)
}

// scrolls is a sheet with a list that the wheel moves.
type scrolls interface{ list() *list }

// New is the page with the list of events.
func New(h page.Host, s Store, cards *card.Catalogue) *Desk {
	d := &Desk{host: h, store: s, cards: cards, drafts: map[[2]int]*draft{}}
	d.cols[ofRound].At = 1 // the tables
	d.listEvents()
	return d
}

// Name is what the report calls the page.
func (d *Desk) Name() string {
	switch {
	case d.over != nil:
		head, _ := d.over.title(d)
		return "desk: " + strings.ToLower(head)
	case d.event == nil:
		return "desk"
	}
	return "desk: " + strings.ToLower(tabNames[d.tab])
}

// change does something at the event's desk; what cannot be is said on the page.
func (d *Desk) change(do func(*tournament.Desk) error) bool {
	d.Changed()
	e, err := d.store.Change(d.file, do)
	if err != nil {
		d.fail(err)
		return false
	}
	d.take(e)
	d.err, d.refuses = "", false
	return true
}

// fail says what went wrong.
func (d *Desk) fail(err error) {
	d.err, d.refuses = strings.TrimPrefix(err.Error(), d.file+": "), false
	d.Changed()
}

// take shows an event as it is now.
func (d *Desk) take(e *tournament.Event) {
	d.glide.from(d.event, e, d.tab)
	d.event, d.stamp = e, d.store.Stamp(d.file)
	d.players.n, d.tables.n = len(e.Players), len(d.round().Tables)
	if d.round().Bye != 0 {
		d.tables.n++
	}
	d.ranks.n = len(e.Standings(d.ranked()))
	d.players.keep()
	d.tables.keep()
	d.ranks.keep()
	d.Changed()
}

// open shows an event at the place where it goes on.
func (d *Desk) open(file string) {
	e, err := d.store.Open(file)
	if err != nil {
		d.err = err.Error()
		d.Changed()
		return
	}
	d.file, d.err, d.event, d.drafts, d.swap = file, "", nil, map[[2]int]*draft{}, 0
	d.tab = e.Round()
	if e.Over() {
		d.tab = lastTab
	}
	d.event = e
	d.show(d.tab)
	d.host.Toast(restored(e))
}

// restored says where an event goes on.
func restored(e *tournament.Event) string {
	if e.Round() == 0 {
		return fmt.Sprintf("%s: %s have signed in.", e.Name, count(len(e.Players), "player"))
	}
	n := 0
	for _, t := range e.Rounds[e.Round()-1].Tables {
		if t.Result != nil {
			n++
		}
	}
	return fmt.Sprintf("%s: round %d, %s.", e.Name, e.Round(), count(n, "result"))
}

// show turns to a tab.
func (d *Desk) show(tab int) {
	d.tab = max(0, min(lastTab, tab))
	d.tables.at, d.tables.top, d.seat, d.swap = 0, 0, 0, 0
	d.take(d.event)
	if d.tab == playersTab && len(d.event.Players) == 0 {
		d.focusNames(true)
	} else {
		d.focus = false
	}
	if d.tab >= 1 && d.tab < lastTab {
		for i, t := range d.round().Tables {
			if t.Result == nil {
				d.tables.at = i
				break
			}
		}
	}
}

// round is the round of the tab, an empty one where it is not paired.
func (d *Desk) round() *tournament.Round {
	if d.event != nil && d.tab >= 1 && d.tab <= d.event.Round() {
		return &d.event.Rounds[d.tab-1]
	}
	return &tournament.Round{}
}

// ranked is the round after which the standings are shown.
func (d *Desk) ranked() int {
	if d.tab >= 1 && d.tab <= d.event.Round() {
		return d.tab
	}
	return d.event.Round()
}

// leave goes one step back.
func (d *Desk) leave() {
	d.Changed()
	switch {
	case d.over != nil:
		d.over, d.err = nil, ""
	case d.err != "":
		d.err, d.refuses = "", false
	case d.event != nil && d.names != "":
		d.clearNames()
	case d.swap != 0:
		d.swap = 0
	case d.event != nil && d.focus:
		d.focusNames(false)
	case d.event != nil:
		d.event, d.file = nil, ""
		d.listEvents()
	default:
		d.host.Back()
	}
}

// Key is one stroke.
func (d *Desk) Key(k string, in *page.Input) {
	d.Changed()
	switch {
	case k == "esc":
		d.leave()
	case d.over != nil:
		d.over.key(d, k, in)
	case d.event == nil:
		d.eventsKey(k, in)
	default:
		d.eventKey(k, in)
	}
}

// eventKey is a key on any tab of an event.
func (d *Desk) eventKey(k string, in *page.Input) {
	switch {
	case k == "[":
		d.show(d.tab - 1)
	case k == "]":
		d.show(d.tab + 1)
	case k == "enter" && in.Ctrl:
		d.pair()
	case k == "p" && in.Ctrl:
		d.over = &printing{}
	case k == "v" && in.Ctrl && d.tab == playersTab:
		d.paste()
	case in.Ctrl:
	case k == "t":
		d.clock()
	case k == "b":
		d.over = &wall{}
	case k == "l":
		d.over = newLog(d)
	case d.tab == playersTab:
		d.playersKey(k, in)
	case d.tab == lastTab && k == "n" && d.event.Over():
		d.over = newNext(d)
	case d.tab == lastTab:
		d.ranks.key(k)
	default:
		d.roundKey(k, in)
	}
}

// Click is a name of Draw.
func (d *Desk) Click(id string) {
	d.Changed()
	if id == "back" {
		d.leave()
		return
	}
	if d.columnClick(id) {
		return
	}
	if d.over != nil {
		d.over.click(d, id)
		return
	}
	if d.event == nil {
		d.eventsClick(id)
		return
	}
	if n, ok := number(id, "tab:"); ok {
		d.show(n)
		return
	}
	switch id {
	case "clock":
		d.clock()
	case "wall":
		d.over = &wall{}
	case "print":
		d.over = &printing{}
	case "log":
		d.over = newLog(d)
	case "pair":
		d.pair()
	case "next":
		d.over = newNext(d)
	default:
		if d.tab == playersTab {
			d.playersClick(id)
		} else {
			d.roundClick(id)
		}
	}
}

// pair draws the next round and turns to it.
func (d *Desk) pair() {
	if d.event.Over() || d.event.Round() == tournament.Rounds {
		d.show(lastTab)
		return
	}
	if d.change((*tournament.Desk).Pair) {
		d.show(d.event.Round())
		d.change((*tournament.Desk).ChooseForComputers)
	}
}

// Form is what is asked with widgets.
func (d *Desk) Form() *form.Form {
	if d.w == 0 {
		return nil
	}
	if d.over != nil {
		if a, ok := d.over.(asks); ok {
			return a.form(d, d.sheetBox())
		}
		return nil
	}
	if d.event != nil && d.tab == playersTab {
		return d.namesForm()
	}
	return nil
}

// SetField takes a value typed or chosen.
func (d *Desk) SetField(row, value string) {
	d.Changed()
	if a, ok := d.over.(asks); ok {
		a.set(d, row, value)
		return
	}
	if row == "names" {
		d.names, d.focus = value, true
	}
}

// Draw lays the page out.
func (d *Desk) Draw(c *canvas.Canvas, w, h float64) {
	d.c, d.w, d.h = c, w, h
	page.Sky(c, w, h)
	if d.narrow() {
		d.drawNarrow(c)
		if d.err != "" {
			d.drawNarrowErr(c)
		}
		return
	}
	switch {
	case d.over != nil:
		head, sub := d.over.title(d)
		d.header(c, head, sub)
		d.over.draw(d, c, d.sheetBox())
	case d.event == nil:
		d.drawEvents(c)
	default:
		d.drawEventHeader(c)
		switch d.tab {
		case playersTab:
			d.drawPlayers(c)
		case lastTab:
			d.drawFinal(c)
		default:
			d.drawRound(c)
		}
	}
	d.drawErr(c)
}

// drawErr says at the foot what went wrong.
func (d *Desk) drawErr(c *canvas.Canvas) {
	if d.err == "" {
		return
	}
	y := d.h - 16 - errHigh
	c.Box(margin, y, d.w-2*margin, errHigh, 8, scene.DangerFill)
	c.Frame(margin, y, d.w-2*margin, errHigh, 8, 1.2, scene.Danger)
	c.Icon(margin+22, y+errHigh/2, 18, "no", scene.Danger)
	room := d.w - 2*margin - 100
	if d.refuses {
		room -= 130
		n := c.Key(room+margin+60, y+errHigh/2, "Enter", scene.DangerText)
		c.Text(room+margin+68+n, y+errHigh/2, scene.StyleSmall, scene.DangerSentence, "it is meant", scene.Left)
	}
	lines := canvas.Lines(scene.StyleBody, sentence(d.err), room)
	if len(lines) > 2 {
		lines = append(lines[:1], canvas.Shorten(scene.StyleBody, strings.Join(lines[1:], " "), room))
	}
	for i, l := range lines {
		c.Text(margin+44, y+errHigh/2+scene.StyleBody.Line*(float64(i)-float64(len(lines)-1)/2), scene.StyleBody, scene.DangerSentence, l, scene.Left)
	}
	c.Key(d.w-margin-44, y+errHigh/2, "Esc", scene.DangerText)
}

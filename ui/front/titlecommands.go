package front

import (
	"fmt"
	"slices"

	"attackwing/ui/house"
	"attackwing/ui/kit"
	"attackwing/ui/names"
)

// Commands returns the commands of the title page.
func (p *Title) Commands() kit.Commands {
	cs := kit.Commands{p.main(), p.long(), p.pair(), p.before(), p.after()}
	if p.what != "" {
		cs = append(cs, p.resume())
	}
	for i := range p.Next.scenarios {
		cs = append(cs, p.choose(i))
	}
	cs = append(cs, p.opponent(), p.level(), p.table(), p.clock(), p.house(), p.sheet(), p.who(), p.mute())
	cs = append(cs, p.ownCommands()...)
	for _, e := range p.entries() {
		cs = append(cs, p.entry(&e))
	}
	if p.Next.o.Afar != nil {
		cs = append(cs, p.friend())
	}
	return append(cs, p.settings(), p.help())
}

// main begins the chosen battle at once.
func (p *Title) main() *kit.Command {
	c := goOn("Quick start", func() { p.Quick(p.Next.Sheet().ID) })
	c.Also, c.Tip = "q", "Start with these fleets, already placed. You begin with your first dial."
	c.Off = p.illegal()
	return c
}

// long is the long way: to the fleets, and then to the places of the ships.
func (p *Title) long() *kit.Command {
	return &kit.Command{ID: "choose-fleets", Words: "Choose fleets", Key: "shift+enter", Look: kit.Small, Do: func() {
		p.Next.wrong = ""
		p.propose()
		p.fleets.listKept()
		p.shown(p.fleets)
	}}
}

// pair proposes other fleets.
func (p *Title) pair() *kit.Command {
	return &kit.Command{
		ID:    "others",
		Words: "Other fleets",
		Key:   "x",
		Look:  kit.Small,
		Tip:   "Suggest two other fleets.",
		Do: func() {
			p.propose()
			p.fleets.listKept()
			p.next()
		},
	}
}

// next picks for both seats the next fleets that can be played, not twice the same.
func (p *Title) next() {
	f := p.fleets
	if f.following() {
		f.show()
		return
	}
	for seat := range f.pick {
		n := len(f.offers[seat])
		for range n {
			f.pick[seat] = (f.pick[seat] + 1) % n
			if o := f.picked(seat); o.bad == "" && (seat == 0 || n == 1 || o.key != f.pickedKey(0)) {
				break
			}
		}
	}
}

// shown shows another page over this one.
func (p *Title) shown(o kit.Page) {
	p.away = true
	p.window.Open(o)
}

// left is something that the window shows over this page.
func (p *Title) left(show func()) func() {
	return func() {
		p.away = true
		show()
	}
}

// resume continues the battle that waits.
func (p *Title) resume() *kit.Command {
	return &kit.Command{ID: "resume", Words: "Continue", Key: "c", Do: func() {
		p.away = true
		if p.saved == nil {
			p.window.Continue()
			return
		}
		b, err := p.saved.Open()
		if !p.Next.failed(err) {
			p.window.Play(b)
		}
	}}
}

func (p *Title) choose(i int) *kit.Command {
	c := &kit.Command{
		ID:    fmt.Sprint("battle-", i+1),
		Words: p.Next.scenarios[i].Sheet().Title,
		Lit:   i == p.Next.at,
		Do:    func() { p.take(i) },
	}
	if i < 9 {
		c.Key = fmt.Sprint(i + 1)
	}
	return c
}

// take takes another battle.
func (p *Title) take(i int) {
	n := len(p.Next.scenarios)
	p.Next.at, p.Next.wrong = (i+n)%n, ""
	p.battle.Seen(battleKey(p.Next.at))
	p.propose()
}

func (p *Title) before() *kit.Command {
	return &kit.Command{
		ID:    "before",
		Words: "Previous battle",
		Key:   "up",
		Also:  "left",
		Do:    func() { p.take(p.Next.at - 1) },
	}
}

func (p *Title) after() *kit.Command {
	return &kit.Command{
		ID:    "after",
		Words: "Next battle",
		Key:   "down",
		Also:  "right",
		Do:    func() { p.take(p.Next.at + 1) },
	}
}

// pick is something that is chosen among a few: its names, which is chosen, which one its key
// takes.
type pick struct {
	kind  string // names it in reports: kind:0, kind:1
	names []string
	at    int
	next  int
	take  func(i int)
	do    *kit.Command // takes the next one
}

// following is the pick with the command for its key.
func (k pick) following(c *kit.Command) pick {
	c.Do = func() { k.take(k.next) }
	k.do = c
	return k
}

func (p *Title) opponents() pick {
	who := &p.Next.Players
	k := pick{
		kind:  "mode",
		names: []string{"Solo vs AI", "Hot seat", "Watch"},
		at:    int(who.mode),
		next:  int((who.mode + 1) % modes),
		take:  func(i int) { who.choose(mode(i), who.level) },
	}
	return k.following(&kit.Command{ID: "opponent", Words: "Opponent", Key: "o"})
}

func (p *Title) levels() pick {
	who := &p.Next.Players
	k := pick{
		kind: "level",
		at:   who.level,
		next: (who.level + 1) % len(who.levels),
		take: func(i int) { who.choose(who.mode, i) },
	}
	for _, l := range who.levels {
		k.names = append(k.names, names.Title(l))
	}
	c := &kit.Command{ID: "level", Words: "AI level", Key: "v"}
	if who.mode == hotSeat {
		c.Off = "There is no AI in hot seat."
	}
	return k.following(c)
}

func (p *Title) tables() pick {
	at, words := p.window.Kinds()
	k := pick{kind: "kind", names: words, at: at, next: (at + 1) % len(words), take: p.window.ChooseKind}
	return k.following(&kit.Command{ID: "table", Words: "Table", Key: "b"})
}

func (p *Title) clocks() pick {
	at, words := p.window.Clocks()
	k := pick{kind: "clock", names: words, at: at, next: (at + 1) % len(words), take: p.window.ChooseClock}
	return k.following(&kit.Command{ID: "clock", Words: "Clock", Key: "k"})
}

func (p *Title) opponent() *kit.Command { return p.opponents().do }
func (p *Title) level() *kit.Command    { return p.levels().do }
func (p *Title) table() *kit.Command    { return p.tables().do }
func (p *Title) clock() *kit.Command    { return p.clocks().do }

func (p *Title) house() *kit.Command {
	return houseRules(house.Note(len(p.Next.Changed())), p.left(p.window.ShowHouse))
}

func (p *Title) sheet() *kit.Command {
	return &kit.Command{
		ID:    "sheet",
		Words: "Rules",
		Key:   "i",
		Look:  kit.Small,
		Tip:   "What this scenario adds to the rulebook.",
		Do:    p.left(func() { p.window.ShowSheet(p.Next.Sheet()) }),
	}
}

// rulesOf opens the sheet of any battle.
func (p *Title) rulesOf(i int) *kit.Command {
	sheet := p.Next.scenarios[i].Sheet()
	return &kit.Command{
		ID:    fmt.Sprint("rules-", i+1),
		Words: "Rules",
		Look:  kit.Small,
		Tip:   "What " + sheet.Title + " adds to the rulebook.",
		Do:    p.left(func() { p.window.ShowSheet(sheet) }),
	}
}

// who asks for the names of who plays, and the colors.
func (p *Title) who() *kit.Command {
	names, _ := p.window.People()
	words := "Names"
	if of := slices.DeleteFunc(names[:], func(n string) bool { return n == "" }); len(of) > 0 {
		words = of[0]
		if len(of) > 1 && p.Next.Players.mode == hotSeat {
			words = of[0] + ", " + of[1]
		}
	}
	return &kit.Command{
		ID:    "people",
		Words: words,
		Key:   "n",
		Look:  kit.Small,
		Tip:   "Player names and colors.",
		Do:    p.people.ask,
	}
}

// mute silences the program, or lets it be heard.
func (p *Title) mute() *kit.Command {
	off := p.window.Muted()
	return &kit.Command{
		ID:    "mute",
		Words: kit.If(off, "Sound on", "Mute"),
		Icon:  kit.If(off, "muted", "sound"),
		Look:  kit.Small,
		Tip:   "Set the volume in Settings.",
		Key:   "ctrl+m",
		Do:    p.window.Mute,
	}
}

// friend opens the page on which a friend at another computer is met.
func (p *Title) friend() *kit.Command {
	return &kit.Command{ID: "friend", Words: "Invite a friend", Key: "j", Look: kit.Small,
		Tip: "Play a battle with someone at another computer.", Do: func() {
			p.propose()
			p.shown(newFriend(p.window, p.Next, p.fleets.pickedKey(0)))
		}}
}

func (p *Title) settings() *kit.Command {
	return &kit.Command{ID: "settings", Words: "Settings", Key: "s", Do: p.left(p.window.ShowSettings)}
}

func (p *Title) help() *kit.Command {
	return &kit.Command{ID: "help", Words: "Help", Key: "f1", Do: p.window.ShowKeys}
}

// entries are the pages that the title opens, the lesson among them.
func (p *Title) entries() []Entry {
	if p.offered == nil {
		return p.Next.o.Pages
	}
	return append(slices.Clip(p.Next.o.Pages), *p.offered)
}

func (p *Title) entry(e *Entry) *kit.Command {
	return &kit.Command{ID: "page:" + e.ID, Words: e.Title, Key: e.Key, Do: func() { p.shown(e.Open(p.window)) }}
}

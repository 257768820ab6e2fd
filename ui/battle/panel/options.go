package panel

import (
	"fmt"
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/ui/battle"
	"attackwing/ui/glossary"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/reading"
	"attackwing/ui/scene"
)

// Options is the list of a question's options, what cannot be chosen dimmed with its reason; below
// them the odds of the attack that is in focus.
type Options struct {
	Window Window
	loss   kit.Held
	moved  kit.Scrolled // the rows, where there is no room for all of them
	of     int32        // the question they are of
	refuse bool         // its refused options are shown
}

// question returns the question whose options are listed, nil if there is none: dials and places
// have panels of their own.
func (*Options) question(b *battle.Session) *game.Prompt {
	p := b.Asked()
	if b.Stage() != battle.Asks || p.Ask == game.ChooseManeuver || p.Ask == game.ChooseForOpponent || p.Places() {
		return nil
	}
	return p
}

// Commands of it.
func (o *Options) Commands(b *battle.Session) kit.Commands {
	p := o.question(b)
	_, card := b.Question.MayAlways(b.Asked())
	ofCards := kit.Commands{
		{
			ID:    "always",
			Words: "Always use the card",
			Brief: "Always use",
			Key:   "y",
			Tip:   "Use it now and whenever possible in this battle, without asking.",
			Do:    func() { b.Do(b.Question.SayAlways(b.Asked(), true)) },
		},
		{
			ID:    "never",
			Words: "Never ask about the card",
			Brief: "Never ask",
			Key:   "n",
			Tip:   "Do not use it or ask about it again in this battle.",
			Do:    func() { b.Do(b.Question.SayAlways(b.Asked(), false)) },
		}}
	if p == nil || !card {
		ofCards = ofCards.Away()
	}
	if p == nil {
		return ofCards
	}
	cs := append(
		ofCards,
		o.main(b, p),
		kit.ByHand("1-9", "Pick an option; 0 picks none"),
		kit.ByHand("ctrl+1-9", "Pick an option and confirm it"),
		kit.ByHand("right click", "Pick and confirm, unless it costs a ship, card or points"),
	)
	if reading.Boxed(p) {
		cs = append(cs, &kit.Command{
			ID:    "mark",
			Words: "Check the focused option",
			Key:   "space",
			Look:  kit.Hidden,
			Do:    func() { b.Choose(p, b.Question.Answer()) },
		})
	}
	return append(append(cs, o.digits(b, p)...), o.steps(b, p)...)
}

// digits returns the keys of the options, as the rows show them; 0 is the one that does nothing.
func (o *Options) digits(b *battle.Session, p *game.Prompt) (cs kit.Commands) {
	for k := range 10 {
		take := func(choose func(p *game.Prompt, n int)) func() {
			return func() {
				if n := b.ByKey(p, k, b.Question.Answer()); n >= 0 {
					choose(p, n)
				}
			}
		}
		c := &kit.Command{
			ID:    "option " + strconv.Itoa(k),
			Words: "Pick an option",
			Key:   strconv.Itoa(k),
			Also:  "shift+" + strconv.Itoa(k),
			Look:  kit.Hidden,
			Do:    take(b.Choose),
		}
		if cs = append(cs, c); k > 0 {
			cs = append(cs, c.With("ctrl+", take(b.ChooseAndGive)))
		}
	}
	return cs
}

// steps returns the arrows: to the next option and back.
func (o *Options) steps(b *battle.Session, p *game.Prompt) kit.Commands {
	step := func(by int) func() {
		return func() { b.Question.Take(b.Next(p, b.Question.Previewed(), by)) }
	}
	return kit.Commands{
		{ID: "next option", Words: "Next option", Key: "down", Also: "right", Look: kit.Hidden, Do: step(1)},
		{ID: "previous option", Words: "Previous option", Key: "up", Also: "left", Look: kit.Hidden, Do: step(-1)},
	}
}

// Watch tells which question it is about, and which option is to be seen.
func (o *Options) Watch(b *battle.Session) (fresh, seen any) {
	if p := o.question(b); p != nil {
		if ofChecked(b, p) {
			return p.ID, optionKey{p.ID, bits.TrailingZeros64(b.Question.Picks)}
		}
		return p.ID, optionKey{p.ID, b.Question.Answer()}
	}
	return nil, nil
}

// optionKey says which option a row is.
type optionKey struct {
	prompt int32
	option int
}

// Body of it.
func (o *Options) Body(b *battle.Session) kit.Part {
	p := o.question(b)
	if p == nil {
		return kit.Part{}
	}
	return o.Of(b, p)
}

// Of returns the part that shows a question and its options.
func (o *Options) Of(b *battle.Session, p *game.Prompt) kit.Part {
	rules := Rules(o.Window)
	head, folded := o.heading(b, p), o.folded(b, p)
	if !folded.None() && !kit.ForThumb() {
		head = kit.Row(8, head.Grow(1).Or(kit.Space()), folded)
	}
	ps := []kit.Part{head, o.dice(b, p).Uncovered()}
	if p.Line > 0 && p.Ask != game.UseCards { // of which card it is
		a, name, _ := b.Game.Setup().Line(p.Line)
		ps = append(
			ps,
			kit.Column(0, kit.Text(scene.Style{Face: scene.SansBold, Size: 14, Line: 20}, scene.Text1, name),
				kit.Linked(scene.StyleCaption, scene.Text2, names.Sentence(a.Does()), rules)).
				Tip(func() kit.Tip { return kit.Tip{Name: name, Words: a.Words()} }),
		)
	}
	if p.Section != "" { // which sentence of the sheet asks
		ps = append(ps, kit.Text(scene.StyleCaption, scene.Text2, b.Game.Setup().Scenario.Sheet().Title+", "+p.Section))
	}
	var advice, always kit.Part
	if !reading.Spends(p) || !b.Uses("odds") { // else the bars say what it brings
		advice = kit.Text(scene.StyleCaption, scene.Text2, b.Recommended(p)).Uncovered()
	}
	all, short := o.list(b, p, full), o.list(b, p, dense)
	if kit.ForThumb() { // a row as high as a finger would stand alone above them
		all, short = kit.Column(0, all, folded.At(kit.Right)), kit.Column(0, short, folded.At(kit.Right))
	}
	if _, ok := b.Question.MayAlways(b.Asked()); ok {
		cs := o.Commands(b)
		always = kit.Buttons(cs.By("always"), cs.By("never"))
	}
	if o.of != p.ID {
		o.of, o.moved, o.refuse = p.ID, kit.Scrolled{}, false
	}
	seen := b.Question.Answer()
	if glows, _, _ := b.Glows(); len(glows) > 0 {
		seen = glows[0]
	}
	if o.moved.Seen(optionKey{p.ID, seen}); ofChecked(b, p) { // all that is checked
		in := b.Question.Picks
		o.moved.SeenTo(optionKey{p.ID, bits.TrailingZeros64(in)}, optionKey{p.ID, bits.Len64(in) - 1})
	}
	tall, low, line := o.chances(b, p)
	// Always stands above the options: between them and the big button lies nothing else to press.
	room := func(rows, odds kit.Part) kit.Part { return kit.Column(8, advice, always, rows, odds) }
	least := room(kit.Scroll(&o.moved, short).Least(0, o.least(b, p)).Snug(), low) // the odds stay in sight
	if p.Ask == game.ChooseTarget && !o.Window.Touched() {
		rows := o.list(b, p, slim)
		lines := kit.Ample(room(rows, line), kit.Column(8, always, rows, line)) // the line of odds advises, too
		least = kit.Ample(room(rows, low), kit.Ample(lines, least))
	}
	brief := kit.Ample(room(short, low), least)
	return kit.Column(8, append(ps, kit.Ample(room(all, tall), kit.Ample(room(all, low), brief)))...)
}

// ofChecked reports whether what is to be seen of a question are the boxes that are checked: nobody
// has taken up one of them.
func ofChecked(b *battle.Session, p *game.Prompt) bool {
	return reading.Spends(p) && b.Question.Picks != 0 && !battle.Moved(&b.Question)
}

// least returns the least height of the rows, in px: the option picked or checked is seen whole.
func (*Options) least(b *battle.Session, p *game.Prompt) float64 {
	at := b.Question.Answer()
	if ofChecked(b, p) {
		at = bits.TrailingZeros64(b.Question.Picks)
	}
	if rows := b.OptionRows(p); at >= 0 && at < len(rows) && rows[at].Long() {
		return kit.LongRow
	}
	return kit.SomeRows
}

// heading returns the question; it is the zero part where the line of who is asked says it.
func (o *Options) heading(b *battle.Session, p *game.Prompt) (head kit.Part) {
	if who, _ := b.Named(p); who == "" {
		head = o.unnamed(b, p).Name("asked", -1).Uncovered()
	}
	return head
}

// unnamed returns the question without the person who is asked.
func (o *Options) unnamed(b *battle.Session, p *game.Prompt) kit.Part {
	if s := b.Spending(p, b.Question.Picks); s != nil {
		return kit.Text(scene.StyleLabel, scene.Text3, "What do you spend?")
	}
	return kit.Linked(scene.StyleLabel, scene.Text3, names.Title(p.Question()), Rules(o.Window))
}

// density is the room that rows take.
type density int

const (
	full  density = iota
	dense         // one line each, but for the one that is picked and for what costs something
	slim          // low rows of attacks, those with a weapon card below its name; too low for a finger
)

// list returns the rows.
func (o *Options) list(b *battle.Session, p *game.Prompt, room density) kit.Part {
	rows := b.OptionRows(p)
	if reading.Spends(p) {
		return o.boxes(b, p, rows)
	}
	var list []kit.Part
	weapon := ""
	for _, l := range b.Listing(p) {
		if o.lists(b, p, l) && (l.At < len(p.Options) || o.unfolds(b, p)) {
			r := &rows[l.At]
			if is := joined(r.Copies()+r.Weapon, r.Costs); room == slim && r.Weapon != "" && is != weapon {
				weapon = is
				list = append(list, kit.Squeezed(scene.StyleCaption, scene.Text2, weapon))
			}
			list = append(list, o.row(b, p, l, r, room))
		}
	}
	return kit.Column(kit.If(room == slim, 2.0, 4), list...)
}

// unfolds reports whether the refused options are listed, too: somebody wants to see them, or one of
// them is picked.
func (o *Options) unfolds(b *battle.Session, p *game.Prompt) bool {
	return o.refuse || b.Question.Answer() >= len(p.Options)
}

// folded says how many options are refused while they are not listed; a press lists them.
func (o *Options) folded(b *battle.Session, p *game.Prompt) kit.Part {
	var why []string
	rows := b.OptionRows(p)
	for _, l := range b.Listing(p) {
		if l.At >= len(p.Options) && o.lists(b, p, l) {
			why = append(why, rows[l.At].Copies()+rows[l.At].Label+": "+names.Sentence(rows[l.At].Why))
		}
	}
	if len(why) == 0 || o.unfolds(b, p) {
		return kit.Part{}
	}
	return kit.Line(scene.StyleSmall, scene.Text3, fmt.Sprintf("%d not possible", len(why))).
		Whole().Name("refused", -1).
		Press(func() { o.refuse = true }).
		Tip(func() kit.Tip { return kit.Tip{Name: "Not possible now", Words: strings.Join(why, " ")} })
}

// lists reports whether an option has a row of its own once the refused ones are listed, too: not
// where another row tells it, nor a token that the ship does not have.
func (*Options) lists(b *battle.Session, p *game.Prompt, l reading.Listed) bool {
	if l.Told || l.At < len(p.Options) || !reading.Spends(p) {
		return !l.Told
	}
	return game.Refusals(&b.View, p)[l.At-len(p.Options)].No.Code != game.NoneLeft
}

// dice returns the sums of the attack that is being made, where its card does not show them.
func (o *Options) dice(b *battle.Session, p *game.Prompt) kit.Part {
	a, u := &b.Shown.Attack, b.Game.Setup()
	if !a.On || b.Look.Ship == game.NoShip || b.Look.Ship == a.Attacker || b.Look.Ship == a.Target ||
		b.Look.Ship == p.Ship {
		return kit.Part{}
	}
	return kit.Column(0, kit.Text(scene.StyleCaption, scene.Text2, "Attack dice "+b.Shown.AttackPool(u).String()),
		kit.Text(scene.StyleCaption, scene.Text2, "Defense dice "+b.Shown.DefensePool(u).String())).
		Name("sums", -1).Press(func() { o.Window.OpenWhy(battle.Subject{}) }).
		Tip(func() kit.Tip { return kit.Tip{Name: "Dice", Words: "Show how each number is made up."} })
}

// joined returns the words that are not empty, with dots between them.
func joined(words ...string) string {
	return strings.Join(slices.DeleteFunc(words, func(s string) bool { return s == "" }), " · ")
}

// row returns an option.
func (o *Options) row(
	b *battle.Session,
	p *game.Prompt,
	l reading.Listed,
	r *reading.OptionRow,
	room density,
) kit.Part {
	i, ok := l.At, r.Why == ""
	meant := i == b.Question.Answer()
	digit := kit.Cap(strconv.Itoa(int(l.Key))).If(ok && l.Key != reading.NoKey)
	words, one := o.rowWords(b, p, l, r, room)
	line := kit.Row(10, kit.Icon(r.Icon, 18, kit.If(ok, scene.Text1, scene.Text3)), words.Grow(1), digit)
	if one && room != slim { // as high as a finger needs
		line = kit.Air(0, 4, line)
	}
	part := kit.Chosen(ok && (b.Question.Picked(i) || meant && p.Max <= 1), line)
	if !ok && meant {
		part = part.Shaken(shaken(b))
	}
	part = part.Key(optionKey{p.ID, i}).Name("opt", i).Uncovered().Press(func() {
		b.Choose(p, i)
	}).Tip(func() kit.Tip { return optionTip(b, p, i) })
	if p.Max > 1 || !ok {
		return part
	}
	return part.Point(previews(o.Window, b, p, i, "tick")).Give(func() { b.ChooseAndGive(p, i) })
}

// rowWords returns the words of an option, and whether they take one line.
func (o *Options) rowWords(
	b *battle.Session,
	p *game.Prompt,
	l reading.Listed,
	r *reading.OptionRow,
	room density,
) (words kit.Part, one bool) {
	i, ok := l.At, r.Why == ""
	ink, sub := scene.Text1, scene.Text2
	if !ok {
		ink, sub = scene.Text3, scene.DangerSentence
	}
	name := scene.Style{Face: scene.SansBold, Size: 14, Line: 18}
	if l.Key == 0 { // nothing is smaller
		name.Size, name.Line = 12.5, 16
	}
	if ok && r.Dice != "" && (room == slim || room == dense && b.CostOf(&p.Options[i]) == 0) {
		label, aside := r.Copies()+r.Label, joined(r.Aside, r.Costs)
		if room == slim {
			label, aside = r.Target(), joined(fineWords(b, &p.Options[i]), r.Aside)
		}
		second := kit.Brief(1, scene.StyleCaption, sub, aside)
		return kit.Column(1, kit.Row(6, kit.Squeezed(name, ink, label).Grow(1),
			kit.Line(scene.StyleCaption, sub, r.Dice).Whole()), second), second.None()
	}
	second := kit.Linked(scene.StyleCaption, sub, r.Words(), Rules(o.Window))
	if room != full && ok && i != b.Question.Answer() && p.Options[i].Kind == game.UseCard {
		second = kit.Brief(1, scene.StyleCaption, sub, r.Costs)
	}
	return kit.Column(1, kit.Text(name, ink, r.Copies()+r.Label), second), second.None()
}

// fineWords returns what an attack costs if it destroys its target, "" for nothing.
func fineWords(b *battle.Session, o *game.Option) string {
	if n := b.CostOf(o); n > 0 {
		return fmt.Sprintf("−%d Fleet Points if destroyed", n)
	}
	return ""
}

// previews shows an option while the pointer is on what stands for it, and lets that be heard.
func previews(w Window, b *battle.Session, p *game.Prompt, option int, sound string) func(over bool) {
	return func(over bool) {
		if over {
			w.Sound(sound, int(p.Player)+1)
		}
		b.Question.Point(kit.If(over, option, battle.Nothing))
	}
}

// optionTip returns the tip of an option, or of a refusal for an index beyond the options.
func optionTip(b *battle.Session, p *game.Prompt, i int) kit.Tip {
	if i >= len(p.Options) {
		rs := game.Refusals(&b.View, p)
		if i -= len(p.Options); i >= len(rs) {
			return kit.Tip{}
		}
		tip := kit.Tip{Name: names.Title(rs[i].Label)}
		if e, ok := glossary.Find(reading.TermOf(game.Option{Kind: rs[i].Kind, Action: rs[i].Act})); ok {
			tip.Name = e.Name
		}
		if rs[i].Rule != "" {
			tip.Words = "Rule: " + rs[i].Rule + "." // why stands in the row
		}
		return tip
	}
	if e, ok := glossary.Find(reading.TermOf(p.Options[i])); ok {
		return kit.Tip{Name: e.Name, Words: e.Words}
	}
	if o := &p.Options[i]; o.Kind == game.UseCard && o.Line > 0 {
		a, name, _ := b.Game.Setup().Line(o.Line)
		return kit.Tip{Name: name, Words: a.Words()}
	}
	return kit.Tip{
		Name: names.Title(p.Label(&b.View, i)),
		Words: kit.If(kit.ForThumb(), "Tap to pick, tap again to confirm.",
			"Click to pick, click again to confirm. Right-click does both."),
	}
}

// main returns the big button, which names the answer it gives.
func (o *Options) main(b *battle.Session, p *game.Prompt) *kit.Command {
	c := risked(b, &o.loss, big(o.mainWords(b, p), mainTip(p), b.Confirm))
	switch at := b.Question.Answer(); {
	case p.Max > 1 && bits.OnesCount64(b.Question.Picks) < int(p.Min):
		c.Off = reading.HowMany(p)
	case reading.Spends(p):
	case p.Max <= 1 && (at < 0 || at >= len(p.Options)):
		if c.Off = "That option is not available. Choose another."; at == battle.Nothing {
			c.Off = "Pick an option first."
		}
		if rows := b.OptionRows(p); at >= 0 && at < len(rows) {
			c.Off = rows[at].Why
		}
	}
	return c
}

// mainTip returns the tip of the big button: that it takes the picked or checked options alone.
func mainTip(p *game.Prompt) string {
	if p.Max > 1 || reading.Spends(p) {
		return "Spend only what is checked."
	}
	return "Confirm the option you picked. Clicking it again does the same."
}

// longWords is the most letters that fit on the big button.
const longWords = 22

func (o *Options) mainWords(b *battle.Session, p *game.Prompt) string {
	n, at := bits.OnesCount64(b.Question.Picks), b.Question.Answer()
	switch {
	case reading.Spends(p):
		return spendWords(b, p)
	case p.Max > 1 && p.Ask == game.ChooseDice && n == 1:
		return "Re-roll 1 die"
	case p.Max > 1 && p.Ask == game.ChooseDice:
		return fmt.Sprintf("Re-roll %d dice", n)
	case p.Max > 1 && n < int(p.Min):
		return strings.TrimSuffix(reading.HowMany(p), ".")
	case p.Max > 1 && n == 0:
		return "Choose none"
	case p.Max > 1 && n == 1:
		return "Choose this"
	case p.Max > 1:
		return fmt.Sprintf("Choose these %d", n)
	case at < 0 || at >= len(p.Options):
		return "Confirm"
	}
	k := &p.Options[at]
	switch {
	case k.Kind == game.FirePrimary || k.Kind == game.FireWeapon:
		return "Fire at " + names.Short(b.Game.Setup().Name(k.Ship))
	case k.Kind == game.Pass && p.Ask == game.ChooseAction:
		return "No action"
	case k.Kind == game.Enable:
		return "Remove the Disabled Token" // its row says from which card
	}
	row := &b.OptionRows(p)[at]
	words := row.Label
	switch {
	case k.Kind == game.Perform && k.Action == card.TargetLock:
		return words // shorter than what the action is called
	case reading.IsEcho(k):
		return strings.Replace(words, "Sensor Echo to the ", "Echo ", 1) // its row names it in full
	case len(words) > longWords:
		return row.Brief // the row says the rest
	}
	return words
}

package card

import (
	"cmp"
	"strconv"
	"strings"

	"attackwing/game/dice"
	"attackwing/physics"
)

// clause is one thing that happens: who, the verb without an ending, the rest. May it be declined, it is told with "may".
type clause struct {
	who, verb, rest string
	may             bool
	plural          bool
	alone           bool // it cannot be joined to its neighbours
}

func (c clause) String() string { return strings.TrimSpace(c.who + " " + c.predicate()) }

func (c clause) predicate() string {
	verb := c.verb
	switch {
	case verb == "":
		return c.rest
	case c.may:
		verb = "may " + verb
	case c.who == "you" || c.plural || strings.HasPrefix(verb, "cannot "):
	default:
		verb = thirdPerson(verb)
	}
	return strings.TrimSpace(verb + " " + c.rest)
}

// thirdPerson is the form after it: the first word changes.
func thirdPerson(verb string) string {
	first, rest, _ := strings.Cut(verb, " ")
	switch {
	case strings.HasSuffix(first, "s") || strings.HasSuffix(first, "ch") || strings.HasSuffix(first, "sh"):
		first += "es"
	case first == "be":
		first = "is"
	case first == "have":
		first = "has"
	default:
		first += "s"
	}
	return strings.TrimSpace(first + " " + rest)
}

// effects are the sentences of what happens.
func (w *wording) effects(list []Effect) []string {
	if w.a.OneOf {
		return []string{w.oneOf(list)}
	}
	var out []string
	var open []clause
	flush := func() {
		if len(open) > 0 {
			out = append(out, phraseOf(open))
			open = nil
		}
	}
	for i := range list {
		e := &list[i]
		c := w.clause(e)
		c.may = c.may || w.a.May && w.declinable(e)
		if len(open) > 0 && (open[0].who != c.who || open[0].may != c.may || c.alone || open[0].alone) {
			flush()
		}
		if e.Then {
			flush()
			w.self = w.again()
			c = w.clause(e)
			out = append(out, "Then "+c.String())
			continue
		}
		open = append(open, c)
	}
	flush()
	return out
}

// again is how the ship is called in a later sentence.
func (w *wording) again() string {
	if w.self == "it" && w.a.Whose == Own {
		return "this ship"
	}
	return w.self
}

// declinable tells whether the word "may" stands with the effect.
func (w *wording) declinable(e *Effect) bool { return !e.Then }

// phraseOf joins clauses of one subject.
func phraseOf(cs []clause) string {
	parts := []string{cs[0].String()}
	for i, c := range cs[1:] {
		p := c.predicate()
		if again, ok := strings.CutPrefix(c.rest, cs[i].rest); ok && c.verb == cs[i].verb {
			parts = append(parts, "as many again"+again)
			continue
		}
		if c.verb == cs[i].verb && c.verb != "" {
			parts = append(parts, c.rest)
			continue
		}
		if c.may {
			p = strings.TrimPrefix(p, "may ")
		}
		parts = append(parts, p)
	}
	return list(parts, "and")
}

// oneOf names the effects of which the owner picks one. Attack and defense dice together need no pick.
func (w *wording) oneOf(es []Effect) string {
	var out []string
	var before clause
	for i := range es {
		c := w.clause(&es[i])
		switch {
		case i == 0 || c.who != before.who || c.may:
			out = append(out, c.String())
		case c.verb == before.verb:
			out = append(out, c.rest)
		default:
			out = append(out, c.predicate())
		}
		before = c
	}
	return list(out, "or")
}

// target is the ship or the ships chosen.
func (w *wording) target() (who string, plural bool) {
	t := &w.a.Targets
	switch {
	case t.Who == LockedShip:
		return "the ship that was locked", false
	case !t.All:
		return "that ship", false
	case t.Who == AnEnemy:
		return "enemy ships", true
	}
	kind := ""
	if t.Faction != NoFaction {
		kind = t.Faction.String() + " "
	}
	each := strings.TrimSpace("each friendly " + kind + "ship " + t.Reach.words("this ship"))
	if t.Self {
		return "this ship and " + each, true
	}
	return each, false
}

// on is the ship an effect is on.
func (w *wording) on(e *Effect) (who string, plural bool) {
	switch e.To {
	case OnTarget:
		return w.target()
	case OnFoe:
		return w.foe(), false
	}
	return w.self, false
}

func (w *wording) clause(e *Effect) clause {
	c := w.primitive(e)
	if len(e.If) > 0 && e.Op != Later {
		keep := w.at
		if e.Op == AttackDice {
			w.at = CountAttack
		}
		c.rest += " if " + w.conditions(e.If)
		w.at = keep
	}
	return c
}

func (w *wording) primitive(e *Effect) clause {
	who, plural := w.on(e)
	does := func(verb, rest string) clause { return clause{who: who, verb: verb, rest: rest, plural: plural} }
	you := func(verb, rest string) clause { return clause{who: "you", verb: verb, rest: rest} }
	it := w.self
	per := w.per(e)
	switch e.Op {
	case AttackDice:
		return does("roll", more(e.N, "attack die")+per+w.lasting(e, true))
	case DefenseDice:
		return does("roll", more(e.N, "defense die")+per+w.lasting(e, false))
	case FoeAttackDice:
		if e.To == OnSelf || e.To == OnThatShip {
			who = "the attacker"
		}
		return does("roll", more(e.N, "attack die")+per+w.lasting(e, true))
	case FoeDefenseDice:
		if e.To == OnSelf || e.To == OnThatShip {
			who = "the defender"
		}
		if e.None {
			return does("roll", "no defense dice")
		}
		return does("roll", more(e.N, "defense die")+per+w.lasting(e, false))
	case ScanCounts:
		return clause{who: "each of its Scan tokens", verb: "take", rest: some(e.N, "defense die") + " from the defender, not 1"}
	case Reroll:
		return w.reroll(e, who)
	case Convert:
		return w.convert(e, who)
	case AddResult:
		return does("add", some(e.Count, e.Into.Words())+" to its results"+per)
	case SetDie:
		return you("set", strconv.Itoa(int(e.Count))+" of its dice to a face of your choice, which is then neither rolled nor re-rolled")
	case SpecialDie:
		return w.special(e)
	case CancelResult:
		if e.Faces == 0 {
			return does("cancel", "any "+strconv.Itoa(int(e.Count))+" of the attacker's results"+per)
		}
		return does("cancel", strconv.Itoa(int(e.Count))+" "+e.Faces.words(1)+per)
	case CancelDamage:
		if e.AllBut {
			return does("cancel", "all of the damage but "+some(e.N, "Hit"))
		}
		return does("cancel", strconv.Itoa(int(e.N))+" of the damage")
	case PlaceToken:
		return w.place(e, who, plural)
	case RemoveToken:
		return w.remove(e, who, plural)
	case FreeAction:
		return w.freeAction(e, who, plural)
	case FreeCardAction:
		return w.freeCard(e)
	case Maneuver:
		return does("make", e.Moves.words())
	case Redial:
		if e.Moves.Stay {
			return does("stay", "in place instead of making its maneuver")
		}
		return does("replace", "its maneuver with "+e.Moves.words())
	case Recolor:
		return clause{who: "that maneuver", verb: "count", rest: "as " + e.Color.String()}
	case Repair:
		return does("repair", [...]string{some(e.N, "hull or shield"), strconv.Itoa(int(e.N)) + " hull", some(e.N, "shield")}[e.Where])
	case Shields:
		return w.shields(e, who, plural)
	case DisableCard:
		return w.cards(e, "disable", who)
	case DiscardCard:
		if e.This {
			return you("discard", "this card")
		}
		return w.cards(e, "discard", who)
	case EnableCard:
		name := e.Kinds.words(e.N)
		if e.Faction != NoFaction {
			name = e.Faction.String() + " " + name
		}
		if e.Others {
			name = "other " + name
		}
		if e.N != All {
			return you("remove", "the Disabled token from "+strconv.Itoa(int(e.N))+" "+name+" of "+w.thisShip())
		}
		return you("remove", "the Disabled tokens from all "+name+" of "+w.thisShip())
	case Damage:
		kind := [...]string{"normal ", "critical ", ""}[e.Kind] + "damage"
		if e.Kind == AsRolled {
			kind += " of that kind"
		}
		where := ""
		if e.Where == HullOnly {
			where = " to its hull"
		}
		return does("suffer", strconv.Itoa(int(e.N))+" "+kind+where)
	case PromoteDamage:
		return you("make", strconv.Itoa(int(e.N))+" of that damage critical")
	case FlipDown:
		return does("turn", strconv.Itoa(int(e.N))+" of its face-up damage cards face down")
	case DrawTwo:
		return you("draw", "two damage cards and keep one of them for it")
	case SearchDamage:
		return you("search", "the damage deck for "+e.Text+" and deal it instead")
	case Protect:
		return w.protect(e)
	case Cloaking:
		switch e.Cloak {
		case KeepGreen:
			return clause{who: "the Cloak token of " + w.thisShip(), verb: "stay", rest: "green in this attack"}
		case DropCloak:
			return clause{who: "the Cloak token of " + who, verb: "turn", rest: "to its red side"}
		}
		return does("cloak", asNormal(e))
	case RollDice:
		return w.rolls(e)
	case AddDrones:
		if e.N == All {
			return clause{who: whose(w.self) + " captain", verb: "have", rest: "as many Drone tokens again as at the start"}
		}
		of := whose(who) + " captain"
		if plural {
			of = "the captains of " + who
		}
		return clause{who: of, verb: "gain", rest: some(e.N, "Drone token") + ", never more than at the start", plural: plural}
	case AcquireLock:
		return clause{who: it, verb: "acquire", rest: "a Target Lock on that ship"}
	case KeepLock:
		return clause{who: "the Target Lock that is spent", verb: "stay", rest: "in place"}
	case Ignore:
		return w.ignore(e)
	case SkillBy:
		return clause{who: whose(strings.TrimSuffix(who, "'s")) + " captain skill", verb: "rise", rest: "by " + strconv.Itoa(int(e.N)) + per + " this round"}
	case AttacksFirst:
		return does("attack", "before all other ships in the Combat Phase of this round")
	case AuxAllows:
		what := article(e.Actions.words()) + " action"
		if e.Bar {
			what = "the actions of its Action Bar"
		}
		return clause{who: who, verb: "perform", rest: what + " all the same", may: true}
	case ExtraAttack:
		return w.extra(e)
	case NoAttack:
		rest := "this round"
		if e.VsSelf {
			rest = "this ship this round"
		}
		return does("cannot attack", rest)
	case StatBy:
		name := [...]string{"Attack", "Agility", "Hull", "Shields"}[e.Stat]
		return clause{who: whose(w.thisShip()) + " printed " + name, verb: "be", rest: strconv.Itoa(int(e.N)) + " higher" + w.round(e)}
	case ForbidAction:
		return does("cannot perform", article(e.Actions.words())+" action this round")
	case LoseAction:
		return does("perform", "no action")
	case Later:
		return w.later(e)
	case NamedEffect:
		return clause{who: namedList[w.a.Named].words, alone: true}
	}
	return clause{who: "?"}
}

// thisShip is the ship of the moment by name.
func (w *wording) thisShip() string {
	if w.self == "it" && (w.a.Whose == Own || w.a.Whose == ThisWeapon) {
		return "this ship"
	}
	return w.self
}

func (w *wording) round(e *Effect) string {
	if e.Lasts == Round {
		return " this round"
	}
	return ""
}

// per is what the number is taken for each of.
func (w *wording) per(e *Effect) string {
	switch e.Per {
	case PerPaid:
		for _, c := range w.a.Cost {
			switch c.Op {
			case DisableCards:
				return " for each card disabled"
			case DiscardCards:
				return " for each card discarded"
			case SpendDrones:
				return " for each Drone token spent"
			case SpendCharges:
				return " for each charge spent"
			case PayAux:
				return " for each of these tokens"
			}
		}
	case PerHit:
		return " for each uncancelled Hit or Critical Hit"
	case PerDamage:
		return " for each of its damage cards"
	case PerCrew:
		return " for each of its crew cards that is not disabled"
	}
	return ""
}

// lasting says for how long a bonus on dice holds; attack tells whose dice they are.
func (w *wording) lasting(e *Effect, attack bool) string {
	var out string
	each, once := "in each attack this round", "in one attack this round"
	if !attack {
		each, once = "each time it is attacked this round", "in one defense this round"
	}
	switch e.Lasts {
	case Round:
		out = " this round"
	case EachRound:
		out = " " + each
	case OnceRound:
		out = " " + once
	case NextAttack:
		out = " in its next attack this round"
		if !attack {
			out = " in the next attack of this ship on it this round"
			return out
		}
	}
	if e.PrimaryOnly {
		out += " with its primary weapon"
	}
	if e.VsSelf && attack {
		out = strings.Replace(out, " in each attack this round", "", 1) + " each time it attacks this ship this round"
	} else if e.VsSelf {
		out += " when this ship attacks it"
	}
	return out
}

// dice names the dice of a re-roll or conversion: whose, and attack or defense.
func (w *wording) dice(e *Effect, who string) string {
	of := "its"
	if e.Foe {
		of = whose(w.foe())
	}
	switch a := w.a.At; {
	case e.AnyDice:
		return of + " attack or defense"
	case e.Lasts != Now || w.at == DoAction || w.at == CountDefense:
		return of + " " + e.Die.String()
	case a.Has(ModifyAttack) && a.Has(ModifyDefense):
		return of
	case a.Has(ModifyAttack) || a.Has(RolledAttack) || a.Has(ModifyAttackFoe):
		return of + " attack"
	case a.Has(ModifyDefense) || a.Has(ModifyDefenseFoe):
		return of + " defense"
	}
	return of
}

func (w *wording) reroll(e *Effect, who string) clause {
	c := clause{who: who, verb: "re-roll"}
	if e.Foe {
		c.who = "you"
	}
	of := w.dice(e, who)
	blank := e.Faces.words(1)
	if blank != "" {
		f := strings.Fields(of)
		f = append(f[:len(f)-1:len(f)-1], blank, f[len(f)-1])
		if of == "its" || e.Foe {
			of = strings.Join(append(strings.Fields(of), "dice that show a "+blank), " ")
		} else {
			of = strings.Join(f, " ")
		}
	}
	if !strings.Contains(of, " dice") {
		of += " dice"
	}
	switch {
	case e.Whole:
		c.rest = "all " + of + " together; the second roll stands"
	case e.Again:
		c.rest = "each of " + of + " once more"
	case e.Count == All:
		c.rest = "any of " + of
	case e.Count == 1:
		c.rest = "1 of " + of
	default:
		c.rest = "up to " + strconv.Itoa(int(e.Count)) + " of " + of
	}
	c.rest += w.per(e)
	switch {
	case e.AnyDice:
		c.rest += " once this round"
	case e.Lasts != Now:
		c.rest += w.lasting(e, e.Die == dice.Attack)
	}
	return c
}

func (w *wording) convert(e *Effect, who string) clause {
	c := clause{who: who, verb: "turn"}
	of := "its"
	if e.Foe {
		of = whose(w.foe())
		c.who = "you"
	}
	from, into := e.Faces.words(2)+"", e.Into.Words()
	if e.Faces == 0 {
		from = "results"
	}
	one := article(into)
	if into == "Battle Stations" {
		one = into
	}
	switch {
	case e.Count == All:
		c.rest = "all " + of + " " + from + " into " + plural(into)
	case e.Count == 1:
		c.rest = "1 of " + of + " " + from + " into " + one
	default:
		c.rest = "up to " + strconv.Itoa(int(e.Count)) + " of " + of + " " + from + " into " + plural(into)
	}
	if e.Lasts != Now {
		c.rest += w.lasting(e, e.Die == dice.Attack)
	}
	if e.Foe && !w.a.May && len(w.a.Cost) == 0 {
		c.alone = true
		if e.Count == All {
			return clause{who: "all " + of + " " + from, verb: "become", rest: plural(into), plural: true}
		}
		return clause{who: "1 of " + of + " " + from, verb: "become", rest: one}
	}
	return c
}

func plural(face string) string {
	if face == "Battle Stations" {
		return face
	}
	return face + "s"
}

// words are faces: "Hit or Critical Hit", in the plural "Battle Stations results".
func (f Faces) words(n int) string {
	var out []string
	for x := range dice.Face(dice.NumFaces) {
		if !f.Has(x) {
			continue
		}
		name := x.Words()
		if n > 1 && (x == dice.BattleStations || x == dice.Blank) {
			name += " results"
		} else if n > 1 {
			name += "s"
		}
		out = append(out, name)
	}
	return list(out, "or")
}

func (w *wording) special(e *Effect) clause {
	if e.Special == EliteAttackDie {
		return clause{who: w.self, verb: "roll", rest: "the Elite Attack Die in place of 1 attack die. It shows a Double Hit once, " +
			"a Critical Hit twice, a Hit three times and Battle Stations twice; a Double Hit is 2 damage, 1 Evade cancels all of it, " +
			"after the Hits and before the Critical Hits", alone: true}
	}
	return clause{who: w.self, verb: "roll", rest: "the Counter Attack Die in place of 1 defense die. It shows an Evade three times, " +
		"Battle Stations twice, a Hit twice and a Critical Hit once; for a Hit the attacker suffers 1 damage, for a Critical Hit 1 critical damage", alone: true}
}

func (w *wording) place(e *Effect, who string, many bool) clause {
	if e.Tokens == ChargeToken {
		return clause{who: "you", verb: "put", rest: strconv.Itoa(int(e.N)) + " " + e.Tokens.words(e.N) + " on this card"}
	}
	rest := strconv.Itoa(int(e.N)) + " " + e.Tokens.words(e.N)
	if e.Per == PerResult {
		rest += " for each"
	}
	if e.Free {
		rest += " as a free action"
	}
	if e.Stacks {
		rest += " (even beside another one)"
	}
	return clause{who: who, verb: "gain", rest: rest, plural: many}
}

func (w *wording) remove(e *Effect, who string, many bool) clause {
	n := strconv.Itoa(int(e.N))
	if e.N == All {
		n = "all its"
	}
	c := clause{who: who, verb: "lose", rest: n + " " + e.Tokens.words(e.N) + w.per(e), plural: many}
	if e.Tokens == LockOnSelf {
		return clause{who: "you", verb: "remove", rest: n + " " + e.Tokens.words(e.N) + " from " + who}
	}
	return c
}

func asNormal(e *Effect) string {
	if e.Normal {
		return "as its normal action, not as a free one"
	}
	return ""
}

func (w *wording) freeAction(e *Effect, who string, many bool) clause {
	c := clause{who: who, verb: "perform", plural: many, may: true}
	switch {
	case e.Bar:
		c.rest = "an action of its Action Bar as a free action"
	case e.Normal:
		c.rest = article(e.Actions.words()) + " action " + asNormal(e)
	case e.Actions == AnyAction:
		c.rest = "any action as a free action"
	default:
		c.rest = article(e.Actions.words()) + " action as a free action"
	}
	if e.OffBar {
		c.rest += ", even if its Action Bar does not have it"
	}
	return c
}

func (w *wording) freeCard(e *Effect) clause {
	c := clause{who: w.thisShip(), verb: "perform", may: true, alone: true}
	switch {
	case e.That:
		c.rest = "the Action of the disabled card as a free action, if it is a " + e.Kinds.words(1)
	case e.Text != "":
		c.rest = "the Action of " + cmp.Or(e.name, e.Text) + " as a free action"
	default:
		c.rest = "the Action of one of its " + e.Kinds.words(2) + " as a free action"
	}
	return c
}

// words are the maneuvers to choose from.
func (m *Moves) words() string {
	var out string
	switch {
	case m.SameSide:
		out = "the " + m.Shapes.words() + " of the same speed and side"
	case m.Faster > 0:
		out = "the same maneuver at a speed " + strconv.Itoa(int(m.Faster)) + " higher"
	case m.OnDial:
		out = "maneuver" + atSpeed(m.Min, max(m.Max, m.Min)*min(m.Min, 1)) + " of its dial"
		if m.Shapes != 0 {
			out = m.Shapes.words() + " " + out
		}
		if m.Colors != 0 {
			out = m.Colors.words() + " " + out
		}
		out = article(out)
		if m.Colors == 0 && m.Shapes == 0 && m.Min == 0 {
			out = "any maneuver of its dial"
		}
	default:
		out = m.listed()
	}
	if m.KeepColor {
		out += " of the same color"
	}
	if m.SetsColor {
		out += ", which counts as " + m.CountsAs.String()
	}
	return out
}

// listed are maneuvers that are not of the dial, by their shapes and speeds.
func (m *Moves) listed() string {
	var shapes Shapes
	lo, hi := int8(9), int8(0)
	for _, x := range m.List {
		switch x.Bearing {
		case physics.Straight:
			shapes |= StraightShape
		case physics.BankLeft, physics.BankRight:
			shapes |= BankShape
		case physics.TurnLeft, physics.TurnRight:
			shapes |= TurnShape
		}
		lo, hi = min(lo, x.Speed), max(hi, x.Speed)
	}
	return article(shapes.words() + " maneuver" + atSpeed(lo, hi))
}

func (w *wording) shields(e *Effect, who string, many bool) clause {
	n := strconv.Itoa(int(e.N)) + " of its"
	if e.N == All {
		n = "all its"
	}
	switch e.Shield {
	case Destroy:
		return clause{who: who, verb: "lose", rest: some(e.N, "shield") + w.per(e), plural: many}
	case Temporary:
		return clause{who: who, verb: "have", rest: some(e.N, "extra shield") + w.round(e) + ", lost before the others", plural: many}
	case RaiseThem:
		return clause{who: who, verb: "turn", rest: n + " shields on again" + w.per(e), plural: many}
	}
	return clause{who: who, verb: "turn off", rest: n + " active shields" + w.per(e), plural: many}
}

// cards are cards of another ship that are disabled or discarded.
func (w *wording) cards(e *Effect, verb, who string) clause {
	c := clause{who: "you", verb: verb}
	if e.OwnerPicks {
		return clause{who: "the owner of " + who, verb: verb, rest: strconv.Itoa(int(e.N)) + " of its " + e.Kinds.words(2)}
	}
	switch {
	case e.N == All:
		c.rest = "all " + e.Kinds.words(2) + " of " + who
	case e.Kinds == CaptainCard:
		c.rest = "the captain of " + who
	default:
		c.rest = strconv.Itoa(int(e.N)) + " of the " + e.Kinds.words(2) + " of " + who
	}
	return c
}

func (w *wording) protect(e *Effect) clause {
	if w.a.At.Has(Static) {
		return clause{who: "enemy cards", verb: "do", rest: "nothing to this ship's other " + e.Kinds.words(2), plural: true, alone: true}
	}
	verb := "is not disabled"
	if w.at == OnDiscard {
		verb = "is not discarded"
	}
	if e.Lasts == Round {
		verb += ", nor again this round"
	}
	first, rest, _ := strings.Cut(verb, " ")
	return clause{who: "that card", verb: strings.Replace(first, "is", "be", 1), rest: rest}
}

func (w *wording) rolls(e *Effect) clause {
	keep, self := w.at, w.self
	var parts []string
	if w.self == "it" {
		w.self = w.thisShip()
	}
	for i := range e.Sub {
		parts = append(parts, w.clause(&e.Sub[i]).String())
	}
	w.at, w.self = keep, self
	then := list(parts, "and")
	if e.N == 0 {
		return clause{who: "if any of them shows " + e.Faces.words(1) + ", " + then, alone: true}
	}
	return clause{who: "you", verb: "roll", rest: some(e.N, e.Die.String()+" die") + "; for each " + e.Faces.words(1) + ", " + then, alone: true}
}

func (w *wording) ignore(e *Effect) clause {
	switch e.Rule {
	case NeedLock:
		return clause{who: "the attack", verb: "need", rest: "no Target Lock and spends none", alone: true}
	case ScanPenalty:
		return clause{who: "the attacker's Scan tokens", verb: "take", rest: "no defense dice from " + w.self, plural: true}
	case RangeDefense:
		return clause{who: "the defender", verb: "get", rest: "no defense die for the range"}
	case OverlapPenalties:
		return clause{who: w.self, verb: "lose", rest: "no action and suffers no damage from planets, obstacles and overlaps"}
	case NoDefenseAgainstMines:
		return clause{who: w.self, verb: "roll", rest: "defense dice against mines"}
	}
	return clause{who: w.self, verb: "pay", rest: "no faction penalty"}
}

func (w *wording) extra(e *Effect) clause {
	c := clause{who: w.thisShip(), verb: "make", may: true, alone: true}
	weapon := ""
	if e.PrimaryOnly {
		weapon = " with its primary weapon"
	}
	switch {
	case e.Again1:
		c.rest = "two attacks" + weapon + " this round, each with " + more(e.N, "attack die")
	case e.To == OnFoe:
		c.rest = "one more attack" + weapon + ", against the attacker"
	default:
		c.rest = "one more attack" + weapon
	}
	return c
}

// later is what happens at another moment of the round.
func (w *wording) later(e *Effect) clause {
	keep := *w
	w.at, w.self = e.When, "it"
	open := map[Window]string{CombatEnd: "at the end of the Combat Phase"}[e.When]
	if open == "" {
		open = "after this ship has been attacked" + attackWords(e.If)
		if e.Lasts == OnceRound {
			open = "once this round, " + open
		}
	}
	var rest []Condition
	for _, c := range e.If {
		if c.Op != RangeIs && c.Op != IsPrimary {
			rest = append(rest, c)
		}
	}
	if len(rest) > 0 {
		open += ", if " + w.conditions(rest)
	}
	w.self = "this ship"
	var parts []string
	for i := range e.Sub {
		parts = append(parts, w.clause(&e.Sub[i]).String())
	}
	tail := ""
	if e.AfterDeath {
		tail = ", even if this ship was destroyed"
	}
	*w = keep
	return clause{who: open + ", " + list(parts, "and") + tail, alone: true}
}

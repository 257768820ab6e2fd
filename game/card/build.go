package card

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// BuildOp is the effect of a building rule.
type BuildOp uint8

// What cards may do while a fleet is built (rules 2).
const (
	PriceAdd     BuildOp = iota // the cards in Scope cost N more (less when negative)
	PriceSet                    // the printed price of the cards in Scope counts as N
	NoPenalty                   // the cards in Scope pay no faction penalty
	SlotForCard                 // N more slots that hold only the card in Scope
	SlotMaxCost                 // a slot of the kind in Scope holds only cards of printed price N or less
	SlotAlso                    // this card may fill a slot of any kind in Kinds
	NoSlotNeeded                // the cards in Scope fill no slot
	OnlyIf                      // the ship is only built, or the upgrade assigned, where Cond holds
	SlotExchange                // one slot of Kinds becomes one of Gains
	// one of the cards in Scope, of printed price N or less, costs nothing and needs no slot, whatever it asks for
	FreeCard
	PenaltyTimes // the faction penalty of the cards in Scope is N times as high
	HoldsOnly    // the slots that this card brings, of the kind in Scope, hold only such cards
	AllOf        // all cards of the kind in Scope on the ship are such
	AnyFaction   // the cards in Scope may be there whatever factions of ship and captain they ask for
	TakesMore    // the card in Scope fills one more slot of each of Kinds
	Without      // no upgrade of the name Scope.Part is on the ship
	With         // one is
	Uncaptained  // the ship needs no captain
	Beneath      // so many of the cards in Scope, of printed price N or less, lie face down under this card
	PriceHigher  // the card costs N more for each ship of the fleet whose printed Stat is higher than Above
	PriceHalf    // the card costs half the sum of the printed Stat of the fleet's ships, rounded up
	ShipJoins    // the ship is of Scope.Factions as well
	CaptainJoins // the captain is
	// one of the cards in Scope counts as printed at N where the slot of that kind which this card brings is left empty
	InsteadOfSlot
	NoAdmiral  // the ship has no admiral
	PriceEach  // the captain costs N more for each card in Scope
	PriceEmpty // the cards in Scope cost N more for each printed slot of the Upgrade Bar that nothing fills
	// captains, admirals and crew of one of two factions pay no faction penalty on ships of the other, and the
	// first two cost 1 less there
	OfficersSwap
	Brings         // the ship of the name Scope.Part is in the fleet and costs nothing, and no other of its size
	Bears          // each card in Scope has a talent slot of its own; what lies there costs N more
	CaptainsText   // the captain has the text of so many of the captains in Scope, which lie under it
	CaptainsSkill  // it has the Captain Skill and the talents of one, and its price with N more
	TwoCaptains    // the ship has a captain more, who is paid for; the higher Captain Skill counts, with N more
	CrewCommands   // a crew upgrade may be the captain: its Captain Skill is then its printed price and N
	AnotherAdmiral // the fleet has another admiral, as in Scope and of printed price MaxSP or less
)

// BuildRule is a card's rule for building its ship.
type BuildRule struct {
	Op    BuildOp
	Scope Scope
	N     int
	Kinds []UpgradeKind // for SlotAlso and SlotExchange
	Gains []UpgradeKind
	Stat  Stat   // for PriceHalf
	MaxSP int    // only cards of such a printed price or less, 0 any
	Above int    // for PriceHigher
	MinSP int    // the price never falls below that
	SumSP int    // all of them cost so much
	Cond  Cond   // Always where the rule has no condition
	Fleet bool   // the rule is for every ship of the fleet
	Text  string // as in the data
}

// Scope says which upgrades of the same ship a building rule is about.
type Scope struct {
	Me       bool   // the card itself
	Card     string // one card by id
	name     string // its name, once the catalogue is whole
	AnyKind  bool   // every upgrade
	Many     bool   // those that may fill slots of several kinds, or fill none
	Ship     bool   // the ship card
	Others   bool   // captain and admiral besides
	Kind     UpgradeKind
	Captain  bool      // the captain
	Admiral  bool      // the admiral
	Factions []Faction // empty: of any faction
	Except   bool      // of any but these factions
	OfShip   bool      // of a faction of the ship
	Hybrid   bool      // only those that may fill slots of several kinds, or fill none
	Untied   bool      // whatever ship they are on: no restriction names a ship or a class
	Part     string    // a part of the name, "" any name
	First    int       // at most that many of them; 0: all
}

// OfFaction reports whether cards of these factions are in the scope.
func (s *Scope) OfFaction(of []Faction) bool {
	return len(s.Factions) == 0 || ShareFaction(s.Factions, of) != s.Except
}

// Holds tells whether upgrade u is in the scope of a rule printed on the card with the id own.
func (s *Scope) Holds(u *Upgrade, own string) bool {
	switch {
	case s.Ship || s.Captain || s.Admiral:
		return false
	case s.Me:
		return u.ID == own
	case s.Card != "":
		return u.ID == s.Card
	case s.Many:
		return ManySlots.Takes(u) && s.OfFaction(u.Factions)
	case !s.AnyKind && u.Kind != s.Kind:
		return false
	}
	return s.OfFaction(u.Factions) && strings.Contains(u.Name, s.Part) && !(s.Untied && u.tied()) &&
		(!s.Hybrid || ManySlots.Takes(u))
}

// tied reports whether the card is only for some ships, by title or class.
func (u *Upgrade) tied() bool {
	return slices.ContainsFunc(u.Restrictions, func(r Restriction) bool {
		return r.Cond.Field == ShipClass || r.Cond.Field == ShipTitle
	})
}

func parseScope(text string) (Scope, error) {
	if text == "me" {
		return Scope{Me: true}, nil
	}
	if text == "ship" {
		return Scope{Ship: true}, nil
	}
	if text == "cards" {
		return Scope{AnyKind: true, Others: true}, nil
	}
	if id, ok := strings.CutPrefix(text, "card:"); ok {
		return Scope{Card: id}, nil
	}
	var s Scope
	text, s.Part, _ = strings.Cut(text, "~")
	kind, of, _ := strings.Cut(text, "/")
	s.AnyKind, s.Captain, s.Admiral = kind == "upgrades", kind == "captain", kind == "admiral"
	if s.Many = kind == "hybrid"; !s.AnyKind && !s.Captain && !s.Admiral && !s.Many {
		var ok bool
		if s.Kind, ok = slotKind(kind); !ok {
			return s, unknown("kind", kind, append(kindNames[:Resource:Resource], "upgrades"))
		}
	}
	if s.Hybrid = of == "hybrid"; s.Hybrid {
		return s, nil
	}
	if s.OfShip, s.Untied = of == "ship", of == "untied"; of == "" || s.OfShip || s.Untied {
		return s, nil
	}
	of, s.Except = strings.CutPrefix(of, "!")
	var err error
	s.Factions, err = readAll(strings.Split(of, "|"), factionNamed)
	return s, err
}

// kindOfSlot reads a kind of slot.
func kindOfSlot(text string) (UpgradeKind, error) {
	kind, ok := slotKind(text)
	if !ok {
		return kind, unknown("kind", text, kindNames[:Resource])
	}
	return kind, nil
}

var errBuild = errors.New("not a building rule")

// buildRule is parseBuild that names the rule where it is wrong.
func buildRule(text string) (BuildRule, error) {
	r, err := parseBuild(text)
	if err != nil {
		err = fmt.Errorf("%q: %w", text, err)
	}
	return r, err
}

// builds declares each building rule: how card files write it, each slot filling the field of its
// name, and how it is said, with the slots of [BuildRule.Words].
var builds = [...]written{
	PriceAdd: {"price <scope> <n> <if> | price <scope> <n> max <max> <if> | price <scope> <n> min <min> <if>",
		"{of}{up to} cost{s} {more}{each}{at least}"},
	PriceSet: {
		"price <scope> <=n> <if> | price <scope> <=n> max <max> <if>",
		"{some of}{up to} cost{s} {n} SP{each}",
	},
	NoPenalty:    {"nopenalty <scope> <if>", "{of} pay{s} no faction penalty"},
	SlotForCard:  {"slot <card> <n> <if> | slot <kind> <count> <if>", "this ship has {slots}, only for {of}"},
	SlotMaxCost:  {"slot <scope> max <n> <if>", "the {slot} of this ship holds only cards of {n} SP or less"},
	SlotAlso:     {"slot <cards> <kinds> <if>", "{fills} a {kinds or a}"},
	NoSlotNeeded: {"noslot <scope> <if>", "{of} need{s} no slot"},
	OnlyIf:       {"only <cond>", "only for {cond}"},
	SlotExchange: {"exchange <kinds> for <gains>", "one {given} slot of this ship may become a {gains} slot"},
	FreeCard: {"free <scope> <if> | free <scope> max <n> <if>",
		"{one of}{up to} costs nothing and needs no slot, whatever it is only for"},
	PenaltyTimes: {"penalty <scope> <n> <if>", "the faction penalty of {of} is {n} times as high"},
	HoldsOnly:    {"holds <named> | holds <named> max <max>", "the {slot} of this card holds only {such}{up to}"},
	AllOf:        {"all <scope> <if>", "all {all} of this ship are {factions} cards"},
	AnyFaction:   {"anyfaction <scope> <if>", "{of} ignore{s} faction restrictions"},
	TakesMore:    {"fills <own> <kinds> <if>", "{of} fill{s} a {kinds and a} besides"},
	Without:      {"without <name>", "not on a ship with {name}"},
	With:         {"with <name>", "only on a ship with {name}"},
	Uncaptained:  {"no captain", "this ship needs no captain"},
	Beneath: {"beneath <scope> | beneath <scope> max <n>",
		"{up to n} of this ship{up to} {are} face down beneath this card without a slot " +
			"and whatever {its} restrictions are"},
	PriceHigher: {"price <me> <n> each <stat> above <above>",
		"this card costs {more} for each of your ships with a printed {stat} above {above}"},
	PriceHalf: {"price <me> half <stat> <if>",
		"this card costs half the sum of the {stat} printed on your ships, rounded up"},
	ShipJoins:    {"ship joins <factions>", "this ship is {of factions} as well"},
	CaptainJoins: {"captain joins <factions>", "the captain of this ship is {of factions} as well"},
	Brings: {"brings <name>",
		"your fleet has the {name}, which costs nothing, and no other attack squadron"},
	InsteadOfSlot: {"price <scope> <=n> instead of its slot <if>",
		"where the {slot} of this card stays empty, {some of}{up to} cost{s} {n} SP"},
	NoAdmiral: {"no admiral", "this ship has no admiral"},
	PriceEach: {"price captain <n> for each <cards>", "this captain costs {more} for each of {of}"},
	PriceEmpty: {"price <scope> <n> for each empty slot",
		"{of} cost{s} {more}{each} for each slot printed on this ship that no card fills"},
	OfficersSwap: {"exchange officers", "captains, admirals and crew cards of one faction pay no faction penalty on " +
		"ships of another one and the other way round, and captains and admirals cost 1 SP less there, " +
		"for the two factions with which you save most"},
	Bears: {"bears <scope> | bears <scope> <n>",
		"{of} {has} a talent slot{dearer}, whose card says nothing while that one is disabled"},
	CaptainsText: {"text of <captains> max <max> | text of <captains> total <sum>",
		"this card has the text of {some captains} beneath it"},
	CaptainsSkill: {"skill of <captains> <n>",
		"this card has the Captain Skill and talent slots of {some captains} beneath it " +
			"and costs as much as that, {more}"},
	TwoCaptains: {"two captains <n>",
		"this ship has a second captain, whose card is paid for, and the higher Captain Skill plus {n}"},
	CrewCommands: {"crew commands <n>",
		"a crew card may be the captain of this ship, its Captain Skill is then {n} more than its price"},
	AnotherAdmiral: {"another <admirals> max <max> <if>",
		"another ship of your fleet may have a {factions} admiral{up to}"},
}

// scopes tells which scopes a slot takes; the other slots take any.
var scopes = map[string]func(s *Scope) bool{
	"<me>":       func(s *Scope) bool { return s.Me },
	"<card>":     func(s *Scope) bool { return s.Card != "" },
	"<cards>":    func(s *Scope) bool { return s.Card == "" },
	"<own>":      func(s *Scope) bool { return s.Me || s.Card != "" },
	"<kind>":     func(s *Scope) bool { return !s.Me && s.Card == "" && !s.AnyKind },
	"<scope>":    func(*Scope) bool { return true },
	"<captains>": func(s *Scope) bool { return s.Captain },
	"<admirals>": func(s *Scope) bool { return s.Admiral },
}

// parseBuild reads a rule such as "price crew/Dominion -1 if ship_faction=Dominion", or "fleet price
// crew -1", which is for every ship of the fleet. Where it is wrong, the way to write it that goes furthest says why.
func parseBuild(text string) (BuildRule, error) {
	words, wrong, far := strings.Fields(text), errBuild, 0
	fleet := len(words) > 0 && words[0] == "fleet"
	if fleet {
		words = words[1:]
	}
	for op, w := range builds {
		for pattern := range strings.SplitSeq(w.patterns, " | ") {
			r := BuildRule{Op: BuildOp(op), Text: text, Cond: Cond{Always: true}, Fleet: fleet}
			if r.Op == FreeCard || r.Op == Beneath {
				r.N = mostFree
			}
			n, ok := Match(pattern, words, func(slot string, rest []string) (int, bool) {
				n, err := r.slot(slot, rest)
				if at := len(words) - len(rest); err != nil && (wrong == errBuild || at > far) {
					wrong, far = err, at
				}
				return n, err == nil
			})
			if ok && n == len(words) {
				return r, nil
			}
		}
	}
	return BuildRule{}, wrong
}

// mostFree is the highest price of a free card where the rule sets no limit.
const mostFree = 20

// NeedsNoSlot reports whether a building rule lets its card be where no slot is.
func NeedsNoSlot(r BuildRule) bool { return r.Op == NoSlotNeeded && r.Scope.Me }

// slot reads what stands in a slot, and returns how many words it takes.
func (r *BuildRule) slot(slot string, rest []string) (n int, err error) {
	switch {
	case len(rest) == 0 && slot == "<if>":
		return 0, nil
	case len(rest) == 0:
		return 0, errBuild
	}
	switch slot {
	case "<if>", "<cond>", "<name>", "<named>":
		return r.phrase(slot, rest)
	case "<n>", "<count>", "<=n>", "<max>", "<min>", "<above>", "<sum>":
		return 1, r.number(slot, rest[0])
	case "<stat>", "<kinds>", "<gains>", "<factions>":
		return 1, r.values(slot, rest[0])
	}
	word := rest[0]
	first, _ := strconv.Atoi(word)
	if first > 0 && len(rest) > 1 {
		n, word = 1, rest[1]
	}
	if r.Scope, err = parseScope(word); err == nil && !scopes[slot](&r.Scope) {
		err = errBuild
	}
	r.Scope.First = max(first, 0)
	return n + 1, err
}

// phrase reads a slot that may take several words: a condition, or a name.
func (r *BuildRule) phrase(slot string, rest []string) (n int, err error) {
	n = len(rest)
	all := strings.Join(rest, " ")
	switch slot {
	case "<if>":
		cond, ok := strings.CutPrefix(all, "if ")
		if !ok {
			return 0, errBuild
		}
		r.Cond, err = parseCond(cond)
	case "<cond>":
		r.Cond, err = parseCond(all)
	case "<name>":
		r.Scope.Part = all
	case "<named>": // names have spaces
		if i := slices.Index(rest, "max"); i >= 0 && i < n-1 {
			n = i
		}
		r.Scope, err = parseScope(strings.Join(rest[:n], " "))
	}
	return n, err
}

// number reads a slot that takes a number: a price, a count, or a limit of prices.
func (r *BuildRule) number(slot, word string) (err error) {
	switch slot {
	case "<max>":
		r.MaxSP, err = strconv.Atoi(word)
		return err
	case "<above>":
		r.Above, err = strconv.Atoi(word)
		return err
	case "<min>":
		r.MinSP, err = strconv.Atoi(word)
		return err
	case "<sum>":
		r.SumSP, err = strconv.Atoi(word)
		return err
	}
	number, set := strings.CutPrefix(word, "=")
	if set != (slot == "<=n>") || slot == "<count>" && (word[0] < '0' || word[0] > '9') {
		return errBuild
	}
	if r.N, err = strconv.Atoi(number); err != nil || r.N < -20 || r.N > 20 {
		return fmt.Errorf("%q is not a number from -20 to 20", number)
	}
	return nil
}

// values reads a slot that takes a value of the ship, or kinds of cards.
func (r *BuildRule) values(slot, word string) (err error) {
	switch kinds := strings.Split(word, "|"); slot {
	case "<stat>":
		i := slices.Index(statWords, word)
		if r.Stat = Stat(max(i, 0)); i < 0 {
			return unknown("value", word, statWords)
		}
	case "<kinds>":
		r.Kinds, err = readAll(kinds, kindOfSlot)
		for i, k := range r.Kinds {
			if r.Op == SlotAlso && err == nil && slices.Contains(r.Kinds[:i], k) {
				return fmt.Errorf("kind %q is given twice", kinds[i])
			}
		}
	case "<gains>":
		r.Gains, err = readAll(kinds, kindOfSlot)
	case "<factions>":
		r.Scope.Factions, err = readAll(kinds, factionNamed)
	}
	return err
}

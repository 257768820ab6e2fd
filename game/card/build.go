package card

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// BuildOp is what a building rule does.
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
	Uncaptained  // the ship needs no captain
	PriceHalf    // the card costs half the sum of the printed Stat of the fleet's ships, rounded up
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
	Cond  Cond   // Always where the rule has no condition
	Text  string // as in the data
}

// Scope says which upgrades of the same ship a building rule is about.
type Scope struct {
	Me       bool   // the card itself
	Card     string // one card by id
	name     string // its name, once the catalogue is whole
	AnyKind  bool   // every upgrade
	Ship     bool   // the ship card
	Others   bool   // captain and admiral besides
	Kind     UpgradeKind
	Captain  bool      // the captain
	Admiral  bool      // the admiral
	Factions []Faction // empty: of any faction
	Except   bool      // of any but these factions
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
	case !s.AnyKind && u.Kind != s.Kind:
		return false
	}
	return s.OfFaction(u.Factions) && strings.Contains(u.Name, s.Part)
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
	if !s.AnyKind && !s.Captain && !s.Admiral {
		var ok bool
		if s.Kind, ok = slotKind(kind); !ok {
			return s, unknown("kind", kind, append(kindNames[:Resource:Resource], "upgrades"))
		}
	}
	if of == "" {
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

// parseBuild reads a rule such as "price crew/Dominion -1 if ship_faction=Dominion".
func parseBuild(text string) (BuildRule, error) {
	r := BuildRule{Text: text, Cond: Cond{Always: true}}
	if cond, ok := strings.CutPrefix(text, "only "); ok {
		var err error
		r.Op = OnlyIf
		r.Cond, err = parseCond(cond)
		return r, err
	}
	if swap, ok := strings.CutPrefix(text, "exchange "); ok {
		gives, gains, _ := strings.Cut(swap, " for ")
		var errs [2]error
		r.Op = SlotExchange
		r.Kinds, errs[0] = readAll(strings.Split(gives, "|"), kindOfSlot)
		r.Gains, errs[1] = readAll(strings.Split(gains, "|"), kindOfSlot)
		return r, errors.Join(errs[:]...)
	}
	if text == "no captain" {
		r.Op = Uncaptained
		return r, nil
	}
	if name, ok := strings.CutPrefix(text, "without "); ok {
		r.Op, r.Scope.Part = Without, name
		return r, nil
	}
	if scope, ok := strings.CutPrefix(text, "holds "); ok { // names have spaces
		var err error
		r.Op = HoldsOnly
		if rest, most, ok := strings.Cut(scope, " max "); ok {
			scope = rest
			r.MaxSP, err = strconv.Atoi(most)
			if err != nil {
				return r, err
			}
		}
		r.Scope, err = parseScope(scope)
		return r, err
	}
	rule, cond, ok := strings.Cut(text, " if ")
	var err error
	if ok {
		if r.Cond, err = parseCond(cond); err != nil {
			return r, err
		}
	}
	w := strings.Fields(rule)
	if len(w) < 2 {
		return r, errBuild
	}
	op, w := w[0], w[1:]
	first, _ := strconv.Atoi(w[0])
	if first > 0 {
		w = w[1:]
	}
	if len(w) == 0 {
		return r, errBuild
	}
	if r.Scope, err = parseScope(w[0]); err != nil {
		return r, err
	}
	r.Scope.First = first
	n, err := r.parseOp(op, w)
	if err != nil {
		return r, err
	}
	if r.N, err = strconv.Atoi(n); err != nil || r.N < -20 || r.N > 20 {
		return r, fmt.Errorf("%q is not a number from -20 to 20", n)
	}
	return r, nil
}

// parseOp reads what a rule does, with its words from the scope on, and returns its number.
func (r *BuildRule) parseOp(op string, w []string) (n string, err error) {
	n = "0"
	switch {
	case op == "nopenalty" && len(w) == 1:
		r.Op = NoPenalty
	case op == "noslot" && len(w) == 1:
		r.Op = NoSlotNeeded
	case op == "free" && len(w) == 1:
		r.Op, n = FreeCard, "20"
	case op == "free" && len(w) == 3 && w[1] == "max":
		r.Op, n = FreeCard, w[2]
	case op == "all" && len(w) == 1:
		r.Op = AllOf
	case op == "anyfaction" && len(w) == 1:
		r.Op = AnyFaction
	case op == "penalty" && len(w) == 2:
		r.Op, n = PenaltyTimes, w[1]
	case op == "fills" && len(w) == 2 && (r.Scope.Me || r.Scope.Card != ""):
		r.Op = TakesMore
		r.Kinds, err = readAll(strings.Split(w[1], "|"), kindOfSlot)
	case op == "price" && len(w) == 3 && w[1] == "half" && r.Scope.Me:
		i := slices.Index(statWords, w[2])
		if i < 0 {
			return n, unknown("value", w[2], statWords)
		}
		r.Op, r.Stat = PriceHalf, Stat(i)
	case op == "price" && len(w) == 4 && w[2] == "max":
		n = w[1]
		r.MaxSP, err = strconv.Atoi(w[3])
	case op == "price" && len(w) == 2:
		set := false
		if n, set = strings.CutPrefix(w[1], "="); set {
			r.Op = PriceSet
		}
	case op == "slot" && len(w) == 2 && !r.Scope.Me && r.Scope.Card == "" && !r.Scope.AnyKind &&
		w[1][0] >= '0' && w[1][0] <= '9':
		r.Op, n = SlotForCard, w[1]
	case op == "slot" && r.Scope.Card == "" && len(w) == 2:
		r.Op = SlotAlso
		for k := range strings.SplitSeq(w[1], "|") {
			kind, ok := slotKind(k)
			switch {
			case !ok:
				return n, unknown("kind", k, kindNames[:Resource])
			case slices.Contains(r.Kinds, kind):
				return n, fmt.Errorf("kind %q is given twice", k)
			}
			r.Kinds = append(r.Kinds, kind)
		}
	case op == "slot" && r.Scope.Card != "" && len(w) == 2:
		r.Op, n = SlotForCard, w[1]
	case op == "slot" && len(w) == 3 && w[1] == "max":
		r.Op, n = SlotMaxCost, w[2]
	default:
		return n, errBuild
	}
	return n, err
}

package game

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"attackwing/game/card"
	"attackwing/physics"
)

// HouseRule is a ruling people may differ on: a key, its default, what else it may be, and what it
// means in words. Before is the value in records that are older than the rule, "" its default.
// Scenarios add their own keys (Sheet.House).
type HouseRule struct {
	Key, Default string
	Before       string
	Choices      []string // nil: a whole number from Min to Max
	Min, Max     int
	Words        string
}

// CoreHouse are the house rules of the standard game (rules 11).
var CoreHouse = []HouseRule{
	{
		Key:     "sp-limit",
		Default: "120",
		Min:     20,
		Max:     500,
		Words:   "fleet limit in Squadron Points; Fleet Points are counted from it",
	},
	{Key: "round-limit", Default: "12", Min: 1, Max: 99, Words: "the battle ends after this round"},
	{
		Key:     "player-1",
		Default: "initiative",
		Before:  "first-fleet",
		Choices: []string{"initiative", "first-fleet"},
		Words:   "who is the scenario's Player 1: the player with initiative, or the first fleet chosen",
	},
	{
		Key:     "ruleset",
		Default: "2014",
		Choices: []string{"2014", "2016"},
		Words:   "rules year for spins, 360° primary weapons and large bases, unless you set them",
	},
	{
		Key:     "rulings",
		Default: "4",
		Before:  "1",
		Choices: []string{"4", "3", "2", "1"},
		Words:   "edition of this program's own rulings. Older saved games use theirs",
	},
	{
		Key:     "range.boundary-inclusive",
		Default: "true",
		Choices: []string{"true", "false"},
		Words:   "a distance exactly on a range boundary counts as the nearer range",
	},
	{Key: "base.large", Default: "80", Min: 41, Max: 120, Words: "side of a large base, in millimeters"},
	{Key: "base.oversized", Default: "130", Min: 80, Max: 180, Words: "side of an oversized base, in millimeters"},
	{Key: "bank4.radius", Default: "230", Min: 190, Max: 300, Words: "radius of the bank 4 template, in millimeters"},
	{
		Key:     "spin.order",
		Default: "by-ruleset",
		Choices: []string{"by-ruleset", "turn-first", "move-first"},
		Words:   "whether a spin turns before or after it moves",
	},
	{
		Key:     "arc360.primary-max-range",
		Default: "by-ruleset",
		Choices: []string{"by-ruleset", "2", "3"},
		Words:   "how far a 360° primary weapon reaches",
	},
	{
		Key:     "overlap.large-keeps-action",
		Default: "by-ruleset",
		Choices: []string{"by-ruleset", "true", "false"},
		Words:   "a large base that overlaps a ship of Hull 6 or less keeps its action",
	},
	{
		Key:     "edition",
		Default: "2016",
		Choices: []string{"2016", "2017"},
		Words:   "edition of the rulebook for the next three rules, unless you set them",
	},
	{
		Key:     "faction.sub-factions",
		Default: byEdition,
		Choices: []string{byEdition, "false", "true"},
		Words:   "Vulcan and Bajoran are also Federation, Ferengi, Kazon and Xindi Independent",
	},
	{
		Key:     "ship.generic-price",
		Default: byEdition,
		Choices: []string{byEdition, "printed", "lowered"},
		Words:   "price of a ship without a name of its own",
	},
	{
		Key:     "shuttle.card-limit",
		Default: byEdition,
		Choices: []string{byEdition, "none", "3"},
		Words:   "most Squadron Points that a card on a shuttlecraft may cost",
	},
	{
		Key:     "damage-card.crit-counts-as-hit",
		Default: "false",
		Choices: []string{"false", "true"},
		Words:   "a Critical Hit counts where a damage card asks for a Hit",
	},
	{
		Key:     "damage-deck.shared",
		Default: "false",
		Choices: []string{"false", "true"},
		Words:   "both players draw from one damage deck",
	},
	{
		Key:     "stop.touching-loses-action",
		Default: "false",
		Choices: []string{"false", "true"},
		Words:   "a full stop while touching a ship counts as an overlap",
	},
	{
		Key:     "obstacle.dice-per-token",
		Default: "true",
		Choices: []string{"true", "false"},
		Words:   "one die per obstacle touched; otherwise one per maneuver",
	},
	{
		Key:     "late-red",
		Default: "opponent-chooses",
		Choices: []string{"opponent-chooses", "straight-2"},
		Words:   "what happens to a red maneuver revealed with an Auxiliary Power Token",
	},
	{
		Key:     "cloak.keep-locks-when-moved-aside",
		Default: "false",
		Choices: []string{"false", "true"},
		Words:   "Target Locks on a ship stay when its Cloak Token is moved beside it",
	},
	{
		Key:     "night-shift",
		Default: "another-card",
		Choices: []string{"another-card", "always"},
		Words: "when parts of cards marked Night Shift hold: while another card of the ship is such a card, " +
			"or always",
	},
	{
		Key:     "drone.zero-skill",
		Default: "0",
		Choices: []string{"0", "1"},
		Words:   "Captain Skill of a ship without Drone Tokens",
	},
	{
		Key:     "simultaneous.doomed-can-be-target",
		Default: "false",
		Choices: []string{"false", "true"},
		Words:   "a destroyed ship that still has its attack may be attacked again",
	},
	{
		Key:     "tournament.commendation-everywhere",
		Default: "false",
		Choices: []string{"false", "true"},
		Words:   "the Commendation Award Token may also re-roll dice rolled for the scenario (a boarding fight, a duel over a beam)",
	},
}

// byEdition is the value of a house rule that goes by the edition of the rulebook.
const byEdition = "by-edition"

// House are the house rules in force. The core's are fields; a scenario reads its own by Get.
type House struct {
	SPLimit, RoundLimit     int
	MoveThenSpin            bool
	Arc360Range             int
	LargeKeepsAction        bool
	CritCountsAsHit         bool
	SharedDeck              bool
	StopTouchingLosesAction bool
	OneObstacleDie          bool
	LateRedStraight         bool
	KeepLocks               bool
	DroneZeroSkill          int8
	NightAlways             bool
	DoomedTarget            bool
	InitiativeIsPlayer1     bool
	RerollEverywhere        bool
	FirstRulings            bool  // those of the first edition
	PowerFirst              bool  // Auxiliary Power that follows what a card does is its price, as in the first two
	FirstTexts              bool  // the four cards that the fourth edition reads again are as in the first three
	FartherBand             bool  // a range boundary belongs to the farther band
	Large, Oversized        int32 // sides of those bases, µm; 0 as printed
	Bank4                   int32 // radius of the speed 4 bank, µm; 0 as printed
	SubFactions             bool  // the cards of a sub-faction are of its prime faction too
	LoweredPrices           bool  // generic ships cost what they do since the edition of 2017
	ShuttleLimit            int   // printed price of the dearest card on a shuttlecraft; 0: any
	values                  []HouseValue
}

// HouseValue is a house rule and its value: another than the default, or the default spelled out.
type HouseValue struct{ Key, Value string }

// Get is the value of a key, the core's or the scenario's.
func (h *House) Get(key string) string {
	for _, v := range h.values {
		if v.Key == key {
			return v.Value
		}
	}
	return ""
}

// keys are the names of all of them.
func (h *House) keys() (out []string) {
	for _, v := range h.values {
		out = append(out, v.Key)
	}
	return out
}

// UnknownRule is the error of a house rule that there is not.
type UnknownRule struct {
	Key   string
	Known []string
}

func (e UnknownRule) Error() string {
	return fmt.Sprintf("unknown house rule %q; known: %s", e.Key, strings.Join(e.Known, ", "))
}

// Int is the value of a whole-number key.
func (h *House) Int(key string) int { n, _ := strconv.Atoi(h.Get(key)); return n }

// Values are all keys with the values in force, in the order of the register.
func (h *House) Values() []HouseValue { return h.values }

// HouseOf are the house rules of a battle by a sheet, set by a person. What its sheet cannot be
// played under is an error too.
func HouseOf(sc Scenario, set []HouseValue) (House, error) {
	h, err := NewHouse(sc.Sheet().House, set)
	if err != nil {
		return h, err
	}
	return h, sc.Play(&h).Wrong
}

// NewHouse reads house rules set by a person over the defaults of the core and the scenario.
// An unknown key or a value out of its choices is an error that says what may be written.
func NewHouse(scenario []HouseRule, set []HouseValue) (House, error) {
	rules := append(make([]HouseRule, 0, len(CoreHouse)+len(scenario)), CoreHouse...)
	at := func(key string) int { return slices.IndexFunc(rules, func(r HouseRule) bool { return r.Key == key }) }
	for _, r := range scenario {
		switch i := at(r.Key); {
		case i < 0:
			rules = append(rules, r)
		case r.Choices == nil && r.Max == 0: // a core key with another default
			rules[i].Default = r.Default
		default:
			rules[i] = r
		}
	}
	h := House{values: make([]HouseValue, len(rules))}
	for i, r := range rules {
		h.values[i] = HouseValue{r.Key, r.Default}
	}
	for _, s := range set {
		i := at(s.Key)
		if i < 0 {
			return House{}, UnknownRule{s.Key, h.keys()}
		}
		if err := rules[i].allows(s.Value); err != nil {
			return House{}, err
		}
		h.values[i].Value = s.Value
	}
	later, edition2017 := h.Get("ruleset") == "2016", h.Get("edition") == "2017"
	by := func(key string, yes string) bool {
		v := h.Get(key)
		return v == yes || v == "by-ruleset" && later || v == byEdition && edition2017
	}
	h.SPLimit, h.RoundLimit = h.Int("sp-limit"), h.Int("round-limit")
	h.MoveThenSpin = by("spin.order", "move-first")
	h.Arc360Range = 3
	if by("arc360.primary-max-range", "2") {
		h.Arc360Range = 2
	}
	h.LargeKeepsAction = by("overlap.large-keeps-action", "true")
	h.SubFactions = by("faction.sub-factions", "true")
	h.LoweredPrices = by("ship.generic-price", "lowered")
	if by("shuttle.card-limit", "3") {
		h.ShuttleLimit = 3
	}
	h.CritCountsAsHit = h.Get("damage-card.crit-counts-as-hit") == "true"
	h.SharedDeck = h.Get("damage-deck.shared") == "true"
	h.StopTouchingLosesAction = h.Get("stop.touching-loses-action") == "true"
	h.OneObstacleDie = h.Get("obstacle.dice-per-token") == "false"
	h.LateRedStraight = h.Get("late-red") == "straight-2"
	h.KeepLocks = h.Get("cloak.keep-locks-when-moved-aside") == "true"
	h.DroneZeroSkill = int8(h.Int("drone.zero-skill"))
	h.NightAlways = h.Get("night-shift") == "always"
	h.FartherBand = h.Get("range.boundary-inclusive") == "false"
	h.Large, h.Oversized = sized(h.Int("base.large"), physics.LargeBase),
		sized(h.Int("base.oversized"), physics.OversizedBase)
	h.Bank4 = sized(h.Int("bank4.radius"), bank4)
	h.DoomedTarget = h.Get("simultaneous.doomed-can-be-target") == "true"
	h.InitiativeIsPlayer1 = h.Get("player-1") == "initiative"
	h.FirstRulings = h.Get("rulings") == "1"
	h.PowerFirst = h.FirstRulings || h.Get("rulings") == "2"
	h.FirstTexts = h.PowerFirst || h.Get("rulings") == "3"
	h.RerollEverywhere = h.Get("tournament.commendation-everywhere") == "true"
	return h, nil
}

// Cards returns the cards as they count under the house rules: with the prime factions of the
// sub-factions, or as they are. A nil House changes nothing.
func (h *House) Cards(cat *card.Catalogue) *card.Catalogue {
	if h == nil || !h.SubFactions {
		return cat
	}
	return cat.WithPrimes()
}

// bank4 is the printed radius of the speed 4 bank, µm (rules 1.3).
const bank4 = 230 * physics.Millimetre

// sized is a length in millimetres as µm, 0 when it is the printed one.
func sized(mm int, printed int32) int32 {
	if um := int32(mm * physics.Millimetre); um != printed {
		return um
	}
	return 0
}

// measured is a ship with the base and the templates that the house rules give its class; the ship
// itself, where they are the printed ones. So every measure is settled before the first move.
func (h *House) measured(fs *FleetShip) *FleetShip {
	c := *fs.Ship.Class
	switch {
	case c.BaseSide == physics.LargeBase && h.Large > 0:
		c.BaseSide = h.Large
	case c.BaseSide == physics.OversizedBase && h.Oversized > 0:
		c.BaseSide = h.Oversized
	}
	if h.Bank4 > 0 {
		c.Dial = slices.Clone(c.Dial)
		for i := range c.Dial {
			if m := &c.Dial[i].Maneuver; (m.Bearing == physics.BankLeft || m.Bearing == physics.BankRight) &&
				m.Speed == 4 {
				m.Radius = h.Bank4
			}
		}
	}
	if c.BaseSide == fs.Ship.Class.BaseSide && h.Bank4 == 0 {
		return fs
	}
	ship, out := *fs.Ship, *fs
	ship.Class, out.Ship = &c, &ship
	return &out
}

// Band is the range band of a distance in µm, 0 beyond Range 3, as the house rules read a boundary
// (rules 1.1).
func (u *Setup) Band(dist float64) int { return u.Bands().Of(dist) }

// Bands returns the range bands of the battle.
func (u *Setup) Bands() *physics.Bands {
	if u.House.FartherBand {
		return &physics.FartherBands
	}
	return &physics.NearerBands
}

func (r HouseRule) allows(v string) error {
	if r.Choices != nil {
		if slices.Contains(r.Choices, v) {
			return nil
		}
		return fmt.Errorf("house rule %s: %q is not one of %s", r.Key, v, strings.Join(r.Choices, ", "))
	}
	n, err := strconv.Atoi(v)
	if err != nil || n < r.Min || n > r.Max {
		return fmt.Errorf("house rule %s: %q is not a whole number from %d to %d", r.Key, v, r.Min, r.Max)
	}
	return nil
}

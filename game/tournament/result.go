package tournament

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// Ending is the way a battle of the event ended.
type Ending string

// The endings.
const (
	ByElimination Ending = "elimination"
	ByTime        Ending = "time"
	ByConcession  Ending = "concession" // all ships of who concedes count as destroyed
	ByNoShow      Ending = "no-show"
	BySheet       Ending = "sheet" // what the battle's sheet says of it
)

// words are an ending behind "by".
func (e Ending) words() string {
	if e == BySheet {
		return "the sheet"
	}
	return string(e)
}

// Endings holds all endings.
var Endings = []Ending{ByElimination, ByTime, ByConcession, ByNoShow, BySheet}

// Result is the outcome of a table. Sides and initials are in the order of the table's players.
type Result struct {
	Ending  Ending    `json:"ending"`
	Winner  int       `json:"winner"` // 0 or 1
	Sides   [2]Side   `json:"sides"`
	RollOff []Throw   `json:"roll_off,omitempty"` // where the Fleet Points were equal
	Signed  [2]string `json:"signed,omitzero"`
	Game    *Attached `json:"game,omitempty"`
}

// Side is a player's half of a result.
type Side struct {
	// Squadron Points left in this player's own surviving fleet; nil where only totals were told
	Left    *int    `json:"left,omitempty"`
	Bonuses []Bonus `json:"bonuses,omitempty"`
	Points  int     `json:"fleet_points"` // bonuses included
}

// Bonus is a line of the scenario's own Fleet Points.
type Bonus struct {
	Key    string `json:"key,omitempty"` // of the kit, "" where a game told it in words
	Words  string `json:"words"`
	Count  int    `json:"count"`
	Points int    `json:"points"` // all together
}

// Attached is the record of a game played here from which a result was taken.
type Attached struct {
	File   string `json:"file"`
	Seed   uint64 `json:"seed"`
	Rounds int    `json:"rounds"`
	Hash   string `json:"hash"`
	Proven bool   `json:"proven,omitempty"` // it was played at two computers, and its record proves chance and dials
}

func (t *Table) verified() bool { return t.Verified[0] != "" && t.Verified[1] != "" }

func (r *Result) signed() bool {
	return r.Signed[0] != "" && r.Signed[1] != "" || r.Ending == ByNoShow && r.Signed[r.Winner] != ""
}

// Nobody is no seat of a table.
const Nobody = -1

// Told is the report of a table's players: either the fleets left and the bonuses, which the desk
// adds up, or the Fleet Points as a whole.
type Told struct {
	Ending  Ending // "" : elimination where one fleet has nothing left, time otherwise
	Winner  int    // seat, or Nobody: the points decide
	Left    [2]*int
	Points  [2]*int
	Bonuses [2][]Count
	RollOff []Throw // thrown by the players, where they were equal
	Sure    bool    // points beyond what the sheet can give are meant
	Game    *Attached
	lines   [2][]Bonus // from a game
	token   string     // what the Commendation Award Token re-rolled in the game, "" it was not spent there
}

// Count is the number of a bonus that a player has.
type Count struct {
	Key string
	N   int
}

// Enter writes a table's result. round and table count from 1.
func (d *Desk) Enter(round, table int, told Told) error {
	t, err := d.table(round, table)
	if err != nil {
		return err
	}
	if t.Result != nil {
		return fmt.Errorf("round %d, table %d already has a result (%s). Use Correct to change it", round, table,
			t.sayResult(d.Event))
	}
	if round != d.Round() {
		return fmt.Errorf("round %d has ended. Use Correct to change it", round)
	}
	return d.write(round, table, t, told, "")
}

// Correct writes a result anew and says why; the players sign again, and what they had signed
// before counts until then. Later pairings stand as they are.
func (d *Desk) Correct(round, table int, told Told, why string) error {
	t, err := d.table(round, table)
	if err != nil {
		return err
	}
	if t.Result == nil {
		return fmt.Errorf("round %d, table %d has no result to correct", round, table)
	}
	if strings.TrimSpace(why) == "" {
		return errors.New("a correction needs a reason")
	}
	return d.write(round, table, t, told, why)
}

func (d *Desk) write(round, table int, t *Table, told Told, why string) error {
	if d.Kit().Fleets != nil && t.Fleets[0] == "" {
		return fmt.Errorf("round %d, table %d: %s chooses a fleet first", round, table, d.Player(t.Players[0]).Name)
	}
	if err := printable("reason", why, maxWords); err != nil {
		return err
	}
	r, err := d.judge(round, table, t, told)
	if err != nil {
		return fmt.Errorf("round %d, table %d: %w", round, table, err)
	}
	was := t.sayResult(d.Event)
	if t.Result != nil && t.Result.signed() {
		t.Correction = &r
	} else {
		t.Result = &r
	}
	if why == "" {
		d.note("", "round %d, table %d: %s", round, table, t.sayResult(d.Event))
	} else {
		d.note(was, "round %d, table %d is corrected (%s): %s", round, table, why, t.sayResult(d.Event))
	}
	if told.token != "" && d.Commendation != nil && d.Commendation.Spent == 0 {
		if err := d.Spend(round, told.token); err != nil {
			return err
		}
	}
	d.settle()
	return nil
}

func (e *Event) table(round, table int) (*Table, error) {
	if round < 1 || round > len(e.Rounds) {
		return nil, fmt.Errorf("round %d is not paired", round)
	}
	if table < 1 || table > len(e.Rounds[round-1].Tables) {
		return nil, fmt.Errorf("round %d has no table %d", round, table)
	}
	return &e.Rounds[round-1].Tables[table-1], nil
}

// Sign puts initials under a result, each player's own; the same for Verify and the fleets.
func (d *Desk) Sign(round, table int, by ...string) error {
	t, err := d.table(round, table)
	if err != nil {
		return err
	}
	if t.Result == nil {
		return fmt.Errorf("round %d, table %d: there is no result to sign", round, table)
	}
	if err := t.initial(d.Event, &t.Newest().Signed, by); err != nil {
		return fmt.Errorf("round %d, table %d: %w", round, table, err)
	}
	t.confirm()
	d.note("", "round %d, table %d: result signed by %s", round, table, upper(by))
	d.settle()
	return nil
}

// confirm has a correction that is signed count.
func (t *Table) confirm() {
	if t.Correction != nil && t.Correction.signed() {
		t.Result, t.Correction = t.Correction, nil
	}
}

// Verify puts initials under the opponent's fleet, as every round begins with (Squad Building).
func (d *Desk) Verify(round, table int, by ...string) error {
	t, err := d.table(round, table)
	if err != nil {
		return err
	}
	if err := t.initial(d.Event, &t.Verified, by); err != nil {
		return fmt.Errorf("round %d, table %d: %w", round, table, err)
	}
	d.note("", "round %d, table %d: opponent's fleet verified by %s", round, table, upper(by))
	d.settle()
	return nil
}

// SignAll puts the initials of every player under the results of a round that are known and lack
// them: they were signed on paper. One who did not come signs nothing.
func (d *Desk) SignAll(round int) error {
	return d.allAtOnce(
		round,
		"every result entered is already signed",
		"the results of %s signed at once",
		func(t *Table) bool {
			r := t.Newest()
			if r == nil || r.signed() {
				return false
			}
			for seat, n := range t.Players {
				if r.Ending != ByNoShow || seat == r.Winner {
					r.Signed[seat] = d.Player(n).Initials
				}
			}
			t.confirm()
			return true
		},
	)
}

// VerifyAll puts the initials of every player under the opponent's fleet where they are missing:
// all fleets of the round were looked over.
func (d *Desk) VerifyAll(round int) error {
	return d.allAtOnce(
		round,
		"every fleet is verified already",
		"the fleets of %s verified at once",
		func(t *Table) bool {
			if t.verified() || t.Result != nil && t.Result.Ending == ByNoShow {
				return false
			}
			for seat, n := range t.Players {
				t.Verified[seat] = d.Player(n).Initials
			}
			return true
		},
	)
}

// allAtOnce does something at each table of a round that needs it, notes it once with how many
// tables there were, and is refused where none needs it.
func (d *Desk) allAtOnce(round int, none, note string, do func(*Table) (done bool)) error {
	if round < 1 || round > len(d.Rounds) {
		return fmt.Errorf("round %d is not paired", round)
	}
	done := 0
	for i := range d.Rounds[round-1].Tables {
		if do(&d.Rounds[round-1].Tables[i]) {
			done++
		}
	}
	if done == 0 {
		return fmt.Errorf("round %d: %s", round, none)
	}
	d.note("", "round %d: "+note, round, tables(done))
	d.settle()
	return nil
}

func tables(n int) string {
	if n == 1 {
		return "1 table"
	}
	return fmt.Sprintf("%d tables", n)
}

// upper are initials in a line of the log.
func upper(by []string) string {
	var out []string
	for _, s := range by {
		out = append(out, strings.ToUpper(strings.TrimSpace(s)))
	}
	return strings.Join(out, " and ")
}

func (t *Table) initial(e *Event, under *[2]string, by []string) error {
	if len(by) == 0 {
		return errors.New("no initials are given")
	}
	got := *under
	taken := [2]bool{}
	for _, s := range by {
		s = strings.ToUpper(strings.TrimSpace(s))
		seat := slices.IndexFunc([]int{0, 1},
			func(i int) bool { return !taken[i] && e.Player(t.Players[i]).Initials == s })
		if seat < 0 {
			a, b := e.Player(t.Players[0]), e.Player(t.Players[1])
			return fmt.Errorf("initials %q do not belong to %s (%s) or %s (%s)", s, a.Name, a.Initials, b.Name,
				b.Initials)
		}
		got[seat], taken[seat] = s, true
	}
	*under = got
	return nil
}

// sayResult is a result in one line.
func (t *Table) sayResult(e *Event) string {
	r := t.Newest()
	if r == nil {
		return ""
	}
	name := func(i int) string { return e.Player(t.Players[i]).Name }
	s := fmt.Sprintf("%s %d, %s %d, %s wins by %s", name(0), r.Sides[0].Points, name(1), r.Sides[1].Points,
		name(r.Winner), r.Ending.words())
	if r.RollOff != nil {
		roll := RollOff{Players: []No{1, 2}, Throws: r.RollOff}
		s += " and roll-off (" + roll.said("", name).Words() + ")"
	}
	return s
}

// Seat finds which of a table's two players a name means: a name, a part of one, initials or a
// number.
func (e *Event) Seat(round, table int, name string) (int, error) {
	t, err := e.table(round, table)
	if err != nil {
		return Nobody, err
	}
	a, b := e.Player(t.Players[0]), e.Player(t.Players[1])
	fits := func(how func(n No, p *Player) bool) (int, bool) {
		one, two := how(t.Players[0], a), how(t.Players[1], b)
		if one == two {
			return Nobody, false
		}
		if one {
			return 0, true
		}
		return 1, true
	}
	want := fold(name)
	for _, how := range []func(n No, p *Player) bool{
		func(_ No, p *Player) bool { return fold(p.Name) == want },
		func(_ No, p *Player) bool { return fold(p.Initials) == want },
		func(n No, _ *Player) bool { return fmt.Sprint(int(n)) == want },
		func(_ No, p *Player) bool { return want != "" && strings.Contains(fold(p.Name), want) },
	} {
		if seat, ok := fits(how); ok {
			return seat, nil
		}
	}
	return Nobody, fmt.Errorf("table %d is played by %s (%s) and %s (%s), not by %q", table, a.Name, a.Initials, b.Name,
		b.Initials, name)
}

package desk

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"

	"attackwing/game"
	"attackwing/game/qrcode"
	"attackwing/game/record"
	"attackwing/game/tournament/paper"
	"attackwing/scenarios"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// slip is the pairing of a table, with a code by which a phone opens its battle.
type slip struct {
	table int // from 0
	code  *qrcode.Code
	note  string // why there is no code
}

// slip shows the slip of the chosen table.
func (d roundPage) slip() *kit.Command {
	return &kit.Command{ID: "slip", Words: "Pairing slip", Key: "q",
		Tip: "Who plays here, with a code that opens the battle on a phone.",
		Do:  func() { d.lay(newSlip(d.eventPage, d.tables.At)) }}
}

func newSlip(d eventPage, table int) *slip {
	s := &slip{table: table}
	s.code, s.note = d.codeOf(table)
	return s
}

// errNoPage tells that links have no page to lead to.
var errNoPage = errors.New("no code: set Link address in the settings")

// codeOf returns the code of a table's battle, or why there is none.
func (d eventPage) codeOf(table int) (*qrcode.Code, string) {
	file, err := d.battleOf(table)
	address := ""
	if err == nil {
		address, err = d.store.Address(file)
	}
	if err == nil && address == "" {
		err = errNoPage
	}
	var c *qrcode.Code
	if err == nil {
		c, err = qrcode.Of(address)
	}
	return c, names.Told("", err)
}

// battleOf is the battle of a table that waits to be played, as a record. Its dice are others than
// those that the desk would roll: whoever opens it twice knows them.
func (d eventPage) battleOf(table int) ([]byte, error) {
	if d.tab != d.Round() {
		return nil, fmt.Errorf("no code: round %d has ended", d.tab)
	}
	u, err := d.Battle(table+1, scenarios.ByID, d.cards)
	if err != nil {
		return nil, fmt.Errorf("no code: %w", err)
	}
	sum := sha256.Sum256(binary.BigEndian.AppendUint64(nil, u.Seed))
	u.Reseed(binary.BigEndian.Uint64(sum[:]) >> 11)
	g, err := game.New(u)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	err = record.Write(&b, g)
	return b.Bytes(), err
}

// coded is the code of a table as pages to print have it.
func (d eventPage) coded(table int) paper.Code {
	c, note := d.codeOf(table)
	if c == nil {
		return paper.Code{Note: note}
	}
	return paper.Code{SVG: c.SVG(), Note: "Opens this battle on a phone."}
}

func (s *slip) title(v view) (head, sub string) {
	return fmt.Sprintf("Table %d", s.table+1), fmt.Sprintf("Round %d · %s", v.tab, v.Name)
}

func (s *slip) commands(d eventPage) kit.Commands {
	n := len(d.round().Tables)
	step := func(id, words, key string, by int) *kit.Command {
		return (&kit.Command{ID: id, Words: words, Key: key, Look: kit.Small,
			Do: func() { *s = *newSlip(d, (s.table+by+n)%n) }}).OffWhen(n < 2, "This round has one table.")
	}
	print := &kit.Command{ID: "print-slips", Words: "Print all", Key: "p", Look: kit.Small,
		Tip: "Pairings and slips of this round.",
		Do:  func() { p := &printing{}; p.print(d, "p"); d.lay(p) }}
	return kit.Commands{step("slip:back", "Previous table", "left", -1), step("slip:next", "Next table", "right", 1),
		print}
}

func (s *slip) body(d eventPage) kit.Part {
	t := &d.round().Tables[s.table]
	var ps []kit.Part
	for seat, n := range t.Players {
		about := d.Player(n).Allegiance
		if f := t.Fleets[seat]; f != "" {
			about = f + " fleet"
		}
		ps = append(ps, kit.Row(12, kit.Seat(9, seat+1, -1),
			kit.Column(0, kit.Text(scene.StyleH1, scene.Text1, d.Player(n).Name),
				kit.Line(scene.StyleBody, scene.Text2, about)).Grow(1)))
	}
	ps = append(ps, kit.Space(), kit.Row(8, kit.Each(s.commands(d), kit.Button)...))
	who := kit.Panel(kit.Column(16, ps...))
	if s.code == nil {
		return kit.Column(12, kit.Note(s.note), who)
	}
	code := kit.Column(8, kit.Modules(s.code.Size, s.code.Dark).Grow(1),
		kit.Centered(kit.Text(scene.StyleBody, scene.Text2, "Point a phone's camera here to open this battle.")))
	return kit.Row(16, who.Grow(1).Least(240, 0), code.Grow(2).Least(300, 0))
}

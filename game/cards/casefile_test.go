package cards_test

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"attackwing/game/filedoc"
	"attackwing/game/textfile"
	"attackwing/physics"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"
)

// A case of a card as it stands in a file: how the table lies, what is answered, what is seen. The
// files are lists of these.
type (
	caseYAML struct {
		Card   string    `yaml:"card"`  // by id, "" a case of the rules
		Case   string    `yaml:"case"`  // what it is about, in a few words
		On     string    `yaml:"on"`    // the ship that carries the card, "" a
		Start  string    `yaml:"start"` // attack, defense, turn or action, and a range band
		A      craftYAML `yaml:"a"`
		B      craftYAML `yaml:"b"`
		C      craftYAML `yaml:"c"`
		D      craftYAML `yaml:"d"`
		E      craftYAML `yaml:"e"`
		Round  int       `yaml:"round"`  // 0 the second
		Rock   []float64 `yaml:"rock"`   // obstacles: their middles, in inches
		Mine   []float64 `yaml:"mine"`   // the middle of a minefield that the card has laid, in inches
		Stored []string  `yaml:"stored"` // tokens that lie on the card
		Planet []float64 `yaml:"planet"` // that of a planet
		House  []string  `yaml:"house"`  // house rules: a key, its value, the next key
		Top    string    `yaml:"top"`    // the damage card on top of b's deck
		Dice   []string  `yaml:"dice"`   // faces that come up, in this order
		Do     []step    `yaml:"do"`
		Then   thenYAML  `yaml:"then"`

		at string // file and line
	}
	// craftYAML is a ship of a case; what is left out is plain.
	craftYAML struct {
		Side    string   `yaml:"side"`   // "a" or "b": whose it is, of c and d
		Ship    string   `yaml:"ship"`   // a ship card by id
		Titled  bool     `yaml:"titled"` // called as that card is, not by its letter
		Cards   []string `yaml:"cards"`
		Faction string   `yaml:"faction"`
		Class   string   `yaml:"class"`
		Skill   int      `yaml:"skill"`
		Attack  int      `yaml:"attack"`
		Agility *int     `yaml:"agility"`
		Hull    int      `yaml:"hull"`
		Shields int      `yaml:"shields"`
		SP      int      `yaml:"sp"`
		Crew    int      `yaml:"crew"` // so many without text
		Bare    []string `yaml:"bare"` // upgrades without text by their names
		Dial    string   `yaml:"dial"`
		Green   []string `yaml:"green"`
		Red     []string `yaml:"red"`

		At      []float64 `yaml:"at"`   // the middle, in inches, and the heading, in place of what follows
		Base    string    `yaml:"base"` // large
		Rear    bool      `yaml:"rear"` // it has a rear arc
		From    string    `yaml:"from"` // the ship from which range and bearing are, "" a
		Range   int       `yaml:"range"`
		Away    float64   `yaml:"away"`    // inches between the middles, in place of the range
		Bearing float64   `yaml:"bearing"` // degrees clockwise, 0 ahead of a
		Heading float64   `yaml:"heading"` // degrees clockwise, 0 as a

		Left      int             `yaml:"left"` // hull that is left
		Crits     []string        `yaml:"crits"`
		Active    *int            `yaml:"active"` // shields
		Down      int             `yaml:"down"`   // shields that are disabled
		Evade     int             `yaml:"evade"`
		Scan      int             `yaml:"scan"`
		Stations  int             `yaml:"battle_stations"`
		Aux       int             `yaml:"aux"`
		Drones    int             `yaml:"drones"`
		Temp      int             `yaml:"extra_shields"`
		Cloaked   string          `yaml:"cloaked"` // green or red
		Lock      string          `yaml:"lock"`    // a ship
		Lost      bool            `yaml:"no_action"`
		Disabled  []string        `yaml:"disabled"`
		Discarded []string        `yaml:"discarded"`
		LostCards []string        `yaml:"lost"`       // discarded by an enemy's card
		Turned    []string        `yaml:"turned"`     // over
		Acting    map[string]int8 `yaml:"captain_by"` // the upgrade that is the captain, and its skill
		Time      map[string]int  `yaml:"time"`
	}
	// thenYAML is what is seen in the end.
	thenYAML struct {
		Attack       *int     `yaml:"attack"`  // dice of the last attack
		Defense      *int     `yaml:"defense"` // and of its defense
		AttackFaces  []string `yaml:"attack_faces"`
		DefenseFaces []string `yaml:"defense_faces"`
		Attacks      []int    `yaml:"attacks"` // dice of every attack so far
		Dealt        []int    `yaml:"dealt"`   // damage cards dealt so far, face down and face up
		Left         *int     `yaml:"left"`    // tokens on the resource
		Options      *int     `yaml:"options"` // of the open question
		Most         *int     `yaml:"most"`    // that may be picked of them
		Least        *int     `yaml:"least"`
		Asks         string   `yaml:"asks"`   // the player who is asked, a or b
		Uses         *int     `yaml:"uses"`   // how often the log has the card used
		Log          []string `yaml:"log"`    // words that are in the log
		NoLog        []string `yaml:"no_log"` // and words that are not
		A            seenYAML `yaml:"a"`
		B            seenYAML `yaml:"b"`
		C            seenYAML `yaml:"c"`
		D            seenYAML `yaml:"d"`
		E            seenYAML `yaml:"e"`
	}
	// seenYAML is what is seen of a ship.
	seenYAML struct {
		At        []float64      `yaml:"at"`       // the middle, to 0.05 inches, and the heading
		Hull      *int           `yaml:"hull"`     // left
		Damage    *int           `yaml:"damage"`   // cards
		Critical  *int           `yaml:"critical"` // of them face up
		Shields   *int           `yaml:"shields"`  // active
		Down      *int           `yaml:"down"`
		Temp      *int           `yaml:"extra_shields"`
		Evade     *int           `yaml:"evade"`
		Scan      *int           `yaml:"scan"`
		Stations  *int           `yaml:"battle_stations"`
		Aux       *int           `yaml:"aux"`
		Drones    *int           `yaml:"drones"`
		Skill     *int           `yaml:"skill"`
		Cloaked   string         `yaml:"cloaked"` // no, green or red
		Lock      string         `yaml:"lock"`    // no, or a ship
		Destroyed *bool          `yaml:"destroyed"`
		Off       *bool          `yaml:"off"` // the table, for now
		Disabled  []string       `yaml:"disabled"`
		Discarded []string       `yaml:"discarded"`
		Lost      []string       `yaml:"lost"` // discarded by an enemy
		Ready     []string       `yaml:"ready"`
		Time      map[string]int `yaml:"time"`
		Charges   map[string]int `yaml:"charges"`
		Stored    map[string]int `yaml:"stored"`  // damage cards under a card
		Carries   []string       `yaml:"carries"` // the upgrades in play, by their names
	}
)

// step is one thing done or looked at: an answer, by the beginning of its label, or a word and what
// it is about.
type step struct {
	word, what string
	see        *thenYAML
	at         spotYAML
}

// spotYAML is a place on the table: inches from the west and the north edge, and the heading.
type spotYAML []float64

func (s spotYAML) pose() physics.Pose {
	return physics.Pose{X: int32(s[0] * physics.Inch), Y: int32(s[1] * physics.Inch), Heading: int32(s[2] * 1000)}
}

// stepYAML is a step that is no answer; it has one of these.
type stepYAML struct {
	Offered string    `yaml:"offered"`   // an option is there, or several, with "; " between
	Refused string    `yaml:"refused"`   // an option is not there, and why is told
	Not     string    `yaml:"not"`       // an option is not there, nor one of several
	Never   string    `yaml:"never"`     // nor comes up to the end of the round, everything passed
	Until   string    `yaml:"until"`     // passes everything until a question or an option comes
	Fire    string    `yaml:"fire"`      // a ship, and with which weapon
	Place   spotYAML  `yaml:"place"`     // where a ship or a token is placed
	Misfit  spotYAML  `yaml:"misplaced"` // where it may not be
	See     *thenYAML `yaml:"see"`       // what is seen now
}

// UnmarshalYAML reads a step.
func (s *step) UnmarshalYAML(read func(any) error) error {
	if read(&s.what) == nil {
		return nil
	}
	var y stepYAML
	if err := read(&y); err != nil {
		return err
	}
	n := 0
	for word, what := range map[string]string{"offered": y.Offered, "refused": y.Refused, "not": y.Not, "never": y.Never, "until": y.Until, "fire": y.Fire} {
		if what != "" {
			s.word, s.what = word, what
			n++
		}
	}
	for word, at := range map[string]spotYAML{"place": y.Place, "misplaced": y.Misfit} {
		if len(at) == 3 {
			s.word, s.at = word, at
			n++
		}
	}
	if y.See != nil {
		s.word, s.see = "see", y.See
		n++
	}
	if n != 1 {
		return errors.New("a step is an answer, or has one of offered, refused, not, never, until, fire, place, " +
			"misplaced, see")
	}
	return nil
}

// caseEnding is how the files of cases end.
const caseEnding = ".case.yaml"

// readCases reads all files of cases in a folder and those in it.
func readCases(dir string) (list []*caseYAML, err error) {
	var errs []error
	err = filepath.WalkDir(dir, func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(name, caseEnding) {
			return err
		}
		b, err := os.ReadFile(name)
		if err == nil {
			var some []*caseYAML
			some, err = parseCases(name, b)
			list = append(list, some...)
		}
		errs = append(errs, err)
		return nil
	})
	return list, errors.Join(append(errs, err)...)
}

// parseCases reads one file. Whatever is wrong is said with file and line.
func parseCases(name string, b []byte) (list []*caseYAML, err error) {
	doc, err := parser.ParseBytes(b, 0)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	var entries *ast.SequenceNode
	if len(doc.Docs) == 1 {
		entries, _ = doc.Docs[0].Body.(*ast.SequenceNode)
	}
	if entries == nil {
		return nil, fmt.Errorf("%s: want a list of cases", name)
	}
	var errs []error
	for _, n := range entries.Values {
		line := n.GetToken().Position.Line
		strays := filedoc.Strays(n, caseYAML{})
		for _, s := range strays {
			errs = append(errs, fmt.Errorf("%s:%d: %s", name, s.Line, s.Why))
		}
		if len(strays) > 0 {
			continue
		}
		c := &caseYAML{}
		if err := yaml.NodeToValue(n, c, yaml.Strict()); err != nil {
			var ye yaml.Error
			text := err.Error()
			if errors.As(err, &ye) {
				var at int
				if at, text = textfile.Fault(ye); at > 0 {
					line = at
				}
			}
			errs = append(errs, fmt.Errorf("%s:%d: %s", name, line, text))
			continue
		}
		c.at = fmt.Sprintf("%s:%d", name, line)
		list = append(list, c)
	}
	return list, errors.Join(errs...)
}

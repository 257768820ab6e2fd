package main

import (
	"fmt"
	"strconv"
	"strings"

	"attackwing/assets"
	"attackwing/cmd/internal/cli"
	"attackwing/game/tournament"
	"attackwing/scenarios"
)

type eventVerifyCmd struct {
	eventFile
	Table    int    `help:"Table." required:"" placeholder:"N"`
	Round    int    `help:"Battle Round (default: the last)." placeholder:"N"`
	Initials string `name:"initials" help:"Initials of players who verified their opponent's fleet: AO,SN." required:"" placeholder:"AA,BB"`
}

// Run verifies fleets.
func (c *eventVerifyCmd) Run(s *cli.Streams) error {
	return c.change(s, func(d *tournament.Desk) error {
		return d.Verify(orLast(c.Round, d.Event), c.Table, pairOf(c.Initials)...)
	})
}

type eventResultCmd struct {
	eventFile
	Table    int      `help:"Table." required:"" placeholder:"N"`
	Round    int      `help:"Battle Round (default: the last)." placeholder:"N"`
	Points   []string `help:"Fleet Points of a player, bonuses included: NAME=N." placeholder:"NAME=N" sep:"none"`
	Left     []string `help:"Squadron Points left in a player's own fleet: NAME=N." placeholder:"NAME=N" sep:"none"`
	Bonus    []string `help:"A bonus of a player: NAME=KEY or NAME=KEY:COUNT." placeholder:"NAME=KEY:N" sep:"none"`
	Winner   string   `help:"Winner, if the points do not decide." placeholder:"NAME"`
	Ending   string   `help:"elimination, time, concession or no-show." placeholder:"WORD"`
	Roll     []string `help:"Roll-off of equal players: NAME=FACES (as BHC-B) or the number of Battle Stations." placeholder:"NAME=FACES" sep:"none"`
	Game     string   `help:"Take the result from the record of a game played here." placeholder:"FILE"`
	Verified string   `help:"Initials under the opponent's fleet: AO,SN." placeholder:"AA,BB"`
	Signed   string   `help:"Initials under the result: AO,SN." placeholder:"AA,BB"`
	Correct  string   `help:"Correct a result and give the reason." placeholder:"WHY"`
	Sure     bool     `help:"Accept points the scenario cannot award."`
}

// Run writes a result, and signs it. With initials alone it only signs.
func (c *eventResultCmd) Run(s *cli.Streams) error {
	if err := c.write(s); err != nil || c.JSON {
		return err
	}
	e, err := tournament.Open(c.File)
	if err != nil {
		return err
	}
	for r := orLast(c.Round, e) + 1; r <= e.Round(); r++ {
		if say := e.DrawnOtherwise(r); say != "" {
			fmt.Fprintf(s.Out, "round %d stays as it was paired; from the results as they are now it would be: %s\n", r,
				say)
		}
	}
	return nil
}

func (c *eventResultCmd) write(s *cli.Streams) error {
	return c.change(s, func(d *tournament.Desk) error {
		round := orLast(c.Round, d.Event)
		if c.Verified != "" {
			if err := d.Verify(round, c.Table, pairOf(c.Verified)...); err != nil {
				return err
			}
		}
		if c.tells() {
			told, err := c.told(d.Event, round)
			if err != nil {
				return err
			}
			if c.Correct != "" {
				err = d.Correct(round, c.Table, told, c.Correct)
			} else {
				err = d.Enter(round, c.Table, told)
			}
			if err != nil {
				return err
			}
		} else if c.Verified == "" && c.Signed == "" {
			return cli.Usage("nothing to do: use --points, --left, --game, --signed or --verified")
		}
		if c.Signed != "" {
			return d.Sign(round, c.Table, pairOf(c.Signed)...)
		}
		return nil
	})
}

func (c *eventResultCmd) tells() bool {
	return len(c.Points)+len(c.Left)+len(c.Bonus)+len(c.Roll) > 0 || c.Winner != "" || c.Ending != "" || c.Game != ""
}

// told reads the report of a table from the flags.
func (c *eventResultCmd) told(e *tournament.Event, round int) (tournament.Told, error) {
	told := tournament.Told{Ending: tournament.Ending(c.Ending), Winner: tournament.Nobody, Sure: c.Sure}
	if c.Game != "" {
		if len(c.Points)+len(c.Left)+len(c.Bonus)+len(c.Roll) > 0 || c.Winner != "" || c.Ending != "" {
			return told, cli.Usage("--game cannot be combined with other results")
		}
		rec, err := cli.ReadRecord(c.Game)
		if err != nil {
			return told, err
		}
		cat, err := assets.Cards()
		if err != nil {
			return told, err
		}
		told, err = e.FromRecord(round, c.Table, rec, c.Game, scenarios.ByID, cat)
		if err != nil {
			return told, fmt.Errorf("%s: %w", c.Game, err)
		}
		return told, nil
	}
	seat := func(name string) (int, error) { return e.Seat(round, c.Table, name) }
	number := func(what string, list []string, into *[2]*int) error {
		return each(what, list, seat, func(i int, v string) error {
			n, err := strconv.Atoi(v)
			if err != nil {
				return cli.Usage("--%s %s: want a whole number", what, v)
			}
			into[i] = &n
			return nil
		})
	}
	if c.Winner != "" {
		var err error
		if told.Winner, err = seat(c.Winner); err != nil {
			return told, err
		}
	}
	if err := number("points", c.Points, &told.Points); err != nil {
		return told, err
	}
	if err := number("left", c.Left, &told.Left); err != nil {
		return told, err
	}
	err := each("bonus", c.Bonus, seat, func(i int, v string) error {
		key, count, many := strings.Cut(v, ":")
		n := 1
		if many {
			var err error
			if n, err = strconv.Atoi(count); err != nil {
				return cli.Usage("--bonus %s: want KEY or KEY:COUNT", v)
			}
		}
		told.Bonuses[i] = append(told.Bonuses[i], tournament.Count{Key: key, N: n})
		return nil
	})
	if err != nil || len(c.Roll) == 0 {
		return told, err
	}
	if len(c.Roll)%2 != 0 {
		return told, cli.Usage("--roll: both players roll")
	}
	for i := 0; i < len(c.Roll); i += 2 {
		t := tournament.Throw{Of: []int{0, 1}, Dice: make([]tournament.Faces, 2)}
		err := each("roll", c.Roll[i:i+2], seat, func(k int, v string) error {
			t.Dice[k] = facesOf(v)
			return nil
		})
		if err != nil {
			return told, err
		}
		told.RollOff = append(told.RollOff, t)
	}
	return told, nil
}

// each reads NAME=VALUE pairs.
func each(what string, list []string, seat func(string) (int, error), do func(seat int, value string) error) error {
	for _, s := range list {
		at := strings.LastIndex(s, "=")
		if at < 0 {
			return cli.Usage("--%s %s: want NAME=VALUE", what, s)
		}
		i, err := seat(s[:at])
		if err != nil {
			return err
		}
		if err := do(i, s[at+1:]); err != nil {
			return err
		}
	}
	return nil
}

// facesOf reads a throw: its five faces, or how many of them are Battle Stations.
func facesOf(v string) tournament.Faces {
	if n, err := strconv.Atoi(v); err == nil && n >= 0 && n <= tournament.RollOffDice {
		return tournament.StationsOnly(n)
	}
	return tournament.Faces(strings.ToUpper(v))
}

func pairOf(list string) []string { return strings.Split(list, ",") }

type eventRollCmd struct {
	eventFile
	Dice  []string `arg:"" help:"NAME=FACES (five letters: B Battle Stations, H Hit, C Critical Hit, - blank) or NAME=number of Battle Stations, for all who must roll."`
	Round int      `help:"Battle Round (default: the last)." placeholder:"N"`
}

// Run enters real dice.
func (c *eventRollCmd) Run(s *cli.Streams) error {
	return c.change(s, func(d *tournament.Desk) error {
		dice := map[tournament.No]tournament.Faces{}
		find := func(name string) (int, error) { n, err := d.Find(name); return int(n), err }
		err := each("dice", c.Dice, find, func(n int, v string) error {
			dice[tournament.No(n)] = facesOf(v)
			return nil
		})
		if err != nil {
			return err
		}
		return d.EnterThrow(orLast(c.Round, d.Event), dice)
	})
}

package main

import (
	"bytes"
	"fmt"

	"attackwing/cmd/internal/cli"
	"attackwing/game/fleet/buildsheet"
)

type fleetSheetCmd struct {
	Fleet string `arg:"" help:"${fleet} If the file has several fleets, each gets its own page."`
	Out   string `name:"out" short:"o" required:"" help:"The page to write; - for standard output." placeholder:"HTML"`
	checkFlags
	Player string `help:"Your name, printed on the sheet." placeholder:"NAME"`
	Email  string `help:"Your email address, printed on the sheet." placeholder:"ADDRESS"`
	Event  string `help:"Name of the event, printed on the sheet." placeholder:"NAME"`
	Date   string `help:"Date, printed on the sheet." placeholder:"DATE"`
}

// Run writes the pages of all fleets of the file as one document. A fleet that is not legal is
// written too, and its page says so, but it is exit 1.
func (c *fleetSheetCmd) Run(s *cli.Streams) error {
	cat, err := s.Cards()
	if err != nil {
		return err
	}
	if c.SP < 0 || c.SP > 1000 {
		return cli.Usage("--sp %d: want 0 to 1000", c.SP)
	}
	fs, err := cli.FindFleets(c.Fleet, cat)
	if err != nil {
		return err
	}
	if len(fs) == 0 {
		_, err := cli.FindList(c.Fleet, cat)
		return err
	}
	var all []buildsheet.Filled
	for _, f := range fs {
		sheet, err := c.judge(f, cat)
		if err != nil {
			return err
		}
		all = append(all, buildsheet.Filled{
			List:   f.List,
			Sheet:  sheet,
			Player: buildsheet.Player{Name: c.Player, Email: c.Email, Event: c.Event, Date: c.Date},
		})
	}
	var b bytes.Buffer
	if err := buildsheet.WriteAll(&b, cat, all); err != nil {
		return err
	}
	if c.Out == "-" {
		_, err = s.Out.Write(b.Bytes())
	} else {
		err = cli.WriteOut(c.Out, cli.Plain(b.Bytes()), cli.FleetFile(c.Fleet)...)
	}
	if err != nil {
		return err
	}
	for _, f := range all {
		if f.Sheet.Legal {
			continue
		}
		name := shortName(c.Fleet)
		if len(all) > 1 {
			name = f.List.Name
		}
		return fmt.Errorf("fleet %s is not legal: %s", name, cli.SayProblem(f.Sheet.Problems[0]))
	}
	return nil
}

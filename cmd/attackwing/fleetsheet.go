package main

import (
	"bytes"
	"fmt"
	"os"

	"attackwing/game/fleet/buildsheet"
)

type fleetSheetCmd struct {
	Fleet string `arg:"" help:"${fleet}"`
	Out   string `name:"out" short:"o" required:"" help:"The page to write; - for standard output." placeholder:"HTML"`
	checkFlags
	Player string `help:"Your name, to stand on the page." placeholder:"NAME"`
	Email  string `help:"Your e-mail address, to stand on the page." placeholder:"ADDRESS"`
	Event  string `help:"The event, to stand on the page." placeholder:"NAME"`
	Date   string `help:"The date, to stand on the page." placeholder:"DATE"`
}

// Run writes the page. A fleet that is not legal is written too, and the page says so, but it is exit 1.
func (c *fleetSheetCmd) Run(s *streams) error {
	l, sheet, err := c.check(s, c.Fleet)
	if err != nil {
		return err
	}
	cat, err := s.cards()
	if err != nil {
		return err
	}
	var b bytes.Buffer
	if err := buildsheet.Write(&b, l.List, sheet, cat, buildsheet.Player{Name: c.Player, Email: c.Email, Event: c.Event, Date: c.Date}); err != nil {
		return err
	}
	if c.Out == "-" {
		_, err = s.out.Write(b.Bytes())
	} else {
		err = os.WriteFile(c.Out, b.Bytes(), 0o644)
	}
	if err != nil {
		return err
	}
	if !sheet.Legal {
		return fmt.Errorf("fleet %s is not legal: %s", shortName(c.Fleet), sayProblem(sheet.Problems[0]))
	}
	return nil
}

package main

import (
	"bytes"
	"fmt"
	"io"
	"strings"

	"attackwing/cmd/internal/cli"
	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/game/fleet/exchange"
)

type fleetConvertCmd struct {
	In   string `arg:"" help:"${fleet}"`
	Out  string `arg:"" help:"The file to write: *.fleet.yaml ours, *.spacedock or *.spacedocksquads Space Dock's, *.txt Utopia's address; - for standard output."`
	To   string `help:"Output format, whatever the file name: fleet, spacedock, spacedocksquads or utopia." enum:",fleet,spacedock,spacedocksquads,utopia" default:"" placeholder:"FORM"`
	JSON bool   `help:"Print one JSON document."`
}

type convertJSON struct {
	Out     string   `json:"out"`
	Form    string   `json:"form"`
	Fleets  int      `json:"fleets"`
	Lost    []string `json:"lost"`    // what could not be kept
	Guessed []string `json:"guessed"` // what a text left open and was chosen
}

// outForms are the forms that the endings of files stand for.
var outForms = []struct {
	end  string
	form exchange.Form
}{
	{
		".spacedocksquads",
		exchange.SpaceDockSquads,
	}, {".spacedock", exchange.SpaceDock}, {".txt", exchange.UtopiaAddress}, {".url", exchange.UtopiaAddress},
	{".fleet.yaml", exchange.Ours}, {".yaml", exchange.Ours}, {".yml", exchange.Ours},
}

func (c *fleetConvertCmd) form() (exchange.Form, error) {
	if c.To != "" {
		return exchange.Form(c.To), nil
	}
	for _, f := range outForms {
		if strings.HasSuffix(strings.ToLower(c.Out), f.end) {
			return f.form, nil
		}
	}
	return "", cli.Usage(
		"fleet convert: %s does not say what to write; call it *.fleet.yaml, *.spacedock, *.spacedocksquads or *.txt, or say --to",
		c.Out,
	)
}

// Run converts. What could not be kept, and what was guessed, is said.
func (c *fleetConvertCmd) Run(s *cli.Streams) error {
	form, err := c.form()
	if err != nil {
		return err
	}
	if c.JSON && c.Out == "-" {
		return cli.Usage("fleet convert: with --json the fleet needs a file of its own")
	}
	cat, err := s.Cards()
	if err != nil {
		return err
	}
	fs, err := cli.FindFleets(c.In, cat)
	if err != nil {
		return err
	}
	if len(fs) != 1 && form != exchange.SpaceDockSquads {
		if _, err := cli.FindList(c.In, cat); err != nil {
			return err
		}
	}
	j := convertJSON{Out: c.Out, Form: string(form), Fleets: len(fs), Lost: []string{}, Guessed: []string{}}
	var ls []fleet.List
	for _, f := range fs {
		if len(f.Ships) == 0 && form != exchange.SpaceDockSquads {
			return fmt.Errorf("%s: the fleet has no ships", shortName(c.In))
		}
		j.Lost, j.Guessed, ls = append(j.Lost, f.Lost...), append(j.Guessed, f.Guessed...), append(ls, f.List)
	}
	var b bytes.Buffer
	lost, err := writeFleets(&b, form, ls, cat)
	if err != nil {
		return err
	}
	j.Lost = append(j.Lost, lost...)
	if c.Out == "-" {
		_, err = s.Out.Write(b.Bytes())
	} else {
		err = cli.WriteOut(c.Out, cli.Plain(b.Bytes()), cli.FleetFile(c.In)...)
	}
	if err != nil {
		return err
	}
	if c.JSON {
		return s.PrintJSON(j)
	}
	tell := s.Out
	if c.Out == "-" {
		tell = s.Err
	}
	for _, text := range j.Lost {
		fmt.Fprintf(tell, "not saved: %s\n", text)
	}
	for _, text := range j.Guessed {
		fmt.Fprintf(tell, "guessed: %s\n", text)
	}
	return nil
}

// writeFleets writes fleets in a form and names what it cannot say.
func writeFleets(w io.Writer, form exchange.Form, ls []fleet.List, cat *card.Catalogue) (lost []string, err error) {
	switch form {
	case exchange.SpaceDockSquads:
		return exchange.WriteSquads(w, ls, cat)
	case exchange.SpaceDock:
		return exchange.WriteSpaceDock(w, ls[0], cat)
	case exchange.UtopiaAddress:
		address, lost, err := exchange.Address(ls[0], cat)
		if err != nil {
			return nil, err
		}
		_, err = fmt.Fprintln(w, address)
		return lost, err
	}
	return nil, ls[0].Write(w)
}

package main

import (
	"attackwing/cmd/internal/cli"

	"cmp"
	"encoding/json"
	"fmt"
	"os"
	"runtime"
	"slices"
	"text/tabwriter"
	"time"
)

type benchCmd struct {
	Against string        `help:"Compare with an earlier run saved with --json." type:"existingfile" placeholder:"FILE"`
	Time    time.Duration `help:"Time to measure each figure (default ${default})." default:"1s" placeholder:"D"`
	Only    string        `help:"Run only this benchmark." placeholder:"ROW"`
	Window  string        `help:"Also measure the time to the first frame of the window of this attackwing." type:"existingfile" placeholder:"PROGRAM"`
	JSON    bool          `help:"Print one JSON document, to compare with later."`
	Profile string        `help:"Write a CPU profile, for pprof and for profile-guided builds." type:"path" placeholder:"FILE"`
}

// benchJSON is a run: what the referee does in how much processor time, on which machine.
type benchJSON struct {
	Version string   `json:"version"`
	Machine string   `json:"machine"`
	Figures []figure `json:"figures"`
}

// figure is one row of the table: the median of several measurements.
type figure struct {
	What        string   `json:"what"`
	Value       float64  `json:"value"`
	Unit        string   `json:"unit"`
	Allocations *float64 `json:"allocations,omitempty"` // of each
	Ratio       float64  `json:"ratio,omitempty"`       // how many times as good as in the earlier run
}

// better returns how many times as good a figure is as an older one: of what goes by the second
// more is better, of what takes time less.
func (f *figure) better(old *figure) float64 {
	if f.Unit == perSecond || f.Unit == times {
		return f.Value / old.Value
	}
	return old.Value / f.Value
}

const (
	perSecond = "/s"
	times     = "x"
	micros    = "µs"
	nanos     = "ns"
	millis    = "ms"
)

var began = time.Now()

// Run measures and prints.
func (c *benchCmd) Run(s *cli.Streams) (err error) {
	if c.Time < 10*time.Millisecond || c.Time > time.Minute {
		return cli.Usage("--time %s: want 10ms to 1m", c.Time)
	}
	var old benchJSON
	if c.Against != "" {
		b, err := os.ReadFile(c.Against)
		if err == nil {
			err = json.Unmarshal(b, &old)
		}
		if err != nil {
			return fmt.Errorf("--against: %s is not the output of bench --json: %w", c.Against, err)
		}
	}
	now := benchJSON{Version: cli.Version(), Machine: fmt.Sprintf("processors: %d", runtime.NumCPU())}
	rows, err := benchRows()
	if err != nil {
		return err
	}
	if c.Window != "" {
		rows = append(rows,
			benchRow{what: "first picture of the window, by the clock", unit: millis, ratio: benchFirst(c.Window)})
	}
	if c.Only != "" {
		rows = slices.DeleteFunc(rows, func(r benchRow) bool { return r.what != c.Only })
		if len(rows) == 0 {
			return cli.Usage("--only %s: no row of the table has that name", c.Only)
		}
	}
	if c.Profile != "" {
		end, wrong := profile(c.Profile)
		if wrong != nil {
			return wrong
		}
		defer func() { err = cmp.Or(err, end()) }()
	}
	for _, r := range rows {
		if s.Terminal() {
			fmt.Fprintf(s.Err, "\r\x1b[K%s", r.what)
		}
		f, err := r.measure(c.Time)
		if err != nil {
			return fmt.Errorf("%s: %w", r.what, err)
		}
		if i := slices.IndexFunc(old.Figures,
			func(x figure) bool { return x.What == f.What && x.Unit == f.Unit }); i >= 0 {
			f.Ratio = f.better(&old.Figures[i])
		}
		now.Figures = append(now.Figures, f)
	}
	if s.Terminal() {
		fmt.Fprint(s.Err, "\r\x1b[K")
	}
	if c.JSON {
		return s.PrintJSON(now)
	}
	return now.tell(s, c.Against != "")
}

// tell prints the table.
func (b *benchJSON) tell(s *cli.Streams, compared bool) error {
	fmt.Fprintf(s.Out, "attackwing %s; %s. Processor time of one core, medians.\n", b.Version, b.Machine)
	w := tabwriter.NewWriter(s.Out, 0, 0, 2, ' ', 0)
	for i := range b.Figures {
		f := &b.Figures[i]
		fmt.Fprintf(w, "%s\t%s %s\t", f.What, brief(f.Value), f.Unit)
		if f.Allocations != nil {
			fmt.Fprintf(w, "%s allocations", brief(*f.Allocations))
		}
		if compared && f.Ratio > 0 {
			fmt.Fprintf(w, "\t%s times as good", brief(f.Ratio))
		} else if compared {
			fmt.Fprint(w, "\tnot in the earlier run")
		}
		fmt.Fprintln(w)
	}
	return w.Flush()
}

// brief is a number in three figures.
func brief(x float64) string {
	switch {
	case x >= 100:
		return fmt.Sprintf("%.0f", x)
	case x >= 10:
		return fmt.Sprintf("%.1f", x)
	}
	return fmt.Sprintf("%.2f", x)
}

package desk

import (
	"bytes"
	"fmt"
	"slices"

	"attackwing/game/tournament"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// correction writes a result anew, with a reason, and shows before what it would change.
type correction struct {
	round, table int
	draft        draft
	points       [2]kit.Typed
	why          kit.Typed
	tabs         kit.Tabs
	side         kit.Scrolled
	seen         foreseen
}

// newCorrection corrects the result of a table (from 1) of the round shown.
func newCorrection(v view, table int) *correction {
	k := &correction{round: v.tab, table: table, draft: draft{winner: tournament.Nobody}}
	was := v.round().Tables[table-1].Newest()
	for i := range was.Sides {
		k.draft.points[i] = fmt.Sprint(was.Sides[i].Points)
		k.points[i] = kit.TypedOf(k.draft.points[i])
	}
	k.points[0].Focus() // what is most often wrong
	k.draft.rolls = was.RollOff
	if was.Ending != tournament.ByTime {
		k.draft.ending, k.draft.winner = was.Ending, was.Winner
	}
	return k
}

func (k *correction) tableOf(d eventPage) *tournament.Table {
	return &d.Rounds[k.round-1].Tables[k.table-1]
}

func (k *correction) title(view) (head, sub string) {
	return "Correct a result", fmt.Sprintf("Round %d, table %d · counts when both have signed, drawn pairings stay",
		k.round, k.table)
}

func (k *correction) commands(d eventPage) kit.Commands { return kit.Commands{k.save(d)} }

func (k *correction) save(d eventPage) *kit.Command {
	c := &kit.Command{
		ID:    "save-correction",
		Words: "Save the correction",
		Key:   "ctrl+enter",
		Look:  kit.Main,
		Do:    func() { k.write(d) },
	}
	if d.doubt == &k.draft {
		c = &kit.Command{
			ID:    "confirm-correction",
			Words: "Confirm",
			Key:   "ctrl+enter",
			Also:  "enter",
			Look:  kit.Main,
			Do:    c.Do,
		}
	}
	if _, bad := k.changes(d); bad != nil {
		c.Off = names.Sentence(bad.Error())
	}
	return c
}

// edited notes that something other than the reason is another.
func (k *correction) edited(d eventPage) {
	d.undoubt()
	k.draft.points = [2]string{k.points[0].String(), k.points[1].String()}
	k.draft.rolls = nil // they were of other points
}

func (k *correction) body(d eventPage) kit.Part {
	return kit.Split(&k.tabs,
		kit.Col{Name: "Result", Least: 380, Share: 5, Part: k.form(d)},
		kit.Col{Name: "What changes", Least: 300, Share: 4, Part: k.consequences(d)})
}

// endingWords are the endings as they are chosen.
var endingWords = []string{"time", "elimination", "concession", "no-show"}

func (k *correction) form(d eventPage) kit.Part {
	t := k.tableOf(d)
	var ps []kit.Part
	var names []string
	next := [2]*kit.Typed{&k.points[1], &k.why}
	for i, n := range t.Players {
		name := d.Player(n).Name
		names = append(names, name)
		ps = append(
			ps,
			asked(
				"Fleet Points of "+name,
				"",
				kit.Field(&k.points[i], kit.FieldOf{
					ID:      fmt.Sprint("points", i),
					Most:    5,
					Wide:    100,
					Enter:   next[i],
					Changed: func() { k.edited(d) },
				}),
			),
		)
	}
	return kit.Panel(kit.Column(12, append(
		ps,
		asked("Ended by", "", kit.Choice("ending", max(0, slices.Index(endings, k.draft.ending)), func(i int) {
			k.draft.ending = endings[i]
			k.edited(d)
		}, endingWords...)),
		asked("Winner", "", kit.Choice("winner", k.draft.winner+1, func(i int) {
			k.draft.winner = i - 1
			k.edited(d)
		}, "by points", names[0], names[1])),
		asked(
			"Reason",
			"For the log.",
			kit.Field(&k.why,
				kit.FieldOf{ID: "why", Hint: "reason for the correction", Most: 200, Wide: 260, Changed: d.undoubt}),
		),
	)...))
}

// consequences returns the changes that the correction would make.
func (k *correction) consequences(d eventPage) kit.Part {
	var ps []kit.Part
	lines, bad := k.changes(d)
	switch {
	case bad != nil:
		ps = append(ps, kit.Text(scene.StyleBody, scene.DangerSentence, names.Sentence(bad.Error())))
	case len(lines) == 0:
		ps = append(ps, say("No change in the ranks."))
	}
	for _, s := range lines {
		ps = append(ps, kit.Text(scene.StyleSmall, scene.Text2, s))
	}
	return kit.Foot(&k.side, panel("What changes", "", ps...), kit.Button(k.save(d)))
}

// tried returns the event as the correction would make it.
func (k *correction) tried(d eventPage) (*tournament.Event, error) {
	var b bytes.Buffer
	if err := d.Write(&b); err != nil {
		return nil, err
	}
	e, err := tournament.Read(&b, d.file)
	if err != nil {
		return nil, err
	}
	told, err := d.told(k.tableOf(d), &k.draft)
	if err != nil {
		return nil, err
	}
	told.Sure = true
	desk := e.By("desk", d.store.Now())
	if err := desk.Correct(k.round, k.table, told, "tried"); err != nil {
		return nil, err
	}
	if t := &e.Rounds[k.round-1].Tables[k.table-1]; t.Correction != nil { // as if both had signed
		return e, desk.Sign(k.round, k.table, e.Player(t.Players[0]).Initials, e.Player(t.Players[1]).Initials)
	}
	return e, nil
}

// foreseen caches the changes that a correction would make, for a draft and a state of the event.
type foreseen struct {
	draft    draft
	revision int
	lines    []string
	err      error
}

// changes says what the correction would change: ranks, and how later rounds would have been
// paired.
func (k *correction) changes(d eventPage) ([]string, error) {
	f := &k.seen
	if f.revision != d.Revision || f.draft.points != k.draft.points || f.draft.ending != k.draft.ending ||
		f.draft.winner != k.draft.winner ||
		(f.draft.rolls == nil) != (k.draft.rolls == nil) {
		*f = foreseen{draft: k.draft, revision: d.Revision}
		f.lines, f.err = k.foresee(d)
	}
	return f.lines, f.err
}

func (k *correction) foresee(d eventPage) ([]string, error) {
	if d.even(k.tableOf(d), &k.draft) {
		return []string{"Fleet Points are tied. Roll off before you save."}, nil
	}
	e, err := k.tried(d)
	if err != nil {
		return nil, err
	}
	var out []string
	was := map[tournament.No]tournament.Standing{}
	for _, s := range d.Standings(d.Round()) {
		was[s.No] = s
	}
	for _, s := range e.Standings(e.Round()) {
		if o := was[s.No]; o.Rank != s.Rank || o.Battle != s.Battle || o.Points != s.Points {
			out = append(
				out,
				fmt.Sprintf("%s: from rank %d, %d BP, %d FP to rank %d, %d BP, %d FP.", s.Player, o.Rank, o.Battle,
					o.Points, s.Rank, s.Battle, s.Points),
			)
		}
	}
	for r := k.round + 1; r <= e.Round(); r++ {
		if s := e.DrawnOtherwise(r); s != "" {
			out = append(out,
				fmt.Sprintf("Round %d would have been paired differently: %s. The drawn pairings stay.", r, s))
		}
	}
	return out, nil
}

func (k *correction) write(d eventPage) {
	t := k.tableOf(d)
	_, ok := d.tell(t, &k.draft, func(e *tournament.Desk, told tournament.Told) error {
		return e.Correct(k.round, k.table, told, k.why.String())
	})
	if !ok {
		return
	}
	if d.even(t, &k.draft) {
		d.lay(newBattleRoll(d.view, k.round, k.table, &k.draft, func(now eventPage) {
			now.lay(k)
			k.write(now)
		}))
		return
	}
	d.close()
}

package table

import "testing"

func redoKey(tb *Table) {
	tb.Update(&Input{X: -1, Y: -1, Any: true, Ctrl: true, Shift: true, Strokes: []string{"z"}}, 1.0/60)
	tick(tb, 3)
}

func undoKey(tb *Table) {
	tb.Update(&Input{X: -1, Y: -1, Any: true, Ctrl: true, Strokes: []string{"z"}}, 1.0/60)
	tick(tb, 3)
}

func TestRedoGivesWhatWasTakenBack(t *testing.T) {
	tb := begin(t, "human", "human")
	placed(t, tb)
	for range 2 {
		hold(tb, 1.2)
		for range 12 {
			if tb.curtain {
				break
			}
			press(tb, "enter")
		}
	}
	for range 4 {
		press(tb, "enter")
	}
	answers, hash := len(tb.g.Answers()), tb.g.State().Hash()
	var steps int
	for len(tb.marks) > 0 && steps < 200 {
		undoKey(tb)
		steps++
	}
	if len(tb.g.Answers()) != 0 {
		t.Fatalf("%d answers are left", len(tb.g.Answers()))
	}
	for range steps {
		redoKey(tb)
	}
	if len(tb.g.Answers()) != answers || tb.g.State().Hash() != hash {
		t.Errorf("%d answers, hash %v; before %d, %v", len(tb.g.Answers()), tb.g.State().Hash(), answers, hash)
	}
	redoKey(tb)
	if tb.refusal == "" {
		t.Error("there is nothing more to give again, and nobody says so")
	}
}

func TestANewAnswerForgetsWhatWasTakenBack(t *testing.T) {
	tb := begin(t, "human", "human")
	press(tb, "enter")
	press(tb, "enter")
	undoKey(tb)
	tb.draft.X += 20000
	press(tb, "s", "enter")
	n := len(tb.g.Answers())
	redoKey(tb)
	if len(tb.g.Answers()) != n {
		t.Error("redo mixes two battles")
	}
}

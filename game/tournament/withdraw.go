package tournament

import "fmt"

// Withdraw takes the result of a game played here out again, because its players have taken back
// the end of the battle and play on. hash is that of the result's game. A result that somebody else
// has entered meanwhile stays, and so does one that both players have signed: that is corrected,
// with a reason, and not played anew. The token spent in the game is there again.
func (d *Desk) Withdraw(round, table int, hash string) error {
	t, err := d.table(round, table)
	if err != nil {
		return err
	}
	r := t.Result
	switch {
	case r == nil:
		return nil
	case round != d.Round():
		return fmt.Errorf("round %d was paired with this result, so it stays", d.Round())
	case r.Game == nil || r.Game.Hash != hash:
		return fmt.Errorf("round %d, table %d now has another result: %s", round, table, t.sayResult(d.Event))
	case r.signed():
		return fmt.Errorf("both players have signed round %d, table %d. Correct it at the desk", round, table)
	}
	was := t.sayResult(d.Event)
	if c := d.Commendation; c != nil && c.Spent == round && (c.Holder == t.Players[0] || c.Holder == t.Players[1]) {
		was += fmt.Sprintf("; Commendation Award Token spent %s", c.On)
		c.Spent, c.On = 0, ""
	}
	t.Result = nil
	d.note(was, "round %d, table %d: battle resumed, result withdrawn", round, table)
	return nil
}

package table

import (
	"slices"

	"attackwing/game"
	"attackwing/ui/front"
	"attackwing/ui/window"
)

// openBattleSheet shows the rules of a battle in our words.
func (t *Table) openBattleSheet(sheet *game.Sheet) { t.Open(window.NewSheet(t, sheet)) }

// openInForce shows the house rules of the battle that is played.
func (t *Table) openInForce() { t.Open(window.NewInForce(t, t.Game.Setup())) }

// openSaveAs asks for the name of a copy of the battle.
func (t *Table) openSaveAs() {
	if t.opts.Data == nil || t.Game == nil {
		t.Refuse("Nothing is kept here.")
		return
	}
	t.Open(window.NewSaveAs(t, t.opts.Data, t.Where()))
}

// openLoad shows the battles that are kept; closed, it leads back to the battle.
func (t *Table) openLoad() {
	if t.Cover.Secret() {
		t.Cover.Fall()
	}
	if !slices.ContainsFunc(t.opts.Pages, func(e front.Entry) bool { return e.ID == "replays" }) || !t.openEntry("replays") {
		t.Refuse("Nothing is kept here.")
	}
}

// openGlossary shows the terms, ready to be searched.
func (t *Table) openGlossary() { t.Open(window.NewGlossary(t)) }

// openHouse shows the house rules of the battle that is chosen.
func (t *Table) openHouse() {
	t.Open(window.NewHouse(t, t.title.Next.Sheet(), &t.title.Next.House))
}

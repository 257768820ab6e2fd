package panel

import (
	"fmt"

	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// Halt says that the battle stands.
type Halt struct{ plain }

// Layers say so while it stands.
func (h *Halt) Layers(b *battle.Session) []kit.Layer {
	if !b.Halted {
		return nil
	}
	ls := h.Dialogs(b)
	where := b.Game.Setup().Scenario.Sheet().Title
	if b.Shown.Phase != game.SettingUp {
		where += fmt.Sprintf(", round %d, %s", b.Shown.Round, b.Shown.Phase)
	}
	ls[0].Body = kit.Dialog(
		ls[0].Name,
		where,
		kit.Text(scene.StyleBody, scene.Text2, "The battle is paused. Clocks are stopped."),
		ls[0].Commands...)
	return ls
}

// Dialogs returns the way on.
func (h *Halt) Dialogs(b *battle.Session) []kit.Layer {
	on := &kit.Command{ID: "goon", Words: "Continue", Key: "p", Also: "enter space esc", Look: kit.Main, Do: b.Unhalt}
	return []kit.Layer{{Name: "Paused", Key: h, Modal: true, Beside: b.Unhalt, Commands: kit.Commands{on}}}
}

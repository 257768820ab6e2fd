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
func (h *Halt) Layers(b *battle.Battle) []kit.Layer {
	if !b.Halted {
		return nil
	}
	where := b.Game.Setup().Scenario.Sheet().Title
	if b.Shown.Phase != game.SettingUp {
		where += fmt.Sprintf(", round %d, %s", b.Shown.Round, b.Shown.Phase)
	}
	on := &kit.Command{ID: "goon", Words: "Go on", Key: "p", Also: "enter space esc", Look: kit.Main, Do: b.Unhalt}
	return []kit.Layer{{Key: h, Modal: true, Beside: b.Unhalt, Commands: kit.Commands{on},
		Body: kit.Dialog("Paused", where, kit.Text(scene.StyleBody, scene.Text2, "Clocks stand, nobody thinks, nothing moves."), on)}}
}

package boardview_test

import (
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/boardview"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
	"attackwing/ui/scene"
)

// A token with corners is seen on every small table: in red only where it hurts.
func TestPatchesAreOnSmallTables(t *testing.T) {
	for name, part := range map[string]func(b *scene.Board) kit.Part{
		"prospect": func(b *scene.Board) kit.Part { return boardview.Prospect(b, 190) },
		"plan":     func(b *scene.Board) kit.Part { return boardview.Plan(b, 190) },
		"thumb":    func(b *scene.Board) kit.Part { return boardview.Thumb(b, 190) },
	} {
		shapes := func(danger ...bool) (all, red int) {
			b := &scene.Board{}
			for _, d := range danger {
				b.Patches = append(b.Patches, scene.Patch{Corners: []scene.Pt{{X: 100, Y: 100}, {X: 200, Y: 100}, {X: 200, Y: 150}}, Danger: d})
			}
			w := kittest.OpenIn(t, kittest.Of(func() kit.Part { return part(b) }), 320, 310)
			for _, sh := range w.Canvas.Scene.Shapes {
				if all++; sh.Color == scene.Danger {
					red++
				}
			}
			return all, red
		}
		none, _ := shapes()
		if all, red := shapes(false); all <= none || red != 0 {
			t.Errorf("%s: a harmless one makes %d shapes of %d, %d of them red", name, all, none, red)
		}
		if _, red := shapes(true); red == 0 {
			t.Errorf("%s: one that hurts is not red", name)
		}
	}
}

// Three ships of a fleet stand in its area, whether that is wide or deep.
func TestFleetsBeginAlongTheirAreas(t *testing.T) {
	for _, z := range []scene.Rect{scene.InchRect(0, 0, 36, 4), scene.InchRect(0, 10, 4, 26), scene.InchRect(32, 10, 36, 26)} {
		b := &scene.Board{Zones: []scene.Zone{{Rect: z, Seat: 1}}}
		art, tones := scene.ShipArt("ship-small-craft", "civ", "")
		for range 3 {
			b.Ships = append(b.Ships, scene.Ship{Seat: 1, Art: art, Tones: tones})
		}
		seen := map[scene.Pt]bool{}
		for _, sh := range kittest.OpenIn(t, kittest.Of(func() kit.Part { return boardview.Prospect(b, 190) }), 320, 310).Canvas.Scene.Shapes {
			if sh.Kind == scene.Picture && sh.Art == art {
				seen[sh.At] = true
			}
		}
		expect.Same(t, len(seen), 3, "%v: ships stand at %v", z, seen)
	}
}

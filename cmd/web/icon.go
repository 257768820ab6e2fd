package main

import (
	"fmt"

	"attackwing/ui/kit"
	"attackwing/ui/scene"
	"attackwing/ui/shot"
)

// icons are the pictures of the program that a browser shows, by name.
func icons() (map[string][]byte, error) {
	out := map[string][]byte{}
	for _, size := range []int{192, 512} {
		b, err := shot.PagePNG(icon(size), size, size)
		if err != nil {
			return nil, err
		}
		out[fmt.Sprintf("icon-%d.png", size)] = b
	}
	return out, nil
}

// icon is a page with one ship on it, so many pixels wide.
type icon float64

func (icon) Name() string           { return "icon" }
func (icon) Commands() kit.Commands { return nil }
func (icon) Tick(float64) kit.Wake  { return kit.Wake{In: kit.Never} }
func (i icon) Body() kit.Part {
	art, tones := scene.ShipArt("ship-saucer-nacelles", "federation", "")
	return kit.Middled(kit.Art(float64(i)*0.84, art, tones, 0).At(kit.Middle))
}

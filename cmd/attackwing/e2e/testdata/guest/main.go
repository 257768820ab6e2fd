// Command guest is a game of three screens to try the harness on: a click on
// the green square starts it, Enter ends it, and it reports as attackwing does.
package main

import (
	"encoding/json"
	"flag"
	"image/color"
	"log"
	"os"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

var (
	report = flag.String("report", "", "")
	crash  = flag.Bool("crash", false, "")
)

type game struct {
	screen string
	told   string
	ticks  int
}

func (g *game) Update() error {
	g.ticks++
	x, y := ebiten.CursorPosition()
	over := x >= 100 && x < 300 && y >= 100 && y < 200
	switch {
	case g.screen == "title" && over && inpututil.IsMouseButtonJustReleased(ebiten.MouseButtonLeft):
		g.screen = "table"
	case g.screen == "table" && *crash:
		panic("crash as told")
	case g.screen == "table" && inpututil.KeyPressDuration(ebiten.KeyEnter) == 40:
		g.screen = "over" // held, not touched
	}
	if g.told != g.screen {
		g.told = g.screen
		g.tell()
	}
	return nil
}

func (g *game) tell() {
	doc := map[string]any{"screen": g.screen, "round": 1}
	if g.screen == "title" {
		doc["buttons"] = []any{map[string]any{"name": "start", "x": 200, "y": 150}}
	}
	text, err := json.Marshal(doc)
	if err == nil {
		err = os.WriteFile(*report+".new", text, 0o666)
	}
	if err == nil {
		err = os.Rename(*report+".new", *report)
	}
	if err != nil {
		log.Fatal(err)
	}
}

func (g *game) Draw(screen *ebiten.Image) {
	screen.Fill(map[string]color.Color{
		"title": color.RGBA{0x07, 0x0a, 0x14, 0xff},
		"table": color.RGBA{0x12, 0x29, 0x4a, 0xff},
		"over":  color.RGBA{0x80, 0, 0, 0xff},
	}[g.screen])
	if g.screen == "title" {
		square := ebiten.NewImage(200, 100)
		square.Fill(color.RGBA{0x63, 0xe0, 0xc3, 0xff})
		op := &ebiten.DrawImageOptions{}
		op.GeoM.Translate(100, 100)
		screen.DrawImage(square, op)
	}
}

func (g *game) Layout(width, height int) (int, int) { return width, height }

func main() {
	flag.Parse()
	ebiten.SetWindowTitle("Attack Wing Playfield")
	ebiten.SetWindowSize(1280, 800)
	if err := ebiten.RunGame(&game{screen: "title"}); err != nil {
		log.Fatal(err)
	}
}

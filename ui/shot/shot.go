package shot

import (
	"fmt"
	"image"
	"slices"
	"strings"

	"attackwing/ui/raster"
	"attackwing/ui/scene"
)

var layers = map[string]scene.Layer{
	"void":       scene.LayerVoid,
	"sky":        scene.LayerSky,
	"grid":       scene.LayerGrid,
	"zones":      scene.LayerZones,
	"obstacles":  scene.LayerObstacles,
	"web":        scene.LayerWeb,
	"arcs":       scene.LayerArcs,
	"templates":  scene.LayerTemplates,
	"objectives": scene.LayerObjective,
	"bases":      scene.LayerBases,
	"ghosts":     scene.LayerGhosts,
	"ships":      scene.LayerShips,
	"tokens":     scene.LayerTokens,
	"fire":       scene.LayerFire,
	"labels":     scene.LayerLabels,
	"notes":      scene.LayerNotes,
	"effects":    scene.LayerEffects,
}

// Layers returns the names that Draw knows, back to front.
func Layers() []string {
	var out []string
	for n := range layers {
		out = append(out, n)
	}
	slices.SortFunc(out, func(a, b string) int { return int(layers[a]) - int(layers[b]) })
	return out
}

// Draw paints a board, size pixels wide and high; with only, nothing but those layers.
func Draw(b *scene.Board, size int, only []string) (*image.RGBA, error) {
	keep := map[scene.Layer]bool{}
	for _, n := range only {
		l, ok := layers[strings.TrimSpace(n)]
		if !ok {
			return nil, fmt.Errorf("no layer %q; there are %s", n, strings.Join(Layers(), ", "))
		}
		keep[l] = true
	}
	cam := scene.Fit(0, 0, float64(size), float64(size))
	cam.PxPerInch *= 0.97
	s := scene.Build(b, cam)
	if len(keep) > 0 {
		s.Shapes = slices.DeleteFunc(s.Shapes, func(sh scene.Shape) bool { return !keep[sh.Layer] })
	}
	img := image.NewRGBA(image.Rect(0, 0, size, size))
	raster.Draw(img, s, cam)
	return img, nil
}

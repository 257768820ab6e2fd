package table

import (
	"attackwing/ui/measure"
	"attackwing/ui/scene"
)

// measuring is what measures on the board: ruler, fan, reach, what lies under the pointer, the small map.
type measuring struct {
	ruler   measure.Ruler
	aids    aids
	under   measure.Under // what lies under the pointer
	noMap   bool          // the small map is hidden
	jumping bool          // the small map is dragged
	cmds    []command
}

// eye is the camera, its glide, and what drags it.
type eye struct {
	cam      scene.Camera
	fitted   bool
	glide    glide
	panning  bool
	panX     float64
	panY     float64
	pressing bool // a pointer is down
}

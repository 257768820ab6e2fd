package scene

// Layer is the place of a shape in the stack; lower is farther back.
type Layer uint8

// The layers of the board. Bars, sheets and covers above them are the screen's own.
const (
	LayerVoid      Layer = 0
	LayerSky       Layer = 10
	LayerGrid      Layer = 20
	LayerZones     Layer = 30
	LayerObstacles Layer = 40
	LayerWeb       Layer = 50
	LayerArcs      Layer = 60
	LayerTemplates Layer = 70
	LayerObjective Layer = 80
	LayerBases     Layer = 90
	LayerGhosts    Layer = 100
	LayerShips     Layer = 110
	LayerTokens    Layer = 120
	LayerFire      Layer = 130
	LayerLabels    Layer = 140
	LayerNotes     Layer = 150
	LayerEffects   Layer = 160
)

package kit

import "attackwing/ui/scene"

// cloudInks are the colors of clouds: three to a sky. The first are those of pages.
var CloudInks = [...][3]Ink{
	{scene.Hex(0x1B3570), scene.Hex(0x12505C), scene.Hex(0x45245C)},
	{scene.Hex(0x6A2A86), scene.Hex(0x8C2B45), scene.Hex(0x2B3F8C)},
	{scene.Hex(0x8A5A24), scene.Hex(0x31509A), scene.Hex(0x6E3A2A)},
	{scene.Hex(0x15706E), scene.Hex(0x284E9C), scene.Hex(0x3E2B86)},
	{scene.Hex(0x1F7A48), scene.Hex(0x17606C), scene.Hex(0x2C5A26)},
	{scene.Hex(0x2C52AE), scene.Hex(0x5E2F96), scene.Hex(0x1C6E8A)},
}

// sky draws the background of a page: clouds, stars and the rim of a planet.
func sky(c *Canvas, w, h float64) {
	c.Box(0, 0, w, h, 0, scene.Void)
	if scene.Clouded {
		for i, at := range [...]scene.Pt{{X: 0.16, Y: 0.24}, {X: 0.60, Y: 0.06}, {X: 0.94, Y: 0.84}} {
			c.Cloud(scene.Pt{X: at.X * w, Y: at.Y * h}, w*0.34, h*0.42, scene.Fade(CloudInks[0][i], 0.5), uint64(11+i))
		}
	}
	x := uint32(7)
	for range int(w * h / 9000) {
		x = x*1664525 + 1013904223
		px := float64((x>>8)&0xFFFF) / 65536 * w
		x = x*1664525 + 1013904223
		py := float64((x>>8)&0xFFFF) / 65536 * h
		r := 0.5 + float64(x>>28)/16*0.6
		c.Path().Rect(px-r, py-r, px+r, py+r)
		c.Fill(scene.Fade(scene.Text1, 0.12+float64(x>>27&7)/30))
	}
	c.Path().Circle(scene.Pt{X: w * 0.1, Y: h * 1.62}, h*0.72)
	c.Fill(scene.Hex(0x12264A))
	c.Path().Circle(scene.Pt{X: w * 0.1, Y: h * 1.62}, h*0.715)
	c.Stroke(scene.Fade(scene.Seats[1].Main, 0.35), 2, 0, 0)
	c.Path().Rect(0, 0, w, 3)
	c.Fill(scene.Seats[1].Main)
}

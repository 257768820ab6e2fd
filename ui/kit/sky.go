package kit

import "attackwing/ui/scene"

// Sky is what lies behind a page: stars and the rim of a world.
func Sky(c *Canvas, w, h float64) {
	c.Box(0, 0, w, h, 0, scene.Void)
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

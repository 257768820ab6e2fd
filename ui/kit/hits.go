package kit

// Hit is a part that has a name, as reports and tests know it, and where it is seen.
type Hit struct {
	ID         string
	X, Y, W, H float64
	Enabled    bool
}

// Center is the middle of what is seen of it.
func (h Hit) Center() (x, y float64) { return h.X + h.W/2, h.Y + h.H/2 }

// Has tells whether a pixel lies in it.
func (h Hit) Has(x, y float64) bool { return x >= h.X && x < h.X+h.W && y >= h.Y && y < h.Y+h.H }

// Hits are those of a page, the topmost last.
type Hits []Hit

// Hits are what of the page can be reached now by a name, text fields aside.
func (v *View) Hits() (out Hits) {
	for _, p := range v.Placed() {
		if p.Name.Kind != "" && p.Role != AField {
			out = append(out, Hit{p.Name.String(), p.Box.X, p.Box.Y, p.Box.W, p.Box.H, p.Off == ""})
		}
	}
	return out
}

// At is the topmost one under a pixel.
func (hs Hits) At(x, y float64) (Hit, bool) {
	for i := len(hs) - 1; i >= 0; i-- {
		if hs[i].Has(x, y) {
			return hs[i], true
		}
	}
	return Hit{}, false
}

// Find is the first one of a name.
func (hs Hits) Find(id string) (Hit, bool) {
	for _, h := range hs {
		if h.ID == id {
			return h, true
		}
	}
	return Hit{}, false
}

package screen

import (
	"image"
	"math"

	"attackwing/ui/raster"
	"attackwing/ui/scene"
)

// sharpTicks is the time the camera has to stand still before the board is painted anew, in ticks.
// Painting it takes many times as long as a frame; until then the old picture is moved and
// stretched. A table that is turned is painted at once: nobody turns it by less than a quarter, and
// its words would stand on their heads. So is the board of another page.
const sharpTicks = 7

// sharp reports whether the board is painted anew now that the camera has left its picture.
func (w *frame) sharp(cam scene.Camera) bool {
	return w.aimed >= sharpTicks || cam.Rotation != w.boardBy.Rotation || w.boardAt != w.window.Top()
}

// follow notes where the camera points; true while the board's picture was taken from elsewhere.
func (w *frame) follow() bool {
	b, at := w.window.Board()
	if b == nil {
		return false
	}
	if cam := w.dots(at); cam != w.aim {
		w.aim, w.aimed, w.full = cam, 0, true
	} else {
		w.aimed++
	}
	if w.boardBy == (scene.Camera{}) || w.aim == w.boardBy && w.boardAt == w.window.Top() {
		return false
	}
	if w.sharp(w.aim) {
		w.stale = true
	} else {
		w.paintComing()
	}
	return true
}

// showsBoard reports whether the page shown has a board.
func (w *frame) showsBoard() bool {
	b, _ := w.window.Board()
	return b != nil
}

// drawBoard draws the board's picture as the camera sees it now.
func (w *frame) drawBoard(screen surface) {
	_, at := w.window.Board()
	cam, by := w.dots(at), w.boardBy
	if cam == by {
		screen.draw(w.board.tex, int(cam.X), int(cam.Y))
		return
	}
	view := screen.part(image.Rect(int(cam.X), int(cam.Y), int(cam.X+cam.W), int(cam.Y+cam.H)))
	w.keepTable()
	if w.table != nil { // what the picture does not reach
		view.bend(w.table, stretched(cam, w.tableBy))
		to := stretched(cam, by)
		view.fade(w.board.tex, to, softly(by.W, by.H, to, cam))
		return
	}
	view.bend(w.board.tex, stretched(cam, by))
}

// stretched returns the transformation of a picture taken by the camera by to the view of cam.
func stretched(cam, by scene.Camera) affine {
	k := cam.PxPerInch / by.PxPerInch
	middle := cam.ToScreen(scene.Pt{X: by.CenterX, Y: by.CenterY})
	sin, cos := math.Sincos((cam.Rotation - by.Rotation) * math.Pi / 180)
	sin, cos = sin*k, cos*k
	return affine{cos, -sin, middle.X - cos*by.W/2 + sin*by.H/2, sin, cos, middle.Y - sin*by.W/2 - cos*by.H/2}
}

// keepTable keeps the sky and the web of a picture with all of the table when the camera leaves it:
// what is seen at the edges while it moves away from a picture that is nearer.
func (w *frame) keepTable() {
	under := w.still[1]
	if w.boardBy.PxPerInch*scene.Table/scene.Inch > min(w.boardBy.W, w.boardBy.H)+1 || under.img == nil ||
		under.key == w.tableOf {
		return
	}
	if w.table != nil {
		w.table.drop()
	}
	w.table = newPicture(under.img.Rect.Dx(), under.img.Rect.Dy())
	w.table.write(under.img, under.img.Rect)
	w.tableBy, w.tableOf = w.boardBy, under.key
}

// paintBoard paints the board in memory and tells what it has painted anew.
func (w *frame) paintBoard() (part image.Rectangle) {
	board, at := w.window.Board()
	cam := w.dots(at)
	bw, bh := int(cam.W), int(cam.H)
	if bw < 8 || bh < 8 {
		return part
	}
	if w.boardBy != (scene.Camera{}) && cam != w.boardBy && !w.sharp(cam) && w.board.fits(bw, bh) {
		return part // the camera moves: the picture there is does until that stops
	}
	w.boardBy, w.boardAt = cam, w.window.Top()
	cam.X, cam.Y = 0, 0
	w.builder.Build(&w.scene, board, cam)
	gs := w.scene.Groups()
	if w.board.size(bw, bh) {
		w.boardOf = raster.Kept{}
	}
	n, key, dst := 0, seenBy(cam), w.board.img
	var under *image.RGBA
	for i, top := range [...]scene.Layer{scene.LayerGrid, scene.LayerWeb} {
		from := n
		n, key = below(gs, n, top, key)
		l := &w.still[i]
		if i == 0 && l.key != key && w.come(key) {
			under = l.img
			continue
		}
		if i == 0 && l.img == nil && w.coming.img != nil { // another sky was to come
			l.img, w.coming.img = w.coming.img, nil
		}
		if l.img == nil || l.img.Rect != dst.Rect || l.key != key {
			l.key = key
			if n == from && under != nil { // no web
				l.img = under
				continue
			}
			if l.img == nil || l.img == under || l.img.Rect != dst.Rect {
				l.img = image.NewRGBA(dst.Rect)
			}
			if under != nil {
				copy(l.img.Pix, under.Pix)
			} else {
				clear(l.img.Pix)
			}
			w.painter.Draw(l.img, w.scene.Shapes[from:n], cam)
		}
		under = l.img
	}
	if key != w.boardOn {
		w.boardOn, w.boardOf = key, raster.Kept{}
	}
	return w.painter.Upon(dst, under, &w.boardOf, w.scene.Shapes[n:], cam)
}

// kept is a picture of layers that stay as they are for a while.
type kept struct {
	img *image.RGBA
	key uint64
}

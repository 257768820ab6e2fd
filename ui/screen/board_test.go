package screen

import (
	"bytes"
	"testing"

	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/ui/battle"
	"attackwing/ui/film"
	"attackwing/ui/kit"
	"attackwing/ui/raster"
	"attackwing/ui/window"
)

// showing is a window that shows a film of a battle by computers.
func showing(t testing.TB) (*frame, *film.Projector) {
	g := gametest.Ensigns(t, gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", 1), 1)
	f, err := film.New(record.Shoot(g.Setup(), g.Answers()))
	expect.OK(t, err)
	w := &frame{window: window.New(window.Options{}), w: opensW, h: opensH, dense: 1}
	w.measure()
	w.window.Open(film.NewPage(w.window, f, film.Options{}))
	return w, f
}

// next shows a film's next frame in memory.
func (w *frame) next() {
	w.window.Update(&kit.Input{X: -1, Y: -1}, 1.0/60)
	if w.follow(); w.window.Dirty() || w.stale {
		if w.showsBoard() {
			w.paintBoard()
		}
		w.paintPanels()
		w.stale = false
	}
}

// A board of which only what has changed is painted anew is the one that is painted whole.
func TestWhatChangesOnABoardIsPaintedAnew(t *testing.T) {
	w, f := showing(t)
	looked, parts := 0, 0
	for n := 0; !f.Over() && looked < 12 && n < 60*25; n++ {
		w.next()
		if n%101 != 0 || w.board.img == nil {
			continue
		}
		looked++
		got := bytes.Clone(w.board.img.Pix)
		w.boardOf = raster.Kept{}
		cam := w.boardBy
		if w.aim = cam; w.paintBoard() != w.board.img.Rect {
			parts++ // the camera moves
			continue
		}
		worst, at := 0, 0
		for i, v := range w.board.img.Pix {
			if d := max(int(v), int(got[i])) - min(int(v), int(got[i])); d > worst {
				worst, at = d, i
			}
		}
		if worst > 12 { // each of several translucent layers is rounded in another way where there is less to do
			t.Errorf("frame %d: a board painted in part differs by %d from one painted whole, at %d,%d", n, worst, at/4%w.board.img.Rect.Dx(), at/4/w.board.img.Rect.Dx())
		}
	}
	expect.True(t, looked-parts >= 6, "only %d boards are compared: this proves little", looked-parts)
}

// A table that is turned is painted as it lies then, in the same frame; one that moves is painted
// when it stands still.
func TestATurnedTableIsPaintedAtOnce(t *testing.T) {
	g := gametest.New(t, gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", 1))
	w := &frame{window: window.New(window.Options{Battle: battle.Start{Game: g, Players: [2]string{"human", "ensign"}}, Quick: true}), w: opensW, h: opensH, dense: 1}
	w.measure()
	for range 20 {
		w.next()
	}
	press := func(key string) {
		w.window.Update(&kit.Input{X: -1, Y: -1, Any: true, Strokes: []string{key}}, 1.0/60)
		w.next()
	}
	expect.Must(t, w.showsBoard() && w.aim == w.boardBy, "the board is not painted: %+v", w.boardBy)
	press("+")
	expect.True(t, w.aim != w.boardBy, "a table that comes nearer is painted while it moves")
	for range 2 * sharpTicks {
		w.next()
	}
	for _, key := range []string{"f7", "f8", "e", "q"} {
		was := w.boardBy.Rotation
		press(key)
		expect.True(t, w.aim.Rotation != was, "%s does not turn the table", key)
		expect.True(t, w.boardBy.Rotation == w.aim.Rotation,
			"%s: the picture is of a table turned by %v, seen at %v", key, w.boardBy.Rotation, w.aim.Rotation)
	}
}

// While the camera stands still before the board is painted anew, its sky is painted in strips: it
// is the sky that is painted whole.
func TestTheSkyIsPaintedInStrips(t *testing.T) {
	g := gametest.New(t, gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", 1))
	w := &frame{window: window.New(window.Options{Battle: battle.Start{Game: g, Players: [2]string{"human", "ensign"}}, Quick: true}), w: opensW, h: opensH, dense: 1}
	w.measure()
	for range 20 {
		w.next()
	}
	for n, key := range []string{"+", "+", "-"} {
		w.window.Update(&kit.Input{X: -1, Y: -1, Any: true, Strokes: []string{key}}, 1.0/60)
		rows := 0
		for range 60 {
			if w.next(); w.aim == w.boardBy {
				break
			}
			up := w.coming.rows - rows
			expect.Must(t, up <= w.board.img.Rect.Dy()/(sharpTicks-2), "%d rows are painted in a tick", up)
			rows = w.coming.rows
		}
		expect.Must(t, w.aim == w.boardBy && rows == w.board.img.Rect.Dy(),
			"%d, %s: %d rows were painted before", n, key, rows)
		got := bytes.Clone(w.still[0].img.Pix)
		w.still[0] = kept{}
		w.paintBoard()
		worst := 0
		for i, v := range w.still[0].img.Pix {
			worst = max(worst, int(v)-int(got[i]), int(got[i])-int(v))
		}
		if worst > 12 { // each of several translucent layers is rounded in another way where there is less to do
			t.Errorf("%d, %s: a sky painted in strips differs by %d", n, key, worst)
		}
	}
}

// The board of another page is painted in the frame in which it is seen first: what was painted of
// the page before is not moved and stretched in its place.
func TestTheBoardOfAnotherPageIsPaintedAtOnce(t *testing.T) {
	g := gametest.New(t, gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", 1))
	w := &frame{window: window.New(window.Options{Battle: battle.Start{Game: g, Players: [2]string{"human", "ensign"}}, Quick: true}), w: opensW, h: opensH, dense: 1}
	w.measure()
	for range 20 {
		w.next()
	}
	w.boardAt = new(kit.View) // as if another page had been seen until now
	w.window.Update(&kit.Input{X: -1, Y: -1, Any: true, Strokes: []string{"+"}}, 1.0/60)
	w.next()
	expect.True(t, w.boardAt == w.window.Top() && w.boardBy == w.aim, "the picture is of the page before")
}

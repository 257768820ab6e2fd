package window

import (
	"attackwing/game/link"
	"attackwing/game/remote"
	"attackwing/ui/names"
)

// sendMove gives the move of a battle that goes by letter away, and says how.
func (w *Window) sendMove() {
	if w.options.Move == nil {
		w.Battle.Refuse("Nothing can be sent here.")
		return
	}
	file, err := w.Battle.Far.Letter()
	said := ""
	if err == nil {
		said, err = w.options.Move(file)
	}
	w.Toast(names.Told(said, err))
}

// openMove takes in the move whose link is on the clipboard.
func (w *Window) openMove() {
	text, err := "", error(nil)
	if w.options.Data != nil {
		text, err = w.options.Data.Paste()
	}
	switch {
	case err != nil || text == "":
		w.Battle.Refuse("Nothing can be read from the clipboard. Copy the link once more.")
	case !w.moved(text):
		w.Battle.Refuse("This is not a move. Copy the link that the other player sent.")
	}
}

// moved takes a link in that holds a move of the battle in the window; false: it holds none.
func (w *Window) moved(text string) bool {
	k, file, err := link.Read(text)
	if err != nil || k != link.Letter || !w.Battle.Far.Is() {
		return false
	}
	l, err := remote.ReadLetter(file)
	if err == nil && !w.Battle.Far.Peer.Gets(l) {
		return false
	}
	if err == nil {
		err = w.Battle.ReadLetter(l)
	}
	if err != nil {
		w.Battle.Refuse(names.Sentence(err.Error()))
	}
	return true
}

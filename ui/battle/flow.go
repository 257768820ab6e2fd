package battle

import (
	"attackwing/game"
	"attackwing/ui/reading"
)

// Event returns the event that is being shown, nil if there is none.
func (f *Flow) Event() game.Event {
	if f.Now == nil {
		return nil
	}
	return f.Now.Shows()
}

// unseen returns the number of events that have not been shown to their end.
func (f *Flow) unseen() int {
	if f.Now != nil {
		return len(f.Queue) + 1
	}
	return len(f.Queue)
}

// Growing returns the barriers laid by an event and those after it, and the guides as they lie
// then.
func (f *Flow) Growing(t *reading.Table, e game.Event) (laid, guides []game.Token) {
	for i := -1; i < len(f.Queue); i++ {
		if i >= 0 {
			e = f.Queue[i]
		}
		switch e := e.(type) {
		case game.TokensTaken:
		case game.TokenLaid:
			switch t.LookOf(&e.Token) {
			case game.BarrierLook:
				laid = append(laid, e.Token)
			case game.GuideLook:
				guides = append(guides, e.Token)
			default: // it lies there at once
			}
		default:
			return laid, guides
		}
	}
	return laid, guides
}

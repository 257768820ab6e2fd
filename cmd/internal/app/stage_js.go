package app

import (
	"encoding/json"
	"errors"
	"strings"
	"syscall/js"

	"attackwing/ui/freetable"
)

// talkChannel is the BroadcastChannel between the tabs of a talk. Who presents sends what is to be
// seen behind talkShown, the audience's tab the ids of commands behind talkAsked; an empty one asks
// what is to be seen.
const (
	talkChannel = "attackwing-talk"
	talkShown   = "show:"
	talkAsked   = "ask:"
)

// talkEnd sends and hears messages between the presenter's page and the audience's.
type talkEnd struct{ channel js.Value }

// openTalk opens an end; hear is called with each message.
func openTalk(hear func(message string)) talkEnd {
	c := js.Global().Get("BroadcastChannel").New(talkChannel)
	c.Set("onmessage", js.FuncOf(func(_ js.Value, args []js.Value) any { // it lives as long as the page
		if d := args[0].Get("data"); d.Type() == js.TypeString {
			hear(d.String())
		}
		return nil
	}))
	return talkEnd{c}
}

func (e talkEnd) send(kind, message string) { e.channel.Call("postMessage", kind+message) }

// stage is another page that follows the talk of this one, in a window of its own: of two tabs in one
// window only the one in front is drawn.
type stage struct {
	talkEnd
	tab   js.Value // null: none was opened
	last  string   // what it shows
	asked []string
}

func (w *Window) stage() freetable.Stage {
	if js.Global().Get("BroadcastChannel").IsUndefined() {
		return nil
	}
	s := &stage{tab: js.Null()}
	s.talkEnd = openTalk(s.hear)
	return s
}

// hear takes what was pressed in the other tab; who has just come is told what is to be seen.
func (s *stage) hear(message string) {
	switch id, is := strings.CutPrefix(message, talkAsked); {
	case is && id == "":
		s.send(talkShown, s.last)
	case is:
		s.asked = append(s.asked, id)
	}
}

// Open opens the tab; a browser lets a page do so for a moment after something was pressed.
func (s *stage) Open() error {
	at := js.Global().Get("location")
	address := at.Get("origin").String() + at.Get("pathname").String() + at.Get("search").String() + "#talk"
	if s.tab = js.Global().Call("open", address, talkChannel, "popup,width=1280,height=720"); s.tab.IsNull() {
		return errors.New("the browser blocks the audience's window: allow pop-ups for this page")
	}
	return nil
}

// Close closes the tab.
func (s *stage) Close() {
	if s.Opened() {
		s.tab.Call("close")
	}
}

// Opened reports whether the tab is open.
func (s *stage) Opened() bool { return !s.tab.IsNull() && !s.tab.Get("closed").Bool() }

// Show has the tab show something.
func (s *stage) Show(t freetable.Talk) error {
	b, err := json.Marshal(t)
	if err != nil {
		return err
	}
	s.last = string(b)
	s.send(talkShown, s.last)
	return nil
}

// Asked returns what was pressed in the tab since the last call.
func (s *stage) Asked() (ids []string) {
	ids, s.asked = s.asked, nil
	return ids
}

// audienceTab follows the talk that another tab gives.
type audienceTab struct {
	talkEnd
	now     freetable.Talk
	changed bool
	err     error
}

// AudienceTab returns the talk that another tab of this browser gives.
func AudienceTab() freetable.Source {
	a := &audienceTab{}
	a.talkEnd = openTalk(a.hear)
	a.send(talkAsked, "")
	return a
}

func (a *audienceTab) hear(message string) {
	text, is := strings.CutPrefix(message, talkShown)
	if !is || text == "" {
		return
	}
	a.now, a.changed = freetable.Talk{}, true
	a.err = json.Unmarshal([]byte(text), &a.now)
}

// Look returns the talk where it is another than at the last look.
func (a *audienceTab) Look() (t freetable.Talk, changed bool, err error) {
	changed, a.changed = a.changed, false
	return a.now, changed, a.err
}

// Often returns the seconds between two looks.
func (a *audienceTab) Often() float64 { return 0.1 }

// Ask sends a command to the tab that gives the talk.
func (a *audienceTab) Ask(command string) error {
	a.send(talkAsked, command)
	return nil
}

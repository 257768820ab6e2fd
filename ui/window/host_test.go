package window

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/prefs"
)

// host is the window of these tests.
type host struct {
	prefs  prefs.Settings
	before []prefs.Settings
	sized  float64
	bound  bool
	sample *game.Setup
	kept   *keeping
	toast  string
	backs  int
	opened []string
}

func newHost(t testing.TB) *host {
	t.Helper()
	return &host{prefs: Filled(prefs.Settings{}, prefs.Settings{}), kept: &keeping{battles: 7}, sample: gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", 3)}
}

func (h *host) Open(p kit.Page)          { h.opened = append(h.opened, p.Name()) }
func (h *host) Pace() float64            { return 1 }
func (h *host) Back()                    { h.backs++ }
func (h *host) Play(battle.Start)        {}
func (h *host) Toast(words string)       { h.toast = words }
func (h *host) Settings() prefs.Settings { return h.prefs }
func (h *host) Standard() prefs.Settings { return Filled(prefs.Settings{}, prefs.Settings{}) }
func (h *host) Changes() int             { return len(h.before) }
func (h *host) Sized() float64           { return h.sized }
func (h *host) Bound() bool              { return h.bound }
func (h *host) Sample() *game.Setup      { return h.sample }
func (h *host) Diagnostics() string      { return "diagnostics" }
func (h *host) ChangeKeys()              { h.opened = append(h.opened, "keys") }

func (h *host) Change(by func(*prefs.Settings)) {
	h.before = append(h.before, h.prefs)
	by(&h.prefs)
}

func (h *host) Unchange() {
	n := len(h.before) - 1
	h.prefs, h.before = h.before[n], h.before[:n]
}

func (h *host) Data() Data {
	if h.kept == nil {
		return nil
	}
	return h.kept
}

// keeping is a Data.
type keeping struct {
	text, pasted, as string
	gone, battles    int
	fail             error
}

func (k *keeping) Cards() string { return "cards" }

func (k *keeping) Import(file []byte) (string, *prefs.Settings, error) {
	k.text = string(file)
	return "", nil, k.fail
}

func (k *keeping) Folder() string                     { return "/home/somebody/attackwing" }
func (k *keeping) Version() string                    { return "v1" }
func (k *keeping) Copy(text string) error             { k.text = text; return k.fail }
func (k *keeping) Paste() (string, error)             { return k.pasted, k.fail }
func (k *keeping) Export() (string, error)            { return "all.zip", k.fail }
func (k *keeping) Battles() int                       { return k.battles }
func (k *keeping) LinksLeave() bool                   { return true }
func (k *keeping) Delete() (int, error)               { k.gone++; return k.battles - 1, k.fail }
func (k *keeping) Choose() error                      { return k.fail }
func (k *keeping) SaveAs(name string) (string, error) { k.as = name; return name, k.fail }

package panel

import (
	"attackwing/ui/battle"
	"attackwing/ui/kit"
)

// Trouble shows the reason why the battle is not saved, and the remedies. The battle goes on.
type Trouble struct {
	plain
	Words string
}

// Commands of it.
func (p *Trouble) Commands(*battle.Session) kit.Commands {
	if p.Words == "" {
		return nil
	}
	return kit.Commands{p.close()}
}

// Body of it.
func (p *Trouble) Body(*battle.Session) kit.Part { return kit.Notice(p.Words, p.close()) }

func (p *Trouble) close() *kit.Command {
	return &kit.Command{
		ID:    "untrouble",
		Words: "Close",
		Key:   kit.Back(nil).Key,
		Look:  kit.Small,
		Do:    func() { p.Words = "" },
	}
}

package app

import (
	"bytes"
	"cmp"
	"fmt"
	"io"

	"attackwing/cmd/internal/cli"
	"attackwing/game"
	"attackwing/game/fleet"
	"attackwing/game/link"
	"attackwing/game/record"
	"attackwing/scenarios"
	"attackwing/ui/platform"
	ui "attackwing/ui/window"
)

// shareText gives the address of a link away. Tests look at what is shared.
var shareText = platform.Share

// publicPage is the address of the public page, "" as long as there is none.
var publicPage = ""

// addressOf returns the address of a link: at the page that the program runs in, else at the one of
// the settings or the public one. Where there is none, it is the link alone.
func addressOf(text string) (address string, err error) {
	page := linkPage()
	if page == "" {
		return text, nil
	}
	if address, err = link.Address(page, text); err != nil {
		err = fmt.Errorf("%w. Change %s in the settings", err, ui.LinkPageLabel)
	}
	return address, err
}

// linkPage returns the page whose addresses links are, "" none.
func linkPage() string {
	return cmp.Or(platform.Page(), settings.Now(cli.UserFiles()).LinkPage, publicPage)
}

// pageOf returns the address at which that page opens something, "" where there is none.
func pageOf(text string) string {
	address, err := link.Address(linkPage(), text)
	if err != nil {
		return ""
	}
	return address
}

// share gives a file away as a link, of a battle as it stands after so many answers, negative:
// from its beginning. Where there is no clipboard the link is written into a file. It says what was
// done.
func share(k link.Kind, file []byte, at int) (said string, err error) {
	text, err := link.Of(k, file)
	if err != nil {
		return "", err
	}
	if k == link.Battle && at >= 0 {
		text = link.At(text, at)
	}
	address, err := addressOf(text)
	if err != nil {
		return "", err
	}
	if said, err = shareText(address); err == nil {
		if len(address) > link.Long {
			said += fmt.Sprintf(" It is long (%d kB): a browser or messenger may cut it. A file is safer.",
				(len(address)+1023)/1024)
		}
		if address == text {
			said += " It has no address: set " + ui.LinkPageLabel + " in the settings."
		}
		return said, nil
	}
	to, err := export(k.String()+".link.txt", func(w io.Writer) error {
		_, err := io.WriteString(w, address+"\n")
		return err
	})
	return "The clipboard is not available. The link is in " + to + ".", err
}

// shareBattle gives a battle away, as it stands after so many answers; of one that is not over the
// table that everybody sees.
func shareBattle(f *record.Film, g *game.Game, at int) (said string, err error) {
	k, b, err := toLink(f, g)
	if err != nil {
		return "", err
	}
	return share(k, b, at)
}

// Share gives a fleet away.
func (fleetShelf) Share(l fleet.List) (said string, err error) {
	var b bytes.Buffer
	if err := l.Write(&b); err != nil {
		return "", err
	}
	return share(link.Fleet, b.Bytes(), -1)
}

// Share gives a position or a deck away.
func (tableShelf) Share(deck bool, file []byte) (said string, err error) {
	if deck {
		return share(link.Deck, file, -1)
	}
	return share(link.Table, file, -1)
}

// share gives the battle away that was played last and is over.
func (w *Window) share() (said string, err error) {
	var b bytes.Buffer
	if err := record.Write(&b, w.current); err != nil {
		return "", err
	}
	return share(link.Battle, b.Bytes(), -1)
}

// Share gives the battle away, over, as it stands after so many answers.
func (t *tape) Share(line, at int) (said string, err error) {
	rec, damage := t.Record()
	if rec == nil {
		return "", damage
	}
	u, err := t.Setup(rec)
	if err != nil {
		return "", err
	}
	f, to := rec.Film(line, -1, u), at
	if f.Over {
		to = -1
	}
	g, _, err := rec.On(line).Replay(scenarios.ByID, t.cards, to, nil)
	if g == nil {
		return "", err
	}
	return shareBattle(f, g, at)
}

package exchange

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"strings"
	"unicode/utf8"

	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/game/textfile"
)

// utopiaFleet is the fleet that stands in Utopia's address behind the #, as JSON in base64.
type utopiaFleet struct {
	Ships    []*utopiaCard `json:"ships"`
	Resource *utopiaCard   `json:"resource,omitempty"`
}

// utopiaCard is a card with all that is assigned to it. An empty slot is a card without an id.
type utopiaCard struct {
	ID           string        `json:"id,omitempty"`
	Resource     *utopiaCard   `json:"resource,omitempty"`
	Captain      *utopiaCard   `json:"captain,omitempty"`
	Admiral      *utopiaCard   `json:"admiral,omitempty"`
	Ambassador   *utopiaCard   `json:"ambassador,omitempty"`
	Construction *utopiaCard   `json:"construction,omitempty"`
	Upgrades     []*utopiaCard `json:"upgrades,omitempty"`
	Slots        []*utopiaCard `json:"upgradeSlots,omitempty"`
}

// utopiaSlots is the order in which Utopia has the slots of an Upgrade Bar.
var utopiaSlots = []card.UpgradeKind{card.Tech, card.Weapon, card.Crew, card.BorgUpgrade, card.SquadronUpgrade}

var base64Text = textfile.Pattern(`^[A-Za-z0-9+/_-]{8,}={0,2}$`)

var addressLine = textfile.Pattern(`^[A-Za-z0-9+/_=%#.~?&:-]+$`)

// joined is an address that a letter or a chat has broken over several lines in one piece; any
// other text is left as it is.
func joined(text string) string {
	lines := strings.FieldsFunc(text, func(r rune) bool { return r == '\n' || r == '\r' })
	for i := range lines {
		lines[i] = strings.TrimSpace(lines[i])
		if i > 0 && lines[i] != "" && !addressLine().MatchString(lines[i]) {
			return text
		}
	}
	if one := strings.Join(lines, ""); len(lines) > 1 && len(strings.Fields(one)) == 1 {
		return one
	}
	return text
}

// isAddress reports whether a text is Utopia's address, or what stands behind its #, in one piece
// or broken over lines.
func isAddress(text string) bool {
	text = joined(text)
	if strings.HasPrefix(text, "http://") || strings.HasPrefix(text, "https://") {
		return len(strings.Fields(text)) == 1
	}
	// {"
	return base64Text().MatchString(strings.TrimPrefix(text, "#")) &&
		strings.HasPrefix(strings.TrimPrefix(text, "#"), "eyJ")
}

// IsAddress reports whether a word on a command line is Utopia's address rather than a file.
func IsAddress(text string) bool { return isAddress(strings.TrimSpace(text)) }

var (
	errNoFleet = errors.New("the address has no fleet behind a #")
	errCut     = errors.New("what stands behind the # is not base64, or is cut off; copy the whole address")
	errOther   = errors.New("what stands behind the # is not a fleet")
)

// readAddress reads Utopia's address, the part of it behind the #, or the same as JSON.
func readAddress(text string, cat *card.Catalogue) (Fleet, error) {
	text = strings.TrimSpace(text)
	behind := !strings.HasPrefix(text, "{")
	if behind {
		text = joined(text)
		if i := strings.IndexByte(text, '#'); i >= 0 {
			text = text[i+1:]
		} else if strings.Contains(text, "://") {
			return Fleet{}, errNoFleet
		}
		if plain, err := url.PathUnescape(text); err == nil {
			text = plain
		}
		if text == "" {
			return Fleet{}, errNoFleet
		}
		text = strings.NewReplacer("-", "+", "_", "/").Replace(strings.TrimRight(text, "="))
		b, err := base64.RawStdEncoding.DecodeString(text)
		if err != nil {
			return Fleet{}, errCut
		}
		if text = string(b); !utf8.ValidString(text) {
			return Fleet{}, errOther
		}
	}
	var u utopiaFleet
	if deep(text) {
		return Fleet{}, errors.New("cards nested too deep")
	}
	switch err := decodeJSON([]byte(text), &u); {
	case behind && strings.HasPrefix(text, "{\"") && !json.Valid([]byte(text)):
		return Fleet{}, errCut
	case behind && (err != nil || u.Ships == nil): // Utopia's empty fleet has an empty list of ships
		return Fleet{}, errOther
	case err != nil:
		return Fleet{}, err
	}
	x, err := newIndex(cat)
	if err != nil {
		return Fleet{}, err
	}
	f := Fleet{List: fleet.List{Name: "Fleet from Utopia"}}
	if u.Resource != nil && u.Resource.ID != "" {
		_, id := u.Resource.kind()
		f.Resource = x.upgrade(&f, id, card.Resource.String())
	}
	for i, s := range u.Ships {
		if s == nil || s.ID == "" {
			return f, fmt.Errorf("ship %d: there is none", i+1)
		}
		f.Ships = append(f.Ships, s.ship(&f, x))
	}
	return f, nil
}

// maxNesting is the most brackets, one within the other, that a fleet may have: a card that adds a
// slot for a card that adds a slot.
const maxNesting = 60

func deep(text string) bool {
	depth := 0
	for _, c := range text {
		switch c {
		case '{', '[':
			if depth++; depth > maxNesting {
				return true
			}
		case '}', ']':
			depth--
		}
	}
	return false
}

// kind splits "crew:C187" into the kind and the id.
func (c *utopiaCard) kind() (kind, id string) {
	kind, id, ok := strings.Cut(c.ID, ":")
	if !ok {
		return "", kind
	}
	return kind, id
}

func (c *utopiaCard) ship(f *Fleet, x *index) fleet.ListShip {
	_, id := c.kind()
	ref, s := x.ship(id)
	out := fleet.ListShip{Ship: ref}
	if c.Resource != nil && c.Resource.ID != "" {
		f.lose("%s, which is not played", c.Resource.ID)
	}
	if c.Captain != nil && c.Captain.ID != "" {
		_, id := c.Captain.kind()
		out.Captain = x.captain(f, id, s)
		c.Captain.collect(f, x, &out, nil)
	}
	if c.Admiral != nil && c.Admiral.ID != "" {
		_, id := c.Admiral.kind()
		out.Admiral = x.admiral(id)
		c.Admiral.collect(f, x, &out, nil)
	}
	c.collect(f, x, &out, s)
	for _, part := range []*utopiaCard{c.Ambassador, c.Construction} {
		if part != nil && part.ID != "" {
			kind, id := part.kind()
			out.Upgrades = append(out.Upgrades, x.upgrade(f, id, kind))
			part.collect(f, x, &out, nil)
		}
	}
	return out
}

// collect adds the cards in a card's slots and in theirs. The slots of a ship's Upgrade Bar have
// their order.
func (c *utopiaCard) collect(f *Fleet, x *index, out *fleet.ListShip, bar *card.Ship) {
	var order []card.UpgradeKind
	if bar != nil {
		for _, k := range utopiaSlots {
			for range bar.Slots[k] {
				order = append(order, k)
			}
		}
	}
	for _, slots := range [][]*utopiaCard{c.Upgrades, c.Slots} {
		for i, u := range slots {
			if u == nil || u.ID == "" {
				continue
			}
			slot := ""
			if bar != nil && i < len(order) {
				slot = order[i].String()
			}
			_, id := u.kind()
			out.Upgrades = append(out.Upgrades, x.upgrade(f, id, slot))
			u.collect(f, x, out, nil)
		}
		bar = nil // only the first list is the Upgrade Bar
	}
}

package spacedock

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"unicode/utf8"

	"attackwing/game/textfile"
)

// maxFile bounds Data.xml; the last one published has 1.3 MB.
const maxFile = 16 << 20

// maxItems bounds the cards of one kind.
const maxItems = 5000

// data is Data.xml as far as it is read.
type data struct {
	Classes  []class `xml:"ShipClassDetails>ShipClassDetail"`
	Ships    []item  `xml:"Ships>Ship"`
	Captains []item  `xml:"Captains>Captain"`
	Admirals []item  `xml:"Admirals>Admiral"`
	Upgrades []item  `xml:"Upgrades>Upgrade"`
	Resource []item  `xml:"Resources>Resource"`
	Flagship []item  `xml:"Flagships>Flagship"`
	FleetCap []item  `xml:"FleetCaptains>FleetCaptain"`
	Officers []item  `xml:"Officers>Officer"`
}

type class struct {
	Name      text `xml:"Name"`
	ID        text `xml:"Id"`
	Maneuvers []struct {
		Speed string `xml:"speed,attr"`
		Kind  string `xml:"kind,attr"`
		Color string `xml:"color,attr"`
	} `xml:"Maneuvers>Maneuver"`
	Front text `xml:"FrontArc"`
	Rear  text `xml:"RearArc"`
}

// item is any card. Every value is text; an absent one is empty.
type item struct {
	Title      text `xml:"Title"`
	ID         text `xml:"Id"`
	Unique     text `xml:"Unique"`
	Mirror     text `xml:"MirrorUniverseUnique"`
	Faction    text `xml:"Faction"`
	Additional text `xml:"AdditionalFaction"`
	Set        text `xml:"Set"`
	Words      text `xml:"Ability"`
	Special    text `xml:"Special"`
	Type       text `xml:"Type"`
	Cost       text `xml:"Cost"`

	Class     text `xml:"ShipClass"`
	ClassID   text `xml:"ShipClassDetailsId"`
	Attack    text `xml:"Attack"`
	Agility   text `xml:"Agility"`
	Hull      text `xml:"Hull"`
	Shield    text `xml:"Shield"`
	Evade     text `xml:"EvasiveManeuvers"`
	Lock      text `xml:"TargetLock"`
	Scan      text `xml:"Scan"`
	Stations  text `xml:"Battlestations"`
	Cloak     text `xml:"Cloak"`
	Echo      text `xml:"SensorEcho"`
	Regen     text `xml:"Regenerate"`
	Crew      text `xml:"Crew"`
	Tech      text `xml:"Tech"`
	Weapon    text `xml:"Weapon"`
	Borg      text `xml:"Borg"`
	Squadron  text `xml:"SquadronUpgrade"`
	CaptLimit text `xml:"CaptainLimit"`

	Skill         text `xml:"Skill"`
	Talent        text `xml:"Talent"`
	AdmiralCost   text `xml:"AdmiralCost"`
	AdmiralTalent text `xml:"AdmiralTalent"`
	SkillModifier text `xml:"SkillModifier"`
	AdmiralWords  text `xml:"AdmiralAbility"`

	Range text `xml:"Range"`
}

// text is a value without the white space around it.
type text string

func (t *text) UnmarshalText(b []byte) error {
	*t = text(strings.Join(strings.Fields(string(b)), " "))
	return nil
}

// yes reads Y and 1.
func (t text) yes() bool { return strings.EqualFold(string(t), "y") || t == "1" }

// number reads a whole number; empty is 0.
func (t text) number() (int, bool) {
	if t == "" {
		return 0, true
	}
	n, err := strconv.Atoi(string(t))
	return n, err == nil
}

func decode(r io.Reader) (*data, error) {
	b, err := io.ReadAll(io.LimitReader(r, maxFile+1))
	switch {
	case err != nil:
		return nil, err
	case len(b) > maxFile:
		return nil, fmt.Errorf("larger than %d bytes", maxFile)
	}
	b = textfile.Unmarked(b)
	dec := xml.NewDecoder(bytes.NewReader(b))
	dec.CharsetReader = utf8Only(b)
	var d struct {
		XMLName xml.Name
		data
	}
	err = dec.Decode(&d)
	line, _ := dec.InputPos()
	var syntax *xml.SyntaxError
	switch {
	case errors.Is(err, io.EOF):
		return nil, errors.New("the file is empty")
	case errors.As(err, &syntax):
		why := "this has no meaning here"
		if strings.HasPrefix(syntax.Msg, "element ") { // closed by another
			why = syntax.Msg
		} else if strings.Contains(syntax.Msg, "EOF") {
			why = "the file ends too early"
		}
		return nil, fmt.Errorf("line %d: not XML: %s", syntax.Line, why)
	case err != nil:
		return nil, fmt.Errorf("line %d: %w", line, err)
	case d.XMLName.Local != "Data":
		return nil, fmt.Errorf("this is not card data of Space Dock: its root is called %q, not Data", d.XMLName.Local)
	}
	for _, n := range []int{len(d.Classes), len(d.Ships), len(d.Captains), len(d.Admirals),
		len(d.Upgrades), len(d.Resource)} {
		if n > maxItems {
			return nil, fmt.Errorf("%d cards of one kind are more than %d", n, maxItems)
		}
	}
	if len(d.Ships) == 0 {
		return nil, errors.New("this is not card data of Space Dock: it has no ships")
	}
	return &d.data, nil
}

// utf8Only takes a file for UTF-8 whatever its first line says, when it is: one of UTF-16 has
// become so by its byte order mark, and other programs write encodings that they did not use.
func utf8Only(b []byte) func(charset string, r io.Reader) (io.Reader, error) {
	return func(charset string, r io.Reader) (io.Reader, error) {
		if !utf8.Valid(b) {
			return nil, fmt.Errorf("its letters are encoded as %.20q; save it as UTF-8", charset)
		}
		return r, nil
	}
}

package spacedock

import (
	"regexp"
	"strings"

	"attackwing/game/textfile"
)

// weapon holds the facts of firing a card, in the words of our card files.
type weapon struct {
	dice     int
	from, to int
	arc      string
	cost     []string
}

var (
	rangeText = textfile.Pattern(`^([1-3])(?: ?- ?([1-3]))?$`)
	attackTag = textfile.Pattern(`(?i)\battack(?: ?\[[^\]]*\])? ?: ?(.*)`)
	lockCost  = textfile.Pattern(`(?i)\bspend\b[^.]*\btarget lock\b`)
	timeCost  = textfile.Pattern(`(?i)\bplace (\d|one|two|three|four|five) [^.]*\btokens? on this (?:card|upgrade)`)
	offCost   = textfile.Pattern(`(?i)\bdisable this\b`)
	goneCost  = textfile.Pattern(`(?i)\bdiscard this\b`)
	typo      = strings.NewReplacer("spend y our", "spend your", "Spend y our", "Spend your")
	countWord = map[string]string{"one": "1", "two": "2", "three": "3", "four": "4", "five": "5"}
)

// arcTexts lists the words of cards about where they fire, the more telling first. What is said of
// the target's arcs is not meant.
var arcTexts = []struct {
	text func() *regexp.Regexp
	arc  string
}{
	{textfile.Pattern(`(?i)\byour forward or rear firing arc`), "front or rear"},
	{textfile.Pattern(`(?i)\bnot in your forward firing arc`), "not front"},
	{textfile.Pattern(`(?i)\bin any direction`), "any"},
	{textfile.Pattern(`(?i)\bneed to be in your forward firing arc`), "primary"},
	{textfile.Pattern(`(?i)\byour rear firing arc`), "rear"},
	{textfile.Pattern(`(?i)\byour forward firing arc`), "front"},
}

// weaponOf reads what firing a card takes. A card whose price of firing is not understood is no
// weapon for the program: it has to be fired by hand, rather than for nothing.
func weaponOf(u *item) (w weapon, ok bool) {
	dice, isNumber := u.Attack.number()
	m := rangeText().FindStringSubmatch(string(u.Range))
	if !isNumber || dice < 1 || dice > 12 || m == nil {
		return w, false
	}
	w = weapon{dice: dice, from: int(m[1][0] - '0'), to: int(m[1][0] - '0'), arc: "primary"}
	if m[2] != "" {
		w.to = int(m[2][0] - '0')
	}
	words := typo.Replace(string(u.Words))
	a := attackTag().FindStringSubmatch(words)
	if a == nil || w.to < w.from {
		return w, false
	}
	price, _, _ := strings.Cut(a[1], ".")
	if lockCost().MatchString(price) {
		w.cost = append(w.cost, "lock")
	}
	if t := timeCost().FindStringSubmatch(price); t != nil {
		n := strings.ToLower(t[1])
		if countWord[n] != "" {
			n = countWord[n]
		}
		if n == "0" {
			return w, false
		}
		w.cost = append(w.cost, "time "+n)
	}
	if offCost().MatchString(price) {
		w.cost = append(w.cost, "disable")
	}
	if goneCost().MatchString(price) {
		w.cost = append(w.cost, "discard")
	}
	for _, t := range arcTexts {
		if t.text().MatchString(words) {
			w.arc = t.arc
			break
		}
	}
	return w, len(w.cost) > 0
}

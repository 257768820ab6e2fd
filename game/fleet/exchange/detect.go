package exchange

import (
	"encoding/json"
	"strings"
)

// detectObject tells whose a JSON object is by the keys of its ships.
func detectObject(text string) Form {
	var probe struct {
		Ships []map[string]json.RawMessage `json:"ships"`
	}
	if json.Unmarshal([]byte(text), &probe) != nil || len(probe.Ships) == 0 {
		switch {
		case strings.Contains(text, `"shipId"`) || strings.Contains(text, `"additionalPoints"`):
			return SpaceDock
		case strings.Contains(text, `"ship:`) ||
			strings.HasPrefix(strings.Join(strings.Fields(text), ""), `{"ships":[]`):
			return UtopiaAddress
		}
		return Ours
	}
	for _, s := range probe.Ships {
		for _, mark := range marks {
			if _, ok := s[mark.key]; ok {
				return mark.form
			}
		}
	}
	return Ours
}

// marks are the keys of a ship that only one form has.
var marks = []struct {
	key  string
	form Form
}{{"ship", Ours}, {"shipId", SpaceDock}, {"sideboard", SpaceDock}, {"id", UtopiaAddress}, {"cards", UtopiaSheet}}

package exchange

import (
	"encoding/base64"
	"encoding/json"
	"strings"
)

// SlotKinds says of an address which kinds of card lie in which slots of the Upgrade Bars, for
// comparing with Utopia's own.
func SlotKinds(address string) (string, error) {
	b, err := base64.StdEncoding.DecodeString(address[strings.IndexByte(address, '#')+1:])
	if err != nil {
		return "", err
	}
	var u utopiaFleet
	if err := json.Unmarshal(b, &u); err != nil {
		return "", err
	}
	var out strings.Builder
	for _, s := range u.Ships {
		out.WriteString(s.ID + ":")
		for _, c := range s.Upgrades {
			kind, _ := c.kind()
			out.WriteString(" " + kind + ".")
		}
		out.WriteString("\n")
	}
	return out.String(), nil
}

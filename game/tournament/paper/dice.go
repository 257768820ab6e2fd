package paper

import (
	"fmt"
	"io/fs"
	"strings"

	"attackwing/assets"
	"attackwing/game/textfile"
	"attackwing/game/tournament"
)

// faces are the drawings of an attack die's faces, by the letter of tournament.Faces; a face that
// was told only as no Battle Stations is a blank one, faded.
var faces = map[rune]string{'B': "battle-stations", 'H': "hit", 'C': "crit", '-': "blank", '.': "blank"}

// drawing matches the parts of a drawing's file that stand on a page: its paths, without title and
// measures.
var drawing = textfile.Pattern(`<path [^>]*/>`)

// dice are the faces of a throw as drawings that lie in the page itself.
func (s *sheet) dice(f tournament.Faces) string {
	var out strings.Builder
	for _, r := range f {
		b, err := fs.ReadFile(assets.Art(), "die-attack-"+faces[r]+".svg")
		if err != nil {
			s.wrong = fmt.Errorf("the drawing of a die: %w", err)
		}
		class := "die"
		if r == '.' {
			class = "die unknown"
		}
		fmt.Fprintf(&out, `<svg class="%s" role="img" aria-label="%s" viewBox="0 0 48 48">%s</svg>`, class,
			strings.ReplaceAll(faces[r], "-", " "), strings.Join(drawing().FindAllString(string(b), -1), ""))
	}
	return out.String()
}

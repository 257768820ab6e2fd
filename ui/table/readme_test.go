package table

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// keyTable is a table of the commands that hold in some places, two on a line, as the README has it.
func keyTable(places ...string) string {
	var cells []string
	for _, where := range places {
		for _, k := range commands {
			if k.where == where {
				cells = append(cells, fmt.Sprintf("| `%s` | %s ", keyWords(k.key), k.words))
			}
		}
	}
	half := (len(cells) + 1) / 2
	var b strings.Builder
	b.WriteString("| key | does | key | does |\n|---|---|---|---|\n")
	for i := range half {
		right := "| | "
		if half+i < len(cells) {
			right = cells[half+i]
		}
		b.WriteString(cells[i] + right + "|\n")
	}
	return b.String()
}

// The README's tables of keys are those of the commands. -update writes them anew.
func TestTheReadmeHasTheKeys(t *testing.T) {
	const file = "../../README.md"
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	was := string(b)
	text := was
	for name, want := range map[string]string{"battle": keyTable(everywhere, inBattle), "title": keyTable(atTitle, atFleets)} {
		head, rest, ok := strings.Cut(text, "<!-- keys: "+name+" -->\n")
		got, tail, end := strings.Cut(rest, "<!-- end of keys -->")
		if !ok || !end {
			t.Fatalf("there is no table %q", name)
		}
		text = head + "<!-- keys: " + name + " -->\n" + want + "<!-- end of keys -->" + tail
		if got != want && !updating() {
			t.Errorf("the table %q of the README is not that of the commands (-update writes it anew):\n%s", name, want)
		}
	}
	if text != was && updating() {
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

package link

import (
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
)

// A link stands behind the address of a page; what is not an address is told in words.
func TestAddress(t *testing.T) {
	for _, page := range []string{"https://example.org/", "http://localhost:8017/a/index.html", "https://example.org/?x=1"} {
		got, err := Address(page, "aw1.f.AA")
		expect.True(t, err == nil && got == page+"#aw1.f.AA" && Is(got), "%s: %q, %v", page, got, err)
	}
	for _, none := range []string{"", "example.org", "https://", "ftp://example.org/", "https://example.org/#top", "https://exa mple.org", "https://example.org/a b", "://"} {
		if got, err := Address(none, "aw1.f.AA"); err == nil || !strings.Contains(err.Error(), "not the address of a page") {
			t.Errorf("%q: %q, %v", none, got, err)
		}
	}
}

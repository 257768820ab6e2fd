package record

import (
	"testing"

	"attackwing/game/gametest/expect"
)

// People are called by their names; who has none is not made up.
func TestWhoPlayedIsNamed(t *testing.T) {
	for _, c := range []struct {
		by, names [2]string
		want      string
	}{
		{[2]string{"human", "human"}, [2]string{"Anna", "Bob"}, "Anna against Bob"},
		{[2]string{"human", "human"}, [2]string{}, "hot seat"},
		{[2]string{"human", "human"}, [2]string{"Anna", ""}, "hot seat"},
		{[2]string{"human", "ensign"}, [2]string{"Anna", "Computer"}, "Anna against AI ensign"},
		{[2]string{"ensign", "human"}, [2]string{"Computer", "Bob"}, "Bob against AI ensign"},
		{[2]string{"human", "ensign"}, [2]string{}, "against AI ensign"},
		{[2]string{"ensign", "captain"}, [2]string{}, "AI ensign against AI captain"},
		{[2]string{}, [2]string{}, ""},
	} {
		expect.Same(t, Who(c.by, c.names), c.want, "%v %v", c.by, c.names)
	}
}

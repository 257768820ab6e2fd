package remote

import (
	"errors"
	"fmt"

	"attackwing/game"
)

// Verify plays a battle again from the lines of both sides and checks each of them: its links, its
// seals and the hashes of the table. It returns the battle as far as they go, and what is wrong.
func Verify(u *game.Setup, battle [8]byte, lines [2][][]byte) (*game.Game, error) {
	m := newMatch(u, battle)
	err := m.follow(&lines)
	return m.g, err
}

// follow takes in the lines of both sides, those of each in their order. It takes what it has taken
// off the lists.
func (m *match) follow(lines *[2][][]byte) error {
	for len(lines[0])+len(lines[1]) > 0 {
		went := false
		var why error
		for who := range lines {
			if len(lines[who]) == 0 {
				continue
			}
			l, err := read(lines[who][0])
			if err == nil {
				_, err = m.take(game.PlayerID(who), &l)
			}
			if err == nil {
				lines[who], went = lines[who][1:], true
				break
			}
			var wrong *Wrong
			if !errors.As(err, &wrong) {
				return err
			}
			why = fmt.Errorf("%s: %w", m.u.Player(game.PlayerID(who)), err)
		}
		if !went {
			return why
		}
	}
	return nil
}

package gametest

import (
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"testing"

	"attackwing/game"
	"attackwing/game/record"
	"attackwing/game/store"
)

// Journal writes the file of a battle of two programs in which a side has told nothing yet, for
// remote.Open. Its numbers of chance go by the seed.
func Journal(t testing.TB, in store.Store, file string, me game.PlayerID, u *game.Setup, battle [8]byte, seed uint64) {
	t.Helper()
	var end [32]byte
	binary.BigEndian.PutUint64(end[:], 2*seed+uint64(me))
	code := base64.RawURLEncoding.EncodeToString
	b, err := json.Marshal(map[string]any{
		"me": me, "battle": code(battle[:]), "chain": code(end[:]), "header": record.HeaderOf(u),
	})
	if err == nil {
		err = in.Write(file, append(b, '\n'))
	}
	if err != nil {
		t.Fatal(err)
	}
}

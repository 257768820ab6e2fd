package remote

import (
	"crypto/sha256"
	"encoding/binary"

	"attackwing/game"
)

// links is the length of a chain: a battle has needed at most 105 numbers of chance.
const links = 4096

type hash = [32]byte

// chain returns a chain of hashes from its secret end to its tip: chain[0] is the tip, each link the
// hash of the next.
func chain(secret hash) []hash {
	c := make([]hash, links+1)
	c[links] = secret
	for i := links; i > 0; i-- {
		c[i-1] = before(c[i])
	}
	return c
}

// before returns the link before a link, which was told already.
func before(next hash) hash { return sha256.Sum256(append([]byte("aw chain 1"), next[:]...)) }

// number returns the n-th number of chance of two links, those of player one first.
func number(n int, one, two hash) uint64 {
	b := binary.BigEndian.AppendUint32([]byte("aw number 1"), uint32(n))
	h := sha256.Sum256(append(append(b, one[:]...), two[:]...))
	return binary.BigEndian.Uint64(h[:])
}

// What a seal is of.
const (
	ofMove    = 'm' // the move of the dial
	ofSpecial = 's' // what the sheet lets the ship do in place of it, 255 for nothing
)

const noSpecial = 255

// seal returns the hash that promises what a ship will do, and does not tell it.
func seal(battle [8]byte, round int16, ship game.ShipID, of byte, salt [16]byte, what byte) hash {
	b := append([]byte("aw dial 1"), battle[:]...)
	b = binary.BigEndian.AppendUint16(b, uint16(round))
	b = append(b, byte(ship), of)
	b = append(b, salt[:]...)
	return sha256.Sum256(append(b, what))
}

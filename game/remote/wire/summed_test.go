package wire

import (
	"encoding/base64"
	"encoding/binary"
	"errors"
	"strings"
)

// summed returns a text with the checksum that belongs to it.
func summed(b []byte) (string, error) {
	raw, err := base64.RawURLEncoding.DecodeString(strings.TrimPrefix(string(b), mark))
	if err != nil || len(raw) < 3 {
		return "", errors.New("too short")
	}
	raw = raw[:len(raw)-2]
	return mark + base64.RawURLEncoding.EncodeToString(binary.BigEndian.AppendUint16(raw, crc(raw))), nil
}

//go:build noremote

package wire

import "errors"

func impatient() bool { return false }

func connect(*Conn, Options) (carrier, error) {
	return nil, errors.New("this program was built without battles over the network")
}

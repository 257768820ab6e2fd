package tholianweb_test

import (
	"testing"

	"attackwing/game/gametest"
)

func TestOptions(t *testing.T) { gametest.Options(t) }

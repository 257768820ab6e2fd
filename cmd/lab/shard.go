package main

import (
	"fmt"
	"os"

	"attackwing/cmd/internal/cli"
	"attackwing/game/arena"
)

// shardFlag is a part of a run: i/n, or n alone where the environment says which.
type shardFlag string

func (f shardFlag) read() (arena.Shard, error) {
	shard, err := arena.ParseShard(string(f), os.Getenv)
	if err != nil {
		err = cli.Misused(fmt.Errorf("--shard: %w", err))
	}
	return shard, err
}

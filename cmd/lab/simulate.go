package main

import "attackwing/cmd/internal/cli"

// simulateCmd plays games as attackwing's command does, or a part of them.
type simulateCmd struct {
	cli.Simulate
	Shard shardFlag `help:"Play part i of n only, as i/n counted from 0; n alone takes i from JOB_COMPLETION_INDEX or SLURM_ARRAY_TASK_ID." placeholder:"I/N"`
}

// Run plays the games.
func (c *simulateCmd) Run(s *cli.Streams) error {
	shard, err := c.Shard.read()
	if err != nil {
		return err
	}
	return c.Part(s, shard.I, shard.N)
}

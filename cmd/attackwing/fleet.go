package main

type fleetCmd struct{}

func (*fleetCmd) Run() error { return nil }

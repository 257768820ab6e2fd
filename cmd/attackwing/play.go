package main

type playCmd struct{}

func (*playCmd) Run() error { return nil }

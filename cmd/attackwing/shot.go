package main

type shotCmd struct{}

func (*shotCmd) Run() error { return nil }

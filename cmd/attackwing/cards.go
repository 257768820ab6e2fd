package main

type cardsCmd struct{}

func (*cardsCmd) Run() error { return nil }

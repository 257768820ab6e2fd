package main

type tryCmd struct{}

func (*tryCmd) Run() error { return nil }

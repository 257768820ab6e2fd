//go:build !js

package main

func main() {} // it is for browsers

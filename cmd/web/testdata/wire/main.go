//go:build js

// Command wire is a page's end of connections, for TestConnectionsOfBrowsers: its functions return
// promises.
package main

import (
	"context"
	"errors"
	"syscall/js"

	"attackwing/game/remote/wire"
)

var conn *wire.Conn

// functions holds the functions of the program that the test page calls, by name.
var functions = map[string]func(text string) (string, error){
	"invite": func(string) (text string, err error) {
		conn, text, err = wire.Invite(context.Background(), wire.Options{Told: wire.Told{Name: "Anna", Sheet: "A sheet", Points: 120}})
		return text, err
	},
	"join": func(invitation string) (text string, err error) {
		conn, text, err = wire.Join(context.Background(), invitation, wire.Options{})
		return text, err
	},
	"accept": func(answer string) (string, error) { return conn.Accept(context.Background(), answer) },
	"opens": func(string) (string, error) {
		select {
		case <-conn.Open():
			return "open", nil
		case <-conn.Done():
			_, err := conn.Poll()
			return "", err
		}
	},
	"send": func(line string) (string, error) { return "", conn.Send([]byte(line)) },
	"recv": func(string) (string, error) { b, err := conn.Recv(); return string(b), err },
	"echo": func(string) (string, error) { // what comes goes back
		for {
			b, err := conn.Recv()
			if err != nil {
				if errors.Is(err, wire.ErrLeft) {
					return "left", nil
				}
				return "", err
			}
			if err := conn.Send(b); err != nil {
				return "", err
			}
		}
	},
	"close": func(string) (string, error) { return "", conn.Close() },
}

func main() {
	for name, f := range functions {
		js.Global().Set(name, js.FuncOf(func(_ js.Value, args []js.Value) any {
			text := ""
			if len(args) > 0 {
				text = args[0].String()
			}
			return js.Global().Get("Promise").New(js.FuncOf(func(_ js.Value, args []js.Value) any {
				go func() {
					if got, err := f(text); err != nil {
						args[1].Invoke(err.Error())
					} else {
						args[0].Invoke(got)
					}
				}()
				return nil
			}))
		}))
	}
	js.Global().Set("ready", true)
	select {}
}

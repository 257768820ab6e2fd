package cli

import (
	"slices"

	"github.com/alecthomas/kong"
)

// askedFor leaves of the commands those that the first words name, so that the words of the others
// need not be made ready: that takes as long as a short command does. Where the first word names
// none, all of them stay.
func askedFor(args []string) kong.Option {
	return kong.PostBuild(func(k *kong.Kong) error {
		node := k.Model.Node
		for _, word := range args {
			i := slices.IndexFunc(node.Children, func(c *kong.Node) bool { return c.Name == word })
			if i < 0 {
				break
			}
			node.Children = node.Children[i : i+1]
			node = node.Children[0]
		}
		return nil
	})
}

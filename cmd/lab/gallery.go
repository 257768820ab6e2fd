package main

import (
	"io"

	"attackwing/cmd/internal/cli"
	"attackwing/ui/kit/gallery"
	"attackwing/ui/raster"
)

type galleryCmd struct {
	Out   string `name:"out" short:"o" required:"" help:"The picture to write." placeholder:"PNG"`
	Width int    `help:"Width in pixels (default ${default})." default:"1200" placeholder:"PX"`
}

// Run draws the parts of the screen.
func (c *galleryCmd) Run(*cli.Streams) error {
	if c.Width < 640 || c.Width > 8192 {
		return cli.Usage("--width %d: want 640 to 8192", c.Width)
	}
	img := gallery.Picture(c.Width)
	return cli.WriteOut(c.Out, func(w io.Writer) error { return raster.PNG(w, img) })
}

// Package raster paints a scene into an image.RGBA, without a display.
//
// It serves the command that draws a picture of the table, the golden pictures of the tests, and
// the window, which has its still layers and its ships painted here once and keeps them as
// textures.
package raster

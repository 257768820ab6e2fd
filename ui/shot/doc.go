// Package shot draws the table of a game, or a page, into a picture without a window: a view
// becomes the board of ui/scene, and ui/raster paints it.
package shot

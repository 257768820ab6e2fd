// Package scene describes a picture of the table as a list of shapes, back to front.
//
// A Scene is built from a Board, plain data in millimetres that knows no rules, and painted
// elsewhere: by ui/raster into an image without a display, by ui/screen into a window. Both take
// the same Shapes through the same Camera, the same Stroker for lines and the same glyph outlines
// for text, so that they show the same picture.
//
// Coordinates: millimetres from the north-west corner of the table, x east, y south; headings in
// degrees, 0 north, clockwise. Widths, dashes and text sizes are screen pixels at UI scale 1.
package scene

// Package buildsheet makes of a fleet the page that a player brings to a tournament: his ships and
// what is assigned to them with their points, filled in, with room for the opponents' initials. It
// is one HTML file that needs nothing else, laid out for A4 and Letter paper. The page stands in
// sheet.qtpl, of which go generate makes Go.
package buildsheet

//go:generate go tool qtc -ext=qtpl -skipLineComments

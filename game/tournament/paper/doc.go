// Package paper prints what hangs on a shop's wall and lies on its tables: pairings with result
// slips, the Score Sheet and the standings of an event, each as one HTML page that needs nothing
// else and prints well on A4 and Letter, and as CSV. The pages stand in files *.qtpl, of which go
// generate makes Go.
package paper

//go:generate go tool qtc -ext=qtpl -skipLineComments

package record

import (
	"fmt"

	"attackwing/game"
)

// SheetOf finds the sheet that a record, a position or an event names. stamp tells the one of
// somebody's own that it was made under, "" one of the program's: it has to be there, and as it
// was, else the error is an OtherSheet.
func SheetOf(find Scenarios, id, stamp string) (game.Scenario, error) {
	sc, err := find(id)
	switch {
	case stamp == "":
		return sc, err
	case err != nil:
		return nil, missing(
			"it is by a sheet of one's own, %s, which is not among the sheets here: "+
				"put its file into the folder of your sheets and restart the program",
			id,
		)
	case sc.Sheet().Stamp == "":
		return nil, missing(
			"it is by a sheet of one's own, %s, and that is one of the program's here: it cannot be played by it",
			id,
		)
	case sc.Sheet().Stamp != stamp:
		return nil, missing(
			"the sheet %s has been changed since: this belongs to it as it was then (%s), "+
				"now it says something else (%s); put the file as it was back, under this id",
			id,
			stamp,
			sc.Sheet().Stamp,
		)
	}
	return sc, nil
}

// OtherSheet reports that a battle or an event by a sheet of one's own cannot go on: the sheet is
// not there, or not as it was.
type OtherSheet struct{ why string }

func (e OtherSheet) Error() string { return e.why }

func missing(format string, args ...any) error { return OtherSheet{fmt.Sprintf(format, args...)} }

package lesson

import (
	"attackwing/game"
	"attackwing/game/record"
)

// Ending is the ending of the names of lesson files.
const Ending = ".lesson.yaml"

// Lesson is a battle that teaches. What its fields are their tags say, as package filedoc reads
// them.
type Lesson struct {
	ID       string       `yaml:"-"` // its file without the ending
	Title    string       `yaml:"title" need:"yes" letters:"32" says:"its name"`
	Goal     string       `yaml:"goal" need:"yes" letters:"60" says:"how to win, in a few words"`
	Minutes  int          `yaml:"minutes" need:"yes" range:"1,30" says:"how long it takes, about"`
	Place    int          `yaml:"place" need:"yes" range:"1,99" says:"where it stands among the lessons"`
	Sheet    string       `yaml:"sheet,omitempty" letters:"40" says:"id of the battle whose sheet it teaches; left out, it is a lesson of flight school itself"`
	After    string       `yaml:"after,omitempty" letters:"40" says:"id of the lesson that it builds on; it can be begun all the same"`
	Play     string       `yaml:"play,omitempty" letters:"40" says:"id of the battle that is offered at its end"`
	Learned  []string     `yaml:"learned,omitempty" most:"3" letters:"80" says:"what was learned, a sentence each"`
	Player   int          `yaml:"player,omitempty" range:"1,2" says:"who learns, 1 when left out; the other one answers by itself"`
	Position record.Table `yaml:"position" need:"yes" schema:"https://attackwing.invalid/table.schema.json" says:"the table it begins from, as in a position file; its dice are those that fall first"`
	Enemy    []Reply      `yaml:"enemy,omitempty" most:"40" says:"what the enemy answers, the first that fits a question; where none does it passes, else takes the first option"`
	Self     []Reply      `yaml:"self,omitempty" most:"40" says:"questions of the one who learns that are answered without being asked"`
	Steps    []Step       `yaml:"steps" need:"yes" most:"24" says:"what there is to do, one after the other"`
}

// Question describes a question of the referee. A field left out fits any.
type Question struct {
	Ask   string `yaml:"ask" need:"yes" letters:"60" says:"the question in its words: Set the dial, Choose an action"`
	Ship  string `yaml:"ship,omitempty" letters:"40" says:"id of the ship that it is about"`
	Round int    `yaml:"round,omitempty" range:"1,99" says:"only in this round"`
}

// Reply is an answer of the enemy.
type Reply struct {
	Question `yaml:",inline"`
	Choose   []string `yaml:"choose" need:"yes" most:"8" letters:"60" says:"the options, by their words or how these begin; none: nothing is picked"`
}

// Step is a step of a lesson: a thing to do.
type Step struct {
	Do     string    `yaml:"do" need:"yes" letters:"32" says:"what is to be done, in the list of steps"`
	Words  string    `yaml:"words" need:"yes" letters:"230" says:"what is to be known for it"`
	Press  string    `yaml:"press,omitempty" letters:"60" says:"what to press"`
	Asked  *Question `yaml:"asked,omitempty" says:"the question that the step is about"`
	Choose []string  `yaml:"choose,omitempty" most:"8" letters:"60" says:"the options that are right, by their words or how these begin; several are each right, where several are picked all of them together. They glow"`
	Else   string    `yaml:"else,omitempty" letters:"160" says:"why no other may be chosen; left out, another may be, and is told to be wrong"`
	Wrong  string    `yaml:"wrong,omitempty" letters:"200" says:"what another has brought"`
	Until  *Until    `yaml:"until,omitempty" says:"when it is done; left out, when its question has its answer"`
	Dice   bool      `yaml:"dice,omitempty" says:"dice fall in it as the lesson wants, which the screen says"`
}

// Until describes the event or the table that ends a step that no answer ends. All fields given
// must hold together, right after something has happened.
type Until struct {
	Event string `yaml:"event,omitempty" letters:"40" says:"what happens: ship moved, attack rolled, damage dealt"`
	Ship  string `yaml:"ship,omitempty" letters:"40" says:"id of the ship that the event is of, or whose state is meant"`
	Round int    `yaml:"round,omitempty" range:"1,99" says:"in this round or a later one"`
	Lock  string `yaml:"lock,omitempty" letters:"40" says:"id of the ship on which the ship has a Target Lock"`
	Near  string `yaml:"near,omitempty" letters:"40" says:"id of the ship that the ship is at this Range of, or nearer"`
	Range int    `yaml:"range,omitempty" range:"1,3" says:"the Range for near, 1 when left out"`
	Gone  bool   `yaml:"gone,omitempty" says:"the ship is destroyed"`
	Won   bool   `yaml:"won,omitempty" says:"the battle is over, and the one who learns has won it"`
}

// Learner is the seat of the one who learns.
func (l *Lesson) Learner() game.PlayerID {
	if l.Player == 2 {
		return game.Two
	}
	return game.One
}

// ship is the ship of an id of the position, or of the map; false where none has it.
func (l *Lesson) ship(u *game.Setup, id string) (game.ShipID, bool) {
	for i, k := range l.Position.IDs() {
		if k == id {
			return game.ShipID(i), true
		}
	}
	for i := u.FleetShips(); i < u.NumShips(); i++ {
		if u.OnMap(game.ShipID(i)).ID == id {
			return game.ShipID(i), true
		}
	}
	return game.NoShip, false
}

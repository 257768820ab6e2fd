package sheet

import (
	"attackwing/game"
	"attackwing/game/card"
)

// The sheet as it stands in its file. A field says in its tag what it `says`, its `range` or which
// words it takes (`one`), and whether it has to be there (`need`): it is checked and told in the
// JSON Schema by that alone. Texts have so many `letters`; what is only `told` changes nothing of
// how the sheet is played. The reader checks the rest of the tags: what a text is the name `of`, an
// `id` with the other signs it may hold, the names among which it is `unique`, the sort of a
// `phrase`, the `size` of a length, the `corners` of a line or a rectangle, and a place that may be
// `anywhere`, not on the table alone.
type (
	document struct {
		ID       string    `yaml:"id" id:"-" need:"true" says:"short words joined by dashes, by which files and the command line name the sheet"`
		Title    string    `yaml:"title" told:"true" need:"true" letters:"40" says:"its name on the screen"`
		Event    string    `yaml:"event,omitempty" told:"true" letters:"60" says:"what it belongs to, under the title"`
		Facts    []string  `yaml:"facts,omitempty" told:"true" most:"3" letters:"60" says:"up to three short lines that say what is special"`
		Sides    []side    `yaml:"sides,omitempty" most:"2" says:"the two sides where they differ: two, or none"`
		Areas    [][]place `yaml:"areas,omitempty" corners:"rect" most:"2" says:"the starting areas of Player 1 and Player 2, each by its north-west and its south-east corner; left out: 4 inches deep along the north and the south edge"`
		OfSides  bool      `yaml:"areas-of-sides,omitempty" json:",omitempty" says:"the areas are those of the sides, in their order; left out: the first is that of Player 1, who has initiative"`
		Limits   limits    `yaml:"limits,omitempty" says:"what holds for both fleets and the battle"`
		House    []ruling  `yaml:"house,omitempty" most:"12" says:"house rules of the sheet: (key) in a number or a length stands for the value in force"`
		Tokens   []kind    `yaml:"tokens,omitempty" most:"12" says:"the kinds of token it lays"`
		Counters []counter `yaml:"counters,omitempty" most:"4" says:"the kinds of counter: what is won, carried and lost"`
		MapShips []mapShip `yaml:"map-ships,omitempty" most:"4" says:"ships and stations that belong to the map"`
		Terms    []term    `yaml:"terms,omitempty" told:"true" most:"20" says:"its own words, for the glossary"`
		Sections []section `yaml:"sections,omitempty" most:"24" says:"the sheet itself, heading by heading: what it says, and what that does"`
	}

	side struct {
		Name     string   `yaml:"name" unique:"side" need:"true" letters:"60" says:"what it is called"`
		Limit    int      `yaml:"squadron-points,omitempty" range:"20,500" says:"Squadron Points its fleet may cost, where that differs from the other's"`
		Ships    int      `yaml:"ships,omitempty" range:"1,6" says:"how many ships at most"`
		Factions []string `of:"faction" yaml:"factions,omitempty" most:"12" says:"its ships are of these factions alone"`
	}
	limits struct {
		Points int `yaml:"squadron-points,omitempty" range:"20,500" says:"Squadron Points a fleet may cost; 120 when left out"`
		Rounds int `yaml:"rounds,omitempty" range:"1,99" says:"the battle ends after this round; 12 when left out"`
	}
	ruling struct {
		Key     string `yaml:"key" id:".-" unique:"house rule" need:"true" says:"short words joined by dots and dashes"`
		Words   string `yaml:"words" told:"true" need:"true" letters:"160" says:"what it means"`
		Choices []any  `yaml:"choices,omitempty" most:"8" says:"what it may be, the usual one first"`
		From    int    `yaml:"from,omitempty" range:"-999,999" says:"or the least whole number"`
		To      int    `yaml:"to,omitempty" range:"-999,999" says:"and the largest"`
		Default int    `yaml:"default,omitempty" range:"-999,999" says:"the usual number"`
	}
	kind struct {
		ID    string   `yaml:"id" id:"-" unique:"token or map ship" need:"true" says:"short words joined by dashes"`
		Name  string   `yaml:"name" told:"true" need:"true" letters:"40" says:"what the sheet calls it"`
		Short string   `yaml:"called,omitempty" told:"true" letters:"30" says:"what short sentences call all of them, without an article"`
		Look  string   `yaml:"look,omitempty" told:"true" one:"plain|barrier|guide|outside|body" says:"how it is drawn: plain (its form and its icon), barrier (a line that nobody may cross), guide (shows where a barrier goes on), outside (no longer of the play area), body (of a map ship)"`
		Does  []string `yaml:"does,omitempty" most:"7" one:"obstructs|destroys|rolls-die|blocks-fire|stops|harms|burns" says:"what it does to ships and shots: obstructs (+1 defense die for a shot across it), destroys (who touches it), rolls-die (as an obstacle), blocks-fire, stops (ships slide back from it), harms (who flies over it or ends on it rolls dice), burns (who lies on it at the end of a round rolls dice)"`
		Dice  int      `yaml:"dice,omitempty" range:"1,6" says:"how many attack dice harms and burns roll; 1 when left out"`
		Icon  string   `yaml:"icon,omitempty" told:"true" letters:"30" of:"icon" says:"the drawing on a round one: one of the program's icons, such as mission, hull, crit"`
		Layer *art     `yaml:"laid-by,omitempty" told:"true" says:"the ship that is seen laying a barrier"`
	}
	art struct {
		File  string `yaml:"file" need:"true" letters:"40" of:"ship" says:"one of the program's drawings, such as galaxy, warbird, station-nor"`
		Tones string `yaml:"tones" need:"true" one:"fed|fednx|kli|rom|dom|car|bre|bor|tho|xin|vul|fer|bio|civ|obj|web" says:"its colors"`
	}
	counter struct {
		ID     string `yaml:"id" id:"-" unique:"counter" need:"true" says:"short words joined by dashes"`
		Name   string `yaml:"name" told:"true" need:"true" letters:"30" says:"what one is called"`
		Plural string `yaml:"plural" told:"true" need:"true" letters:"30" says:"what several are called"`
		Icon   string `yaml:"icon,omitempty" told:"true" letters:"30" of:"icon" says:"one of the program's icons; mission when left out"`
	}
	term struct {
		Name  string   `yaml:"name" need:"true" letters:"30" says:"the word"`
		Words string   `yaml:"words" need:"true" letters:"300" says:"what it means, in a sentence or two"`
		Forms []string `yaml:"also,omitempty" most:"6" letters:"30" says:"how else it is written"`
	}

	mapShip struct {
		ID      string   `yaml:"id" id:"-" unique:"token or map ship" need:"true" says:"short words joined by dashes"`
		Name    string   `yaml:"name" told:"true" need:"true" letters:"40" says:"what it is called"`
		At      place    `yaml:"at,flow" need:"true" says:"where its middle is, from the west and from the north edge"`
		Facing  *heading `yaml:"facing,omitempty" says:"where it faces; N when left out"`
		Skill   int      `yaml:"skill,omitempty" range:"0,12" says:"Captain Skill"`
		Attack  int      `yaml:"attack,omitempty" range:"0,12" says:"printed numbers, as on a ship card"`
		Agility int      `yaml:"agility,omitempty" range:"0,12"`
		Hull    int      `yaml:"hull" need:"true" range:"1,12"`
		Shields int      `yaml:"shields,omitempty" range:"0,12"`
		Art     *art     `yaml:"art,omitempty" told:"true" says:"its drawing"`
		Parts   []part   `yaml:"parts,omitempty" most:"8" says:"its shape, as it lies at set-up; left out: one standard base that stops ships"`
		Kept    bool     `yaml:"keeps-action,omitempty" says:"a ship that overlaps it keeps its action"`
		NoLock  bool     `yaml:"no-lock,omitempty" says:"no ship acquires a Target Lock on it"`
		Fires   []mount  `yaml:"fires,omitempty" most:"4" says:"its weapons: in the Combat Phase, at its Captain Skill, each attacks the nearest ship in arc and range"`
		Worth   int      `yaml:"worth,omitempty" json:",omitempty" told:"true" range:"1,120" says:"Squadron Points that computer players take it for. Without this field they never attack it"`
		WorthTo string   `of:"side" yaml:"worth-to,omitempty" json:",omitempty" told:"true" letters:"60" says:"only computer players of this side attack it"`
	}
	mount struct {
		Name  string `yaml:"name" told:"true" need:"true" letters:"30" says:"what it is called"`
		Range int    `yaml:"range" need:"true" range:"1,3" says:"how far it reaches"`
		Arc   string `yaml:"arc,omitempty" one:"all-round|front-90|front-180" says:"where it fires: all-round when left out, or ahead of its part"`
		Part  int    `yaml:"part,omitempty" range:"1,8" says:"from which of the parts; the first when left out"`
	}
	part struct {
		Disc   *disc    `yaml:"disc,omitempty" says:"a round part"`
		Base   string   `yaml:"base,omitempty" one:"standard|large|oversized" says:"or a base of this size"`
		At     place    `yaml:"at,flow,omitempty" says:"the middle of that base; the ship's when left out"`
		Facing *heading `yaml:"facing,omitempty" says:"where that base faces; as the ship when left out"`
		Stops  bool     `yaml:"stops,omitempty" says:"ships slide back from it"`
	}

	section struct {
		Name    string      `yaml:"section" need:"true" letters:"50" says:"its heading, as the battle log quotes it"`
		Words   string      `yaml:"words,omitempty" told:"true" letters:"900" says:"what it says, in your own words"`
		Rules   []rule      `yaml:"rules,omitempty" most:"16" says:"what happens, and when"`
		Lines   []line      `yaml:"lines,omitempty" most:"4" says:"rows of tokens that grow every round"`
		Dice    []dice      `yaml:"dice,omitempty" most:"6" says:"dice it adds to attacks and defenses"`
		Score   []score     `yaml:"score,omitempty" most:"8" says:"Fleet Points it gives or takes"`
		Victory []toWin     `yaml:"victory,omitempty" most:"4" says:"what ends the battle at once"`
		Text    []card.Line `yaml:"text,omitempty" json:",omitempty" most:"8" says:"lines of card text that every ship of the fleets has"`
		Actions []action    `yaml:"actions,omitempty" most:"2" says:"special actions, each ship once a round; two on a sheet"`
	}
	rule struct {
		When     string         `yaml:"when" need:"true" one:"set-up|a ship has moved|end of activation|end of combat|a ship is destroyed|end of round" says:"the moment"`
		Rounds   string         `yaml:"rounds,omitempty" letters:"20" says:"only in some rounds: 3, 2-6, from 4, odd, even"`
		Ask      string         `yaml:"ask,omitempty" letters:"80" says:"a question that can be answered by yes and no: what follows happens to those who say yes"`
		For      string         `yaml:"for,omitempty" letters:"120" phrase:"who" says:"whom it is about"`
		Lay      []laid         `yaml:"lay,omitempty" most:"24" says:"tokens that are laid"`
		Place    *placed        `yaml:"place,omitempty" says:"a round token that each of these players places where he likes"`
		Take     string         `of:"token" yaml:"take,omitempty" letters:"40" says:"a kind of token that is taken off the table, all of them"`
		Move     *move          `yaml:"move,omitempty" says:"tokens or a map ship that move"`
		Give     map[string]int `of:"counter" yaml:"give,omitempty" range:"1,12" says:"counters they get, by id"`
		Lose     map[string]int `of:"counter" yaml:"lose,omitempty" range:"1,12" says:"counters they lose, by id"`
		Damage   int            `yaml:"damage,omitempty" range:"1,12" says:"damage dealt to the ships"`
		Critical int            `yaml:"critical-damage,omitempty" range:"1,12" says:"critical damage dealt to them"`
		Shields  bool           `yaml:"shields-down,omitempty" says:"their active shields are disabled"`
		Destroy  bool           `yaml:"destroyed,omitempty" says:"they are destroyed"`
		Say      string         `yaml:"say,omitempty" told:"true" letters:"120" says:"a line for the battle log, without its full stop"`

		section string // that it stands in; the rest is read of the fields
		moment  game.Moment
		in      rounds
		tokens  []game.Token // that are laid
		token   game.Token   // that players place
		where   game.Where   // they do, but for the map ship
	}
	laid struct {
		Token    string   `of:"token" yaml:"token" need:"true" letters:"40" says:"its kind"`
		Disc     *disc    `yaml:"disc,omitempty" says:"round"`
		Line     []place  `yaml:"line,flow,omitempty" corners:"line" most:"2" says:"or a line from one point to another"`
		Rect     []place  `yaml:"rect,flow,omitempty" corners:"rect" most:"2" says:"or a rectangle, by its north-west and its south-east corner"`
		Facing   *heading `yaml:"facing,omitempty" says:"turned about its middle; N when left out"`
		Mirrored bool     `yaml:"twice,omitempty" says:"and once more, the table turned half around"`
		BodyOf   string   `of:"map ship" yaml:"body-of,omitempty" letters:"40" says:"the map ship whose body it is: it moves with it"`
	}
	placed struct {
		Token  string  `of:"token" yaml:"token" need:"true" letters:"40" says:"its kind"`
		Radius length  `yaml:"radius" size:"0.1mm,6in" need:"true" says:"its radius"`
		Ask    string  `yaml:"ask" told:"true" need:"true" letters:"60" says:"what the player is asked"`
		Area   []place `yaml:"area,flow,omitempty" corners:"rect" anywhere:"true" most:"2" says:"wholly in this rectangle, by its north-west and its south-east corner; anywhere in the play area when left out"`
		Within *length `yaml:"within,omitempty" says:"no farther than this"`
		Near   string  `of:"map ship" yaml:"near,omitempty" letters:"40" says:"from this map ship"`
		Apart  *length `yaml:"apart,omitempty" says:"no nearer than this to another of its kind"`
		Clear  bool    `yaml:"on-no-ship,omitempty" says:"on no ship"`
	}
	action struct {
		ID     string         `yaml:"id" id:"-" unique:"action" need:"true" says:"short words joined by dashes"`
		Name   string         `yaml:"name" told:"true" need:"true" letters:"30" says:"what a button says"`
		Ship   string         `yaml:"ship,omitempty" letters:"120" phrase:"where" says:"for a ship that is there; left out: every ship"`
		Lose   map[string]int `of:"counter" yaml:"lose,omitempty" range:"1,12" says:"counters on the ship card that it costs, by id"`
		Strain bool           `yaml:"strain,omitempty" says:"it costs an Auxiliary Power Token beside the ship"`
		Give   map[string]int `of:"counter" yaml:"give,omitempty" range:"1,12" says:"counters that the ship card gets, by id"`
		Token  string         `yaml:"token,omitempty" one:"evade|scan|battle-stations" says:"a token that the ship gets"`

		section string
		gains   card.Tokens
	}
	disc struct {
		At     place  `yaml:"at,flow" need:"true" says:"its middle"`
		Radius length `yaml:"radius" size:"0.1mm,36in" need:"true" says:"its radius"`
	}
	move struct {
		Token   string   `of:"token" yaml:"token,omitempty" letters:"40" says:"a kind of token: all of them"`
		MapShip string   `of:"map ship" yaml:"map-ship,omitempty" letters:"40" says:"or a map ship; it stays where it would come to lie on a ship"`
		By      place    `yaml:"by,flow,omitempty" anywhere:"true" says:"how far to the east and to the south; what leaves the table is taken off"`
		Turn    *heading `yaml:"turn,omitempty" says:"by how many degrees clockwise"`
	}
	line struct {
		Token    string  `of:"token" yaml:"token" need:"true" letters:"40" says:"the kind of token it consists of"`
		Path     []place `yaml:"path" need:"true" most:"24" says:"where it begins, turns and ends; each leg runs along an edge of the table"`
		Piece    length  `yaml:"piece" size:"0.25in,36in" need:"true" says:"how long a token is; each leg is some of them long"`
		Width    *length `yaml:"width,omitempty" size:"0in,1in" says:"how wide it is; a line without width when left out"`
		First    int     `yaml:"at-set-up" need:"true" range:"1,40" says:"how many tokens lie at set-up"`
		More     int     `yaml:"each-round" need:"true" range:"1,40" says:"how many are laid at the end of each round, until the path is full"`
		Mirrored bool    `yaml:"twice,omitempty" says:"a second one grows with it, the table turned half around"`
		Guide    string  `of:"token" yaml:"guide,omitempty" letters:"40" says:"a kind of token laid across its end and across the joint before it, to show where it goes on"`
		Outside  string  `of:"token" yaml:"cuts-off,omitempty" letters:"40" says:"a kind of token for the ground to the right of it, which no longer belongs to the play area"`
		Depth    *length `yaml:"depth,omitempty" says:"how deep that ground is, and how long a guide"`
		Whole    string  `yaml:"when-full,omitempty" told:"true" letters:"60" says:"what the log says once the path is full"`
	}
	dice struct {
		Attack  int    `yaml:"attack,omitempty" range:"-3,3" says:"more attack dice, or fewer"`
		Defense int    `yaml:"defense,omitempty" range:"-3,3" says:"more defense dice, or fewer"`
		Ship    string `yaml:"ship,omitempty" letters:"120" phrase:"where" says:"for a ship that is there; left out: every ship"`
		Player  string `yaml:"player,omitempty" letters:"120" phrase:"count" says:"for the ships of a player who has that"`
		Why     string `yaml:"why" told:"true" need:"true" letters:"30" says:"the reason, as a sum tells it"`
	}
	score struct {
		Words  string `yaml:"words" told:"true" need:"true" letters:"30" says:"what the line of points is called"`
		Points int    `yaml:"points" need:"true" range:"-200,200" says:"Fleet Points, below 0 a penalty"`
		Each   string `yaml:"each,omitempty" letters:"120" phrase:"what" says:"for each of these that the player has"`
		Most   string `yaml:"most,omitempty" letters:"120" phrase:"what" says:"or for having more of these than the other player"`
		Has    string `yaml:"has,omitempty" letters:"120" phrase:"count" says:"or for having so many"`
		Winner bool   `yaml:"winner-only,omitempty" says:"only for who wins the battle"`
	}
	toWin struct {
		Has  string `yaml:"has,omitempty" letters:"120" phrase:"count" says:"who has that has won; of two the one with more, and nobody while they are equal"`
		Most string `yaml:"most,omitempty" letters:"120" phrase:"what" says:"or who has more of these than the other player"`
		From int    `yaml:"from-round,omitempty" range:"1,99" says:"not before the end of this round"`
		Why  string `yaml:"why" told:"true" need:"true" letters:"80" says:"what follows the player's name in the log: has 5 shards"`

		section string
	}
)

package card

// boardKinds are the effects on where things lie on the table.
var boardKinds = map[EffectOp]forms{
	LeaveTable: {
		{pattern: "leave the table",
			says: does("leave", "the table and loses its tokens except Auxiliary Power Tokens")},
		{pattern: "leave the table without any tokens", sets: func(e *Effect) { e.None = true },
			says: does("leave", "the table and loses its tokens")},
		{pattern: "leave the table with its tokens", sets: func(e *Effect) { e.AllBut = true },
			says: does("leave", "the table")},
	},
	ReturnToTable: {
		{pattern: "return to the table beyond range <n>",
			says: does("return", "to the table, anywhere but within Range {n} of another ship")},
		{pattern: "return to the table beyond range <n> of enemies", sets: func(e *Effect) { e.Enemy = true },
			says: does("return", "to the table, anywhere but within Range {n} of an enemy ship")},
		{pattern: "return to the table within range <n>", sets: func(e *Effect) { e.Fixed = true },
			says: does("return", "to the table, within Range {n} of where it was")},
	},
}

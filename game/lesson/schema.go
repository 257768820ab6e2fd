package lesson

import (
	"slices"
	"sync"

	"attackwing/game/filedoc"
)

// Schema is the JSON Schema of the files of lessons, made of their fields and the tags of these.
func Schema() []byte { return slices.Clone(schema()) }

var schema = sync.OnceValue(func() []byte {
	return filedoc.Schema[Lesson](&filedoc.Schemer{Defs: filedoc.Object{}},
		"https://attackwing.invalid/lesson.schema.json", "Lesson (*"+Ending+")",
		"A battle that teaches: a position, what is to be done in it, and what the enemy answers.")
})

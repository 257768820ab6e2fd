package lesson

import (
	"cmp"
	"errors"
	"io/fs"
	"slices"
)

// All are the lessons of a folder in their order; those that cannot be read are left out, and err
// says why.
func All(in fs.FS) (ls []*Lesson, err error) {
	files, err := fs.Glob(in, "*"+Ending)
	if err != nil {
		return nil, err
	}
	for _, name := range files {
		f, wrong := in.Open(name)
		if wrong == nil {
			var l *Lesson
			if l, wrong = Read(f, name); wrong == nil {
				ls = append(ls, l)
			}
			wrong = errors.Join(wrong, f.Close())
		}
		err = errors.Join(err, wrong)
	}
	slices.SortFunc(ls,
		func(a, b *Lesson) int { return cmp.Or(cmp.Compare(a.Place, b.Place), cmp.Compare(a.ID, b.ID)) })
	return ls, err
}

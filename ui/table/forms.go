package table

import (
	"attackwing/ui/form"
	"attackwing/ui/page"
	"attackwing/ui/window"
)

// Form is nothing: all pages have fields of their own.
func (t *Table) Form() *form.Form { return nil }

// SetField does nothing.
func (t *Table) SetField(string, string) {}

// FormKeys does nothing.
func (t *Table) FormKeys(string) {}

// openGlossary shows the terms, ready to be searched.
func (t *Table) openGlossary() { t.Open(page.Of(t, window.NewGlossary(t))) }

// openHouse shows the house rules of the battle that is chosen.
func (t *Table) openHouse() {
	t.Open(page.Of(t, window.NewHouse(t, t.title.Next.Sheet(), &t.title.Next.House)))
}

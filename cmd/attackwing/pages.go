package main

import (
	"attackwing/ui/page"
)

// pages are the screens of their own that the title offers.
func (w *window) pages() []page.Entry {
	return []page.Entry{
		{ID: "free-table", Title: "Free table", Key: "f", Open: w.freeTable},
		{ID: "desk", Title: "Tournament desk", Key: "t", Open: w.tournamentDesk},
	}
}

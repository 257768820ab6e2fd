// Package film shows a battle as a film: a Projector goes through the events of a record at the
// pace of what mattered, the camera looks at who acts, and captions say what happened. What no
// caption is about goes by quickly. A Page shows it in the window, with controls that go when
// nobody moves, or by itself on the title; Animate writes it as an animated picture, and DeckOf
// makes of its captions a deck of scenes.
package film

package card

// Played returns how many cards of the catalogue the program plays, and how many there are. The
// others are played by hand.
func (c *Catalogue) Played() (played, all int) {
	count := func(unplayed string) {
		all++
		if unplayed == "" {
			played++
		}
	}
	for _, s := range c.Ships {
		count(s.Unplayed())
	}
	for _, x := range c.Captains {
		count(x.Unplayed())
	}
	for _, x := range c.Admirals {
		count(x.Unplayed())
	}
	for _, x := range c.Upgrades {
		count(x.Unplayed())
	}
	for _, x := range c.Resources {
		count(x.Unplayed())
	}
	return played, all
}

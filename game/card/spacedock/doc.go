// Package spacedock makes card files of our own form out of Data.xml, the card data of the fleet
// builder Space Dock, which a player has on his own disk.
//
// Only facts are taken over: names, numbers, factions, slots, dials, arcs, sets, ids, what firing a
// weapon costs, and the limits on where a card may go as far as Space Dock's tags say them. The
// words of a card are looked at for facts and never written down; a card that has words says that
// they have to be applied by hand. What our files have no place for is left out and named.
package spacedock

package cards_test

import "testing"

// Additional Weapons Array: one Battle Stations result may become a Critical Hit.
var _ = test("3103", func(t *testing.T) { convertsStations(t, "3103", "Additional Weapons Array", 1, 4) })

// Photon Torpedoes: one Battle Stations result may become a Critical Hit.
var _ = test("3036", func(t *testing.T) { convertsStations(t, "3036", "Photon Torpedoes", 2, 5) })

// Plasma Torpedoes, 5 dice: all blank dice may be re-rolled.
var _ = test("3016", func(t *testing.T) { rerollsBlanks(t, "3016", "Plasma Torpedoes", 1, 5, 3) })

// Plasma Torpedoes, 4 dice: all blank dice may be re-rolled.
var _ = test("plasma_torpedoes_71278", func(t *testing.T) {
	rerollsBlanks(t, "plasma_torpedoes_71278", "Plasma Torpedoes", 2, 4, 3)
})

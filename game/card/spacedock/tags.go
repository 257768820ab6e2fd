package spacedock

import (
	"strings"

	"attackwing/game/textfile"
)

// build holds the rules of a card about building its ship, in the words of our card files.
type build struct {
	restrictions []string
	slots        map[string]int
	rules        []string
}

// tags lists the tags that follow no pattern.
var tags = map[string]build{
	"addonetechslot":                        {slots: map[string]int{"tech": 1}},
	"addoneweaponslot":                      {slots: map[string]int{"weapon": 1}},
	"addonetalentslot":                      {slots: map[string]int{"talent": 1}},
	"Add_Crew_1":                            {slots: map[string]int{"crew": 1}},
	"AddTwoWeaponSlots":                     {slots: map[string]int{"weapon": 2}},
	"AddsOneWeaponOneTech":                  {slots: map[string]int{"weapon": 1, "tech": 1}},
	"AddOneBorgSlot":                        {slots: map[string]int{"borg": 1}},
	"UpgradesIgnoreFactionPenalty":          {rules: []string{"nopenalty upgrades"}},
	"NoPenaltyOnTalent":                     {rules: []string{"nopenalty talent"}},
	"CaptainIgnoresPenalty":                 {rules: []string{"nopenalty me"}},
	"CaptainAndTalentsIgnoreFactionPenalty": {rules: []string{"nopenalty me", "nopenalty talent"}},
	"CrewUpgradesCostOneLess":               {rules: []string{"price crew -1"}},
	"WeaponUpgradesCostOneLess":             {rules: []string{"price weapon -1"}},
	"TechUpgradesCostOneLess":               {rules: []string{"price tech -1"}},
	"FedCrewUpgradesCostOneLess":            {rules: []string{"price crew/Federation -1"}},
	"KlingonUpgradesCostOneLess":            {rules: []string{"price upgrades/Klingon -1"}},
	"AllUpgradesMinusOneOnIndepedentShip":   {rules: []string{"price upgrades -1 if ship_faction=Independent"}},
	"VulcanAndFedTechUpgradesMinus2":        {rules: []string{"price tech/Vulcan|Federation -2"}},
	"BaselineTalentCostToThree":             {rules: []string{"price talent/Federation =3"}},
	"NoPenaltyOnFederationOrBajoranShip":    {rules: []string{"nopenalty me if ship_faction=Federation|Bajoran"}},
	"no_faction_penalty_on_vulcan":          {rules: []string{"nopenalty me if ship_faction=Vulcan"}},
	"add_one_tech_no_faction_penalty_on_vulcan": {
		slots: map[string]int{"tech": 1},
		rules: []string{"nopenalty me if ship_faction=Vulcan"},
	},
	"not_with_hugh":                          {restrictions: []string{"not_in_fleet_with:Hugh"}},
	"not_with_jean_luc_picard":               {restrictions: []string{"not_in_fleet_with:Jean-Luc Picard"}},
	"OnlyHull3OrLess":                        {restrictions: []string{"only:hull<=3"}},
	"Hull3":                                  {restrictions: []string{"only:hull<=3"}},
	"Hull4":                                  {restrictions: []string{"only:hull>=4"}},
	"OnlyDominionHV4":                        {restrictions: []string{"only:ship_faction=Dominion", "only:hull>=4"}},
	"OnlyVoyager":                            {restrictions: []string{"only:ship_title=U.S.S. Voyager"}},
	"OnlyForRaptorClassShips":                {restrictions: []string{"only:ship_class=Raptor Class"}},
	"OnlyForRomulanScienceVessel":            {restrictions: []string{"only:ship_class=Romulan Science Vessel"}},
	"costincreasedifnotromulansciencevessel": {restrictions: []string{"+5unless:ship_class=Romulan Science Vessel"}},
	"costincreasedifnotbreen":                {restrictions: []string{"+5unless:ship_class~Breen"}},
	"PenaltyOnShipOtherThanDefiant":          {restrictions: []string{"+5unless:ship_title=U.S.S. Defiant"}},
	"PenaltyOnShipOtherThanKeldonClass": {
		restrictions: []string{"+5unless:ship_class=Cardassian Keldon Class"},
	},
	"CostPlusFiveExceptBajoranInterceptor": {restrictions: []string{"+5unless:ship_class=Bajoran Interceptor"}},
	"OnlyRemanWarbird":                     {restrictions: []string{"only:ship_class=Reman Warbird"}},
	"PlusFiveIfNotRemanWarbird":            {restrictions: []string{"+5unless:ship_class=Reman Warbird"}},
	"PlusFourIfNotPredatorClass":           {restrictions: []string{"+4unless:ship_class=Predator Class"}},
	"PlusFourIfNotGornRaider":              {restrictions: []string{"+4unless:ship_class=Gorn Raider"}},
	"Plus4NotPrometheus":                   {restrictions: []string{"+4unless:ship_title=U.S.S. Prometheus"}},
	"PlusFiveIfNotRaven":                   {restrictions: []string{"+5unless:ship_title=U.S.S. Raven"}},
	"PhaserStrike": {
		restrictions: []string{"only:hull<=3", "+5unless:ship_class=Bajoran Interceptor"},
	},
	"only_vulcan_ship":      {restrictions: []string{"only:ship_faction=Vulcan"}},
	"OnlyTholianShip":       {restrictions: []string{"only:ship_class~Tholian"}},
	"OnlyBajoranFederation": {restrictions: []string{"only:ship_faction=Bajoran|Federation"}},
	"OnlyKlingonORRomulanCaptainShip": {
		restrictions: []string{"only:captain_faction=Klingon|Romulan", "only:ship_faction=Klingon|Romulan"},
	},
	"OnlyIntrepid": {restrictions: []string{"only:ship_class=Intrepid Class"}},
	"OnlyDderidex": {restrictions: []string{"only:ship_class=D'deridex Class"}},
}

// numbers are the words that tags have for numbers.
var numbers = map[string]string{"Two": "2", "Three": "3", "Four": "4", "Five": "5", "Six": "6"}

var (
	classTag  = textfile.Pattern(`^OnlyShipClass_(.+)$`)
	titleTag  = textfile.Pattern(`^OnlyShip_(.+)$`)
	dearTag   = textfile.Pattern(`^Plus([2-6])NotShipClass_(.+)$`)
	dearToTag = textfile.Pattern(`^Plus([2-6])NotShip_(.+)$`)
	surcharge = textfile.Pattern(
		`^Plus(Two|Three|Four|Five|Six|[2-6])(?:IfNot|PointsNon|ForNon|OnNon|Not)([A-Za-z0-9]+?)(?:Ships?)?$`,
	)
	captainTag = textfile.Pattern(`^Only(?:For)?([A-Za-z0-9]+?)Captain(?:([A-Za-z0-9]+?)?Ship)?$`)
	factionTag = textfile.Pattern(`^Only([A-Za-z0-9]+?)(?:Ships?)?$`)
	waiverTag  = textfile.Pattern(`^NoPenaltyOn([A-Za-z0-9]+?)Ship$`)
)

// factions are the names that tags have for factions.
var factions = map[string]string{
	"Federation": "Federation", "Klingon": "Klingon", "Romulan": "Romulan", "Dominion": "Dominion", "Borg": "Borg",
	"Species8472": "Species 8472", "Kazon": "Kazon", "Xindi": "Xindi", "Bajoran": "Bajoran", "Ferengi": "Ferengi",
	"Vulcan":      "Vulcan",
	"Independent": "Independent", "MirrorUniverse": "Mirror Universe",
}

// where is the condition that a ship is what a tag calls it; "" where the word is not known.
func where(name string) string {
	if f, ok := factions[name]; ok {
		return "ship_faction=" + f
	}
	switch name {
	case "JemHadar":
		return "ship_class~Jem'Hadar"
	case "Hirogen", "Vidiian":
		return "ship_class~" + name
	}
	return ""
}

// buildOf reads a tag. ok is false if the tag, or a part of it, is unknown.
func buildOf(tag string) (b build, ok bool) {
	if tag == "" {
		return b, true
	}
	once := false
	for _, part := range []string{"AndNoMoreThanOnePerShip", "NoMoreThanOnePerShipAnd", "NoMoreThanOnePerShip", "OPS"} {
		if rest := strings.Replace(tag, part, "", 1); rest != tag {
			tag, once = rest, true
			break
		}
	}
	if factions[tag] != "" && once { // NoMoreThanOnePerShipFederation
		tag = "Only" + tag
	}
	if b, ok = tags[tag]; !ok && tag != "" {
		b, ok = pattern(tag)
	}
	if once {
		b.restrictions = append([]string{"max1"}, b.restrictions...)
		ok = ok || tag == ""
	}
	return b, ok
}

func pattern(tag string) (b build, ok bool) {
	only := func(r string) (build, bool) { return build{restrictions: []string{r}}, true }
	plain := func(s string) string { return strings.ReplaceAll(s, "_", " ") }
	if m := classTag().FindStringSubmatch(tag); m != nil {
		if word, part := strings.CutPrefix(m[1], "CONTAINS_"); part {
			return only("only:ship_class~" + plain(word))
		}
		return only("only:ship_class=" + plain(m[1]))
	}
	if m := titleTag().FindStringSubmatch(tag); m != nil {
		return only("only:ship_title=" + plain(m[1]))
	}
	if m := dearTag().FindStringSubmatch(tag); m != nil {
		return only("+" + m[1] + "unless:ship_class=" + plain(m[2]))
	}
	if m := dearToTag().FindStringSubmatch(tag); m != nil {
		return only("+" + m[1] + "unless:ship_title=" + plain(m[2]))
	}
	if m := surcharge().FindStringSubmatch(tag); m != nil && where(m[2]) != "" {
		n := m[1]
		if numbers[n] != "" {
			n = numbers[n]
		}
		return only("+" + n + "unless:" + where(m[2]))
	}
	if m := captainTag().FindStringSubmatch(tag); m != nil && factions[m[1]] != "" {
		b.restrictions = []string{"only:captain_faction=" + factions[m[1]]}
		if strings.HasSuffix(tag, "Ship") {
			ship := m[2]
			if ship == "" {
				ship = m[1]
			}
			if where(ship) == "" {
				return build{}, false
			}
			b.restrictions = append(b.restrictions, "only:"+where(ship))
		}
		return b, true
	}
	if m := factionTag().FindStringSubmatch(tag); m != nil && where(m[1]) != "" {
		return only("only:" + where(m[1]))
	}
	if m := waiverTag().FindStringSubmatch(tag); m != nil && factions[m[1]] != "" {
		return build{rules: []string{"nopenalty me if ship_faction=" + factions[m[1]]}}, true
	}
	return build{}, false
}

package spacedock

import (
	"fmt"
	"strings"

	"attackwing/game/card"
)

func (im *importer) ship(it *item, e *entry) (known bool, err error) {
	if im.cat.Ship(string(it.ID)) != nil {
		return true, nil
	}
	if err := im.common(it, e); err != nil {
		return false, err
	}
	id := string(it.ClassID)
	if id == "" {
		id = im.byName[string(it.Class)]
	}
	if !im.classOK[id] && im.cat.Class(id) == nil {
		return false, fmt.Errorf("its class %q is not there", string(it.Class))
	}
	e.text("class", id)
	var stats [4]int
	for i, v := range []struct {
		name string
		text text
	}{{"attack", it.Attack}, {"agility", it.Agility}, {"hull", it.Hull}, {"shields", it.Shield}} {
		if stats[i], err = num(v.name, v.text, 0, 12); err != nil {
			return false, err
		}
	}
	e.fields = append(e.fields, fmt.Sprintf("stats: [%d, %d, %d, %d]", stats[0], stats[1], stats[2], stats[3]))
	if err := im.price("ship", it, it.Cost, e); err != nil {
		return false, err
	}
	var actions []string
	for _, a := range []struct {
		on   text
		what card.Action
	}{{it.Evade, card.Evade}, {it.Lock, card.TargetLock}, {it.Scan, card.Scan}, {it.Stations, card.BattleStations},
		{it.Cloak, card.Cloak}, {it.Echo, card.SensorEcho}, {it.Regen, card.Regenerate}} {
		if a.on.yes() {
			actions = append(actions, a.what.String())
		}
	}
	e.list("actions", actions)
	for _, s := range []struct {
		name string
		text text
	}{{"crew", it.Crew}, {"tech", it.Tech}, {"weapon", it.Weapon}, {"borg", it.Borg}, {"squadron", it.Squadron}} {
		n, err := num(s.name, s.text, 0, 8)
		if err != nil {
			return false, err
		}
		e.number(s.name, n)
	}
	if it.CaptLimit == "0" {
		e.fields = append(e.fields, "captain_limit: 0")
	}
	im.tail("ship", it, it.Words != "", e)
	return false, nil
}

func (im *importer) captain(it *item, e *entry) (known bool, err error) {
	if im.cat.Captain(string(it.ID)) != nil {
		return true, nil
	}
	if err := im.common(it, e); err != nil {
		return false, err
	}
	skill, err := num("skill", it.Skill, 1, 12)
	if err != nil {
		return false, err
	}
	e.number("skill", skill)
	if err := im.price("captain", it, it.Cost, e); err != nil {
		return false, err
	}
	talents, err := num("talent", it.Talent, 0, 4)
	if err != nil {
		return false, err
	}
	e.number("talents", talents)
	if it.drones() {
		e.number("drones", skill)
	}
	im.rules(it, e)
	im.tail("captain", it, it.Words != "", e)
	return false, nil
}

// drones tells whether a captain's skill is a stack of Drone Tokens: it is a Borg's whose words
// speak of them.
func (it *item) drones() bool {
	return it.Faction == text(card.Borg.String()) && strings.Contains(strings.ToLower(string(it.Words)), "drone token")
}

func (im *importer) admiral(it *item, e *entry) (known bool, err error) {
	if im.cat.Admiral(string(it.ID)) != nil {
		return true, nil
	}
	if err := im.common(it, e); err != nil {
		return false, err
	}
	bonus, err := num("skill modifier", it.SkillModifier, -2, 6)
	if err != nil {
		return false, err
	}
	e.number("skill_bonus", bonus)
	if err := im.price("admiral", it, it.AdmiralCost, e); err != nil {
		return false, err
	}
	talents, err := num("talent", it.AdmiralTalent, 0, 4)
	if err != nil {
		return false, err
	}
	e.number("talents", talents)
	if b, ok := buildOf(string(it.Special)); ok {
		e.list("restrictions", b.restrictions)
	}
	skill, err1 := num("skill", it.Skill, 1, 12)
	sp, err2 := num("cost", it.Cost, 0, 99)
	own, err3 := num("talent", it.Talent, 0, 4)
	if err1 == nil && err2 == nil && err3 == nil {
		e.fields = append(e.fields, fmt.Sprintf("captain: {skill: %d, sp: %d, talents: %d}", skill, sp, own))
	}
	im.tail("admiral", it, it.AdmiralWords != "", e)
	return false, nil
}

var kinds = map[text]string{
	"Crew":     "crew",
	"Tech":     "tech",
	"Weapon":   "weapon",
	"Talent":   "talent",
	"Borg":     "borg",
	"Squadron": "squadron",
}

func (im *importer) upgrade(it *item, e *entry) (known bool, err error) {
	if im.cat.Upgrade(string(it.ID)) != nil {
		return true, nil
	}
	if err := im.common(it, e); err != nil {
		return false, err
	}
	kind, ok := kinds[it.Type]
	if !ok {
		return false, fmt.Errorf("there is no such kind of card here: %q", string(it.Type))
	}
	e.text("kind", kind)
	if err := im.price("upgrade", it, it.Cost, e); err != nil {
		return false, err
	}
	w, ok := weaponOf(it)
	if ok && kind == "weapon" {
		e.fields = append(
			e.fields,
			fmt.Sprintf(
				"weapon: {dice: %d, range: [%d, %d], arc: %s, cost: [%s]}",
				w.dice,
				w.from,
				w.to,
				w.arc,
				strings.Join(w.cost, ", "),
			),
		)
	}
	im.rules(it, e)
	byHand := kind == "weapon" && !ok // its numbers cannot be read
	im.tail("upgrade", it, it.Words != "" || byHand, e)
	return false, nil
}

func (im *importer) resource(it *item, e *entry) (known bool, err error) {
	if im.cat.Resource(string(it.ID)) != nil {
		return true, nil
	}
	e.text("id", string(it.ID))
	e.text("name", string(it.Title))
	if n, _ := it.Cost.number(); n == 0 {
		return false, fmt.Errorf("its price depends on the fleet and is not counted here")
	}
	if err := im.price("resource", it, it.Cost, e); err != nil {
		return false, err
	}
	im.tail("resource", it, it.Words != "", e)
	return false, nil
}

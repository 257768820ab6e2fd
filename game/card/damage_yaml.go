package card

import (
	"fmt"

	"attackwing/assets/cards"
)

// The damage cards as they stand in damage.yaml.
type (
	damageYAML struct {
		ID     string           `yaml:"id"`
		Name   string           `yaml:"name"`
		Copies int              `yaml:"copies"`
		Lines  []damageLineYAML `yaml:"lines"`
	}
	damageLineYAML struct {
		When     string `yaml:"when"`
		Roll     string `yaml:"roll"`
		Do       string `yaml:"do"`
		Rule     string `yaml:"rule"`
		FaceDown bool   `yaml:"face_down"`
	}
)

var damageMomentNames = [numDamageMoment]string{
	"dealt",
	"always",
	"start of planning",
	"start of combat",
	"next attack",
	"next round on",
	"red maneuver",
	"overlap",
	"action",
}

var damageRuleNames = [numDamageRule]string{
	"",
	"destroyed",
	"contained",
	"no attack dice",
	"captain skill 0",
	"turns are red",
	"no actions of the bar",
	"no text of captain and talents",
}

func loadDamage() ([]DamageCard, error) {
	return read(source{fsys: cards.Files}, "damage", nil, (*damageYAML).damage)
}

func (y *damageYAML) damage(p *place) DamageCard {
	p.named(y.ID, y.Name)
	copies := p.small("copies", y.Copies, 1, 9)
	if len(y.Lines) == 0 {
		p.bad("lines", "a damage card wants at least one")
	}
	return DamageCard{y.ID, y.Name, copies, entries(p, "lines", y.Lines, (*damageLineYAML).line)}
}

func (y *damageLineYAML) line(p *place) DamageLine {
	l := DamageLine{FaceDown: y.FaceDown, Does: y.Do != ""}
	l.At = DamageMoment(p.oneOf("when", "moment of a damage card", y.When, damageMomentNames[:]))
	if y.Roll != "" {
		var f Said
		words := Split(y.Roll)
		if n := slotReaders["<faces>"](words, &f); n == 0 || n < len(words) {
			p.bad("roll", "%q are not faces of a die", y.Roll)
		}
		l.Roll = f.Faces
	}
	switch {
	case l.Does && y.Rule != "":
		p.bad("do", "want do or rule, not both")
	case l.Does:
		var err error
		if l.Do, err = parseEffect(y.Do); err == nil {
			err = l.playable(y.Do)
		}
		p.note("do", err)
	case y.Rule != "":
		l.Rule = DamageRule(p.oneOf("rule", "rule of damage cards", y.Rule, damageRuleNames[1:]) + 1)
	case !y.FaceDown:
		p.bad("do", "the line does nothing: want do, rule or face_down")
	}
	return l
}

// playable tells whether the referee plays an effect of a damage card.
func (l *DamageLine) playable(text string) error {
	always := l.At == WhileFaceUp
	switch {
	case always && l.Do.Op == StatBy && (l.Do.Stat == AgilityStat || l.Do.Stat == AttackStat) && l.Do.Lasts == Now,
		!always && l.Do.Op == Damage && l.Do.Kind == NormalDamage,
		!always && l.Do.Op == DiscardCard && l.Do.Kinds == 1<<Weapon && l.Do.N == 1,
		!always && l.Do.Op == PlaceToken && l.Do.Tokens == AuxToken:
		return nil
	}
	return fmt.Errorf("%q is nothing a damage card does then", text)
}

package account_test

import (
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/account"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/physics"
)

var (
	moved  = regexp.MustCompile(`^(.+?) moved (.+?)(?:, stopped by .+?|, stopped short)?: (.+?)\.(?: It .+\.)?$`)
	placed = regexp.MustCompile(`^(behind|ahead of|beside) (.+), Range (\d)(, in its arc but not in its target's|, in its arc|, out of its arc|)$`)
	struck = regexp.MustCompile(`hit (.+?) for (\d) damage`)
)

// longest is how many letters an account may have: with whole names, of which the screen shows
// short ones.
const longest = 240

// Over some hundred battles of every sheet: whenever a person is asked, no account is empty or too
// long, and what it says of Range, arcs, sides and damage is what the referee says.
func TestAccountsAreShortAndTrue(t *testing.T) {
	each := uint64(60)
	if testing.Short() {
		each = 3
	}
	told, placedBy, hits := 0, map[string]int{}, 0
	for _, k := range [][3]string{{"last-battle-of-ds9", "ds9-fed-1", "ds9-dom-1"}, {"tholian-web", "tw-a-1", "tw-b-1"}, {"future-tense", "ft-a-1", "ft-b-2"}, {"unimatrix-zero", "u0-rebel-1", "u0-borg-1"}} {
		for seed := range each {
			played := gametest.Ensigns(t, gametest.MustSetup(k[0], k[1], k[2], seed+1), seed)
			n, h := listen(t, played, placedBy)
			told, hits = told+n, hits+h
		}
	}
	t.Logf("%d accounts of %d battles, %v, %d hits", told, 4*each, placedBy, hits)
	for _, how := range []string{"behind", "ahead of", "beside", "beyond"} {
		expect.True(t, placedBy[how] != 0, "nobody stands %s somebody", how)
	}
	expect.True(t, told != 0 && hits != 0, "%d accounts, %d hits", told, hits)
}

// listen plays a battle again and judges what both players are told whenever they are asked.
func listen(t *testing.T, played *game.Game, placedBy map[string]int) (told, hits int) {
	u := played.Setup()
	g := gametest.New(t, u)
	var heard [2]account.Heard
	var compared [2]map[string]bool
	for p := range compared {
		compared[p] = map[string]bool{}
	}
	open := ""
	ships := map[string]game.ShipID{}
	for id := range game.ShipID(u.NumShips()) {
		ships[u.Name(id)] = id
	}
	var before game.State
	for _, a := range played.Answers() {
		whose := game.Nobody
		for _, p := range g.Prompts() {
			if p.ID == a.Prompt {
				whose = p.Player
			}
		}
		if whose != game.Nobody {
			for _, k := range heard[whose].Tell(g.State(), u, whose, u.Name) {
				told++
				if a := &g.State().Attack; a.On && strings.Contains(k.Words, open) && open != "" {
					t.Errorf("%q is told while the attack is not over", k.Words)
				}
				hits += judge(t, g.State(), u, whose, &k, ships, compared[whose], placedBy)
			}
			if heard[whose].Asked(); !g.State().Attack.On { // what comes of an attack is told when it is over
				compared[whose] = map[string]bool{}
			}
		}
		g.State().CopyTo(&before)
		events := gametest.Submit(t, g, a)
		for _, e := range events {
			for p := range heard {
				heard[p].Hear(&before, e, u.Name)
				if c, ok := e.(game.AttackCompared); ok {
					compared[p][fmt.Sprintf("%d %d %d", c.Attacker, c.Target, c.Hits+c.Crits)] = true
				}
			}
			switch e := e.(type) {
			case game.AttackCompared:
				open = fmt.Sprintf("%s hit %s for %d damage", u.Name(e.Attacker), u.Name(e.Target), e.Hits+e.Crits)
			case game.AttackEnded:
				open = ""
			}
			game.Follow(&before, e)
		}
	}
	return told, hits
}

// judge compares an account with the referee.
func judge(t *testing.T, s *game.State, u *game.Setup, me game.PlayerID, k *account.Account, ships map[string]game.ShipID, compared map[string]bool, placedBy map[string]int) (hits int) {
	t.Helper()
	if k.Words == "" || len(k.Words) > longest || !strings.HasPrefix(k.Words, u.Name(k.Ship)+" ") || !strings.HasSuffix(k.Words, ".") {
		t.Errorf("%d letters: %q", len(k.Words), k.Words)
	}
	for _, m := range struck.FindAllStringSubmatch(k.Words, -1) {
		hits++
		if on, ok := ships[m[1]]; !ok || !compared[fmt.Sprintf("%d %d %s", k.Ship, on, m[2])] {
			t.Errorf("%q: the referee knows no such hit", k.Words)
		}
	}
	m := moved.FindStringSubmatch(k.Words)
	if m == nil {
		return hits
	}
	if m[3] == "beyond Range 3 of your ships" {
		placedBy["beyond"]++
		for id := range game.ShipID(s.NShips) {
			if sh := &s.Ships[id]; sh.Owner == me && sh.OnTable() && !sh.Map && u.Band(s.Gap(u, k.Ship, id).Dist) != 0 {
				t.Errorf("%q, but %s is at Range %d", k.Words, u.Name(id), u.Band(s.Gap(u, k.Ship, id).Dist))
			}
		}
		return hits
	}
	at := placed.FindStringSubmatch(m[3])
	if at == nil {
		expect.Same(t, m[3], "none of your ships are left", "%q says nothing of where it stands", k.Words)
		return hits
	}
	placedBy[at[1]]++
	mine, ok := ships[at[2]]
	expect.Must(t, ok && s.Ships[mine].Owner == me, "%q: whose is %s?", k.Words, at[2])
	shot, no := s.Shot(u, k.Ship, game.NoWeapon, mine)
	_, back := s.Shot(u, mine, game.NoWeapon, k.Ship)
	band, _ := strconv.Atoi(at[3])
	switch in := strings.HasPrefix(at[4], ", in its arc"); {
	case in && (no.Code != game.Yes || shot.Band != band):
		t.Errorf("%q, but %s, Range %d", k.Words, no.Why(u), shot.Band)
	case !in && (no.Code == game.Yes || u.Band(s.Gap(u, k.Ship, mine).Dist) != band):
		t.Errorf("%q, but it could fire, or Range is %d", k.Words, u.Band(s.Gap(u, k.Ship, mine).Dist))
	case strings.Contains(at[4], "out of its arc") && no.Code != game.NotInArc, strings.Contains(at[4], "not the other") && back.Code != game.NotInArc:
		t.Errorf("%q, but %s; %s", k.Words, no.Why(u), back.Why(u))
	}
	want := sideOf(s.Ships[mine].Pose, s.Ships[k.Ship].Pose)
	expect.True(t, want == at[1], "%q, but it is %s it", k.Words, want)
	return hits
}

// sideOf is on which side of a ship another one stands, by its heading's vector.
func sideOf(of, at physics.Pose) string {
	sin, cos := math.Sincos(float64(of.Heading) / 1000 * math.Pi / 180)
	dx, dy := float64(at.X-of.X), float64(at.Y-of.Y)
	along := (dx*sin - dy*cos) / math.Hypot(dx, dy)
	switch {
	case along >= 0.5:
		return "ahead of"
	case along <= -0.5:
		return "behind"
	}
	return "beside"
}

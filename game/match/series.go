package match

import (
	"errors"
	"fmt"
	"io"
	"sync"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/dice"
	"attackwing/game/record"
)

// Series is many games of the same two fleets. Player P1 brings Fleets[0], P2 Fleets[1].
type Series struct {
	Scenario game.Scenario
	Fleets   [2]game.Fleet
	Names    [2]string
	House    game.House
	Seed     uint64 // game i has Seed+i
	Games    int
	Workers  int
	First    int // with Step above 1 only the games First, First+Step and so on are played: a shard
	Step     int
	Swap     bool // P1 sits south in every second game
	// Player makes the player of P1 (0) or P2 (1); it is called on the workers. One that can be
	// seated anew, [ai.Reseeder], is made once a worker and plays its games one after the other.
	Player func(who int, seed uint64) (Player, error)
	// Record opens the record of a game; nil keeps none.
	Record func(i int, seed uint64) (io.WriteCloser, error)
	// Stop, when it is closed, lets the games being played come to their end and begins no more;
	// nil never does.
	Stop <-chan struct{}
	// Done is told how many games are over, one call at a time; it may be nil.
	Done func(n int)
}

// Result is the result of one game of a series, in the order P1, P2 wherever they sat.
type Result struct {
	Seed        uint64 `json:"seed"`
	Winner      int    `json:"winner"` // 1 or 2; 0 nobody
	Rounds      int    `json:"rounds"`
	FleetPoints [2]int `json:"fleet_points"`
	Answers     int    `json:"answers"`
	Hash        string `json:"hash"`
	Swapped     bool   `json:"swapped,omitempty"`
}

// Count returns the number of games that are played.
func (s *Series) Count() int {
	step := max(1, s.Step)
	return max(0, (s.Games-s.First+step-1)/step)
}

// Number is the number in the series of the game played in place i.
func (s *Series) Number(i int) int { return s.First + i*max(1, s.Step) }

// Run plays the series. What comes out depends on nothing but the series itself: each game has its
// own dice and its own players' dice, derived from the seed and the game's number. Stopped early,
// what was played is the beginning of the series: games are begun in their order, and each that was
// begun is finished.
func (s *Series) Run() ([]Result, error) {
	out := make([]Result, s.Count())
	errs := make([]error, len(out))
	next, done, failed := 0, 0, false
	var mu sync.Mutex
	take := func(finished bool, err error) int {
		mu.Lock()
		defer mu.Unlock()
		if finished {
			done++
			if s.Done != nil {
				s.Done(done)
			}
		}
		if err != nil {
			failed = true
		}
		if failed || next >= len(out) || s.stopped() {
			return -1
		}
		next++
		return next - 1
	}
	var wg sync.WaitGroup
	for range max(1, min(s.Workers, len(out))) {
		wg.Go(func() {
			w := worker{Series: s}
			for i := take(false, nil); i >= 0; i = take(true, errs[i]) {
				n := s.Number(i)
				if out[i], errs[i] = w.play(n); errs[i] != nil {
					errs[i] = fmt.Errorf("game %d, seed %d: %w", n+1, s.Seed+uint64(n), errs[i])
				}
			}
		})
	}
	wg.Wait()
	for _, err := range errs {
		if err != nil {
			return nil, err
		}
	}
	return out[:next], nil
}

func (s *Series) stopped() bool {
	select {
	case <-s.Stop:
		return true
	default:
		return false
	}
}

// worker plays games of a series one after the other, in the buffers of the one before.
type worker struct {
	*Series
	setups  [2]*game.Setup // P1 in the north, P1 in the south
	game    *game.Game
	table   ai.Table
	players [2]Player // P1 and P2
}

// play plays game i. A fault of the program in it becomes an error that names the game, so that it
// can be played again.
func (w *worker) play(i int) (res Result, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("the program failed: %v", r)
		}
	}()
	res.Seed, res.Swapped = w.Seed+uint64(i), w.Swap && i%2 == 1
	seat := [2]int{0, 1} // who sits where
	if res.Swapped {
		seat = [2]int{1, 0}
	}
	if err := w.lay(seat, res.Seed); err != nil {
		return res, err
	}
	var players [2]Player
	for p, who := range seat {
		if players[p], err = w.seated(who, dice.Mix(res.Seed, uint64(p)+1)); err != nil {
			return res, err
		}
	}
	g := w.game
	if err := w.recorded(i, res.Seed, players); err != nil {
		return res, err
	}
	st := g.State()
	res.Rounds, res.Answers, res.Hash = int(st.Round), len(g.Answers()), record.Hash(st.Hash())
	for p, who := range seat {
		res.FleetPoints[who] = int(st.Result.FleetPoints[p])
		if st.Result.Winner == game.PlayerID(p) {
			res.Winner = who + 1
		}
	}
	return res, nil
}

// lay begins the next game.
func (w *worker) lay(seat [2]int, seed uint64) (err error) {
	u := w.setups[seat[0]]
	if u == nil {
		u = &game.Setup{Scenario: w.Scenario, House: w.House}
		for p, who := range seat {
			u.Fleets[p], u.Players[p] = w.Fleets[who], w.Names[who]
		}
		w.setups[seat[0]] = u
	}
	u.Reseed(seed)
	if w.game == nil {
		w.game, err = game.NewQuiet(u)
		return err
	}
	return w.game.Restart(u)
}

// seated is a player for the next game: the one of the last, if it can begin anew.
func (w *worker) seated(who int, seed uint64) (p Player, err error) {
	if again, ok := w.players[who].(ai.Reseeder); ok {
		again.Reseed(seed)
		return w.players[who], nil
	}
	w.players[who], err = w.Player(who, seed)
	return w.players[who], err
}

// recorded plays the game and writes its record, whole at the end: nobody waits for it meanwhile.
func (w *worker) recorded(i int, seed uint64, players [2]Player) (err error) {
	played := w.table.Play(w.game, players)
	if w.Record == nil {
		return played
	}
	to, err := w.Record(i, seed)
	if err != nil {
		return errors.Join(played, err)
	}
	err = record.Write(to, w.game)
	return errors.Join(played, err, to.Close())
}

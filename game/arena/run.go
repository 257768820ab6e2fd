package arena

import (
	"sync"
	"time"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/card"
)

// Run plays a plan, or a part of it.
type Run struct {
	Plan     Plan
	Scenario func(id string) (game.Scenario, error)
	Cards    *card.Catalogue
	Workers  int
	Shard    Shard
	Played   map[int]bool         // pairs that have been played before, and are left out
	Clock    func() time.Duration // of the thread it is called on
	Timed    bool                 // decisions are timed; what comes out is then not the same twice
	Twins    bool                 // a twin of each player tries to foretell its dials
	// Stop, when it is closed, lets the pairs being played come to their end and begins no more;
	// nil never does.
	Stop <-chan struct{}
	// Done is told of each pair, one call at a time, in the order of the plan.
	Done func(Pair) error
	// Begin is called on each worker before it plays; it may be nil.
	Begin func()
}

// Play plays what is to be played.
func (r *Run) Play() error {
	var todo []int
	for n := range r.Plan.Pairs() {
		if r.Shard.Has(n) && !r.Played[n] {
			todo = append(todo, n)
		}
	}
	q := queue{run: r, todo: todo, waits: map[int]Pair{}}
	var wg sync.WaitGroup
	for range max(1, min(r.Workers, len(todo))) {
		wg.Go(func() {
			if r.Begin != nil {
				r.Begin()
			}
			w := worker{Run: r, setups: map[Table]*game.Setup{}, players: map[string]ai.Player{}}
			for i, ok := q.take(); ok; i, ok = q.take() {
				q.put(i, w.pair)
			}
		})
	}
	wg.Wait()
	return q.err
}

// queue shares the pairs out and tells of them in their order.
type queue struct {
	sync.Mutex
	run         *Run
	todo        []int
	next, given int
	waits       map[int]Pair
	err         error
}

func (q *queue) take() (int, bool) {
	q.Lock()
	defer q.Unlock()
	if q.err != nil || q.next >= len(q.todo) || q.stopped() {
		return 0, false
	}
	q.next++
	return q.next - 1, true
}

func (q *queue) stopped() bool {
	select {
	case <-q.run.Stop:
		return true
	default:
		return false
	}
}

// put plays the pair at a place of the list, and tells of all that are whole up to there.
func (q *queue) put(i int, play func(int) (Pair, error)) {
	p, err := play(q.todo[i])
	q.Lock()
	defer q.Unlock()
	if err != nil && q.err == nil {
		q.err = err
	}
	if q.err != nil {
		return
	}
	for q.waits[i] = p; ; q.given++ {
		p, ok := q.waits[q.given]
		if !ok {
			return
		}
		delete(q.waits, q.given)
		if q.err = q.run.Done(p); q.err != nil {
			return
		}
	}
}

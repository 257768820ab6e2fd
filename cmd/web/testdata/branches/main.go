// Branches goes through everything that a function's text can be made of, and prints what came of
// it.
package main

import (
	"errors"
	"fmt"
	"os"
	"sort"
	"strings"
)

func main() {
	fmt.Println(primes(500), collatz(27), grid(9), words("the far ship turns, and the ship turns back"))
	fmt.Println(guarded(0), guarded(3), guarded(-1), guarded(7))
	fmt.Println(talk(20), deep(5000), labels(12), jumps(40))
	fmt.Println(choose(3), choose("x"), choose(errors.New("y")), choose(nil), choose([]int{1, 2}))
	fmt.Println(closures(6), kinds(), bits(0x9e3779b97f4a7c15), sorted())
}

func primes(n int) (count int) {
next:
	for k := 2; k < n; k++ {
		for d := 2; d*d <= k; d++ {
			if k%d == 0 {
				continue next
			}
		}
		count++
	}
	return count
}

func collatz(n int) (steps int) {
	for n != 1 {
		if n%2 == 0 {
			n /= 2
		} else {
			n = 3*n + 1
		}
		steps++
	}
	return steps
}

// grid has loops in loops, some of which call.
func grid(n int) (sum int) {
	for y := range n {
		for x := range n {
			if x == y {
				continue
			}
			for z := x; z < n; z++ {
				if z == 5 && y == 2 {
					break
				}
				sum += called(x, y) ^ z
			}
		}
		if sum > 3000 {
			return -sum
		}
	}
	return sum
}

//go:noinline
func called(x, y int) int {
	if x > y {
		return x*y + 1
	}
	return y - x
}

func words(s string) string {
	seen := map[string]int{}
	for _, w := range strings.FieldsFunc(s, func(r rune) bool { return r == ' ' || r == ',' }) {
		seen[w]++
	}
	var out []string
	for w, n := range seen {
		out = append(out, fmt.Sprint(w, n))
	}
	sort.Strings(out)
	return strings.Join(out, " ")
}

// guarded comes back from panics of all kinds, in loops too.
func guarded(n int) (out string) {
	defer func() {
		if e := recover(); e != nil {
			out += fmt.Sprint("!", e)
		}
	}()
	for i := range 4 {
		out += inner(i, n)
	}
	var list []int
	switch {
	case n == 0:
		out += fmt.Sprint(list[n])
	case n == 3:
		out += fmt.Sprint(10 / (n - 3))
	case n < 0:
		var p *struct{ a int }
		out += fmt.Sprint(p.a)
	}
	return out + "."
}

func inner(i, n int) (out string) {
	for k := range 2 {
		defer func() { out += fmt.Sprint(i, k, recover() != nil, " ") }()
	}
	if i == n {
		panic(i)
	}
	return "-"
}

// talk has goroutines wait for each other in the middle of loops.
func talk(n int) (sum int) {
	ask, answer, done := make(chan int), make(chan int, 2), make(chan bool)
	go func() {
		for {
			select {
			case k := <-ask:
				for range k % 3 {
					answer <- k
				}
				answer <- -1
			case <-done:
				close(answer)
				return
			}
		}
	}()
	for k := range n {
		ask <- k
		for a := range answer {
			if a < 0 {
				break
			}
			sum += a
		}
	}
	close(done)
	for range answer {
		sum++
	}
	return sum
}

// deep needs more stack again and again, in the middle of a loop.
func deep(n int) (sum int) {
	var room [40]int
	for i := range room {
		room[i] = n * i
		if i == 20 && n > 0 {
			sum += deep(n - 1)
		}
	}
	return (sum + room[n%40]) % 1000003
}

func labels(n int) (out int) {
outer:
	for i := 0; ; i++ {
		for j := 0; ; j++ {
			switch {
			case i*j > n:
				continue outer
			case i > n:
				break outer
			case j > 3:
				out += i
				if i%4 == 1 {
					goto skip
				}
				continue outer
			}
			out++
		}
	skip:
		out *= 2
	}
	return out
}

// jumps goes into the middle of what is a loop.
func jumps(n int) (out int) {
	i := 0
	if n%2 == 0 {
		goto middle
	}
top:
	out += i
	if out > 500 {
		return out
	}
middle:
	i++
	out ^= called(i, n)
	if i < n {
		goto top
	}
	if i < 2*n {
		i += 3
		goto middle
	}
	return -out
}

func choose(v any) string {
	switch v := v.(type) {
	case nil:
		return "nothing"
	case int:
		return strings.Repeat("i", v)
	case error, fmt.Stringer:
		return fmt.Sprint("error ", v)
	case string:
		return "string " + v
	}
	return fmt.Sprintf("%T", v)
}

func closures(n int) (sum int) {
	var all []func(int) int
	for i := range n {
		all = append(all, func(k int) int {
			for k > i {
				k -= 2
				sum++
			}
			return k
		})
	}
	for pair := range func(yield func(int) bool) {
		for i := range n {
			if !yield(i) {
				return
			}
		}
	} {
		if pair == 5 {
			break
		}
		sum += all[pair](10)
	}
	return sum
}

func kinds() string {
	f, g := 1.5, float32(2.25)
	i, u := int8(-7), uint16(65530)
	for range 5 {
		f, g = f*f-0.5, g/1.5
		i, u = i*3, u+3
	}
	return fmt.Sprintf("%.12g %.6g %d %d %v", f, g, i, u, len(os.Args) > 0)
}

func bits(x uint64) (n int) {
	for ; x != 0; x &= x - 1 {
		n++
	}
	return n
}

func sorted() []int {
	list := []int{5, 3, 9, 1, 7, 2, 8}
	sort.Slice(list, func(a, b int) bool { return list[a] < list[b] })
	return list
}

package sound

import (
	"bytes"
	"encoding/binary"
	"os"
	"path/filepath"
	"runtime"

	"github.com/ebitengine/oto/v3"

	"attackwing/ui/synth"
)

// most is the most sounds heard at once; a further one is dropped.
const most = 8

// Player plays sounds by name. One goroutine, the game's.
type Player struct {
	ctx     *oto.Context
	ready   chan struct{}
	tried   bool
	rests   bool
	made    map[key][]byte
	playing []*oto.Player
}

type key struct {
	name string
	seat int
}

// Play lets a sound be heard; volume is 0 to 1. It never waits and never fails.
func (p *Player) Play(name string, seat int, volume float64) {
	if volume <= 0 || !p.open() || len(p.playing) >= most {
		return
	}
	if p.made == nil {
		p.made = map[key][]byte{}
	}
	k := key{name, seat}
	b, ok := p.made[k]
	if !ok {
		for _, x := range synth.Render(name, seat) {
			b = binary.LittleEndian.AppendUint16(b, uint16(x))
		}
		p.made[k] = b
	}
	if len(b) == 0 {
		return
	}
	if p.rests && p.ctx.Resume() != nil {
		return
	}
	p.rests = false
	one := p.ctx.NewPlayer(bytes.NewReader(b))
	one.SetVolume(volume)
	one.Play()
	p.playing = append(p.playing, one)
}

// Tick lets go of sounds that have ended; true while one is heard.
func (p *Player) Tick() bool {
	n := 0
	for _, one := range p.playing {
		if one.IsPlaying() {
			p.playing[n] = one
			n++
		}
	}
	clear(p.playing[n:])
	p.playing = p.playing[:n]
	if n == 0 && p.ctx != nil && !p.rests && p.isReady() {
		p.rests = p.ctx.Suspend() == nil
	}
	return n > 0
}

func (p *Player) isReady() bool {
	select {
	case <-p.ready:
		return p.ctx.Err() == nil
	default:
		return false
	}
}

// open opens the device once; the first sounds may be lost while it gets ready.
func (p *Player) open() bool {
	if !p.tried {
		p.tried = true
		if device() {
			if ctx, ready, err := oto.NewContext(&oto.NewContextOptions{SampleRate: synth.Rate, ChannelCount: 1,
				Format: oto.FormatSignedInt16LE}); err == nil {
				p.ctx, p.ready = ctx, ready
			}
		}
	}
	return p.ctx != nil && p.isReady()
}

// device tells whether the machine seems to have a loudspeaker: trying to open one that is not
// there is slow, and some drivers write to the terminal then.
func device() bool {
	if runtime.GOOS != "linux" {
		return true
	}
	if os.Getenv("PULSE_SERVER") != "" {
		return true
	}
	for _, name := range []string{filepath.Join(os.Getenv("XDG_RUNTIME_DIR"), "pulse", "native"), "/dev/snd"} {
		if _, err := os.Stat(name); err == nil && filepath.IsAbs(name) {
			return true
		}
	}
	return false
}

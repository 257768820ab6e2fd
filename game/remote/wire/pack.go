package wire

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"net/netip"
	"strconv"
	"strings"
	"unicode/utf8"

	"attackwing/game/textfile"
)

// An invitation and an answer hold what two browsers have to tell each other, no more: the hash of
// the certificate, the name and password of the connection, and addresses. The description that
// the browsers' interface wants (SDP) is built anew from that; none that came from elsewhere is
// ever given to it. The page doc/protocol.md has the bytes.

// Kind is what a text is.
type Kind byte

// The kinds of text.
const (
	Offer  Kind = 0x10
	Answer Kind = 0x11
	Watch  Kind = 0x12 // an offer to somebody who only watches
)

// mark is the beginning of each text.
const mark = "AW1"

// Bounds of a text.
const (
	maxText       = 1024 // letters
	maxCandidates = 8
	maxName       = 40 // bytes of the name of a player or a sheet
	maxPoints     = 9999
)

// card is what a text holds.
type card struct {
	print      [sha256.Size]byte
	user, pass string
	addrs      []candidate
}

// candidate is an address at which a program may be reached.
type candidate struct {
	kind byte       // index of kinds
	ip   netip.Addr // of a host that a browser hides: zero
	name [16]byte   // then its name, a UUID below .local
	port uint16
}

// kinds are the kinds of a candidate.
var kinds = [...]string{"host", "srflx", "relay"}

// Forms of an address.
const (
	formV4 = iota
	formV6
	formName
)

// Pack packs a description. What an invitation says goes with an offer; an answer has none.
func Pack(sdp string, k Kind, told Told) (string, error) {
	c, err := read(sdp)
	if err != nil {
		return "", err
	}
	b := append([]byte{byte(k)}, c.print[:]...)
	b = appendSecret(appendSecret(b, c.user), c.pass)
	b = append(b, byte(len(c.addrs)))
	for _, a := range c.addrs {
		b = a.append(b)
	}
	if k != Answer {
		b = appendText(appendText(b, told.Name), told.Sheet)
		b = binary.BigEndian.AppendUint16(b, uint16(min(max(told.Points, 0), maxPoints)))
	}
	b = binary.BigEndian.AppendUint16(b, crc(b))
	text := mark + base64.RawURLEncoding.EncodeToString(b)
	if len(text) > maxText {
		return "", errors.New("the invitation is too long")
	}
	return text, nil
}

// errText is the error of a text that is none of these, or not whole.
var errText = errors.New("this is not an invitation or an answer, or a part of it is missing. Copy it once more")

// Unpack returns the description that a text stands for, what it is, and what it says. Spaces and
// ends of lines within it do not matter: messengers break lines.
func Unpack(text string) (sdp string, k Kind, told Told, err error) {
	if len(text) > 4*maxText {
		return "", 0, told, errText
	}
	text, marked := strings.CutPrefix(strings.Join(strings.Fields(text), ""), mark)
	b, err := base64.RawURLEncoding.Strict().DecodeString(text)
	if err != nil || !marked || len(mark)+len(text) > maxText || len(b) < 3 {
		return "", 0, told, errText
	}
	b, sum := b[:len(b)-2], binary.BigEndian.Uint16(b[len(b)-2:])
	if crc(b) != sum {
		return "", 0, told, errText
	}
	switch k = Kind(b[0]); {
	case k>>4 != Offer>>4:
		return "", 0, told, errors.New("this invitation is from another version of the program. Both need the same one")
	case k > Watch:
		return "", 0, told, errText
	}
	var c card
	r := reader{b: b[1:]}
	copy(c.print[:], r.next(len(c.print)))
	c.user, c.pass = r.secret(4), r.secret(22)
	n := int(r.byte())
	r.bad = r.bad || n > maxCandidates
	for i := 0; i < n && !r.bad; i++ {
		c.addrs = append(c.addrs, r.candidate())
	}
	if k != Answer {
		told.Name, told.Sheet = r.text(), r.text()
		told.Points = int(binary.BigEndian.Uint16(r.next(2)))
		r.bad = r.bad || told.Points > maxPoints
	}
	if r.bad || len(r.b) > 0 {
		return "", 0, Told{}, errText
	}
	return c.sdp(k), k, told, nil
}

// Same reports whether two descriptions are of the same program.
func Same(a, b string) bool {
	one, err := read(a)
	two, err2 := read(b)
	return err == nil && err2 == nil && one.print == two.print
}

// read reads what matters of a description. Candidates that are no address of a program or not of
// UDP are left out, and those above the most.
func read(sdp string) (c card, err error) {
	printed := false
	for l := range strings.Lines(sdp) {
		name, value, _ := strings.Cut(strings.TrimSpace(l), ":")
		switch {
		case name == "a=fingerprint" && !printed:
			hash, hexes, _ := strings.Cut(value, " ")
			b, err := hex.DecodeString(strings.ReplaceAll(hexes, ":", ""))
			if !strings.EqualFold(hash, "sha-256") || err != nil || len(b) != len(c.print) {
				return c, errors.New("a fingerprint that is none")
			}
			copy(c.print[:], b)
			printed = true
		case name == "a=ice-ufrag" && c.user == "":
			c.user = value
		case name == "a=ice-pwd" && c.pass == "":
			c.pass = value
		case name == "a=candidate" && len(c.addrs) < maxCandidates:
			if a, ok := readCandidate(value); ok {
				c.addrs = append(c.addrs, a)
			}
		}
	}
	if !printed || !secret(c.user, 4) || !secret(c.pass, 22) {
		return c, errors.New("a description of a connection that lacks a part")
	}
	return c, nil
}

// secret reports whether a text can be the name or password of a connection.
func secret(s string, least int) bool {
	return len(s) >= least && len(s) < 128 && strings.Trim(s, iceLetters) == ""
}

// iceLetters are the letters of names and passwords, those of base64.
const iceLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

// readCandidate reads "1 1 udp 2130706431 192.0.2.1 4242 typ host ...".
func readCandidate(s string) (a candidate, ok bool) {
	f := strings.Fields(s)
	if len(f) < 8 || f[1] != "1" || !strings.EqualFold(f[2], "udp") || f[6] != "typ" {
		return a, false
	}
	port, err := strconv.ParseUint(f[5], 10, 16)
	if err != nil || port == 0 {
		return a, false
	}
	a.port = uint16(port)
	for i, k := range kinds {
		if f[7] == k {
			a.kind, ok = byte(i), true
		}
	}
	if name, is := strings.CutSuffix(f[4], ".local"); is {
		b, err := hex.DecodeString(strings.ReplaceAll(name, "-", ""))
		copy(a.name[:], b)
		return a, ok && err == nil && name == a.uuid()
	}
	a.ip, err = netip.ParseAddr(f[4])
	a.ip = a.ip.Unmap()
	return a, ok && err == nil && a.ip.Zone() == ""
}

func (a candidate) uuid() string {
	h := hex.EncodeToString(a.name[:])
	return h[:8] + "-" + h[8:12] + "-" + h[12:16] + "-" + h[16:20] + "-" + h[20:]
}

func (a candidate) append(b []byte) []byte {
	form, addr := byte(formName), a.name[:]
	if a.ip.IsValid() {
		addr = a.ip.AsSlice()
		if form = formV6; a.ip.Is4() {
			form = formV4
		}
	}
	b = append(append(b, a.kind<<4|form), addr...)
	return binary.BigEndian.AppendUint16(b, a.port)
}

// appendSecret appends a name or password with its length. Letters that are base64, as those of
// most programs, are packed; else the length has bit 7.
func appendSecret(b []byte, s string) []byte {
	if raw, err := base64.RawStdEncoding.Strict().DecodeString(s); err == nil {
		return append(append(b, byte(len(raw))), raw...)
	}
	return append(append(b, 0x80|byte(len(s))), s...)
}

// appendText appends a text with its length, cut to the bound.
func appendText(b []byte, s string) []byte {
	if !textfile.Shown(s) {
		s = ""
	}
	for len(s) > maxName {
		_, n := utf8.DecodeLastRuneInString(s)
		s = s[:len(s)-n]
	}
	return append(append(b, byte(len(s))), s...)
}

// reader reads what was packed; bad is that there was too little of it, or something else.
type reader struct {
	b   []byte
	bad bool
}

// next returns the next bytes, zeros where there are fewer.
func (r *reader) next(n int) []byte {
	if r.bad || n > len(r.b) {
		r.bad = true
		return make([]byte, n)
	}
	out := r.b[:n]
	r.b = r.b[n:]
	return out
}

func (r *reader) byte() byte { return r.next(1)[0] }

func (r *reader) secret(least int) string {
	n := r.byte()
	s := string(r.next(int(n & 0x7f)))
	if n&0x80 == 0 {
		s = base64.RawStdEncoding.EncodeToString([]byte(s))
	}
	r.bad = r.bad || !secret(s, least)
	return s
}

func (r *reader) text() string {
	s := string(r.next(int(r.byte())))
	r.bad = r.bad || len(s) > maxName || !textfile.Shown(s)
	return s
}

func (r *reader) candidate() (a candidate) {
	b := r.byte()
	a.kind = b >> 4
	switch b & 15 {
	case formV4:
		a.ip, _ = netip.AddrFromSlice(r.next(4))
	case formV6:
		a.ip, _ = netip.AddrFromSlice(r.next(16))
		r.bad = r.bad || a.ip.Is4In6()
	case formName:
		copy(a.name[:], r.next(16))
	default:
		r.bad = true
	}
	a.port = binary.BigEndian.Uint16(r.next(2))
	r.bad = r.bad || a.port == 0 || int(a.kind) >= len(kinds)
	return a
}

// sdp builds the description.
func (c *card) sdp(k Kind) string {
	var b bytes.Buffer
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\r\n", args...) }
	line("v=0")
	line("o=- %d 2 IN IP4 127.0.0.1", binary.BigEndian.Uint64(c.print[:])>>2)
	line("s=-")
	line("t=0 0")
	line("a=group:BUNDLE 0")
	line("m=application 9 UDP/DTLS/SCTP webrtc-datachannel")
	line("c=IN IP4 0.0.0.0")
	for i, a := range c.addrs {
		addr, rest := a.uuid()+".local", ""
		if a.ip.IsValid() {
			addr = a.ip.String()
		}
		if a.kind != 0 {
			rest = " raddr 0.0.0.0 rport 0"
		}
		line("a=candidate:%d 1 udp %d %s %d typ %s%s", i+1, priority(a.kind, i), addr, a.port, kinds[a.kind], rest)
	}
	line("a=end-of-candidates")
	line("a=ice-ufrag:%s", c.user)
	line("a=ice-pwd:%s", c.pass)
	hexes := strings.ToUpper(hex.EncodeToString(c.print[:]))
	for i := len(hexes) - 2; i > 0; i -= 2 {
		hexes = hexes[:i] + ":" + hexes[i:]
	}
	line("a=fingerprint:sha-256 %s", hexes)
	if k != Answer {
		line("a=setup:actpass")
	} else {
		line("a=setup:active")
	}
	line("a=mid:0")
	line("a=sctp-port:5000")
	line("a=max-message-size:65536")
	return b.String()
}

// priority is that of the i-th candidate: hosts before what lies behind routers, those before
// relays.
func priority(kind byte, i int) uint32 {
	return [...]uint32{126, 100, 0}[kind]<<24 | uint32(65535-i)<<8 | 255
}

// crc is the CRC-16 of some bytes (CCITT, from FFFF).
func crc(b []byte) (sum uint16) {
	sum = 0xffff
	for _, x := range b {
		sum ^= uint16(x) << 8
		for range 8 {
			top := sum >> 15
			sum = sum<<1 ^ 0x1021*top
		}
	}
	return sum
}

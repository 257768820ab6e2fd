package main

import (
	"cmp"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"

	"attackwing/game/store"
)

// spoken are the letters that people's names are written with, whatever the program itself says:
// Latin, Greek, Cyrillic.
var spoken = [][2]rune{
	{0x20, 0x7e},
	{0xa0, 0x17f},
	{0x218, 0x21b},
	{0x370, 0x3ff},
	{0x400, 0x45f},
	{0x490, 0x491},
	{0x2010, 0x2044},
	{0x20ac, 0x20ac},
	{0x2116, 0x2122},
	{0x2190, 0x2199},
	{0x2212, 0x2265},
}

// lettersOf are the spoken ones, and all that the program's own texts have.
func lettersOf(root string) (map[rune]bool, error) {
	all := map[rune]bool{}
	for _, r := range spoken {
		for c := r[0]; c <= r[1]; c++ {
			all[c] = true
		}
	}
	for _, dir := range []string{"assets", "cmd", "game", "physics", "scenarios", "ui"} {
		err := filepath.WalkDir(filepath.Join(root, dir), func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() ||
				!slices.Contains([]string{".go", ".yaml", ".csv", ".json"}, filepath.Ext(path)) {
				return err
			}
			b, err := os.ReadFile(path)
			for _, c := range string(b) {
				if c >= ' ' && c != utf8.RuneError {
					all[c] = true
				}
			}
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	return all, nil
}

// overlay cuts the fonts to the letters that are used into a folder, beside files of the runtime that
// are changed, and writes there what tells the compiler to take those: its name.
func overlay(into string, takes map[string]string) (string, error) {
	out, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}").Output()
	if err != nil {
		return "", fmt.Errorf("where the program lies: %w", err)
	}
	root := strings.TrimSpace(string(out))
	letters, err := lettersOf(root)
	if err != nil {
		return "", err
	}
	files, err := filepath.Glob(filepath.Join(root, "assets", "fonts", "*.ttf"))
	if err != nil {
		return "", err
	}
	for _, f := range files {
		b, err := os.ReadFile(f)
		if err != nil {
			return "", err
		}
		small, err := cut(b, letters)
		if err != nil {
			return "", fmt.Errorf("%s: %w", filepath.Base(f), err)
		}
		takes[f] = filepath.Join(into, filepath.Base(f))
		if err := store.WriteFile(takes[f], small); err != nil {
			return "", err
		}
	}
	list, err := json.Marshal(map[string]any{"Replace": takes})
	if err != nil {
		return "", err
	}
	name := filepath.Join(into, "overlay.json")
	return name, store.WriteFile(name, list)
}

// truetype is a font's tables by their names, as the OpenType specification has them.
type truetype map[string][]byte

var big = binary.BigEndian

// tablesOf reads the directory of a font.
func tablesOf(b []byte) (truetype, error) {
	t := truetype{}
	if len(b) < 12 {
		return nil, fmt.Errorf("it is not a font")
	}
	for i := range int(big.Uint16(b[4:])) {
		e := b[12+16*i:]
		from, n := big.Uint32(e[8:]), big.Uint32(e[12:])
		t[string(e[:4])] = b[from : from+n]
	}
	for _, need := range []string{"head", "maxp", "cmap", "loca", "glyf", "hmtx"} {
		if t[need] == nil {
			return nil, fmt.Errorf("it has no table %s", need)
		}
	}
	return t, nil
}

// cut is a font without the outlines of letters that are not among those wanted. Glyphs keep their
// numbers, so that widths and the distances of pairs stay what they are; what tells a hinting
// engine or an editor something goes, as nobody reads it here.
func cut(b []byte, letters map[rune]bool) ([]byte, error) {
	t, err := tablesOf(b)
	if err != nil {
		return nil, err
	}
	drawn, err := t.drawn()
	if err != nil {
		return nil, err
	}
	maps.DeleteFunc(drawn, func(r rune, _ uint16) bool { return !letters[r] })
	keep := map[uint16]bool{0: true}
	for _, g := range drawn {
		t.keep(g, keep)
	}
	var glyf, loca []byte
	for g := range int(big.Uint16(t["maxp"][4:])) {
		loca = big.AppendUint32(loca, uint32(len(glyf)))
		if keep[uint16(g)] {
			glyf = append(glyf, unhinted(t.outline(uint16(g)))...)
			glyf = append(glyf, make([]byte, -len(glyf)&3)...)
		}
	}
	head := slices.Clone(t["head"])
	big.PutUint16(head[50:], 1) // places are told in four bytes
	post := append([]byte{0, 3, 0, 0}, t["post"][4:32]...)
	t["glyf"], t["loca"], t["head"], t["post"], t["cmap"] = glyf,
		big.AppendUint32(loca, uint32(len(glyf))), head, post, cmapOf(drawn)
	for _, gone := range []string{"GSUB", "GDEF", "cvt ", "fpgm", "prep", "gasp"} {
		delete(t, gone)
	}
	return t.file(), nil
}

// drawn are the glyphs of letters, from the table of two-byte letters that every font has.
func (t truetype) drawn() (map[rune]uint16, error) {
	cmap := t["cmap"]
	for i := range int(big.Uint16(cmap[2:])) {
		s := cmap[big.Uint32(cmap[4+8*i+4:]):]
		if big.Uint16(s) != 4 {
			continue
		}
		out, n := map[rune]uint16{}, int(big.Uint16(s[6:]))/2
		at := func(part, k int) int { return 14 + 2*n*part + 2*k }
		for k := range n {
			last, first, delta, from := big.Uint16(s[at(0, k):]), big.Uint16(s[at(1, k)+2:]),
				big.Uint16(s[at(2, k)+2:]), big.Uint16(s[at(3, k)+2:])
			for c := int(first); c <= int(last) && c < 0xffff; c++ {
				g := uint16(c) + delta
				if from != 0 {
					if g = big.Uint16(s[at(3, k)+2+int(from)+2*(c-int(first)):]); g != 0 {
						g += delta
					}
				}
				if g != 0 {
					out[rune(c)] = g
				}
			}
		}
		return out, nil
	}
	return nil, fmt.Errorf("its letters are listed in a way that is not known here")
}

// outline returns the data that draws a glyph, empty for a blank.
func (t truetype) outline(g uint16) []byte {
	loca := t["loca"]
	if big.Uint16(t["head"][50:]) == 0 {
		return t["glyf"][2*int(big.Uint16(loca[2*int(g):])) : 2*int(big.Uint16(loca[2*int(g)+2:]))]
	}
	return t["glyf"][big.Uint32(loca[4*int(g):]):big.Uint32(loca[4*int(g)+4:])]
}

// Flags of a part of a glyph that is made of others.
const (
	wordsFollow = 0x0001
	scaled      = 0x0008
	morePart    = 0x0020
	scaledBoth  = 0x0040
	turned      = 0x0080
	hinted      = 0x0100
)

// parts calls do with the place of each part of a glyph that is made of others, and returns where
// the last one ends.
func parts(o []byte, do func(at int)) (end int) {
	if len(o) < 10 || int16(big.Uint16(o)) >= 0 {
		return 0
	}
	for at := 10; ; {
		do(at)
		flags, n := big.Uint16(o[at:]), 6
		if flags&wordsFollow != 0 {
			n += 2
		}
		switch {
		case flags&scaled != 0:
			n += 2
		case flags&scaledBoth != 0:
			n += 4
		case flags&turned != 0:
			n += 8
		}
		at += n
		if flags&morePart == 0 {
			return at
		}
	}
}

// keep marks a glyph and those it is made of.
func (t truetype) keep(g uint16, keep map[uint16]bool) {
	if keep[g] {
		return
	}
	keep[g] = true
	o := t.outline(g)
	parts(o, func(at int) { t.keep(big.Uint16(o[at+2:]), keep) })
}

// unhinted is an outline without its instructions.
func unhinted(o []byte) []byte {
	if len(o) < 10 {
		return o
	}
	o = slices.Clone(o)
	if end := parts(o, func(at int) { big.PutUint16(o[at:], big.Uint16(o[at:])&^hinted) }); end > 0 {
		return o[:end]
	}
	at := 10 + 2*int(big.Uint16(o))
	n := int(big.Uint16(o[at:]))
	big.PutUint16(o[at:], 0)
	return slices.Delete(o, at+2, at+2+n)
}

// cmapOf lists letters in runs whose glyphs follow each other (format 12).
func cmapOf(drawn map[rune]uint16) []byte {
	var runs []byte
	n := 0
	letters := slices.Sorted(maps.Keys(drawn))
	for i := 0; i < len(letters); {
		j := i + 1
		for j < len(letters) && letters[j] == letters[j-1]+1 && drawn[letters[j]] == drawn[letters[j-1]]+1 {
			j++
		}
		for _, v := range []uint32{uint32(letters[i]), uint32(letters[j-1]), uint32(drawn[letters[i]])} {
			runs = big.AppendUint32(runs, v)
		}
		i, n = j, n+1
	}
	// one table, for Unicode, twelve bytes on, of format 12
	out := []byte{0, 0, 0, 1, 0, 3, 0, 10, 0, 0, 0, 12, 0, 12, 0, 0}
	for _, v := range []int{16 + len(runs), 0, n} {
		out = big.AppendUint32(out, uint32(v))
	}
	return append(out, runs...)
}

// file writes the tables as a font. Sums are left out: who reads it has cut it.
func (t truetype) file() []byte {
	names := slices.SortedFunc(maps.Keys(t), cmp.Compare[string])
	out := []byte{0, 1, 0, 0, 0, byte(len(names)), 0, 0, 0, 0, 0, 0}
	at := len(out) + 16*len(names)
	var body []byte
	for _, n := range names {
		out = append(out, n...)
		for _, v := range []int{0, at + len(body), len(t[n])} {
			out = big.AppendUint32(out, uint32(v))
		}
		body = append(body, t[n]...)
		body = append(body, make([]byte, -len(body)&3)...)
	}
	return append(out, body...)
}

package wire

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// samples are descriptions that programs have made, by the names of their files.
func samples(t testing.TB) map[string]string {
	files, err := filepath.Glob("testdata/*.sdp")
	if err != nil || len(files) == 0 {
		t.Fatal("no samples", err)
	}
	all := map[string]string{}
	for _, f := range files {
		b, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		all[filepath.Base(f)] = string(b)
	}
	return all
}

// What programs describe is packed into a text of at most 400 letters, and stands for the same
// connection when it is unpacked and packed again.
func TestDescriptionsArePacked(t *testing.T) {
	told := Told{"Anna", "Tholian Web", 120}
	for name, sdp := range samples(t) {
		for _, k := range []Kind{Offer, Answer, Watch} {
			text, err := Pack(sdp, k, told)
			must(t, err)
			t.Logf("%s: %d letters, %d of SDP", name, len(text), len(sdp))
			if len(text) > 400 {
				t.Errorf("%s: %d letters", name, len(text))
			}
			broken := text[:20] + "\r\n  " + text[20:50] + "\n" + text[50:] + "\n"
			again, kind, said, err := Unpack(broken)
			must(t, err)
			if k != Answer && said != told || k == Answer && said != (Told{}) || kind != k {
				t.Errorf("%s says %v, kind %x", name, said, kind)
			}
			was, err := read(sdp)
			must(t, err)
			is, err := read(again)
			must(t, err)
			if was.print != is.print || was.user != is.user || was.pass != is.pass || len(was.addrs) != len(is.addrs) {
				t.Errorf("%s: %+v is unpacked as %+v", name, was, is)
			}
			for i := range min(len(was.addrs), len(is.addrs)) {
				if was.addrs[i] != is.addrs[i] {
					t.Errorf("%s: %+v is unpacked as %+v", name, was.addrs[i], is.addrs[i])
				}
			}
			if !Same(sdp, again) {
				t.Errorf("%s is not the same program", name)
			}
		}
	}
}

// A text that is cut, altered or of something else is refused with a sentence.
func TestOtherTextsAreRefused(t *testing.T) {
	good, err := Pack(samples(t)["pion.sdp"], Offer, Told{Name: "Anna"})
	must(t, err)
	bad := map[string]string{
		"empty": "", "words": "Come and play!", "only the mark": "AW1", "long": "AW1" + strings.Repeat("A", 2000),
		"no mark": good[3:], "twice": good + good, "a link": "aw1.b." + good[3:],
	}
	for i := range good {
		if i > 2 {
			bad["cut "+good[:i]] = good[:i]
		}
		bad["altered "+good[:i]] = good[:i] + string(good[i]^1) + good[i+1:]
	}
	for what, text := range bad {
		if sdp, _, _, err := Unpack(text); err == nil {
			t.Errorf("%s is read as %s", what, sdp)
		}
	}
}

// A text of another version says so.
func TestOtherVersionsSaySo(t *testing.T) {
	text, err := Pack(samples(t)["pion.sdp"], Kind(0x20), Told{})
	must(t, err)
	if _, _, _, err := Unpack(text); err == nil || !strings.Contains(err.Error(), "version") {
		t.Error(err)
	}
}

// Names that are too long for a text are cut between letters; what cannot be shown is left out.
func TestNamesFit(t *testing.T) {
	text, err := Pack(samples(t)["pion.sdp"], Offer, Told{strings.Repeat("é", 30), "a\nb", 120_000})
	must(t, err)
	_, _, told, err := Unpack(text)
	must(t, err)
	if told != (Told{strings.Repeat("é", 20), "", maxPoints}) {
		t.Errorf("%+v", told)
	}
}

// FuzzUnpack unpacks whatever comes: it is refused, or it is one text for one description.
func FuzzUnpack(f *testing.F) {
	for _, sdp := range samples(f) {
		for _, k := range []Kind{Offer, Answer, Watch} {
			text, err := Pack(sdp, k, Told{"Anna", "Tholian Web", 120})
			if err != nil {
				f.Fatal(err)
			}
			f.Add([]byte(text))
		}
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		text := string(b)
		sdp, k, told, err := Unpack(text)
		if err != nil {
			// with its checksum set right, it is read all the same
			if text, err = summed(b); err != nil {
				return
			}
			if sdp, k, told, err = Unpack(text); err != nil {
				return
			}
		}
		again, err := Pack(sdp, k, told)
		if err != nil {
			t.Fatalf("%s: %v", sdp, err)
		}
		sdp2, k2, told2, err := Unpack(again)
		if err != nil || sdp2 != sdp || k2 != k || told2 != told {
			t.Fatalf("%v\n%s\n%s", err, sdp, sdp2)
		}
	})
}

// FuzzPack packs whatever describes itself as a connection.
func FuzzPack(f *testing.F) {
	for _, sdp := range samples(f) {
		f.Add(sdp)
	}
	f.Fuzz(func(t *testing.T, sdp string) {
		text, err := Pack(sdp, Offer, Told{})
		if err != nil {
			return
		}
		if _, _, _, err := Unpack(text); err != nil {
			t.Fatalf("%q is packed as %s: %v", sdp, text, err)
		}
	})
}

// The page of the protocol has the invitation of the sample, and what lies in it.
func TestThePageHasTheInvitation(t *testing.T) {
	text, err := Pack(samples(t)["pion.sdp"], Offer, Told{"Anna", "Standard game", 120})
	must(t, err)
	page, err := os.ReadFile("../../../doc/protocol.md")
	must(t, err)
	if !strings.Contains(string(page), text) {
		t.Errorf("doc/protocol.md does not have %s", text)
	}
}
